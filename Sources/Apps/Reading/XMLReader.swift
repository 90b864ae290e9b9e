import StatusQuoJSON
package import StatusQuoScenarioFiles

/// Reads an XML document event by event, with the place of everything.
///
/// Safe with hostile input: a document type with declarations and entities other than the five of
/// XML are refused, nothing is ever loaded, and size, depth and count are limited.
package struct XMLReader {
  /// The parts of a document, in order.
  package enum Event {
    case start(XMLElement)
    case end(name: String, offset: Int)
    /// Characters between tags, entities replaced; also those of a CDATA section.
    case text(String, offset: Int)
  }

  package var cursor: Cursor
  /// The names of the elements that are open, outermost first, and where they began.
  var open: [(name: String, offset: Int)] = []
  var count = 0
  var hasRoot = false
  /// The end of an element without content, which follows its start.
  var pendingEnd: (name: String, offset: Int)?

  package init(_ source: Source) { cursor = Cursor(source) }

  package var source: Source { cursor.source }

  /// The next event, or nil at the end of the document.
  package mutating func next() throws(DocumentError) -> Event? {
    if let end = pendingEnd {
      pendingEnd = nil
      open.removeLast()
      return .end(name: end.name, offset: end.offset)
    }
    while !cursor.isAtEnd {
      let start = cursor.offset
      if cursor.byte != "<" {
        if let text = try text() { return text }
      } else if cursor.skip("<!--") {
        try skip(past: "-->", "a comment", begunAt: start)
      } else if cursor.skip("<![CDATA[") {
        return try characterData(begunAt: start)
      } else if cursor.skip("<?") {
        try processingInstruction(begunAt: start)
      } else if cursor.skip("<!DOCTYPE") {
        try documentType(begunAt: start)
      } else if cursor.skip("</") {
        return try endTag(begunAt: start)
      } else {
        return try startTag()
      }
    }
    if let last = open.last { throw cursor.error(closing(last)) }
    guard hasRoot else { throw cursor.error("an element") }
    return nil
  }

  /// The closing tag of an open element, as an error expects it.
  func closing(_ element: (name: String, offset: Int)) -> String {
    "</\(printable(element.name))> for line \(source.position(of: element.offset).line)"
  }

  /// The error that an element stands where something else is expected.
  package func unexpected(_ element: XMLElement, _ expected: String) -> DocumentError {
    source.error(
      at: element.offset, found: "<\(printable(element.name))>", expected: expected)
  }
}

/// An opening tag.
package struct XMLElement {
  package typealias Attribute = (name: String, value: String, offset: Int)

  package var name: String
  /// The attributes in order; names differ.
  package var attributes: [Attribute] = []
  /// The offset of its `<`.
  package var offset: Int

  /// The value of an attribute.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The offset of an attribute, or of the element where it has none of this name.
  package func offset(of name: String) -> Int {
    attributes.first { $0.name == name }?.offset ?? offset
  }
}
