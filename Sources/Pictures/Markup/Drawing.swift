/// A picture: part of a page, or a document of its own.
public struct Drawing: Sendable {
  /// How large it is, in its units; at its natural size a unit is a CSS pixel.
  public let width: Double
  /// How large it is, in its units.
  public let height: Double
  /// What a reader hears who does not see it.
  public let label: String
  /// Whether its texts make sense one by one; else the label replaces them.
  let isReadable: Bool
  let content: Markup

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

  /// Puts it into a page, which has the style sheet.
  func add(to page: inout Markup, class name: StaticString) {
    page.add(
      .svg, .class("d", name), .viewBox(Box(x: 0, y: 0, width: width, height: height)),
      .width(width), .height(height), .role(isReadable ? "list" : "img"), .label(label)
    ) { $0.add(content) }
  }

  /// The same, for `addStrip` to show its top once more.
  func add(to page: inout Markup, class name: StaticString, id: ElementID) {
    page.add(
      .svg, .class("d", name), .viewBox(Box(x: 0, y: 0, width: width, height: height)),
      .width(width), .height(height), .role(isReadable ? "list" : "img"), .label(label)
    ) { svg in
      // A copy is styled as if it stood alone.
      svg.add(.g, .id(id), .class("d")) { $0.add(content) }
    }
  }

  /// The top of a drawing that is elsewhere in the page.
  func addStrip(to page: inout Markup, of id: ElementID, height: Double) {
    page.add(
      .svg, .class("d strip"), .viewBox(Box(x: 0, y: 0, width: width, height: height)),
      .width(width * 0.6), .height(height * 0.6), .isHiddenFromReaders
    ) { $0.add(.use, .href(id)) }
  }

  /// As a document: it needs nothing else, and follows the reader's choice of light and dark.
  public var svg: String {
    var markup = Markup()
    markup.add(
      .svg, .svgNamespace, .class("d"), .viewBox(Box(x: 0, y: 0, width: width, height: height)),
      .width(width), .height(height), .role(isReadable ? "list" : "img"), .label(label)
    ) {
      $0.add(.style) { $0.addVerbatim(Stylesheet.drawing) }
      $0.add(content)
    }
    return markup.text + "\n"
  }
}
