import StatusQuoArticles

/// One file that needs nothing else: it makes no request, runs no script but its own, and is read
/// without that, too.
package struct Page: Sendable {
  /// The title of the window.
  let title: String
  let content: Markup

  init(title: String, fill: (inout Markup) -> Void) {
    self.title = title
    var content = Markup()
    fill(&content)
    self.content = content
  }

  /// The file. The same page has the same bytes.
  package var html: String {
    var page = Markup()
    page.add(.html, .english) { html in
      html.add(.head) { head in
        head.add(.meta, .utf8)
        head.add(
          .meta, .httpEquivalent("Content-Security-Policy"),
          .content(Self.policy))
        head.add(.meta, .name("viewport"), .content("width=device-width,initial-scale=1"))
        head.add(.meta, .name("color-scheme"), .content("light dark"))
        head.add(.meta, .name("referrer"), .content("no-referrer"))
        head.add(.title, text: title)
        head.add(.style) { $0.addVerbatim(Stylesheet.page) }
      }
      html.add(.body) { body in
        body.add(content)
        body.add(.script) { $0.addVerbatim(Stylesheet.script) }
      }
    }
    return "<!doctype html>\n" + page.text.markupWithoutCommands + "\n"
  }

  /// Nothing may be loaded, sent or embedded; only this style sheet and this script count, by the
  /// SHA-256 of their text, which a test holds.
  private static let policy = """
    default-src 'none'; style-src 'sha256-mR/zGzakfRDOAZvb0CQU5hvBNxPYd5WnbUoMkJNo9bs='; \
    script-src 'sha256-uqnh35/7XiorNGz9reHdtdzo9pQnwAeHFbv9zYeNqv4='; base-uri 'none'; form-action 'none'
    """
}
