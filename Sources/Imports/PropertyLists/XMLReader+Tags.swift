import StatusQuoScenarioFiles

extension XMLReader {
  mutating func startTag() throws(DocumentError) -> Event {
    let start = offset
    offset += 1
    let name = try self.name("the name of an element")
    var element = XMLElement(name: name, offset: start)
    if open.isEmpty {
      guard !hasRoot else {
        throw source.error(
          at: start, found: "a second element <\(printable(name))>",
          expected: "the end of the file")
      }
      hasRoot = true
    }
    count += 1
    guard count <= InputLimits.values, open.count < InputLimits.nesting else {
      throw source.error(
        at: start, found: count > InputLimits.values ? "one more element" : "one more level",
        expected: "at most \(InputLimits.values) elements and \(InputLimits.nesting) levels")
    }
    try attributes(of: &element)
    open.append((name, start))
    if source.has("/>", at: offset) {
      offset += 2
      pendingEnd = (name, start)
    } else {
      offset += 1
    }
    return .start(element)
  }

  /// Reads attributes up to the end of the tag.
  private mutating func attributes(of element: inout XMLElement) throws(DocumentError) {
    while true {
      let hadSpace = isSpaceOrBreak(source[offset])
      skipSpace()
      if source[offset] == UInt8(ascii: ">") || source.has("/>", at: offset) { return }
      guard hadSpace else {
        throw source.error(at: offset, expected: "a space, > or />")
      }
      let start = offset
      let name = try name("an attribute, > or />")
      guard element.attributes.count < 256 else {
        throw source.error(at: start, found: "one more attribute", expected: "at most 256")
      }
      if element[name] != nil {
        throw source.error(
          at: start, found: "the attribute \(quoted(name)) again", expected: "it once")
      }
      skipSpace()
      guard source[offset] == UInt8(ascii: "=") else {
        throw source.error(at: offset, expected: "= and the value of \(quoted(name))")
      }
      offset += 1
      skipSpace()
      element.attributes.append((name, try attributeValue(), start))
    }
  }

  private mutating func attributeValue() throws(DocumentError) -> String {
    let start = offset
    let quote = source[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw source.error(at: offset, expected: "a value in quotes")
    }
    offset += 1
    var value: [UInt8] = []
    while offset < source.end, source[offset] != quote {
      switch source[offset] {
      case UInt8(ascii: "<"):
        throw source.error(at: offset, expected: "the closing quote of a value")
      case UInt8(ascii: "&"): value += String(try reference()).utf8
      case let byte:
        value.append(isSpaceOrBreak(byte) ? UInt8(ascii: " ") : byte)
        offset += 1
      }
    }
    guard offset < source.end else {
      throw source.error(
        at: start, found: "a value that does not end", expected: "its closing quote")
    }
    offset += 1
    return String(decoding: value, as: UTF8.self)
  }

  mutating func endTag() throws(DocumentError) -> Event {
    let start = offset
    offset += 2
    let name = try self.name("the name of an element")
    skipSpace()
    guard source[offset] == UInt8(ascii: ">") else {
      throw source.error(at: offset, expected: "> at the end of a tag")
    }
    offset += 1
    guard let last = open.popLast() else {
      throw source.error(
        at: start, found: "</\(printable(name))>", expected: "an opening tag before it")
    }
    guard last.name == name else {
      throw source.error(
        at: start, found: "</\(printable(name))>",
        expected: "</\(printable(last.name))> for line \(source.position(of: last.offset).line)")
    }
    return .end(name: name, offset: start)
  }

  private mutating func name(_ expected: String) throws(DocumentError) -> String {
    let start = offset
    while isNameByte(source[offset], isFirst: offset == start), offset - start < 1_024 {
      offset += 1
    }
    guard offset > start else { throw source.error(at: start, expected: expected) }
    return source.text(start..<offset)
  }

  private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    if isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80 {
      return true
    }
    let isLater = isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    return isLater && !isFirst
  }

  private mutating func skipSpace() {
    while isSpaceOrBreak(source[offset]) { offset += 1 }
  }
}
