import StatusQuoCatalog
import StatusQuoReading
import StatusQuoScenarioFiles

/// Reads the entries of an Info.plist from some of its lines, also among other text: tags without their frame,
/// `KEY = value;`, `"KEY" => value`, and rows of Xcode's editor.
struct PropertyListLines {
  private(set) var entries: [PropertyList.Entry] = []
  private(set) var assumptions: [Assumption] = []
  private let source: Source
  private var offset: Int
  private var comparisons = AppKeyRow.comparisons

  init(_ source: Source) {
    self.source = source
    offset = source.start
    while offset < source.end { readNext() }
    sayWhichCount()
  }

  // MARK: Tags

  /// Reads what begins here: a comment, an entry, or a row; anything else is passed over.
  private mutating func readNext() {
    let byte = source[offset]
    if byte == "<" {
      if source.has("<!--", at: offset) {
        skipComment()
      } else if source.has("<key>", at: offset) {
        readEntry()
      } else {
        offset += 1
      }
    } else if isAtStartOfWord, let row = AppKeyRow(source, at: offset, &comparisons) {
      entries.append(row.entry)
      offset = row.end
    } else {
      offset += 1
    }
  }

  private var isAtStartOfWord: Bool {
    isLetter(source[offset]) && (offset == source.start || !isWord(source[offset - 1]))
  }

  private mutating func skipComment() {
    let start = offset
    guard let end = find("-->", from: offset, within: source.end) else {
      leaveOut("a comment", why: "it does not end", at: start)
      offset = source.end
      return
    }
    offset = end
  }

  /// Reads a key and its value.
  private mutating func readEntry() {
    let start = offset
    var close = offset + 5
    while close < min(source.end, offset + 400), source[close] != "<" { close += 1 }
    guard source.has("</key>", at: close) else {
      leaveOut("this key", why: "it is cut off", at: start)
      offset = close
      return
    }
    let end = close + 6
    let key = source.text(offset + 5..<end - 6).trimmed
    var next = end
    while next < min(source.end, end + 400), source[next] != "<" { next += 1 }
    offset = next
    guard let item = value(at: next) else {
      leaveOut("the value of \(printable(key))", why: "it is not there, or cut off", at: start)
      return
    }
    entries.append(PropertyList.Entry(key: key, keyOffset: start, item: item))
  }

  /// The value whose tag is at `start`; nil where there is none, or one that is cut off.
  private mutating func value(at start: Int) -> PropertyList.Item? {
    guard let tag = Tag(source, at: start), !tag.isClosing else { return nil }
    offset = tag.end
    switch tag.name {
    case "true": return item(.bool(true), start)
    case "false": return item(.bool(false), start)
    case "dict", "array":
      return tag.isEmpty ? item(.list([]), start) : container(begunAt: start)
    case "string", "integer", "real", "date", "data":
      if tag.isEmpty { return item(.text(""), start) }
      guard let text = content() else { return nil }
      if tag.name == "integer" || tag.name == "real" {
        return Double(text.trimmed).map { item(.number($0), start) }
      }
      return item(tag.name == "string" ? .text(text) : .data, start)
    default: return nil
    }
  }

  private func item(_ value: PropertyList, _ offset: Int) -> PropertyList.Item {
    PropertyList.Item(value: value, offset: offset)
  }

  /// The text up to the next tag, which has to be a closing one.
  private mutating func content() -> String? {
    let start = offset
    while offset < source.end, source[offset] != "<" { offset += 1 }
    guard let tag = Tag(source, at: offset), tag.isClosing else { return nil }
    defer { offset = tag.end }
    return source.text(start..<offset)
  }

  /// A list or a dictionary, of which the numbers and texts directly in it are kept. Keys in it are not keys of
  /// the whole; where its end is cut off, it reaches to the end of the text.
  private mutating func container(begunAt start: Int) -> PropertyList.Item {
    var items: [PropertyList.Item] = []
    var depth = 1
    while offset < source.end, depth > 0 {
      guard source[offset] == "<", let tag = Tag(source, at: offset) else {
        offset += 1
        continue
      }
      if depth == 1, !tag.isClosing, tag.name == "integer" || tag.name == "string",
        let item = value(at: offset)
      {
        items.append(item)
        continue
      }
      offset = tag.end
      guard !tag.isEmpty, tag.name == "dict" || tag.name == "array" else { continue }
      depth += tag.isClosing ? -1 : 1
    }
    if depth > 0 { leaveOut("what is in here", why: "its end is cut off", at: start) }
    return item(.list(items), start)
  }

  // MARK: What counts

  /// Names the last of several values of one key, which counts: a file may be pasted before and after a change.
  private mutating func sayWhichCount() {
    var last: [String: PropertyList.Entry] = [:]
    for entry in entries {
      if let before = last[entry.key], before.item.value.summary != entry.item.value.summary {
        assumptions.add(
          .assumed, "\(printable(entry.key)) is \(entry.item.value.summary)",
          why: "it is the last of several values; one before is \(before.item.value.summary)",
          at: entry.keyOffset.map(source.place))
      }
      last[entry.key] = entry
    }
  }

  private mutating func leaveOut(_ what: String, why: String, at offset: Int) {
    guard assumptions.count < 20 else { return }
    assumptions.add(.skipped, what, why: why, at: source.place(of: offset))
  }

  /// The offset behind the next `text`.
  private func find(_ text: StaticString, from start: Int, within end: Int) -> Int? {
    var next = start
    while next < min(source.end, end) {
      if source.has(text, at: next) { return next + text.utf8CodeUnitCount }
      next += 1
    }
    return nil
  }
}

/// A tag without attributes.
private struct Tag {
  let name: String
  var isClosing = false
  var isEmpty = false
  let end: Int

