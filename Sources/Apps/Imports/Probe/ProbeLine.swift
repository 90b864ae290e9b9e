import StatusQuoAppearanceModel
import StatusQuoReading
import StatusQuoScenarioFiles

/// A line that the probe printed: what it is about, and its fields.
struct ProbeLine {
  /// `app`, `window` or `controller`.
  enum Subject: String, CaseIterable { case app, window, controller }

  /// A value and where it stands.
  struct Field {
    let key: String
    let text: String
    fileprivate let source: Source
    fileprivate let offset: Int

    var place: SourcePlace { source.place(of: offset) }
  }

  let subject: Subject
  let fields: [Field]
  let place: SourcePlace

  /// The mark that every line begins with, with the version of the form.
  static let mark: StaticString = "statusquo1 "
  private static let anyMark: StaticString = "statusquo"

  subscript(key: String) -> Field? { fields.last { $0.key == key } }

  /// The field of a key, if it has a value.
  func value(_ key: String) -> Field? { self[key].flatMap { $0.text == "nil" ? nil : $0 } }

  /// The lines of a probe in a text that may hold other output.
  static func all(in source: Source) throws(DocumentError) -> [ProbeLine] {
    var lines: [ProbeLine] = []
    var start = source.start
    while start < source.end {
      let end = source.endOfPrintedLine(from: start)
      let mark = (start..<end).first { source.has(anyMark, at: $0) }
      // A number follows: the version of the form.
      if let mark, isDigit(source[mark + anyMark.utf8CodeUnitCount]) {
        try InputLimits.check(
          lines.count, below: InputLimits.controllers, found: "one more line",
          at: source.place(of: mark))
        lines.append(try ProbeLine(source, mark..<end))
      }
      start = source.startOfPrintedLine(after: end)
    }
    return lines
  }

  private init(_ source: Source, _ range: Range<Int>) throws(DocumentError) {
    guard source.has(Self.mark, at: range.lowerBound) else {
      throw source.error(
        at: range.lowerBound, expected: "\"statusquo1\", the form that this version reads")
    }
    place = source.place(of: range.lowerBound)
    let wordStart = range.lowerBound + Self.mark.utf8CodeUnitCount
    let word = source.text(wordStart..<source.endOfLetters(from: wordStart))
    subject = try source.place(of: wordStart).word(word, found: source.upcoming(at: wordStart))
    fields = Self.fields(source, wordStart + word.utf8.count..<range.upperBound)
  }

  /// `key=value`, separated by spaces; a word without an equals sign belongs to the value before it,
  /// as in `NSRect: {{0, 0}, {393, 852}}`.
  private static func fields(_ source: Source, _ range: Range<Int>) -> [Field] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    for word in source.bytes[range].split(whereSeparator: isSpace) {
      let equals = word.firstIndex(of: UInt8(ascii: "="))
      if let equals, equals > word.startIndex {
        fields.append((word.startIndex..<equals, equals + 1..<word.endIndex))
      } else if let last = fields.indices.last {
        fields[last].value = fields[last].value.lowerBound..<word.endIndex
      }
    }
    return fields.map { field in
      Field(
        key: source.text(field.key), text: source.text(field.value), source: source,
        offset: field.value.lowerBound)
    }
  }
}

// MARK: Values

extension ProbeLine.Field {
  private func isNot(_ expected: String) -> DocumentError {
    place.error(found: quoted(text), expected: expected)
  }

  /// A flag: 1 and 0, or words.
  func flag() throws(DocumentError) -> Bool {
    guard let flag = PropertyList.text(text).flag else { throw isNot("0 or 1") }
    return flag
  }

  func number() throws(DocumentError) -> Double {
    guard let number = Double(text), number.isFinite else { throw isNot("a number") }
    guard Scenario.numbers.contains(number) else {
      throw isNot("a number from -1,000,000,000 to 1,000,000,000")
    }
    return number
  }

  func version() throws(DocumentError) -> Version {
    guard let version = Version(text: text) else { throw isNot("a version") }
    return version
  }

  func className() throws(DocumentError) -> ClassName {
    guard !text.isEmpty, text.unicodeScalars.allSatisfy(isVisible),
      text.utf8.count <= InputLimits.className
    else { throw isNot("a class") }
    return ClassName(printed: text)
  }

  /// One of some numbers that stand for something.
  func choice<Value>(_ values: [Int: Value]) throws(DocumentError) -> Value {
    guard let value = Int(text).flatMap({ values[$0] }) else {
      throw isNot(oneOf(values.keys.sorted().map { "\($0)" }))
    }
    return value
  }

  /// The numbers in it: the four of a rectangle.
  var numbers: [Double] {
    text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "+") }
      .compactMap { Double($0) }.filter { $0.isFinite }
  }
}
