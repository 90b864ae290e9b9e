import StatusQuoReading
import StatusQuoScenarioFiles

/// A text as people paste it: one piece after the other, of several kinds, among other text.
///
/// Each piece is the text with all else blanked out, so that places are those of the text.
struct Paste {
  /// The most bytes of a pasted text.
  static let limit = 2 << 20

  /// The pieces, one of each kind that occurs.
  private(set) var pieces: [(kind: InputKind, file: InputFile)] = []
  /// Where the first line stands that is none of what is read, and the number of those lines.
  private(set) var unread: (place: SourcePlace, count: Int)?

  /// The sort of a text in which there is no piece, for an error.
  var sort: String {
    if isLog { return "lines of a log, which do not say who decides" + namedKeys }
    if source.contains("Controller: 0x") || source.contains("Controller 0x") {
      return "controllers without the tree that they are in"
    }
    return "a file of an unknown kind" + namedKeys
  }

  /// The keys that a text names without a value that can be read.
  private var namedKeys: String {
    let keys = source.appKeys
    return keys.isEmpty
      ? "" : "; it names \(keys.joined(separator: ", ")) and gives no value that can be read"
  }

  /// True if most lines have the time and the process of a log.
  private let isLog: Bool
  /// The text without what stands around each line.
  let source: Source
  private var lines: [PastedLine: [Range<Int>]] = [:]

  /// Takes a text apart.
  ///
  /// - Complexity: linear.
  init(_ file: InputFile) throws(DocumentError) {
    source = try Source(pasted: file)
    isLog = source.isLog(asPasted: file.bytes)
    sortLines()
    add(.probe, .probe)
    add(.infoPlist, .propertyList)
    add(.buildSettings, .setting)
    add(.code, .code)
    addHierarchy()
  }

  /// The lines that belong to no hierarchy, by what they are; classes of code reach to their end, or to where
  /// something begins that is none.
  private mutating func sortLines() {
    // The number of open braces behind a line of code; nil behind others.
    var braces: Int?
    var isInImplementation = false
    var comparisons = AppKeyRow.comparisons
    for line in BlankedText(source.bytes).lines {
      let sort = source.pastedLine(line, &comparisons)
      // A brace may stand on a line of its own.
      let isInCode =
        isInImplementation || braces.map { $0 > 0 || sort == .empty } ?? false
      if isInCode, sort != .propertyList, sort != .probe, sort != .command,
        !source.beginsWithPrintedObject(line)
      {
        lines[.code, default: []].append(line)
        braces = source.braces(in: line, from: braces ?? 0)
        if source.contains("@end", in: line) { isInImplementation = false }
        continue
      }
      lines[sort, default: []].append(line)
      braces = sort == .code ? source.braces(in: line, from: 0) : nil
      isInImplementation =
        sort == .code
        && (source.contains("@implementation", in: line)
          || source.contains("@interface", in: line))
    }
  }

  private mutating func add(_ kind: InputKind, _ sort: PastedLine) {
    guard let kept = lines[sort] else { return }
    if sort == .code, !kept.contains(where: source.mayBeClass) {
      lines[.other, default: []] += kept
      lines[sort] = nil
      return
    }
    pieces.append((kind, file(keeping: kept)))
  }

  private func file(keeping kept: [Range<Int>]) -> InputFile {
    var text = BlankedText(source.bytes)
    var end = 0
    for line in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      text.blank(end..<line.lowerBound)
      end = line.upperBound
    }
    text.blank(end..<source.bytes.count)
    return InputFile(name: source.file, bytes: text.bytes)
  }

  /// Finds the hierarchy in what is left, and what is left after that.
  private mutating func addHierarchy() {
    let left = (lines[.other] ?? []).sorted { $0.lowerBound < $1.lowerBound }
    guard !left.isEmpty else { return }
    let rest = file(keeping: left + (lines[.empty] ?? []) + (lines[.command] ?? []))
    guard let text = try? Source(rest) else { return }
    var scanner = HierarchyScanner(text, PrintedForm())
    let isUnreadable = (try? scanner.scan()) == nil
    if isUnreadable || !scanner.controllers.isEmpty || scanner.viewCount > 0
      || scanner.firstUnreadable != nil
    {
      pieces.append((.hierarchy, rest))
    }
    if isUnreadable { return }
    // Lines and controllers are both in order.
    var next = 0
    var unread: [Range<Int>] = []
    for line in left {
      while next < scanner.controllers.count, scanner.controllers[next].end <= line.lowerBound {
        next += 1
      }
      let isRead =
        next < scanner.controllers.count && scanner.controllers[next].offset < line.upperBound
      // Marks without a controller, and a line that is cut off, are said to be left out by the reader of hierarchies.
      let isSaid =
        source.skippingMarks(line).count > 0
        || scanner.firstUnreadable.map(line.contains) ?? false && !scanner.controllers.isEmpty
      if !isRead, !isSaid { unread.append(line) }
    }
    guard let first = unread.first else { return }
    let start = source.skippingSpace(first.lowerBound)
    self.unread = (source.place(of: start), unread.count)
  }
}

extension Source {
  /// Returns true if a log's prefix was blanked in most lines.
  fileprivate func isLog(asPasted bytes: [UInt8]) -> Bool {
    guard bytes.count == self.bytes.count else { return false }
    var (prefixed, count) = (0, 0)
    for line in BlankedText(bytes).lines.prefix(1_000) where line.count > 20 {
      count += 1
      let prefix = line.prefix(24)
      if prefix.contains(where: { bytes[$0] == ":" && isSpace(self.bytes[$0]) }) { prefixed += 1 }
    }
    return count > 0 && prefixed * 2 > count
  }

  /// Returns true if a line begins with an object and its address, or with the marks of a hierarchy.
  fileprivate func beginsWithPrintedObject(_ line: Range<Int>) -> Bool {
    let text = skippingMarks(line)
    guard self[text.start] == "<" else { return false }
    return printedObject(at: text.start)?.address != nil
  }

  /// The number of braces that are open behind a line.
  fileprivate func braces(in line: Range<Int>, from open: Int) -> Int {
    var open = open
    var isQuoted = false
    for place in line {
      let byte = bytes[place]
      if byte == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == "/", self[place + 1] == "/" { break }
      if byte == "{" { open += 1 }
      if byte == "}" { open = max(0, open - 1) }
    }
    return open
  }

  /// Returns true if code that UIKit asks may be in a line: a class, or a getter.
  fileprivate func mayBeClass(_ line: Range<Int>) -> Bool {
    contains("class ", in: line) || contains("extension ", in: line)
      || contains("@implementation", in: line) || contains("@interface", in: line)
      || contains("StatusBar", in: line) || contains("HomeIndicator", in: line)
      || contains("ScreenEdges", in: line)
  }
}
