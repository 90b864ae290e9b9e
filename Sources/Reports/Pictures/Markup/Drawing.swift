package import StatusQuoArticles

/// A picture: part of a page, or a document of its own.
package struct Drawing: Sendable {
  /// The width in its units; at its natural size a unit is a CSS pixel.
  package let width: Double
  /// The height in its units.
  package let height: Double
  /// The description for readers who do not see it.
  package let label: String
  /// True if its texts make sense one by one; else the label replaces them.
  let isReadable: Bool
  package let content: Markup

  init(
    width: Double, height: Double, label: String, isReadable: Bool = false,
    draw: (inout Markup) -> Void
  ) {
    self.width = width
    self.height = height
    self.label = label
    self.isReadable = isReadable
    var content = Markup()
    draw(&content)
    self.content = content
  }

  /// The drawing at its natural size, as a part of a report.
  package var block: Block {
    var markup = Markup()
    add(to: &markup, class: "natural")
    return .drawing(WrittenDrawing(markup: markup.text))
  }

  /// Puts it into a page, which has the style sheet.
  func add(to page: inout Markup, class name: StaticString) {
    add(to: &page, .class("d", name)) { $0.add(content) }
  }

  /// Puts it into a page in which `addStrip` shows its top once more.
  func add(to page: inout Markup, class name: StaticString, id: ElementID) {
    // A copy is styled as if it stood alone.
    add(to: &page, .class("d", name)) { $0.add(.g, .id(id), .class("d")) { $0.add(content) } }
  }

  /// The top of a drawing that is elsewhere in the page.
  func addStrip(to page: inout Markup, of id: ElementID, height: Double) {
    page.add(
      .svg, .class("d strip"), .viewBox(Area(x: 0, y: 0, width: width, height: height)),
      .width(width * 0.6), .height(height * 0.6), .isHiddenFromReaders
    ) { $0.add(.use, .href(id)) }
  }

  /// The drawing as a document: it needs nothing else, follows the reader's choice of light and dark,
  /// and paints its own paper, so that it is readable on a page of either.
  package var svg: String {
    var markup = Markup()
    add(to: &markup, .class("d"), .svgNamespace) {
      $0.add(.style) { $0.addVerbatim(Stylesheet.document) }
      $0.add(.rect, .class("paper"), .width(width), .height(height))
      $0.add(content)
    }
    return markup.text.markupWithoutCommands + "\n"
  }

  private func add(
    to markup: inout Markup, _ style: ElementAttribute, _ namespace: ElementAttribute? = nil,
    fill: (inout Markup) -> Void
  ) {
    markup.add(
      .svg, namespace, style, .viewBox(Area(x: 0, y: 0, width: width, height: height)),
      .width(width), .height(height), .role(isReadable ? "list" : "img"), .label(label), fill: fill)
  }
}
