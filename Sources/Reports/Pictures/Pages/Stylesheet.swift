/// The look of pages and drawings, and the script of pages, without which all can be seen, too.
///
/// Parts of drawings have classes; presentation attributes and inline styles are not used, so that a
/// security policy can forbid them.
enum Stylesheet {
  /// The style of a drawing, which follows the reader's choice of light and dark.
  static let drawing = text(PackageResources.drawing_css)

  /// The style of a drawing that is a document.
  static let document = drawing + ".paper{fill:var(--paper)}\n"

  /// The style of a page.
  static let page = drawing + text(PackageResources.page_css)

  /// The script of a page: stepping and copying.
  static let script = text(PackageResources.page_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
