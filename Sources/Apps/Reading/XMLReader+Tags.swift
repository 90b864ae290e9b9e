import StatusQuoScenarioFiles

extension XMLReader {
  mutating func startTag() throws(DocumentError) -> Event {
    let start = cursor.offset
    cursor.offset += 1
    let name = try self.name("the name of an element")
    if open.isEmpty {
      guard !hasRoot else {
        throw source.error(
          at: start, found: "a second element <\(printable(name))>",
          expected: "the end of the file")
      }
      hasRoot = true
    }
    count += 1
    let limit = InputLimits.values
    if let excess = InputLimits.excess(of: "element", count, limit, depth: open.count) {
      throw source.error(at: start, found: excess.found, expected: excess.expected)
    }
    let element = XMLElement(name: name, attributes: try attributes(), offset: start)
    open.append((name, start))
    if cursor.skip("/>") {
      pendingEnd = (name, start)
    } else {
      cursor.offset += 1
    }
    return .start(element)
  }

  /// Reads attributes up to the end of the tag.
  private mutating func attributes() throws(DocumentError) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    while true {
      let hadSpace = isSpaceOrBreak(cursor.byte)
      cursor.skip(while: isSpaceOrBreak)
      if cursor.byte == ">" || cursor.has("/>") { return attributes }
      guard hadSpace else { throw cursor.error("a space, > or />") }
      let start = cursor.offset
      let name = try name("an attribute, > or />")
      try InputLimits.check(
        attributes.count, below: 256, found: "one more attribute", at: source.place(of: start))
      if attributes.contains(where: { $0.name == name }) {
        throw source.error(
          at: start, found: "the attribute \(quoted(name)) again", expected: "it once")
      }
      cursor.skip(while: isSpaceOrBreak)
      try cursor.expect("=", "= and the value of \(quoted(name))")
      cursor.skip(while: isSpaceOrBreak)
      attributes.append((name, try attributeValue(), start))
    }
  }

  private mutating func attributeValue() throws(DocumentError) -> String {
    let start = cursor.offset
    let quote = cursor.byte
    guard quote == "\"" || quote == "'" else { throw cursor.error("a value in quotes") }
    cursor.offset += 1
    var value: [UInt8] = []
    while !cursor.isAtEnd, cursor.byte != quote {
      switch cursor.byte {
      case "<": throw cursor.error("the closing quote of a value")
      case "&": value += String(try reference()).utf8
      case let byte:
        value.append(isSpaceOrBreak(byte) ? UInt8(ascii: " ") : byte)
        cursor.offset += 1
      }
    }
    guard !cursor.isAtEnd else {
      throw cursor.unended("a value", at: start, expected: "its closing quote")
    }
    cursor.offset += 1
    return String(decoding: value, as: UTF8.self)
  }

  mutating func endTag(begunAt start: Int) throws(DocumentError) -> Event {
    let name = try self.name("the name of an element")
    cursor.skip(while: isSpaceOrBreak)
    try cursor.expect(">", "> at the end of a tag")
    let last = open.popLast()
    guard last?.name == name else {
      throw source.error(
        at: start, found: "</\(printable(name))>",
        expected: last.map(closing) ?? "an opening tag before it")
    }
    return .end(name: name, offset: start)
  }

  private mutating func name(_ expected: String) throws(DocumentError) -> String {
    let start = cursor.offset
    while isNameByte(cursor.byte, isFirst: cursor.offset == start), cursor.offset - start < 1_024 {
      cursor.offset += 1
    }
    guard cursor.offset > start else { throw cursor.error(expected) }
    return source.text(start..<cursor.offset)
  }

  private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    if isLetter(byte) || byte == "_" || byte == ":" || byte >= 0x80 { return true }
    return !isFirst && (isDigit(byte) || byte == "-" || byte == ".")
  }
}
