import StatusQuoScenarioFiles

extension XMLReader {
  /// The text up to the next tag; nil for white space outside the root.
  mutating func text() throws(DocumentError) -> Event? {
    let start = cursor.offset
    var text: [UInt8] = []
    while !cursor.isAtEnd, cursor.byte != "<" {
      if cursor.byte == "&" {
        text += String(try reference()).utf8
      } else {
        text.append(cursor.byte)
        cursor.offset += 1
      }
    }
    guard open.isEmpty else { return .text(String(decoding: text, as: UTF8.self), offset: start) }
    if let stray = (start..<cursor.offset).first(where: { !isSpaceOrBreak(source[$0]) }) {
      throw source.error(
        at: stray, expected: hasRoot ? "the end of the file" : "an XML document: <?xml or <")
    }
    return nil
  }

  mutating func characterData(begunAt start: Int) throws(DocumentError) -> Event {
    guard !open.isEmpty else {
      throw source.error(at: start, found: "a CDATA section", expected: "an element around it")
    }
    let first = cursor.offset
    try skip(past: "]]>", "a CDATA section", begunAt: start)
    return .text(source.text(first..<cursor.offset - 3), offset: start)
  }

  /// Skips the rest of something that begins at `start`.
  mutating func skip(
    past end: StaticString, _ what: String, begunAt start: Int
  ) throws(DocumentError) {
    guard cursor.skip(past: end) else {
      throw cursor.unended(what, at: start, expected: "\(end)")
    }
  }

  /// Skips `<?…?>`; the XML declaration must not name another encoding.
  mutating func processingInstruction(begunAt start: Int) throws(DocumentError) {
    try skip(past: "?>", "a processing instruction", begunAt: start)
    guard source.has("<?xml", at: start), isSpaceOrBreak(source[start + 5]),
      let encoding = source.text(start..<cursor.offset).after("encoding")
    else { return }
    let value = encoding.drop { " =\"'\t\r\n".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let names =
      ["utf-8", "utf8", "us-ascii", "ascii"] + (source.wasUTF16 ? ["utf-16", "utf16"] : [])
    guard names.contains(value.lowercased()) else {
      throw source.error(
        at: start, found: "the encoding \(quoted(value))", expected: "\"UTF-8\"")
    }
  }

  /// Skips a document type that only names its definition, as Apple's property lists have it.
  mutating func documentType(begunAt start: Int) throws(DocumentError) {
    guard !hasRoot else {
      throw source.error(at: start, found: "a document type", expected: "it before the root")
    }
    var quote: UInt8?
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == "\"" || byte == "'" {
        quote = byte
      } else if byte == "[" {
        throw source.error(
          at: cursor.offset, found: "declarations in the document type",
          expected: "none: entities and other declarations are refused")
      } else if cursor.skip(">") {
        return
      }
      cursor.offset += 1
    }
    throw cursor.unended("a document type", at: start, expected: ">")
  }

  /// The character that `&…;` stands for.
  mutating func reference() throws(DocumentError) -> Unicode.Scalar {
    let start = cursor.offset
    var end = start + 1
    while end < source.end, source[end] != ";", end - start <= 12, !isSpaceOrBreak(source[end]),
      source[end] != "<"
    { end += 1 }
    let name = source.text(start + 1..<end)
    guard source[end] == ";", let scalar = Self.scalar(named: name) else {
      throw source.error(
        at: start, found: "the entity &\(printable(name))",
        expected: "&amp; &lt; &gt; &quot; &apos; or a character number")
    }
    cursor.offset = end + 1
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if let scalar = entities[name] { return scalar }
    guard name.hasPrefix("#"), !name.utf8.contains(UInt8(ascii: "+")) else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    guard let number, number == 9 || number == 10 || number == 13 || number >= 0x20 else {
      return nil
    }
    return Unicode.Scalar(number)
  }
}
