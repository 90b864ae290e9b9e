/// Elements of an XML document, written one after the other.
struct XMLText {
  /// The text so far.
  private(set) var text = ""
  private let depth: Int

  /// Nothing yet, at a level of a document: 0 for the whole.
  private init(indentedBy depth: Int) { self.depth = depth }

  /// A document that holds what `fill` writes: one element.
  static func document(_ fill: (inout XMLText) -> Void) -> String {
    var xml = XMLText(indentedBy: 0)
    fill(&xml)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + xml.text.markupWithoutCommands
  }

  /// Writes an element and what `fill` writes into it.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], _ fill: (inout XMLText) -> Void
  ) {
    var content = XMLText(indentedBy: depth + 1)
    fill(&content)
    guard !content.text.isEmpty else { return element(name, attributes, text: "") }
    text += indent + "<\(name)\(written(attributes))>\n\(content.text)\(indent)</\(name)>\n"
  }

  /// Writes an element that holds a text, or nothing.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String = "") {
    self.text += indent + "<\(name)\(written(attributes))"
    self.text += text.isEmpty ? "/>\n" : ">\(text.escapedForXML)</\(name)>\n"
  }

  private var indent: String { String(repeating: " ", count: 2 * depth) }

  private func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\($0.1.escapedForXML.onOneLine)\"" }.joined()
  }
}

extension String {
  /// Legible, and with references for markup.
  var escapedForXML: String {
    var text = ""
    for scalar in legible.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The value of an attribute, in which a line break or tab that is not a reference is read as a
  /// space.
  fileprivate var onOneLine: String {
    replacing(["\n": "&#10;", "\t": "&#9;"])
  }
}