  init?(_ source: Source, at start: Int) {
    guard source[start] == "<" else { return nil }
    var next = start + 1
    if source[next] == "/" {
      isClosing = true
      next += 1
    }
    let first = next
    while isLetter(source[next]), next - first < 12 { next += 1 }
    name = source.text(first..<next)
    while isSpace(source[next]), next - first < 24 { next += 1 }
    if source[next] == "/" {
      isEmpty = true
      next += 1
    }
    guard source[next] == ">", !name.isEmpty else { return nil }
    end = next + 1
  }
}

/// A key with its value on one line, as tools print it: `UIStatusBarHidden = 1;`, `"UIStatusBarHidden" => 1`, or
/// a row of Xcode's editor, `Status bar is initially hidden  Boolean  YES`.
struct AppKeyRow {
  let entry: PropertyList.Entry
  /// Behind the line.
  let end: Int

  /// The most names of a text that are compared with the keys, which takes longer than all else.
  static let comparisons = 200

  /// - Parameter left: the number of names that may still be compared.
  init?(_ source: Source, at start: Int, _ left: inout Int) {
    var wordEnd = start
    while isWord(source[wordEnd]), wordEnd - start < 64 { wordEnd += 1 }
    guard Self.firstWords.contains(wordEnd - start),
      let key = Self.keys.first(where: {
        $0.firstWord == wordEnd - start && source.hasText($0.text, at: start)
      })
    else {
      guard left > 0, let misnamed = Self(misnamed: source, start..<wordEnd, &left) else {
        return nil
      }
      self = misnamed
      return
    }
    var next = start + key.text.utf8.count
    var suffix = ""
    if source[next] == "~" {
      let first = next
      next += 1
      while isLetter(source[next]), next - first < 8 { next += 1 }
      suffix = source.text(first..<next)
    }
    guard !isWord(source[next]) else { return nil }
    self.init(
      key.key, named: key.key.rawValue + suffix, source, at: start, valueAt: next,
      isTitle: key.isTitle)
  }

  /// A name that is nearly that of a key, with a value that the key takes.
  private init?(misnamed source: Source, _ word: Range<Int>, _ left: inout Int) {
    guard word.count > 12, word.count < 60,
      source.contains("tatus", in: word) || source.contains("tyle", in: word)
    else { return nil }
    let name = source.text(word)
    guard !name.hasPrefix("INFOPLIST_KEY_") else { return nil }
    left -= 1
    guard let key = AppKey.meant(by: name) else { return nil }
    self.init(
      key, named: name, source, at: word.lowerBound, valueAt: word.upperBound, isTitle: false)
  }

  /// A key whose value is in the rest of a line.
  private init?(
    _ key: AppKey, named name: String, _ source: Source, at start: Int, valueAt next: Int,
    isTitle: Bool
  ) {
    var lineEnd = next
    while lineEnd < source.end, !isLineBreak(source[lineEnd]) {
      if source[lineEnd] == "<" || lineEnd - next > 200 { return nil }
      lineEnd += 1
    }
    guard let text = Self.value(source.text(next..<lineEnd), isTitle: isTitle),
      let value = key.value(text)
    else { return nil }
    entry = PropertyList.Entry(
      key: name, keyOffset: start, item: PropertyList.Item(value: value, offset: start))
    end = lineEnd
  }

  /// The value in the rest of a line; nil where that is none.
  private static func value(_ rest: String, isTitle: Bool) -> String? {
    var text = rest[...].drop { $0 == "\"" || $0 == "'" || $0 == "`" }
    let hasGap = text.first == "\t" || text.hasPrefix("  ")
    text = text.drop { $0 == " " || $0 == "\t" }
    if let sign = ["=>", "->", "=", ":", "|"].first(where: { text.hasPrefix($0) }) {
      text = text.dropFirst(sign.count)
    } else if !(isTitle || hasGap) {
      return nil
    }
    var words = text.split { " \t".contains($0) }
    if ["Boolean", "String", "Bool"].contains(words.first ?? "") { words.removeFirst() }
    let value = words.joined(separator: " ").filter { !"\"';,`|".contains($0) }.trimmed
    return value.isEmpty || words.count > 3 ? nil : value
  }

  /// The names of the keys, with the length of the first word of each: only names that begin with one as long are
  /// compared.
  private static let keys: [(text: String, firstWord: Int, key: AppKey, isTitle: Bool)] = {
    func row(_ text: String, _ key: AppKey, isTitle: Bool) -> (String, Int, AppKey, Bool) {
      (text, text.utf8.prefix(while: isWord).count, key, isTitle)
    }
    return AppKey.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
      .map { row($0.rawValue, $0, isTitle: false) }
      + AppKey.titles.sorted { $0.key.count > $1.key.count }.filter { $0.key != "Appearance" }
      .map { row($0.key, $0.value, isTitle: true) }
  }()
}

extension AppKeyRow {
  /// The lengths of the first words of names.
  private static let firstWords = Set(keys.map { $0.firstWord })
}

extension AppKey {
  /// The value that a text on the same line is, also as Xcode's editor shows it, `Light Content`; nil for prose.
  fileprivate func value(_ text: String) -> PropertyList? {
    if text.hasPrefix("$(") || text.hasPrefix("${") { return .text(text) }
    if form.words.isEmpty { return PropertyList.text(text).flag.map { .bool($0) } }
    let letters = text.filter { $0 != " " }.lowercased()
    return form.words.first { word in
      let word = word.lowercased()
      return word == letters || word == rawValue.lowercased() + letters
    }.map { .text($0) }
  }
}

extension Source {
  fileprivate func hasText(_ text: String, at offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].starts(with: text.utf8)
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
