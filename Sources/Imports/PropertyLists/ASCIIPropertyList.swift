import StatusQuoScenarioFiles

extension PropertyList {
  /// The property list in the old form with braces, as in `project.pbxproj`.
  static func ascii(_ source: Source) throws(DocumentError) -> Item {
    var reader = ASCIIPropertyListReader(source)
    return try reader.read()
  }
}

/// Reads `{ key = value; list = (a, b); }` with comments, quoted and bare texts and `<data>`.
private struct ASCIIPropertyListReader {
  private let source: Source
  private var offset: Int
  private var count = 0

  init(_ source: Source) {
    self.source = source
    offset = source.start
  }

  mutating func read() throws(DocumentError) -> PropertyList.Item {
    try skipSpace()
    let item = try value(depth: 0)
    try skipSpace()
    guard offset == source.end else {
      throw source.error(at: offset, expected: "the end of the file")
    }
    return item
  }

  private mutating func value(depth: Int) throws(DocumentError) -> PropertyList.Item {
    let start = offset
    count += 1
    guard depth < InputLimits.nesting, count <= InputLimits.values else {
      throw source.error(
        at: start, found: depth < InputLimits.nesting ? "one more value" : "one more level",
        expected: "at most \(InputLimits.values) values and \(InputLimits.nesting) levels")
    }
    let value: PropertyList
    switch source[offset] {
    case UInt8(ascii: "{"): value = .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "("): value = .list(try list(depth: depth))
    case UInt8(ascii: "<"):
      while offset < source.end, source[offset] != UInt8(ascii: ">") { offset += 1 }
      guard offset < source.end else {
        throw source.error(at: start, found: "data that does not end", expected: ">")
      }
      offset += 1
      value = .data
    default: value = .text(try text("a value"))
    }
    return PropertyList.Item(value: value, offset: start)
  }

  private mutating func dictionary(depth: Int) throws(DocumentError) -> [PropertyList.Entry] {
    let start = offset
    offset += 1
    var entries: [PropertyList.Entry] = []
    while true {
      try skipSpace()
      if source[offset] == UInt8(ascii: "}") { break }
      guard offset < source.end else {
        throw source.error(at: start, found: "a dictionary that does not end", expected: "}")
      }
      let keyOffset = offset
      let key = try text("a key or }")
      try skipSpace()
      try expect(UInt8(ascii: "="), "= and the value of \(quoted(key))")
      try skipSpace()
      let item = try value(depth: depth + 1)
      try skipSpace()
      // The last one may go without.
      if source[offset] != UInt8(ascii: "}") {
        try expect(UInt8(ascii: ";"), "; after the value of \(quoted(key))")
      }
      entries.append(PropertyList.Entry(key: key, keyOffset: keyOffset, item: item))
    }
    offset += 1
    return entries
  }

  private mutating func list(depth: Int) throws(DocumentError) -> [PropertyList.Item] {
    let start = offset
    offset += 1
    var items: [PropertyList.Item] = []
    while true {
      try skipSpace()
      if source[offset] == UInt8(ascii: ")") { break }
      guard offset < source.end else {
        throw source.error(at: start, found: "a list that does not end", expected: ")")
      }
      items.append(try value(depth: depth + 1))
      try skipSpace()
      if source[offset] != UInt8(ascii: ")") { try expect(UInt8(ascii: ","), ", or )") }
    }
    offset += 1
    return items
  }

  private mutating func expect(_ byte: UInt8, _ expected: String) throws(DocumentError) {
    guard source[offset] == byte, offset < source.end else {
      throw source.error(at: offset, expected: expected)
    }
    offset += 1
  }

  /// A text, in quotes or bare.
  private mutating func text(_ expected: String) throws(DocumentError) -> String {
    let quote = source[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quotedText() }
    let start = offset
    while isBare(source[offset]), offset < source.end { offset += 1 }
    guard offset > start else { throw source.error(at: start, expected: expected) }
    return source.text(start..<offset)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    if isLetter(byte) || isDigit(byte) || byte >= 0x80 { return true }
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      return true
    case UInt8(ascii: "/"):
      // A path, unless it begins a comment.
      return source[offset + 1] != UInt8(ascii: "*") && source[offset + 1] != UInt8(ascii: "/")
    default: return false
    }
  }

  private mutating func quotedText() throws(DocumentError) -> String {
    let start = offset
    let quote = source[offset]
    offset += 1
    var text: [UInt8] = []
    while offset < source.end, source[offset] != quote {
      if source[offset] == UInt8(ascii: "\\") {
        text += String(escaped()).utf8
      } else {
        text.append(source[offset])
        offset += 1
      }
    }
    guard offset < source.end else {
      throw source.error(
        at: start, found: "a text that does not end", expected: "its closing quote")
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character after a backslash.
  private mutating func escaped() -> Unicode.Scalar {
    let letter = source[offset + 1]
    offset += 2
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let end = min(offset + 4, source.end)
      guard offset <= end, let number = UInt32(source.text(offset..<end), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return "\u{FFFD}" }
      offset = end
      return scalar
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number = UInt32(letter - UInt8(ascii: "0"))
      for _ in 0..<2 where (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(source[offset]) {
        number = number * 8 + UInt32(source[offset] - UInt8(ascii: "0"))
        offset += 1
      }
      return Unicode.Scalar(number) ?? "\u{FFFD}"
    default: return letter < 0x80 ? Unicode.Scalar(letter) : "\u{FFFD}"
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(DocumentError) {
    while offset < source.end {
      if isSpaceOrBreak(source[offset]) {
        offset += 1
      } else if source.has("//", at: offset) {
        while offset < source.end, !isLineBreak(source[offset]) { offset += 1 }
      } else if source.has("/*", at: offset) {
        let start = offset
        offset += 2
        while offset < source.end, !source.has("*/", at: offset) { offset += 1 }
        guard offset < source.end else {
          throw source.error(at: start, found: "a comment that does not end", expected: "*/")
        }
        offset += 2
      } else {
        return
      }
    }
  }
}
