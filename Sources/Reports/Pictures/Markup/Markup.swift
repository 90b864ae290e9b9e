/// HTML and SVG under construction. Text from outside enters through `write` and through attributes
/// that take text, and is escaped on the way in; tags, names, ids, classes and addresses can't be
/// made of it.
package struct Markup: Sendable {
  /// The text so far.
  package private(set) var text = ""

  /// Nothing yet.
  package init() {}

  /// Writes an element with what `fill` writes into it.
  package mutating func add(
    _ tag: Tag, _ attributes: ElementAttribute?..., fill: (inout Markup) -> Void
  ) {
    open(tag, attributes)
    text += ">"
    fill(&self)
    close(tag)
  }

  /// Writes an element that holds a text.
  package mutating func add(_ tag: Tag, _ attributes: ElementAttribute?..., text content: String) {
    open(tag, attributes)
    text += ">"
    write(content)
    close(tag)
  }

  /// Writes an empty element.
  package mutating func add(_ tag: Tag, _ attributes: ElementAttribute?...) {
    open(tag, attributes)
    switch tag.form {
    case .svg: text += "/>"
    case .void: text += ">"
    case .block, .inline:
      text += ">"
      close(tag)
    }
  }

  /// Writes text, in which nothing is markup.
  package mutating func write(_ content: String) { text.appendEscaped(content) }

  /// Writes what another `Markup` holds.
  package mutating func add(_ other: Markup) { text += other.text }

  /// Writes what is part of the program: a style sheet, a script.
  mutating func addVerbatim(_ content: String) { text += content }

  /// Writes data for a script: JSON in which nothing ends the element.
  mutating func add(_ data: ScriptData) { text += data.text }

  private mutating func open(_ tag: Tag, _ attributes: [ElementAttribute?]) {
    if tag.form != .inline, !text.isEmpty { text += "\n" }
    text += "<"
    text += tag.rawValue
    for case let attribute? in attributes { attribute.append(to: &text) }
  }

  private mutating func close(_ tag: Tag) {
    text += "</"
    text += tag.rawValue
    text += ">"
  }
}

/// The elements that are used.
package enum Tag: String, Sendable {
  // SVG
  case svg, g, rect, circle, path, use
  case svgText = "text"
  case tspan

  // HTML
  case html, head, body, meta, title, style, script
  case header, main, footer, section, div, p, pre, figure, figcaption
  case h1, h2, ul, ol, li, dl, dt, dd, details, summary
  case table, thead, tbody, tr, th, td
  case input, button, a, b, s, code, span, small

  enum Form {
    /// An SVG element: `<rect/>` when empty.
    case svg
    /// An HTML element without an end: `<input>`.
    case void
    /// Begins a new line.
    case block
    /// Part of a line: no space may come in.
    case inline
  }

  var form: Form {
    switch self {
    case .svg, .g, .rect, .circle, .path, .use, .svgText: .svg
    case .meta, .input: .void
    case .html, .head, .body, .title, .style, .script, .header, .main, .footer, .section, .div, .p,
      .pre, .figure, .figcaption, .h1, .h2, .ul, .ol, .li, .dl, .dt, .dd, .details, .summary,
      .table, .thead, .tbody, .tr, .th, .td:
      .block
    case .tspan, .button, .a, .b, .s, .code, .span, .small: .inline
    }
  }
}
