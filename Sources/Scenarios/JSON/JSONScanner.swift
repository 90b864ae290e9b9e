/// Reads the words of a JSON text, and knows in which line and column it is.
struct JSONScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var line: Int32 = 1
  /// The start of the line if each of its characters so far were one byte long.
  private var lineStart = 0

  /// A scanner at the start of `bytes`, which are UTF-8, after a byte order mark.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// The byte to be read, nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var position: SourcePosition {
    SourcePosition(line: line, column: Int32(truncatingIfNeeded: offset - lineStart + 1))
  }

  /// Skips bytes of ASCII characters that are not line breaks.
  mutating func skip(_ count: Int) { offset += count }

  mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"):
        offset += 1
        line += 1
        lineStart = offset
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      default: return
      }
    }
  }

  /// An error about the text found here.
  func error(expected: String, suggestion: String? = nil) -> JSONError {
    JSONError(at: position, found: upcoming, expected: expected, suggestion: suggestion)
  }

  /// The word or the character that comes next, as an error names it.
  private var upcoming: String {
    guard offset < bytes.count else { return "the end of the text" }
    if !run.isEmpty { return "'\(String(decoding: run.prefix(40), as: UTF8.self))'" }
    let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    guard let scalar, scalar.value >= 0x20 else { return "a control character" }
    return scalar == "'" ? "a single quote" : "'\(scalar)'"
  }

  /// The letters, digits and signs that come next.
  private var run: ArraySlice<UInt8> { bytes[offset...].prefix(while: isPartOfWord) }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

// MARK: true, false, null and numbers

extension JSONScanner {
  mutating func word() throws(JSONError) -> JSON.Content {
    let word = String(decoding: run, as: UTF8.self)
    let content: JSON.Content
    switch word {
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "null": content = .null
    default: throw error(expected: "a value", suggestion: Self.meant[word.lowercased()])
    }
    skip(word.utf8.count)
    return content
  }

  private static let meant = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "nil": "null", "null": "null",
    "none": "null", "undefined": "null",
  ]

  mutating func number() throws(JSONError) -> Double {
    let run = run
    guard isNumber(run), let number = Double(String(decoding: run, as: UTF8.self)),
      number.isFinite
    else { throw error(expected: "a number such as 20, -1 or 53.667") }
    offset += run.count
    return number
  }

  /// Returns true if `text` is `-? (0 | 1-9 0-9*) (. 0-9+)? ([eE] [+-]? 0-9+)?`.
  private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func digits() -> Int {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let count = digits()
    if count == 0 || (startsWithZero && count > 1) { return false }
    if skip("."), digits() == 0 { return false }
    if skip("eE") {
      _ = skip("+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}

// MARK: Texts

extension JSONScanner {
  /// Reads a text in double quotes.
  mutating func string() throws(JSONError) -> String {
    let start = position
    offset += 1
    var text: [UInt8] = []
    var copied = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[copied..<offset]
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[copied..<offset]
        text += String(try escaped()).utf8
        copied = offset
      case 0..<0x20:
        throw JSONError(
          at: position, found: byte == UInt8(ascii: "\n") ? "a line break" : "a control character",
          expected: "the rest of the text and its closing quote")
      default:
        if byte & 0xC0 == 0x80 { lineStart += 1 }
        offset += 1
      }
    }
    throw JSONError(
      at: start, found: "a text that does not end", expected: "a closing double quote")
  }

  /// Reads a backslash and what belongs to it.
  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    let start = position
    offset += 1
    guard let letter = next else { throw error(expected: "a character after the backslash") }
    if letter == UInt8(ascii: "u") {
      offset += 1
      return try scalar(at: start)
    }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    default: throw error(expected: "one of \" \\ / b f n r t u after the backslash")
    }
    offset += 1
    return scalar
  }

  /// Reads the digits after `\u`, and a second such escape where the first is half a character.
  private mutating func scalar(at start: SourcePosition) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: "\\u".utf8) {
      offset += 2
      let trail = try hexadecimal()
      if UTF16.isTrailSurrogate(trail) {
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
      }
    }
    throw JSONError(at: start, found: "half a character", expected: "both of its \\u escapes")
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.first != "+", let unit = UInt16(digits, radix: 16) else {
      throw error(expected: "four hexadecimal digits after \\u")
    }
    offset += 4
    return unit
  }
}
