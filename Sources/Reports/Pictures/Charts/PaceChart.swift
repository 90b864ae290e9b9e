/// The number of scenarios of a run at a moment.
public struct Pace: Hashable, Sendable {
  /// Seconds since its start.
  public var seconds: Double
  /// The scenarios until then.
  public var scenarios: Int

  /// The number of scenarios after some seconds.
  public init(seconds: Double, scenarios: Int) {
    self.seconds = seconds
    self.scenarios = scenarios
  }
}

/// Scenarios per second, over the time of a run.
public struct PaceChart {
  private let rates: [(seconds: Double, rate: Double)]

  private static let plot = Area(x: 58, y: 26, width: 320, height: 140)
  /// Points that are drawn: neighbors become one.
  private static let most = 120

  /// Nil where there are too few points to draw a curve.
  public init?(_ pace: [Pace]) {
    let size = max(1, pace.count / Self.most)
    var points = stride(from: 0, to: pace.count, by: size).map { pace[$0] }
    if let last = pace.last, points.last != last { points.append(last) }
    rates = zip(points, points.dropFirst()).compactMap { before, after in
      let time = after.seconds - before.seconds
      guard time > 0 else { return nil }
      return (after.seconds, Double(after.scenarios - before.scenarios) / time)
    }
    if rates.count < 2 { return nil }
  }

  /// The picture.
  public var drawing: Drawing {
    let plot = Self.plot
    let across = ChartAxis(.linear, for: rates.map { $0.seconds }, from: plot.x, to: plot.maxX)
    let up = ChartAxis(.linear, for: rates.map { $0.rate }, from: plot.maxY, to: plot.y)
    let label = "Scenarios a second: " + (rates.last?.rate.compact ?? "") + " at the end."
    return Drawing(width: plot.maxX + 26, height: plot.maxY + 46, label: label) { svg in
      svg.drawGrid(plot, across, up, x: "seconds", y: "")
      svg.label("scenarios a second", plot.x, plot.y - 10, "small dim")
      let points = rates.map { Point(x: across.place($0.seconds), y: up.place($0.rate)) }
      svg.add(.path, .d(PathData(through: points)), .class("curve s0"))
    }
  }
}
