import StatusQuoAppearanceModel
import StatusQuoReading
import StatusQuoScenarioFiles

/// Reads what the probe printed: everything a hierarchy has, and what it has not.
struct ProbeReader {
  var outline = Outline()
  private(set) var keys = AppKeys()
  /// The system and the device, as the probe gives them; nil where it does not.
  private(set) var iOS: (version: Version, place: SourcePlace)?
  private(set) var device: (device: Device, others: [Device], place: SourcePlace)?
  private(set) var orientation: Orientation?
  private(set) var systemStyle: UserInterfaceStyle?
  var expectations: [Expectation] = []
  var assumptions: [Assumption] = []
  /// Controllers by their addresses.
  private var nodes: [String: Int] = [:]
  /// The line of each controller.
  private var lines: [ProbeLine] = []

  init(_ source: Source) throws(DocumentError) {
    // The controllers on the way from the root to the last one.
    var branch: [Int] = []
    var window: Int?
    var screen: ProbeLine?
    for line in try ProbeLine.all(in: source) {
      switch line.subject {
      case .app: try readApp(line)
      case .window:
        window = try readWindow(line)
        screen = screen ?? line
        branch = []
      case .controller:
        guard let window else {
          throw line.place.error(
            found: "a controller", expected: "a line about its window before it")
        }
        try readController(line, window, &branch)
      }
    }
    if let screen { try readScreen(screen) }
    for node in outline.nodes.indices { try readProperties(lines[node], node) }
    if let screen { try readDecision(screen) }
  }

  // MARK: App and windows

  private mutating func readApp(_ line: ProbeLine) throws(DocumentError) {
    if let field = line["systemVersion"] { iOS = (try field.version(), field.place) }
    for field in line.fields {
      keys.read(field.key, .text(field.text), at: field.place, keyAt: field.place)
    }
    keys.assumptions = []
  }

  private mutating func readWindow(_ line: ProbeLine) throws(DocumentError) -> Int {
    let window = outline.addWindow(at: line.place)
    var settings = outline.windows[window].window
    settings.isHidden = try line["isHidden"]?.flag() ?? false
    settings.level = try line["windowLevel"]?.number() ?? 0
    if let frame = line["frame"]?.numbers, let bounds = line["screen.bounds"]?.numbers {
      settings.coversScreen = frame == bounds
    }
    if let style = try line["overrideUserInterfaceStyle"]?.choice(Self.styles) {
      settings.overrideUserInterfaceStyle = style
    }
    outline.windows[window].window = settings
    return window
  }

  /// Reads what the first window says of the device.
  private mutating func readScreen(_ line: ProbeLine) throws(DocumentError) {
    if let field = line.value("windowScene.interfaceOrientation"), field.text != "0" {
      orientation = try field.choice(
        [1: .portrait, 2: .portrait, 3: .landscape, 4: .landscape])
    }
    systemStyle = try line.value("windowScene.screen.traitCollection.userInterfaceStyle")?
      .choice(Self.styles)
    guard let field = line["screen.bounds"], field.numbers.count >= 2 else { return }
    let size = field.numbers.suffix(2)
    let found = Device.matching(
      width: size.min() ?? 0, height: size.max() ?? 0,
      top: orientation?.isLandscape == true ? nil : line["safeAreaInsets"]?.numbers.first,
      iOS: iOS?.version ?? 18)
    if let first = found.first {
      device = (first, Array(found.dropFirst()), field.place)
      // Which way it is turned makes a difference there (GE-25).
      if first.display != nil, let way = line.value("windowScene.interfaceOrientation") {
        orientation = try way.choice(
          [0: .portrait, 1: .portrait, 2: .portrait, 3: .landscapeRight, 4: .landscapeLeft])
      }
    }
  }

  static let styles: [Int: UserInterfaceStyle] = [0: .unspecified, 1: .light, 2: .dark]

  // MARK: Controllers

  private mutating func readController(
    _ line: ProbeLine, _ window: Int, _ branch: inout [Int]
  ) throws(DocumentError) {
    guard let place = line["place"], let name = line["class"] else {
      throw line.place.error(found: "a controller without place or class", expected: "both")
    }
    let path = place.text.split(separator: "/", omittingEmptySubsequences: false)
    let depth = path.count - 1
    guard let link = link(path.last ?? "", depth, window, branch) else {
      throw place.place.error(
        found: quoted(place.text),
        expected: branch.isEmpty
          ? "\"root\" in the first line of a window" : "a place below a controller above")
    }
    guard depth < InputLimits.depth else {
      throw place.place.error(
        found: "a controller at level \(depth)",
        expected: "fewer than \(InputLimits.depth) levels")
    }
    let node = try outline.add(try name.className(), link, at: line.place)
    let base = line["base"].map { ClassName(printed: $0.text).qualified } ?? ""
    outline.nodes[node].controller.kind = kindsOfSystemClasses[base] ?? .plain
    branch = branch.prefix(depth) + [node]
    if let address = line["self"]?.text { nodes[address] = node }
    lines.append(line)
  }

  /// The link that the last word of a place stands for; nil where there can be none.
  private func link(
    _ word: Substring, _ depth: Int, _ window: Int, _ branch: [Int]
  ) -> Outline.Link? {
    if word == "root" { return depth == 0 && branch.isEmpty ? .root(window: window) : nil }
    guard depth > 0, depth <= branch.count else { return nil }
    return word == "child"
      ? .child(of: branch[depth - 1])
      : word == "presented" ? .presented(by: branch[depth - 1]) : nil
  }

  func node(_ field: ProbeLine.Field?) -> Int? { field.flatMap { nodes[$0.text] } }
}

extension Device {
  /// The devices with a screen of this size, those first whose safe area begins at `top`.
  fileprivate static func matching(
    width: Double, height: Double, top: Double?, iOS: Version
  ) -> [Device] {
    let fitting = allCases.filter {
      let metrics = $0.metrics(on: iOS)
      return metrics.width == width && metrics.height == height
    }
    let exact = fitting.filter { $0.metrics(on: iOS).safeAreaTop == top }
    return exact.isEmpty ? fitting : exact
  }
}
