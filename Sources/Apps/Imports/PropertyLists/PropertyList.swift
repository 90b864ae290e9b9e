import StatusQuoReading
import StatusQuoScenarioFiles

extension Source {
  /// True if it begins as a property list in XML, and ends with the first end of one.
  var isWholePropertyList: Bool {
    let start = skippingSpace(self.start)
    let isXML =
      has("<?xml", at: start) || has("<!", at: start) || has("<plist", at: start)
    guard isXML else { return false }
    var next = start
    while let bracket = bytes[next...].firstIndex(of: UInt8(ascii: "<")) {
      if has("</plist>", at: bracket) { return skippingSpace(bracket + 8) >= end }
      next = bracket + 1
    }
    return false
  }
}

/// A value of a property list, in any of its forms.
indirect enum PropertyList: Sendable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case data
  case date
  case list([Item])
  case dictionary([Entry])

  /// A value and where it stands.
  struct Item: Sendable {
    var value: PropertyList
    /// nil in a binary file.
    var offset: Int?
  }

  /// A key with its value.
  struct Entry: Sendable {
    var key: String
    /// The place of the key; nil in a binary file.
    var keyOffset: Int?
    var item: Item
  }
}

extension PropertyList {
  /// The entries of a file that is XML or binary, or has lines of one, the place of each offset in it, and what
  /// was left out.
  static func entries(
    of input: InputFile
  ) throws(DocumentError) -> (
    entries: [Entry], place: (_ offset: Int?) -> SourcePlace, assumptions: [Assumption]
  ) {
    let root: Item
    var source: Source?
    if isBinary(input.bytes) {
      root = try binary(input)
    } else {
      let text = try Source(input)
      if !text.isWholePropertyList, input.bytes.count <= Paste.limit {
        let pasted = try Source(pasted: input)
        let lines = PropertyListLines(pasted)
        // Without any entry, what XML expects says more.
        if !lines.entries.isEmpty {
          let place: (Int?) -> SourcePlace = { offset in
            offset.map { pasted.place(of: $0) } ?? SourcePlace(file: input.name)
          }
          return (lines.entries, place, lines.assumptions)
        }
        if let lost = lines.assumptions.first(where: { $0.what != "a comment" }),
          let place = lost.place
        {
          throw place.error(
            found: "\(lost.what): \(lost.why)",
            expected: "a key with its value, such as <key>UIStatusBarHidden</key> <true/>")
        }
      }
      let start = Cursor(text, at: text.skippingSpace(text.start))
      if start.byte == "{" || start.has("//") || start.has("/*") {
        throw text.error(
          at: start.offset, found: "a property list in its old form, with braces",
          expected: "XML or a binary file: plutil -convert xml1 FILE")
      }
      root = try xml(text)
      source = text
    }
    let text = source
    let place: (Int?) -> SourcePlace = { offset in
      offset.flatMap { text?.place(of: $0) } ?? SourcePlace(file: input.name)
    }
    guard let entries = root.value.entries else {
      throw place(root.offset).error(
        found: root.value.summary, expected: "a dictionary as the whole")
    }
    return (entries, place, [])
  }

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; nil for anything else.
  var items: [Item]? { if case .list(let items) = self { items } else { nil } }

  /// The entries of a dictionary; nil for anything else.
  var entries: [Entry]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The value behind `key`, if this is a dictionary that has it.
  subscript(key: String) -> PropertyList? {
    entries?.first { $0.key == key }?.item.value
  }

  /// A whole number, also as text.
  var wholeNumber: Int? {
    if case .number(let number) = self { return Int(exactly: number) }
    return text.flatMap { Int($0) }
  }

  /// A flag: a truth value, 0 or 1, or, as older projects have it, a word.
  var flag: Bool? {
    if case .bool(let bool) = self { return bool }
    if case .number(let number) = self { return number == 0 ? false : number == 1 ? true : nil }
    switch text?.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    case .some, .none: return nil
    }
  }

  /// The value in a few words, as an error names it.
  var summary: String {
    switch self {
    case .text(let text): quoted(text)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let bool): bool ? "true" : "false"
    case .data: "data"
    case .date: "a date"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }
}
