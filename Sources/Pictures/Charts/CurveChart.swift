/// Curves over a logarithmic axis, with the spread of each point as a band.
public struct CurveChart: Sendable {
  /// A measured point.
  public struct Point: Hashable, Sendable {
    /// Where it is measured.
    public var x: Double
    /// The middle of what was measured.
    public var y: Double
    /// The lower end of the spread.
    public var low: Double
    /// The upper end of the spread.
    public var high: Double

    /// A point without a spread unless one is given.
    public init(x: Double, y: Double, low: Double? = nil, high: Double? = nil) {
      self.x = x
      self.y = y
      self.low = low ?? y
      self.high = high ?? y
    }
  }

  /// One curve.
  public struct Series: Hashable, Sendable {
    /// What is measured.
    public var name: String
    /// From left to right.
    public var points: [Point]

    /// A curve.
    public init(name: String, points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// What there is to see.
  public var title: String
  /// What is below.
  public var x: String
  /// What is at the side.
  public var y: String
  /// At most six are told apart by color and sign.
  public var series: [Series]

  /// A chart.
  public init(title: String, x: String, y: String, series: [Series]) {
    self.title = title
    self.x = x
    self.y = y
    self.series = series.filter { !$0.points.isEmpty }
  }

  private static let plot = Box(x: 58, y: 16, width: 390, height: 230)
  private static let width = 600.0

  /// The picture.
  public var drawing: Drawing {
    let plot = Self.plot
    let points = series.flatMap { $0.points }
    let across = Axis(
      .logarithmic, for: points.map { $0.x }, from: plot.x + 8, to: plot.maxX)
    let up = Axis(
      .logarithmic, for: points.flatMap { [$0.low, $0.y, $0.high] }, from: plot.maxY, to: plot.y)
    return Drawing(width: Self.width, height: plot.maxY + 46, label: label) { svg in
      svg.drawGrid(plot, across, up, x: x, y: y)
      for (number, entry) in series.enumerated() {
        svg.draw(entry, across, up, style: ChartStyle(number))
      }
      for (number, place) in labelPlaces(up).enumerated() {
        svg.label(
          series[number].name.fitted(to: Self.width - plot.maxX - 14, size: 12.5),
          plot.maxX + 12, place + 4, "small", ChartStyle(number).text)
      }
    }
  }

  private var label: String {
    title + ". "
      + series.map { $0.name + ": " + ($0.points.last?.y.compact ?? "") }
      .joined(separator: ", ") + " at the right end."
  }

  /// Beside the ends of the curves, but not on top of one another.
  private func labelPlaces(_ up: Axis) -> [Double] {
    let wanted = series.map { up.place($0.points[$0.points.count - 1].y) }
    var places = wanted
    var lowest = Self.plot.y - 10
    for index in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
      places[index] = max(wanted[index], lowest + 16)
      lowest = places[index]
    }
    let excess = max(0, lowest - Self.plot.maxY - 8)
    return places.map { $0 - excess }
  }
}

/// What sets a curve apart: color and sign.
struct ChartStyle: Sendable {
  let number: Int

  init(_ number: Int) { self.number = number % 6 }

  var text: StaticString { ["t0", "t1", "t2", "t3", "t4", "t5"][number] }
  var line: StaticString { ["s0", "s1", "s2", "s3", "s4", "s5"][number] }
  var area: StaticString { ["a0", "a1", "a2", "a3", "a4", "a5"][number] }

  /// A disk, a square, a triangle, a diamond, a cross, a ring.
  func sign(_ x: Double, _ y: Double) -> PathData {
    var path = PathData()
    switch number {
    case 0, 5:
      path.move(x - 3.5, y)
      path.corner(3.5, clockwise: true, to: x + 3.5, y)
      path.corner(3.5, clockwise: true, to: x - 3.5, y)
    case 1: path.add(Box(x: x - 3, y: y - 3, width: 6, height: 6))
    case 2:
      path = PathData(through: [
        Point(x: x - 4, y: y + 3), Point(x: x, y: y - 4), Point(x: x + 4, y: y + 3),
      ])
      path.close()
    case 3:
      path = PathData(through: [
        Point(x: x - 4, y: y), Point(x: x, y: y - 4), Point(x: x + 4, y: y),
        Point(x: x, y: y + 4),
      ])
      path.close()
    default:
      path.move(x - 3.5, y - 3.5)
      path.line(x + 3.5, y + 3.5)
      path.move(x - 3.5, y + 3.5)
      path.line(x + 3.5, y - 3.5)
    }
    return path
  }
}

extension Markup {
  mutating func drawGrid(_ plot: Box, _ across: Axis, _ up: Axis, x: String, y: String) {
    for tick in across.ticks {
      let place = across.place(tick.value)
      drawLine(place, plot.y, place, plot.maxY, "grid")
      label(tick.label, place, plot.maxY + 16, "mid tick")
    }
    for tick in up.ticks {
      let place = up.place(tick.value)
      drawLine(plot.x, place, plot.maxX, place, "grid")
      label(tick.label, plot.x - 6, place + 4, "end tick")
    }
    label(x, plot.midX, plot.maxY + 36, "mid small dim")
    label(y, plot.x, plot.y - 6, "small dim")
  }

  mutating func drawLine(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: StaticString
  ) {
    add(.path, .d(PathData(through: [Point(x: x1, y: y1), Point(x: x2, y: y2)])), .class(name))
  }

  mutating func drawSign(_ style: ChartStyle, _ x: Double, _ y: Double) {
    add(.path, .d(style.sign(x, y)), .class("sign", style.line))
  }

  fileprivate mutating func draw(
    _ series: CurveChart.Series, _ across: Axis, _ up: Axis, style: ChartStyle
  ) {
    let points = series.points.map { Point(x: across.place($0.x), y: up.place($0.y)) }
    if series.points.contains(where: { $0.low < $0.high }) {
      let upper = series.points.map { Point(x: across.place($0.x), y: up.place($0.high)) }
      let lower = series.points.reversed().map {
        Point(x: across.place($0.x), y: up.place($0.low))
      }
      var band = PathData(through: upper + lower)
      band.close()
      add(.path, .d(band), .class("area", style.area))
    }
    add(.path, .d(PathData(through: points)), .class("curve", style.line))
    for point in points { drawSign(style, point.x, point.y) }
  }
}
