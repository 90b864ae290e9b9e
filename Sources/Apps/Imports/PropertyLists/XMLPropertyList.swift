import StatusQuoReading
import StatusQuoScenarioFiles

extension PropertyList {
  /// The property list that an XML document is.
  static func xml(_ source: Source) throws(DocumentError) -> Item {
    var reader = XMLPropertyListReader(XMLReader(source))
    return try reader.read()
  }
}

private struct XMLPropertyListReader {
  private var xml: XMLReader

  init(_ xml: XMLReader) { self.xml = xml }

  mutating func read() throws(DocumentError) -> PropertyList.Item {
    let root = try start(expected: "<plist>")
    guard root.name == "plist" else { throw xml.unexpected(root, "<plist>") }
    let item = try value(of: try start(expected: "a value in <plist>"))
    if case .start(let element)? = try nextTag() { throw xml.unexpected(element, "</plist>") }
    while try xml.next() != nil {}
    return item
  }

  /// The next tag; between tags of lists and dictionaries there is white space only.
  private mutating func nextTag() throws(DocumentError) -> XMLReader.Event? {
    while let event = try xml.next() {
      guard case .text(let text, let offset) = event else { return event }
      if let stray = text.utf8.firstIndex(where: { !isSpaceOrBreak($0) }) {
        throw xml.source.error(
          at: offset, found: quoted(text[stray...].prefix(20)), expected: "a tag")
      }
    }
    return nil
  }

  private mutating func start(expected: String) throws(DocumentError) -> XMLElement {
    switch try nextTag() {
    case .start(let element): return element
    case .end(let name, let offset):
      throw xml.source.error(at: offset, found: "</\(printable(name))>", expected: expected)
    case .text, nil: throw xml.cursor.error(expected)
    }
  }

  /// Reads the value whose tag was read; the XML reader limits nesting.
  private mutating func value(of element: XMLElement) throws(DocumentError) -> PropertyList.Item {
    let value: PropertyList
    switch element.name {
    case "array": value = .list(try list())
    case "dict": value = .dictionary(try dictionary())
    case "string": value = .text(try content(of: element))
    case "integer", "real": value = .number(try number(in: element))
    case let name:
      guard let simple = Self.simpleValues[name] else { throw unknown(element) }
      _ = try content(of: element)
      value = simple
    }
    return PropertyList.Item(value: value, offset: element.offset)
  }

  private static let simpleValues: [String: PropertyList] = [
    "true": .bool(true), "false": .bool(false), "date": .date, "data": .data,
  ]

  private func unknown(_ element: XMLElement) -> DocumentError {
    let known = ["true", "false", "string", "integer", "real", "date", "data", "array", "dict"]
    return xml.source.error(
      at: element.offset, found: "<\(printable(element.name))>",
      expected: oneOf(known.map { "<\($0)>" }),
      suggestion: suggestion(for: element.name, among: known))
  }

  private mutating func number(in element: XMLElement) throws(DocumentError) -> Double {
    let text = try content(of: element)
    let digits = text.filter { !$0.isWhitespace }
    let number =
      digits.lowercased().hasPrefix("0x")
      ? UInt64(digits.dropFirst(2), radix: 16).map(Double.init) : Double(digits)
    guard let number, number.isFinite else {
      throw xml.source.error(
        at: element.offset, found: quoted(text), expected: "a number in <\(element.name)>")
    }
    return number
  }

  /// The text of an element that has no elements in it.
  private mutating func content(of element: XMLElement) throws(DocumentError) -> String {
    var text = ""
    while let event = try xml.next() {
      switch event {
      case .text(let part, _): text += part
      case .end: return text
      case .start(let inner): throw xml.unexpected(inner, "</\(printable(element.name))>")
      }
    }
    return text
  }

  private mutating func list() throws(DocumentError) -> [PropertyList.Item] {
    var items: [PropertyList.Item] = []
    while case .start(let element)? = try nextTag() { items.append(try value(of: element)) }
    return items
  }

  private mutating func dictionary() throws(DocumentError) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    while case .start(let element)? = try nextTag() {
      guard element.name == "key" else { throw xml.unexpected(element, "<key> or </dict>") }
      let key = try content(of: element)
      let value = try start(expected: "the value of \(quoted(key))")
      guard value.name != "key" else {
        throw xml.unexpected(value, "the value of \(quoted(key))")
      }
      entries.append(
        PropertyList.Entry(key: key, keyOffset: element.offset, item: try self.value(of: value)))
    }
    return entries
  }
}
