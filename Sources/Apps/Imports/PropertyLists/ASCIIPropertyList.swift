import StatusQuoScenarioFiles

extension PropertyList {
  /// The property list in the old form with braces, as in `project.pbxproj`.
  static func ascii(_ source: Source) throws(DocumentError) -> Item {
    var reader = ASCIIPropertyListReader(cursor: Cursor(source))
    let item = try reader.value(depth: 0)
    guard reader.cursor.isAtEnd else { throw reader.cursor.error("the end of the file") }
    return item
  }
}

/// Reads `{ key = value; list = (a, b); }` with comments, quoted and bare texts and `<data>`.
private struct ASCIIPropertyListReader {
  var cursor: Cursor
  private var count = 0

  init(cursor: Cursor) { self.cursor = cursor }

  /// Reads a value with the space around it.
  mutating func value(depth: Int) throws(DocumentError) -> PropertyList.Item {
    try skipSpace()
    let start = cursor.offset
    count += 1
    if let excess = InputLimits.excess(of: "value", count, InputLimits.values, depth: depth) {
      throw cursor.source.error(at: start, found: excess.found, expected: excess.expected)
    }
    let value: PropertyList
    switch cursor.byte {
    case "{": value = .dictionary(try dictionary(depth: depth))
    case "(": value = .list(try list(depth: depth))
    case "<":
      guard cursor.skip(past: ">") else { throw cursor.unended("data", at: start, expected: ">") }
      value = .data
    default: value = .text(try text("a value"))
    }
    try skipSpace()
    return PropertyList.Item(value: value, offset: start)
  }

  private mutating func dictionary(depth: Int) throws(DocumentError) -> [PropertyList.Entry] {
    let start = cursor.offset
    cursor.offset += 1
    var entries: [PropertyList.Entry] = []
    while try !ends("a dictionary", with: "}", begunAt: start) {
      let keyOffset = cursor.offset
      let key = try text("a key or }")
      try skipSpace()
      try cursor.expect("=", "= and the value of \(quoted(key))")
      let item = try value(depth: depth + 1)
      // The last one may go without.
      if cursor.byte != "}" { try cursor.expect(";", "; after the value of \(quoted(key))") }
      entries.append(PropertyList.Entry(key: key, keyOffset: keyOffset, item: item))
    }
    return entries
  }

  private mutating func list(depth: Int) throws(DocumentError) -> [PropertyList.Item] {
    let start = cursor.offset
    cursor.offset += 1
    var items: [PropertyList.Item] = []
    while try !ends("a list", with: ")", begunAt: start) {
      items.append(try value(depth: depth + 1))
      if cursor.byte != ")" { try cursor.expect(",", ", or )") }
    }
    return items
  }

  /// Moves past the bracket that ends a list or a dictionary; false where something else follows.
  private mutating func ends(
    _ what: String, with bracket: StaticString, begunAt start: Int
  ) throws(DocumentError) -> Bool {
    try skipSpace()
    if cursor.skip(bracket) { return true }
    guard !cursor.isAtEnd else { throw cursor.unended(what, at: start, expected: "\(bracket)") }
    return false
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(DocumentError) {
    while true {
      cursor.skip(while: isSpaceOrBreak)
      let start = cursor.offset
      if cursor.skip("//") {
        cursor.skip { !isLineBreak($0) }
      } else if cursor.skip("/*") {
        guard cursor.skip(past: "*/") else {
          throw cursor.unended("a comment", at: start, expected: "*/")
        }
      } else {
        return
      }
    }
  }
}

// MARK: Texts

extension ASCIIPropertyListReader {
  /// Reads a text, in quotes or bare.
  private mutating func text(_ expected: String) throws(DocumentError) -> String {
    if cursor.byte == "\"" || cursor.byte == "'" { return try quotedText() }
    let start = cursor.offset
    // A slash belongs to a path, unless it begins a comment.
    while isBare(cursor.byte) || (cursor.byte == "/" && !cursor.has("//") && !cursor.has("/*")) {
      cursor.offset += 1
    }
    guard cursor.offset > start else { throw cursor.error(expected) }
    return cursor.source.text(start..<cursor.offset)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    isWord(byte) || byte >= 0x80 || isOne(of: ".$:-+@~", byte)
  }

  private mutating func quotedText() throws(DocumentError) -> String {
    let start = cursor.offset
    let quote = cursor.byte
    cursor.offset += 1
    var text: [UInt8] = []
    while !cursor.isAtEnd, cursor.byte != quote {
      if cursor.byte == "\\" {
        text += String(escaped()).utf8
      } else {
        text.append(cursor.byte)
        cursor.offset += 1
      }
    }
    guard !cursor.isAtEnd else {
      throw cursor.unended("a text", at: start, expected: "its closing quote")
    }
    cursor.offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character after a backslash.
  private mutating func escaped() -> Unicode.Scalar {
    let letter = cursor.source[cursor.offset + 1]
    cursor.offset += 2
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "a": return "\u{7}"
    case "U", "u": return number(radix: 16, maxCount: 4)
    default:
      guard isOctal(letter) else { return letter < 0x80 ? Unicode.Scalar(letter) : "\u{FFFD}" }
      cursor.offset -= 1
      return number(radix: 8, maxCount: 3)
    }
  }

  /// The character of a number of at most `maxCount` digits.
  private mutating func number(radix: Int, maxCount: Int) -> Unicode.Scalar {
    let start = cursor.offset
    let end = min(start + maxCount, cursor.source.end)
    while cursor.offset < end, radix == 16 || isOctal(cursor.byte) { cursor.offset += 1 }
    guard start <= end, let number = UInt32(cursor.source.text(start..<cursor.offset), radix: radix)
    else {
      cursor.offset = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private func isOctal(_ byte: UInt8) -> Bool { isDigit(byte) && byte < UInt8(ascii: "8") }
}
