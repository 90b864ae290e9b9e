import StatusQuoScenarioFiles

/// Reads an XML document event by event, with the place of everything.
///
/// Safe with hostile input: a document type with declarations and entities other than the five of
/// XML are refused, nothing is ever loaded, and size, depth and count are limited.
struct XMLReader {
  /// What comes next in the document.
  enum Event {
    case start(XMLElement)
    case end(name: String, offset: Int)
    /// Characters between tags, entities replaced; also those of a CDATA section.
    case text(String, offset: Int)
  }

  let source: Source
  var offset: Int
  /// The names of the elements that are open, outermost first, and where they began.
  var open: [(name: String, offset: Int)] = []
  var count = 0
  var hasRoot = false
  /// The end of an element without content, which follows its start.
  var pendingEnd: (name: String, offset: Int)?

  init(_ source: Source) {
    self.source = source
    offset = source.start
  }

  /// The next event, or nil at the end of the document.
  mutating func next() throws(DocumentError) -> Event? {
    if let end = pendingEnd {
      pendingEnd = nil
      open.removeLast()
      return .end(name: end.name, offset: end.offset)
    }
    while offset < source.end {
      if source[offset] != UInt8(ascii: "<") {
        if let text = try text() { return text }
      } else if source.has("<!--", at: offset) {
        try skip(from: 4, past: "-->", what: "a comment")
      } else if source.has("<![CDATA[", at: offset) {
        return try characterData()
      } else if source.has("<?", at: offset) {
        try processingInstruction()
      } else if source.has("<!DOCTYPE", at: offset) {
        try documentType()
      } else if source.has("</", at: offset) {
        return try endTag()
      } else {
        return try startTag()
      }
    }
    if let last = open.last {
      throw source.error(
        at: source.end, found: "the end of the file",
        expected: "</\(printable(last.name))> for line \(source.position(of: last.offset).line)")
    }
    guard hasRoot else {
      throw source.error(at: source.end, found: "the end of the file", expected: "an element")
    }
    return nil
  }
}

/// An opening tag.
struct XMLElement {
  var name: String
  /// In order; names differ.
  var attributes: [(name: String, value: String, offset: Int)] = []
  /// Where its `<` is.
  var offset: Int

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Where an attribute stands, or the element where it has none of this name.
  func offset(of name: String) -> Int {
    attributes.first { $0.name == name }?.offset ?? offset
  }
}
