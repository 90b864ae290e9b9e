extension JSON {
  /// Deeper nesting is refused: a guard for code that walks a value; the parser itself needs no stack.
  package static let depthLimit = 20_000

  /// More values, keys included, are refused: a guard for memory.
  package static let countLimit = 4_000_000

  /// The value that `text` is.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: [UInt8](text.utf8))
  }

  /// The value that `bytes`, a UTF-8 text, are.
  ///
  /// As RFC 8259 says, and a key may occur only once in an object.
  ///
  /// - Complexity: linear; recursion-free.
  package init(
    parsing bytes: [UInt8], countLimit: Int = JSON.countLimit
  ) throws(JSONError) {
    try checkEncoding(of: bytes)
    var parser = JSONParser(bytes: bytes, countLimit: countLimit)
    self = try parser.parse()
  }
}

/// Reads value after value; what is open is on a stack, not in calls.
private struct JSONParser {
  private var scanner: JSONScanner
  private var json = JSONBuilder()
  private var open: [Container] = []
  private let countLimit: Int

  private struct Container {
    var isObject: Bool
    var keys: [String: SourcePosition] = [:]
  }

  init(bytes: [UInt8], countLimit: Int) {
    scanner = JSONScanner(bytes: bytes)
    self.countLimit = countLimit
  }

  mutating func parse() throws(JSONError) -> JSON {
    repeat {} while try advance(justOpened: parseValue())
    scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.error(expected: "the end of the text") }
    return json.finish()
  }

  /// Reads a scalar or an opening bracket, and says whether it was one.
  private mutating func parseValue() throws(JSONError) -> Bool {
    scanner.skipSpace()
    let place = scanner.position
    guard json.count < countLimit else {
      throw JSONError(
        at: place, found: "more than \(countLimit) keys and values", expected: "fewer")
    }
    switch scanner.next ?? 0 {
    case UInt8(ascii: "{"):
      try begin(.object, at: place)
      return true
    case UInt8(ascii: "["):
      try begin(.array, at: place)
      return true
    case UInt8(ascii: "\""): json.append(.string(try scanner.string()), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      json.append(.number(try scanner.number()), at: place)
    default: json.append(try scanner.word(), at: place)
    }
    return false
  }

  private mutating func begin(
    _ content: JSON.Content, at place: SourcePosition
  ) throws(JSONError) {
    guard open.count < JSON.depthLimit else {
      throw JSONError(
        at: place, found: "nesting deeper than \(JSON.depthLimit) levels", expected: "less")
    }
    scanner.skip(1)
    json.begin(content, at: place)
    open.append(Container(isObject: content == .object))
  }

  /// Closes what ends here and moves to the next value; false when there is none.
  private mutating func advance(justOpened: Bool) throws(JSONError) -> Bool {
    var isFirst = justOpened
    while let container = open.last {
      scanner.skipSpace()
      let bracket = container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if scanner.next == bracket {
        scanner.skip(1)
        json.end()
        open.removeLast()
        isFirst = false
        continue
      }
      if !isFirst {
        guard scanner.next == UInt8(ascii: ",") else {
          throw scanner.error(expected: container.isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
        }
        scanner.skip(1)
      }
      if container.isObject { try parseKey() }
      return true
    }
    return false
  }

  private mutating func parseKey() throws(JSONError) {
    scanner.skipSpace()
    let place = scanner.position
    guard scanner.next == UInt8(ascii: "\"") else {
      throw scanner.error(expected: "a key in double quotes")
    }
    let key = try scanner.string()
    if let first = open[open.count - 1].keys.updateValue(place, forKey: key) {
      throw JSONError(
        at: place, found: "the key \"\(key)\" again",
        expected: "it only once (first in line \(first.line))")
    }
    json.append(.string(key), at: place)
    scanner.skipSpace()
    guard scanner.next == UInt8(ascii: ":") else {
      throw scanner.error(expected: "\":\" after the key")
    }
    scanner.skip(1)
  }
}

private func checkEncoding(of bytes: [UInt8]) throws(JSONError) {
  // Bytes that are not UTF-8 are repaired there.
  guard !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return }
  var iterator = bytes.makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  var (line, column): (Int32, Int32) = (1, 1)
  while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
    column += 1
    if scalar.first == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
  }
  throw JSONError(
    at: SourcePosition(line: line, column: column), found: "bytes that are not UTF-8",
    expected: "a text in UTF-8")
}
