package import StatusQuoAppearanceModel

/// The events of a scenario: a lane for each controller, a column for each step; lifecycle calls,
/// changes of style, and updates of the bar.
public struct Lanes: Sendable {
  /// Something that happens to a controller in a step.
  package enum Event: Hashable, Sendable {
    case call(LifecycleMethod)
    case style(UserInterfaceStyle)
  }

  /// A mark in a lane.
  package struct Mark: Hashable, Sendable {
    package var event: Event
    /// The distance from the left.
    package var x: Double
  }

  /// A controller with what happened to it.
  package struct Lane: Hashable, Sendable {
    var name: String
    package var marks: [Mark]
    /// The ranges in which it was on screen.
    var visible: [ClosedRange<Double>]
  }

  package struct Column: Hashable, Sendable {
    package var number: Int
    package var x: Double
    package var width: Double
    package var didAsk: Bool
    var differs: Bool
  }

  package private(set) var lanes: [Lane] = []
  package private(set) var columns: [Column] = []
  private var hidden = 0
  private var width = 0.0

  static let left = 96.0
  static let laneHeight = 24.0
  private static let markWidth = 15.0
  /// The number of lanes that a person takes in.
  private static let maxLanes = 24

  /// The meaning of the marks.
  public static let legend = """
    ◆ viewDidLoad, △ viewWillAppear and viewIsAppearing, ▲ viewDidAppear, ▽ viewWillDisappear, ▼ viewDidDisappear, \
    ▯ a change to light or dark; the thick line is the time on screen
    """

  /// The lanes of a story, as the reference has it.
  public init(_ story: Story) {
    let counts = story.moments.map { moment in
      max(2, moment.expected.calls.count + moment.expected.traitChanges.count)
    }
    var x = Self.left
    for (place, moment) in story.moments.enumerated() {
      let width = Double(min(counts[place], 40)) * Self.markWidth + 12
      columns.append(
        Column(
          number: moment.number, x: x, width: width, didAsk: moment.didAsk,
          differs: moment.differs))
      x += width
    }
    width = x
    addLanes(story)
  }

  private mutating func addLanes(_ story: Story) {
    var laneOfName = [Int?](repeating: nil, count: story.names.slotCount)
    for (place, moment) in story.moments.enumerated() {
      for (order, entry) in moment.events.enumerated().prefix(40) {
        let slot = entry.controller.slot
        if laneOfName[slot] == nil {
          if lanes.count == Self.maxLanes { hidden += 1 }
          guard lanes.count < Self.maxLanes else { continue }
          laneOfName[slot] = lanes.count
          let name = story.text(entry.controller).fitted(to: Self.left - 14, size: 12)
          lanes.append(Lane(name: name, marks: [], visible: []))
        }
        let x = columns[place].x + 6 + Self.markWidth * (Double(order) + 0.5)
        lanes[laneOfName[slot]!].marks.append(Mark(event: entry.event, x: x))
      }
    }
    for lane in lanes.indices { lanes[lane].findVisible(until: width) }
  }

  /// The picture.
  public var drawing: Drawing {
    let height = 30 + Self.laneHeight * Double(lanes.count) + (hidden > 0 ? 20 : 0)
    return Drawing(
      width: width + 4, height: height + 4, label: "Lifecycle calls and changes of style by step",
      isReadable: true
    ) { svg in
      for column in columns { svg.draw(column, height: height) }
      for (number, lane) in lanes.enumerated() {
        svg.draw(lane, y: 30 + Self.laneHeight * (Double(number) + 0.5), width: width)
      }
      if hidden > 0 { svg.label("… more controllers", 4, height - 4, "small dim") }
    }
  }
}

extension PicturedMoment {
  /// The events of controllers, in order: calls, then changes of style.
  fileprivate var events: [(controller: Name, event: Lanes.Event)] {
    expected.calls.map { ($0.controller, .call($0.method)) }
      + expected.traitChanges.filter { !$0.node.isRootView }.map { ($0.node, .style($0.to)) }
  }
}

extension Lanes.Lane {
  /// Finds the ranges from each `viewDidAppear` to the `viewWillDisappear` that follows.
  fileprivate mutating func findVisible(until end: Double) {
    var start: Double?
    for mark in marks {
      switch mark.event {
      case .call(.viewDidAppear): start = start ?? mark.x
      case .call(.viewDidDisappear):
        if let from = start { visible.append(from...max(from, mark.x)) }
        start = nil
      case .call(.viewDidLoad), .call(.viewWillAppear), .call(.viewIsAppearing),
        .call(.viewWillDisappear), .style:
        break
      }
    }
    if let start { visible.append(start...max(start, end)) }
  }
}

extension Markup {
  fileprivate mutating func draw(_ column: Lanes.Column, height: Double) {
    if column.differs {
      let box = Area(x: column.x, y: 0, width: column.width, height: height)
      add(.rect, box, .class("banddiff"), radius: 4)
    }
    var path = PathData()
    path.move(column.x, 4)
    path.vertical(height)
    add(.path, .d(path), .class("link"))
    let title = column.number == 0 ? "0" : String(column.number)
    label(title, column.x + 6, 15, "small name")
    if column.didAsk {
      label("asks", column.x + 20, 15, "small hop")
    }
  }

  fileprivate mutating func draw(_ lane: Lanes.Lane, y: Double, width: Double) {
    add(.g, .role("listitem")) { row in
      row.label(lane.name, 4, y + 4, "small name")
      var path = PathData()
      path.move(Lanes.left, y)
      path.horizontal(width)
      row.add(.path, .d(path), .class("lane"))
      for range in lane.visible {
        var path = PathData()
        path.move(range.lowerBound, y)
        path.horizontal(range.upperBound)
        row.add(.path, .d(path), .class("shown"))
      }
      for mark in lane.marks { row.draw(mark, y: y) }
    }
  }

  private mutating func draw(_ mark: Lanes.Mark, y: Double) {
    switch mark.event {
    case .call(let method):
      add(.g, .label(method.rawValue)) { symbol in
        symbol.add(.title, text: method.rawValue)
        symbol.add(.path, .d(method.symbol(mark.x, y)), .class("call", method.style))
      }
    case .style(let style):
      add(.g, .label("changes to " + style.rawValue)) { symbol in
        symbol.add(.title, text: "traitCollectionDidChange: " + style.rawValue)
        symbol.add(
          .rect, Area(x: mark.x - 4, y: y - 6, width: 8, height: 12),
          .class(style == .dark ? "swatch sd" : "swatch sl"), radius: 2)
      }
    }
  }
}

extension LifecycleMethod {
  /// Loading is a diamond; appearing points up, disappearing down; "will" is hollow, "did" is full.
  fileprivate func symbol(_ x: Double, _ y: Double) -> PathData {
    let points: [(Double, Double)]
    switch self {
    case .viewDidLoad: points = [(0, -5), (5, 0), (0, 5), (-5, 0)]
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: points = [(-5, 4), (0, -5), (5, 4)]
    case .viewWillDisappear, .viewDidDisappear: points = [(-5, -4), (0, 5), (5, -4)]
    }
    var path = PathData(through: points.map { Point(x: x + $0.0, y: y + $0.1) })
    path.close()
    return path
  }

  fileprivate var style: StaticString {
    switch self {
    case .viewDidLoad, .viewDidAppear, .viewDidDisappear: "did"
    case .viewWillAppear, .viewIsAppearing, .viewWillDisappear: "will"
    }
  }
}
