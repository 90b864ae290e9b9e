import StatusQuoReading
import StatusQuoScenarioFiles

/// Finds the controllers in a text that holds a printed hierarchy, and maybe more: prompts,
/// commands, comments, other output.
struct HierarchyScanner {
  private let source: Source
  private(set) var controllers: [PrintedController] = []
  private(set) var form: PrintedForm
  /// Lines that have marks and no controller.
  private(set) var skipped: [Int] = []
  /// The first line that speaks of a state and is no controller.
  private(set) var firstUnreadable: Int?
  /// The number of views that were found, as `recursiveDescription` prints them.
  private(set) var viewCount = 0
  /// Where the text ends within a line of a controller.
  private(set) var cutOff: Int?

  /// - Parameter form: the form of the files before.
  init(_ source: Source, _ form: PrintedForm) {
    self.source = source
    self.form = form
  }

  /// Reads the whole text.
  ///
  /// - Complexity: linear.
  mutating func scan() throws(DocumentError) {
    try scanLines { scanner, line throws(DocumentError) in try scanner.controller(in: line) }
    if controllers.isEmpty, viewCount == 0 {
      try scanLines { scanner, line throws(DocumentError) in scanner.bareController(in: line) }
      // A name alone may be anything: only names below each other are a hierarchy.
      if !controllers.contains(where: { $0.column != controllers[0].column || $0.depth > 0 }) {
        controllers = []
      }
    }
    indent()
    dropStrayObjects()
  }

  /// Adds what `read` finds in each line.
  private mutating func scanLines(
    _ read: (inout HierarchyScanner, Range<Int>) throws(DocumentError) -> PrintedController?
  ) throws(DocumentError) {
    var line = source.start
    while line < source.end {
      let lineEnd = source.endOfPrintedLine(from: line)
      var next = lineEnd
      if var controller = try read(&self, line..<lineEnd) {
        controller.column = source.column(of: controller.offset, in: line)
        try InputLimits.check(
          controllers.count, below: InputLimits.controllers, found: "another controller",
          " of them", at: source.place(of: controller.offset))
        controllers.append(controller)
        next = source.endOfPrintedLine(from: max(controller.end, line))
      }
      line = source.startOfPrintedLine(after: next)
    }
  }

  /// Where no controller has marks, those that stand further to the right are below.
  private mutating func indent() {
    guard controllers.allSatisfy({ $0.depth == 0 && $0.beginsItsLine }) else { return }
    var columns: [Int] = []
    for place in controllers.indices {
      let column = controllers[place].column
      while let last = columns.last, last >= column { columns.removeLast() }
      controllers[place].depth = columns.count
      columns.append(column)
    }
  }

  /// A line that has a controller's class alone, or with its address: `Shop.HomeViewController`.
  private func bareController(in line: Range<Int>) -> PrintedController? {
    var first = line.lowerBound
    while first < line.upperBound, !isWord(source[first]) { first += 1 }
    let start = source.skippingLabel(first..<line.upperBound)
    guard isLetter(source[start]) || source[start] == "_" else { return nil }
    var end = start
    while end < line.upperBound, isWord(source[end]) || source[end] == "." { end += 1 }
    guard source.contains("Controller", in: start..<end) || source.contains("VC", in: start..<end)
    else { return nil }
    let name = ClassName(printed: source.text(start..<end))
    let marks = source.marks(before: first, lineStart: line.lowerBound)
    guard end - start <= 200, name.short.hasSuffix("Controller") || name.short.hasSuffix("VC"),
      source.isDecoration(line.lowerBound..<marks.start)
    else { return nil }
    let rest = source.text(end..<min(line.upperBound, end + 80))
    let address = rest.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard line.upperBound - end < 80, address.count <= 1,
      address.first.map({ $0.hasPrefix("0x") }) ?? rest.allSatisfy({ " \t,;:".contains($0) })
    else { return nil }
    return PrintedController(
      offset: first, end: line.upperBound, depth: marks.count,
      isMarkedPresented: marks.endsWithPlus, beginsItsLine: true, className: name,
      address: address.first)
  }

  /// An object alone on its line is a controller only where the next line stands below it.
  private mutating func dropStrayObjects() {
    let all = controllers
    // All that was printed may be one controller.
    if all.count == 1, all[0].className.short.hasSuffix("Controller") { return }
    controllers = all.indices.filter { index in
      let isParent = index + 1 < all.count && all[index + 1].depth == 1
      return all[index].isDetailed || all[index].depth > 0 || isParent
    }.map { all[$0] }
  }

  private mutating func controller(
    in line: Range<Int>
  ) throws(DocumentError) -> PrintedController? {
    var start = line.lowerBound
    for _ in 0..<8 {
      guard let bracket = source.bytes[start..<line.upperBound].firstIndex(of: UInt8(ascii: "<"))
      else { break }
      if let controller = try controller(at: bracket, lineStart: line.lowerBound) {
        return controller
      }
      start = bracket + 1
    }
    try noteUnreadable(line)
    return nil
  }

  /// The controller whose bracket is at `offset`, if one is.
  private mutating func controller(
    at offset: Int, lineStart: Int
  ) throws(DocumentError) -> PrintedController? {
    guard let object = source.printedObject(at: offset) else { return nil }
    let marks = source.marks(before: offset, lineStart: lineStart)
    var controller = PrintedController(
      offset: offset, end: object.end, depth: marks.count, isMarkedPresented: marks.endsWithPlus,
      beginsItsLine: source.isDecoration(lineStart..<marks.start), className: object.className,
      address: object.address)
    if let details = object.details {
      guard let view = source.chiselView(in: details) else {
        viewCount += 1
        return nil
      }
      controller.view = view
    }
    var clauses = HierarchyClauses(source: source, offset: object.end)
    try clauses.read(into: &controller)
    form.note(object, clauses)
    cutOff = cutOff ?? clauses.cutOff
    let isAlone = controller.beginsItsLine && (object.address != nil || marks.count > 0)
    return controller.isDetailed || isAlone ? controller : nil
  }

  /// A line with marks that is no controller: an error if it seems to be one, else left out.
  private mutating func noteUnreadable(_ line: Range<Int>) throws(DocumentError) {
    let text = source.skippingMarks(line)
    guard text.start < line.upperBound else { return }
    let saysState = source.contains("state:", in: text.start..<line.upperBound)
    if saysState, firstUnreadable == nil { firstUnreadable = text.start }
    guard text.count > 0 else { return }
    if saysState {
      throw source.error(
        at: text.start, expected: "a controller, such as <UINavigationController 0x7f8a4b01>")
    }
    if viewCount == 0 { skipped.append(text.start) }
  }
}

extension PrintedForm {
  fileprivate mutating func note(_ object: PrintedObject, _ clauses: HierarchyClauses) {
    let isShort = object.address.map { (7...10).contains($0.count) } ?? false
    hasShortAddresses = hasShortAddresses || isShort
    hasColons = hasColons || clauses.viewHasColon == true
    hasBareViews = hasBareViews || clauses.viewHasColon == false
    hasDoubleSpaces = hasDoubleSpaces || clauses.hasDoubleSpace
  }
}
