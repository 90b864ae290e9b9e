import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles

/// Reads printed hierarchies into an outline: a window for each dump.
struct HierarchyReader {
  var outline = Outline()
  /// The printed form of each controller of the outline; nil for one that was made up.
  private(set) var printed: [PrintedController?] = []
  private(set) var form = PrintedForm()
  var assumptions: [Assumption] = []
  /// The window of each root's address, to recognize a window that was printed again.
  private var windowsByAddress: [String: Int] = [:]
  /// The controller that each controller presents.
  private var presentedBy: [Int: Int] = [:]
  private var dumpCount = 0

  /// Reads one file, after those before it.
  mutating func read(_ source: Source) throws(DocumentError) {
    var scanner = HierarchyScanner(source, form)
    try scanner.scan()
    guard !scanner.controllers.isEmpty else { throw nothingFound(in: source, scanner) }
    form = scanner.form
    for offset in scanner.skipped.prefix(20) {
      assumptions.add(
        .skipped, "this line", why: "it names no controller", at: source.place(of: offset))
    }
    noteCuts(scanner, source)
    var rest = scanner.controllers[...]
    while let first = rest.first {
      let dump = [first] + rest.dropFirst().prefix { $0.depth > 0 }
      rest = rest.dropFirst(dump.count)
      let top = dump.map { $0.depth }.min() ?? 0
      let isPart = top > 0 && dump.dropFirst().contains { $0.depth <= first.depth }
      var branch = [isPart ? try addUnknown(above: first, source) : try addRoot(first, source)]
      for controller in dump.dropFirst(isPart ? 0 : 1) {
        try add(controller, to: &branch, base: isPart ? top - 1 : first.depth, source)
      }
    }
  }

  /// Says where the text begins or ends within a line.
  private mutating func noteCuts(_ scanner: HierarchyScanner, _ source: Source) {
    if let line = scanner.firstUnreadable, line < scanner.controllers[0].offset {
      assumptions.add(
        .skipped, "this line", why: "its beginning is cut off", at: source.place(of: line))
    }
    if let line = scanner.cutOff {
      assumptions.add(
        .skipped, "what follows here", why: "the text is cut off", at: source.place(of: line))
    }
  }

  /// Adds a controller for the line above the first ones of a dump, which was left out.
  private mutating func addUnknown(
    above controller: PrintedController, _ source: Source
  ) throws(DocumentError) -> Int {
    let place = source.place(of: controller.offset)
    let window = outline.addWindow(at: place)
    let container = try outline.add(
      ClassName("UnknownContainer"), .root(window: window), at: place)
    printed.append(nil)
    let name = outline.nodes[container].name
    assumptions.add(
      .skipped, "what \(controller.className.short) and others beside it are in",
      why: "the dump begins below it: \(name) takes its place", at: place,
      overrule: option("--kind", "\(name)=tab"))
    return container
  }

  /// Adds the first controller of a dump.
  private mutating func addRoot(
    _ controller: PrintedController, _ source: Source
  ) throws(DocumentError) -> Int {
    let place = source.place(of: controller.offset)
    try InputLimits.check(
      dumpCount, below: InputLimits.dumps, found: "another dump", at: place)
    dumpCount += 1
    if let window = controller.address.flatMap({ windowsByAddress[$0] }) {
      dropRoot(of: window, printedAgainAt: place)
      return try add(controller, .root(window: window), place)
    }
    let window = outline.addWindow(at: place)
    if let address = controller.address { windowsByAddress[address] = window }
    let name = controller.className.short
    if dumpCount > 1 {
      assumptions.add(
        .assumed, "\(name) begins another window of the same moment",
        why: "two hierarchies are one moment; those of two moments are read one by one", at: place)
    }
    if controller.isPresented { return try addPresented(controller, in: window, place) }
    if controller.depth > 0 {
      assumptions.add(
        .assumed, "\(name) is the root of its window",
        why: "the dump does not print what it is in", at: place)
    }
    return try add(controller, .root(window: window), place)
  }

