import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// Reads printed hierarchies into an outline: a window for each dump.
struct HierarchyReader {
  private(set) var outline = Outline()
  /// What was printed of each controller of the outline; nil for one that was made up.
  private(set) var printed: [PrintedController?] = []
  private(set) var form = PrintedForm()
  private(set) var assumptions: [Assumption] = []
  /// The window of each root's address, to recognize a window that was printed again.
  private var windowsByAddress: [String: Int] = [:]
  /// What each controller presents.
  private var presentedBy: [Int: Int] = [:]
  private var dumpCount = 0

  /// Reads one file, after those before it.
  mutating func read(_ source: Source) throws(DocumentError) {
    var scanner = HierarchyScanner(source)
    try scanner.scan()
    guard !scanner.controllers.isEmpty else { throw nothingFound(in: source, scanner) }
    form.merge(scanner.form)
    for offset in scanner.skipped.prefix(20) {
      assumptions.append(
        Assumption(
          .skipped, "this line", why: "it names no controller", at: source.place(of: offset)))
    }
    var branch: [Int] = []
    var base = 0
    for controller in scanner.controllers {
      if branch.isEmpty || controller.depth == 0 {
        base = controller.depth
        branch = [try addRoot(controller, source)]
      } else {
        try add(controller, to: &branch, base: base, source)
      }
    }
  }

  /// Adds the first controller of a dump.
  private mutating func addRoot(
    _ controller: PrintedController, _ source: Source
  ) throws(DocumentError) -> Int {
    let place = source.place(of: controller.offset)
    dumpCount += 1
    guard dumpCount <= InputLimits.dumps else {
      throw source.error(
        at: controller.offset, found: "another dump", expected: "at most \(InputLimits.dumps)")
    }
    if let address = controller.address, let window = windowsByAddress[address] {
      dropRoot(of: window, printedAgainAt: place)
      return try add(controller, .root(window: window), place)
    }
    let window = outline.addWindow(at: place)
    if let address = controller.address { windowsByAddress[address] = window }
    guard controller.isPresented else {
      if controller.depth > 0 { assumeRoot(controller, place) }
      return try add(controller, .root(window: window), place)
    }
    let presenter = try outline.add(
      ClassName("UnknownPresenter", module: nil), .root(window: window), at: place)
    printed.append(nil)
    assumptions.append(
      Assumption(
        .assumed,
        "\(controller.className.short) is presented by \(outline.nodes[presenter].name), "
          + "a plain controller at the root of its window",
        why: "the dump begins with a presented controller", at: place))
    return try add(controller, .presented(by: presenter), place)
  }

  private mutating func assumeRoot(_ controller: PrintedController, _ place: SourcePlace) {
    assumptions.append(
      Assumption(
        .assumed, "\(controller.className.short) is the root of its window",
        why: "the dump does not print what it is in", at: place))
  }

  private mutating func dropRoot(of window: Int, printedAgainAt place: SourcePlace) {
    guard
      let root = outline.nodes.firstIndex(where: {
        $0.link == .root(window: window) && !$0.isDropped
      })
    else { return }
    outline.drop(root)
    assumptions.append(
      Assumption(
        .skipped, "an earlier dump of the window of \(outline.nodes[root].name)",
        why: "the same controller, by its address, is printed again", at: place))
  }

  /// Adds a controller below one of those on the way from the root to the last one.
  private mutating func add(
    _ controller: PrintedController, to branch: inout [Int], base: Int, _ source: Source
  ) throws(DocumentError) {
    let depth = controller.depth - base
    guard depth > 0 else {
      throw source.error(
        at: controller.offset,
        found: "\(quoted(controller.className.short)) outside the tree of the first controller",
        expected: "a controller below it, or a dump that begins at the window's root")
    }
    guard depth < InputLimits.depth else {
      throw source.error(
        at: controller.offset, found: "a controller at level \(depth)",
        expected: "at most \(InputLimits.depth) levels")
    }
    let place = source.place(of: controller.offset)
    if depth > branch.count {
      assumptions.append(
        Assumption(
          .assumed,
          "\(controller.className.short) is a child of "
            + outline.nodes[branch[branch.count - 1]].name,
          why: "the line of what it is in was left out", at: place))
    }
    branch.removeLast(max(0, branch.count - depth))
    let owner = branch[branch.count - 1]
    if controller.isPresented, let other = presentedBy[owner] {
      throw source.error(
        at: controller.offset,
        found: "a second controller presented by \(quoted(outline.nodes[owner].name))",
        expected: "one (\(quoted(outline.nodes[other].name)) is presented above)")
    }
    branch.append(
      try add(
        controller, controller.isPresented ? .presented(by: owner) : .child(of: owner), place))
  }

  private mutating func add(
    _ controller: PrintedController, _ link: Outline.Link, _ place: SourcePlace
  ) throws(DocumentError) -> Int {
    printed.append(controller)
    let node = try outline.add(controller.className, link, at: place)
    if case .presented(let presenter) = link { presentedBy[presenter] = node }
    return node
  }

  private func nothingFound(in source: Source, _ scanner: HierarchyScanner) -> DocumentError {
    let lines =
      "lines such as <UINavigationController 0x7f8a>, state: appeared, view: <UIView 0x7f8b>"
    if let line = scanner.firstUnreadable { return source.error(at: line, expected: lines) }
    return DocumentError(
      file: source.file, position: SourcePosition(line: 1, column: 1),
      found: scanner.viewCount > 0 ? "a hierarchy of views" : "no controller",
      expected: "a hierarchy of controllers: \(lines)")
  }
}

extension PrintedForm {
  mutating func merge(_ other: PrintedForm) {
    hasColons = hasColons || other.hasColons
    hasBareViews = hasBareViews || other.hasBareViews
    hasDoubleSpaces = hasDoubleSpaces || other.hasDoubleSpaces
    hasShortAddresses = hasShortAddresses || other.hasShortAddresses
  }
}
