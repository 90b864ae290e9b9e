/// One file that needs nothing else: it makes no request, runs no script but its own, and is read
/// without that, too.
public struct Page: Sendable {
  /// In the title of the window.
  let title: String
  let content: Markup

  init(title: String, fill: (inout Markup) -> Void) {
    self.title = title
    var content = Markup()
    fill(&content)
    self.content = content
  }

  /// What is to be seen, without the style sheet, for a page that has it already.
  public var fragment: String { content.text }

  /// How what is to be seen looks.
  public static var styleSheet: String { Stylesheet.page }

  /// The file. The same page has the same bytes.
  public var html: String {
    let style = Stylesheet.page
    let script = Script.page
    var page = Markup()
    page.add(.html, .english) { html in
      html.add(.head) { head in
        head.add(.meta, .utf8)
        head.add(
          .meta, .httpEquivalent("Content-Security-Policy"),
          .content(Self.policy(style: style, script: script)))
        head.add(.meta, .name("viewport"), .content("width=device-width,initial-scale=1"))
        head.add(.meta, .name("color-scheme"), .content("light dark"))
        head.add(.meta, .name("referrer"), .content("no-referrer"))
        head.add(.title, text: title)
        head.add(.style) { $0.addVerbatim(style) }
      }
      html.add(.body) { body in
        body.add(content)
        body.add(.script) { $0.addVerbatim(script) }
      }
    }
    return "<!doctype html>\n" + page.text + "\n"
  }

  /// Nothing may be loaded, sent or embedded; only this style sheet and this script count.
  private static func policy(style: String, script: String) -> String {
    "default-src 'none'; style-src 'sha256-" + SHA256.base64(of: style)
      + "'; script-src 'sha256-" + SHA256.base64(of: script)
      + "'; base-uri 'none'; form-action 'none'"
  }
}
