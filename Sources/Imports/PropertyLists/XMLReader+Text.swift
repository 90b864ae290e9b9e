import StatusQuoScenarioFiles

extension XMLReader {
  /// The text up to the next tag; nil for white space outside the root.
  mutating func text() throws(DocumentError) -> Event? {
    let start = offset
    var text: [UInt8] = []
    while offset < source.end, source[offset] != UInt8(ascii: "<") {
      if source[offset] == UInt8(ascii: "&") {
        text += String(try reference()).utf8
      } else {
        text.append(source[offset])
        offset += 1
      }
    }
    guard !open.isEmpty else {
      let stray = (start..<offset).first { !isSpaceOrBreak(source[$0]) }
      if let stray {
        throw source.error(
          at: stray, expected: hasRoot ? "the end of the file" : "an XML document: <?xml or <")
      }
      return nil
    }
    return .text(String(decoding: text, as: UTF8.self), offset: start)
  }

  mutating func characterData() throws(DocumentError) -> Event {
    let start = offset
    guard !open.isEmpty else {
      throw source.error(at: start, found: "a CDATA section", expected: "an element around it")
    }
    try skip(from: 9, past: "]]>", what: "a CDATA section")
    return .text(source.text(start + 9..<offset - 3), offset: start)
  }

  mutating func skip(
    from length: Int, past end: StaticString, what: String
  ) throws(DocumentError) {
    let start = offset
    offset += length
    while offset < source.end, !source.has(end, at: offset) { offset += 1 }
    guard offset < source.end else {
      throw source.error(at: start, found: "\(what) that does not end", expected: "\(end)")
    }
    offset += end.utf8CodeUnitCount
  }

  /// Skips `<?…?>`; the XML declaration must not name another encoding.
  mutating func processingInstruction() throws(DocumentError) {
    let start = offset
    try skip(from: 2, past: "?>", what: "a processing instruction")
    guard source.has("<?xml", at: start), isSpaceOrBreak(source[start + 5]) else { return }
    guard let encoding = source.text(start..<offset).after("encoding") else { return }
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
  mutating func documentType() throws(DocumentError) {
    let start = offset
    guard !hasRoot else {
      throw source.error(at: start, found: "a document type", expected: "it before the root")
    }
    offset += 9
    var quote: UInt8?
    while offset < source.end {
      let byte = source[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw source.error(
          at: offset, found: "declarations in the document type",
          expected: "none: entities and other declarations are refused")
      } else if byte == UInt8(ascii: ">") {
        offset += 1
        return
      }
      offset += 1
    }
    throw source.error(at: start, found: "a document type that does not end", expected: ">")
  }

  /// The character that `&…;` stands for.
  mutating func reference() throws(DocumentError) -> Unicode.Scalar {
    let start = offset
    var end = offset + 1
    while end < source.end, source[end] != UInt8(ascii: ";"), end - start <= 12,
      !isSpaceOrBreak(source[end]), source[end] != UInt8(ascii: "<")
    { end += 1 }
    let name = source.text(start + 1..<end)
    guard source[end] == UInt8(ascii: ";"), let scalar = Self.scalar(named: name) else {
      throw source.error(
        at: start, found: "the entity &\(printable(name))",
        expected: "&amp; &lt; &gt; &quot; &apos; or a character number")
    }
    offset = end + 1
    return scalar
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#"), name.utf8.dropFirst().allSatisfy({ $0 != UInt8(ascii: "+") })
    else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    guard let number, number == 9 || number == 10 || number == 13 || number >= 0x20 else {
      return nil
    }
    return Unicode.Scalar(number)
  }
}
