import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// Reads what the probe printed: everything a hierarchy has, and what it has not.
struct ProbeReader {
  private(set) var outline = Outline()
  private(set) var keys = AppKeys()
  /// What it says of the system and the device; nil where it does not.
  private(set) var iOS: (version: Version, place: SourcePlace)?
  private(set) var device: (device: Device, others: [Device], place: SourcePlace)?
  private(set) var orientation: Orientation?
  private(set) var systemStyle: UserInterfaceStyle?
  private(set) var expectations: [JSON] = []
  private(set) var assumptions: [Assumption] = []
  private let source: Source
  /// Controllers by their addresses.
  private var nodes: [String: Int] = [:]
  private var lines: [Int: ProbeLine] = [:]

  init(_ source: Source) throws(DocumentError) {
    self.source = source
    // The controllers on the way from the root to the last one.
    var branch: [Int] = []
    var window: Int?
    var screen: ProbeLine?
    for line in try ProbeLine.all(in: source) {
      switch line.subject {
      case .app: try readApp(line)
      case .window:
        window = try readWindow(line)
        if screen == nil { screen = line }
        branch = []
      case .controller:
        guard let window else {
          throw source.error(
            at: line.offset, found: "a controller", expected: "a line about its window before it")
        }
        try readController(line, window, &branch)
      }
    }
    if let screen { try readScreen(screen) }
    for (node, line) in lines.sorted(by: { $0.key < $1.key }) { try readProperties(line, node) }
    if let screen { try readDecision(screen) }
  }

  // MARK: App and windows

  private mutating func readApp(_ line: ProbeLine) throws(DocumentError) {
    if let field = line["systemVersion"] {
      guard let version = Version(text: field.text) else {
        throw source.error(at: field.offset, found: quoted(field.text), expected: "a version")
      }
      iOS = (version, source.place(of: field.offset))
    }
    keys = AppKeys(probe: line.fields, source)
  }

  private mutating func readWindow(_ line: ProbeLine) throws(DocumentError) -> Int {
    let window = outline.addWindow(at: source.place(of: line.offset))
    if try line["isHidden"]?.flag(source) == true {
      outline.set("isHidden", true, onWindow: window)
    }
    if let level = try line["windowLevel"]?.number(source), level != 0 {
      outline.set("level", JSON(level), onWindow: window)
    }
    if let frame = line["frame"]?.numbers, let bounds = line["screen.bounds"]?.numbers,
      frame != bounds
    {
      outline.set("coversScreen", false, onWindow: window)
    }
    if let style = try line["overrideUserInterfaceStyle"]?.choice(Self.styles, source),
      style != .unspecified
    {
      outline.set("overrideUserInterfaceStyle", JSON(style.rawValue), onWindow: window)
    }
    return window
  }

  /// What the first window says of the device.
  private mutating func readScreen(_ line: ProbeLine) throws(DocumentError) {
    if let field = line["windowScene.interfaceOrientation"], field.text != "nil", field.text != "0"
    {
      orientation = try field.choice(
        [1: .portrait, 2: .portrait, 3: .landscape, 4: .landscape], source)
    }
    if let field = line["windowScene.screen.traitCollection.userInterfaceStyle"],
      field.text != "nil"
    {
      systemStyle = try field.choice(Self.styles, source)
    }
    guard let field = line["screen.bounds"], field.numbers.count >= 2 else { return }
    let size = field.numbers.suffix(2)
    let found = Device.matching(
      width: size.min() ?? 0, height: size.max() ?? 0,
      top: orientation == .landscape ? nil : line["safeAreaInsets"]?.numbers.first,
      iOS: iOS?.version ?? 18)
    if let first = found.first {
      device = (first, Array(found.dropFirst()), source.place(of: field.offset))
    }
  }

  static let styles: [Int: UserInterfaceStyle] = [0: .unspecified, 1: .light, 2: .dark]

  // MARK: Controllers

  private mutating func readController(
    _ line: ProbeLine, _ window: Int, _ branch: inout [Int]
  ) throws(DocumentError) {
    guard let place = line["place"], let name = line["class"] else {
      throw source.error(
        at: line.offset, found: "a controller without place or class", expected: "both")
    }
    let path = place.text.split(separator: "/", omittingEmptySubsequences: false)
    let link: Outline.Link
    switch (path.last, path.count - 1) {
    case ("root"?, 0) where branch.isEmpty: link = .root(window: window)
    case ("child"?, let depth) where depth > 0 && depth <= branch.count:
      link = .child(of: branch[depth - 1])
    case ("presented"?, let depth) where depth > 0 && depth <= branch.count:
      link = .presented(by: branch[depth - 1])
    default:
      throw source.error(
        at: place.offset, found: quoted(place.text),
        expected: branch.isEmpty
          ? "\"root\" in the first line of a window" : "a place below a controller above")
    }
    guard path.count <= InputLimits.depth else {
      throw source.error(
        at: place.offset, found: "a controller at level \(path.count - 1)",
        expected: "fewer than \(InputLimits.depth) levels")
    }
    let base = line["base"].map { ClassName(printed: $0.text) }
    let node = try outline.add(
      try className(name), link,
      kind: base.flatMap { kindsOfSystemClasses[$0.qualified] } ?? .plain,
      at: source.place(of: line.offset))
    branch = Array(branch.prefix(path.count - 1)) + [node]
    if let address = line["self"]?.text { nodes[address] = node }
    lines[node] = line
  }

  private func className(_ field: ProbeLine.Field) throws(DocumentError) -> ClassName {
    guard !field.text.isEmpty, field.text.unicodeScalars.allSatisfy(isVisible),
      field.text.utf8.count <= InputLimits.className
    else {
      throw source.error(at: field.offset, found: quoted(field.text), expected: "a class")
    }
    return ClassName(printed: field.text)
  }

  // MARK: Helpers of the properties

  func node(_ field: ProbeLine.Field?) -> Int? { field.flatMap { nodes[$0.text] } }

  mutating func assume(_ assumption: Assumption) { assumptions.append(assumption) }

  mutating func set(_ key: String, _ value: JSON, on node: Int) {
    outline.set(key, value, on: node)
  }

  mutating func set(_ key: String, controller: Int, on node: Int) {
    outline.set(key, .controller(controller), on: node)
  }

  mutating func select(_ child: Int, in tab: Int) {
    outline.update(tab) { $0.selected = child }
  }

  mutating func expect(_ observation: JSON) {
    expectations.append(["after": 0, "observation": observation])
  }

  var file: Source { source }
}