  /// Adds a controller that a dump begins with, and a presenter for it.
  private mutating func addPresented(
    _ controller: PrintedController, in window: Int, _ place: SourcePlace
  ) throws(DocumentError) -> Int {
    let presenter = try outline.add(
      ClassName("UnknownPresenter"), .root(window: window), at: place)
    printed.append(nil)
    assumptions.add(
      .assumed,
      "\(controller.className.short) is presented by \(outline.nodes[presenter].name), "
        + "a plain controller at the root of its window",
      why: "the dump begins with a presented controller", at: place)
    return try add(controller, .presented(by: presenter), place)
  }

  private mutating func dropRoot(of window: Int, printedAgainAt place: SourcePlace) {
    let root = outline.nodes.firstIndex { $0.link == .root(window: window) && !$0.isDropped }
    guard let root else { return }
    outline.drop(root)
    assumptions.add(
      .skipped, "an earlier dump of the window of \(outline.nodes[root].name)",
      why: "the same controller, by its address, is printed again", at: place)
  }

  /// Adds a controller below one of those on the way from the root to the last one.
  private mutating func add(
    _ controller: PrintedController, to branch: inout [Int], base: Int, _ source: Source
  ) throws(DocumentError) {
    let depth = controller.depth - base
    let place = source.place(of: controller.offset)
    let name = controller.className.short
    guard depth > 0 else {
      throw place.error(
        found: "\(quoted(name)) outside the tree of the first controller",
        expected: "a controller below it, or a dump that begins at the window's root")
    }
    try InputLimits.check(
      depth, below: InputLimits.depth, found: "a controller at level \(depth)", " levels", at: place
    )
    let isLineMissing = depth > branch.count
    branch.removeLast(max(0, branch.count - depth))
    let owner = branch[branch.count - 1]
    let ownerName = outline.nodes[owner].name
    if isLineMissing {
      assumptions.add(
        .assumed, "\(name) is a child of \(ownerName)",
        why: "the line of what it is in was left out", at: place)
    }
    if controller.isPresented, let other = presentedBy[owner] {
      throw place.error(
        found: "a second controller presented by \(quoted(ownerName))",
        expected: "one (\(quoted(outline.nodes[other].name)) is presented above)")
    }
    let link = controller.isPresented ? Outline.Link.presented(by: owner) : .child(of: owner)
    branch.append(try add(controller, link, place))
  }

  private mutating func add(
    _ controller: PrintedController, _ link: Outline.Link, _ place: SourcePlace
  ) throws(DocumentError) -> Int {
    printed.append(controller)
    let node = try outline.add(controller.declaredClass, link, at: place)
    if case .presented(let presenter) = link { presentedBy[presenter] = node }
    return node
  }

  /// The reason why the device is an iPad, where the hierarchy shows it.
  var padEvidence: String? {
    let children = outline.children
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      let name = outline.nodes[node].name
      if outline.nodes[node].kind == .split,
        children[node].filter({ printed[$0]?.state == .appeared }).count > 1
      {
        return "two columns of \(name) have appeared"
      }
      if printed[node]?.presentationController?.short == "UIPopoverPresentationController",
        printed[node]?.state?.isShown == true
      {
        return "\(name) has appeared as a popover"
      }
    }
    return nil
  }

  private func nothingFound(in source: Source, _ scanner: HierarchyScanner) -> DocumentError {
    let lines =
      "lines such as <UINavigationController 0x7f8a>, state: appeared, view: <UIView 0x7f8b>"
    if let line = scanner.firstUnreadable { return source.error(at: line, expected: lines) }
    return DocumentError(
      file: source.file, position: SourcePosition(line: 1, column: 1),
      found: scanner.viewCount > 0 ? "a hierarchy of views" : "no controller",
      expected: scanner.viewCount > 0
        ? "a hierarchy of controllers, as 'po [UIViewController _printHierarchy]' prints it: \(lines)"
        : "a hierarchy of controllers: \(lines)")
  }
}
