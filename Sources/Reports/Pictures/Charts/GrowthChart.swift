/// The growth of numbers over the scenarios of a run, with the findings on the way.
public struct GrowthChart: Sendable {
  /// Something that happened at a scenario.
  public struct Event: Hashable, Sendable {
    /// The number of the scenario, from 0.
    public var scenario: Int
    /// The name.
    public var name: String

    /// Something that happened.
    public init(scenario: Int, name: String) {
      self.scenario = scenario
      self.name = name
    }
  }

  /// The title.
  public var title: String
  /// The number of scenarios.
  public var scenarios: Int
  /// The numbers of the scenarios at which it grew by one, from 0, in any order.
  public var growth: [Int]
  /// The events in the order of scenarios.
  public var events: [Event]

  /// A chart.
  public init(title: String, scenarios: Int, growth: [Int], events: [Event]) {
    self.title = title
    self.scenarios = scenarios
    self.growth = growth
    self.events = events
  }

  private static let plot = Area(x: 58, y: 26, width: 320, height: 140)

  /// The picture.
  public var drawing: Drawing {
    let plot = Self.plot
    let across = ChartAxis(
      .logarithmic, for: [1, Double(max(2, scenarios))], from: plot.x, to: plot.maxX)
    let up = ChartAxis(
      .linear, for: [Double(max(1, growth.count))], from: plot.maxY, to: plot.y)
    return Drawing(width: plot.maxX + 26, height: plot.maxY + 46, label: label) { svg in
      svg.drawGrid(plot, across, up, x: "scenarios", y: "")
      svg.add(.path, .d(steps(across, up)), .class("curve s0"))
      for event in events.prefix(100) {
        let x = across.place(Double(event.scenario + 1))
        svg.drawLine(x, plot.y, x, plot.maxY, "event")
        svg.label(event.name, x, plot.y - 6, "mid small wrong")
      }
    }
  }

  private var label: String {
    title + ": " + String(growth.count) + " after " + String(scenarios) + " scenarios"
      + (events.isEmpty ? "." : "; " + String(events.count) + " findings.")
  }

  /// The steps of a curve; scenarios that are drawn at the same place are one.
  private func steps(_ across: ChartAxis, _ up: ChartAxis) -> PathData {
    var path = PathData()
    path.move(across.start, up.place(0))
    var (count, lastX) = (0, across.start)
    let sorted = growth.sorted()
    for (number, scenario) in sorted.enumerated() {
      count += 1
      let x = (across.place(Double(scenario + 1)) * 4).rounded() / 4
      if number + 1 < sorted.count,
        (across.place(Double(sorted[number + 1] + 1)) * 4).rounded() / 4 == x
      {
        continue
      }
      if x > lastX { path.horizontal(x) }
      path.vertical(up.place(Double(count)))
      lastX = x
    }
    path.horizontal(across.place(Double(max(1, scenarios))))
    return path
  }
}
