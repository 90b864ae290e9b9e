import StatusQuoScenarioFiles

/// A line that the probe printed: what it is about, and its fields.
struct ProbeLine {
  /// `app`, `window` or `controller`.
  enum Subject: String, CaseIterable { case app, window, controller }

  /// A value and where it stands.
  struct Field {
    let key: String
    let text: String
    let offset: Int
  }

  let subject: Subject
  let fields: [Field]
  /// Where the line begins.
  let offset: Int

  /// The mark that every line begins with, with the version of the form.
  static let mark: StaticString = "statusquo1 "
  private static let anyMark: StaticString = "statusquo"

  subscript(key: String) -> Field? { fields.last { $0.key == key } }

  /// The lines of a probe in a text that may hold other output.
  static func all(in source: Source) throws(DocumentError) -> [ProbeLine] {
    var lines: [ProbeLine] = []
    var start = source.start
    while start < source.end {
      let end = source.endOfPrintedLine(from: start)
      var next = start
      while next < end, !source.has(anyMark, at: next) { next += 1 }
      if next < end, source.has(anyMark, at: next), isMark(source, next) {
        guard lines.count < InputLimits.controllers else {
          throw source.error(
            at: next, found: "one more line", expected: "at most \(InputLimits.controllers)")
        }
        lines.append(try ProbeLine(source, next..<end))
      }
      start = source.startOfPrintedLine(after: end)
    }
    return lines
  }

  /// Whether a number follows `statusquo`.
  private static func isMark(_ source: Source, _ offset: Int) -> Bool {
    isDigit(source[offset + anyMark.utf8CodeUnitCount])
  }

  private init(_ source: Source, _ range: Range<Int>) throws(DocumentError) {
    guard source.has(Self.mark, at: range.lowerBound) else {
      throw source.error(
        at: range.lowerBound, expected: "\"statusquo1\", the form that this version reads")
    }
    offset = range.lowerBound
    let wordStart = range.lowerBound + Self.mark.utf8CodeUnitCount
    let word = source.text(wordStart..<source.endOfLetters(from: wordStart))
    guard let subject = Subject(rawValue: word) else {
      let words = Subject.allCases.map { $0.rawValue }
      throw source.error(
        at: wordStart, found: source.upcoming(at: wordStart), expected: listed(words.map(quoted)),
        suggestion: suggestion(for: word, among: words))
    }
    self.subject = subject
    fields = Self.fields(source, wordStart + word.utf8.count..<range.upperBound)
  }

  /// `key=value`, separated by spaces; a word without an equals sign belongs to the value before it,
  /// as in `NSRect: {{0, 0}, {393, 852}}`.
  private static func fields(_ source: Source, _ range: Range<Int>) -> [Field] {
    var fields: [(key: Range<Int>, value: Range<Int>)] = []
    var next = range.lowerBound
    while next < range.upperBound {
      while next < range.upperBound, isSpace(source[next]) { next += 1 }
      let start = next
      var equals: Int?
      while next < range.upperBound, !isSpace(source[next]) {
        if source[next] == UInt8(ascii: "="), equals == nil { equals = next }
        next += 1
      }
      if let equals, equals > start {
        fields.append((start..<equals, equals + 1..<next))
      } else if next > start, let last = fields.indices.last {
        fields[last].value = fields[last].value.lowerBound..<next
      }
    }
    return fields.map { field in
      Field(
        key: source.text(field.key), text: source.text(field.value), offset: field.value.lowerBound)
    }
  }
}

// MARK: Values

extension ProbeLine.Field {
  /// A flag: 1 and 0, or words.
  func flag(_ source: Source) throws(DocumentError) -> Bool {
    switch text {
    case "1", "true", "YES": return true
    case "0", "false", "NO": return false
    default:
      throw source.error(at: offset, found: quoted(text), expected: "0 or 1")
    }
  }

  func number(_ source: Source) throws(DocumentError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw source.error(at: offset, found: quoted(text), expected: "a number")
    }
    return number
  }

  /// One of some numbers that stand for something.
  func choice<Value>(
    _ values: [Int: Value], _ source: Source
  ) throws(DocumentError) -> Value {
    guard let number = Int(text), let value = values[number] else {
      throw source.error(
        at: offset, found: quoted(text), expected: listed(values.keys.sorted().map { "\($0)" }))
    }
    return value
  }

  /// The numbers in it: the four of a rectangle.
  var numbers: [Double] {
    text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "+") }
      .compactMap { Double($0) }.filter { $0.isFinite }
  }
}
