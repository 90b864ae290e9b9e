import Foundation
import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoGenerators
import StatusQuoPictures
import Testing

/// Pages are one file that needs nothing else, with any text in them.
struct PageTests {
  /// Text that would break out of its place if any text could.
  static let hostile =
    "</script></style></title>]]>--><img src=x onerror=alert(1)>\"'&\u{0}\u{202E}{{x}}${y}`\\"

  enum Kind: String, CaseIterable {
    case finding, run

    func page(_ text: String) -> Page {
      switch self {
      case .finding: PageTests.finding(text).page
      case .run: PageTests.run(text, findings: 2).page
      }
    }
  }

  @Test(arguments: Kind.allCases) func `nothing gets out of its place`(_ kind: Kind) throws {
    let plain = kind.page("plain").html
    let hostile = kind.page(Self.hostile).html
    #expect(hostile.contains("onerror"), "the text is nowhere")
    #expect(Self.tags(in: hostile) == Self.tags(in: plain))
    #expect(Self.verbatim(in: hostile) == Self.verbatim(in: plain))
    #expect(!hostile.unicodeScalars.contains { $0 == "\u{0}" || $0 == "\u{202E}" })
  }

  @Test(arguments: Kind.allCases) func `the policy names the style and the script`(_ kind: Kind)
    throws
  {
    let html = kind.page("x").html
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    let style = try #require(html.firstMatch(of: /<style>([^<]*)<\/style>/)).1
    let script = try #require(html.firstMatch(of: /<script>([\s\S]*?)<\/script>\n?<\/body>/)).1
    #expect(policy.hasPrefix("default-src &#39;none&#39;; "))
    #expect(policy.contains("style-src &#39;sha256-\(SHA256.base64(of: String(style)))&#39;"))
    #expect(policy.contains("script-src &#39;sha256-\(SHA256.base64(of: String(script)))&#39;"))
    #expect(!policy.contains("unsafe"))
  }

  @Test(arguments: Kind.allCases) func `nothing is loaded, and no attribute runs`(_ kind: Kind) {
    let html = kind.page("x").html
    let names = html.matches(of: /\s([a-z-]+)="/).map { String($0.1) }
    #expect(names.allSatisfy { !$0.hasPrefix("on") && $0 != "src" && $0 != "style" })
    let addresses = html.matches(of: /href="([^"]*)"/).map(\.1)
    #expect(addresses.allSatisfy { $0.hasPrefix("#") })
    #expect(!html.contains("url(") && !html.contains("@import"))
  }

  @Test(arguments: Kind.allCases) func `each id is there once, and each link leads to one`(
    _ kind: Kind
  ) {
    let html = kind.page("x").html
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for target in html.matches(of: /(?:href="#|data-copy=")([^"]*)"/).map({ String($0.1) }) {
      #expect(ids.contains(target), "\(target)")
    }
  }

  @Test(arguments: Kind.allCases) func `tags are closed in order`(_ kind: Kind) {
    var open: [String] = []
    for tag in Self.tags(in: kind.page("x").html) {
      if tag.hasPrefix("/") {
        #expect(open.popLast() == String(tag.dropFirst()))
      } else if !tag.hasSuffix("/"), !["meta", "input", "hr", "!doctype"].contains(tag) {
        open.append(tag)
      }
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: Kind.allCases) func `the same page has the same bytes`(_ kind: Kind) {
    #expect(kind.page("x").html == kind.page("x").html)
  }

  @Test func `what a page has nothing to say of has no heading`() {
    let html = Kind.finding.page("x").html
    #expect(html.contains("Reproduce it") && !html.contains("Nothing"))
  }

  @Test func `a run without findings is small, one with a hundred is not large`() {
    #expect(Self.run("x", findings: 0).page.html.utf8.count < 300_000)
    #expect(Self.run("x", findings: 100).page.html.utf8.count < 2_000_000)
  }

  /// The tags in order, without what is in a style sheet or a script, and without the lines of
  /// drawings: how many there are depends on the length of a text.
  private static func tags(in html: String) -> [String] {
    var text = html
    text.replace(/<(style|script)[^>]*>[\s\S]*?<\/(style|script)>/, with: "")
    return text.matches(of: /<([!\/]?[a-zA-Z0-9]+)[^>]*?(\/?)>/).map { String($0.1 + $0.2) }
      .filter { !["text", "/text", "tspan", "/tspan"].contains($0) }
  }

  private static func verbatim(in html: String) -> [String] {
    html.matches(of: /<(style|script)>([\s\S]*?)<\/(style|script)>/).map { String($0.2) }
  }
}

extension PageTests {
  /// A stack of two of which the upper one was popped, with a resolver that still asks it; all names
  /// are `text`, numbered.
  static func finding(_ text: String) -> Article {
    var names = Names()
    let (w, n, a, b) = (names[text], names[text + "1"], names[text + "2"], names[text + "3"])
    var top = Controller(.plain, b, at: .child(of: n))
    top.prefersStatusBarHidden = .constant(true)
    let scenario = Scenario(
      names: names, windows: [Window(w)],
      controllers: [
        Controller(.navigation, n, at: .root(of: w)), Controller(.plain, a, at: .child(of: n)), top,
      ], steps: [.pop(on: n)])
    var story = Story(playing: scenario)
    story.moments[1].call = text + ".pop()"
    var actual = story.moments[1].expected
    actual.bar = story.moments[0].expected.bar
    actual.provenance = story.moments[0].expected.provenance
    story.moments[1].actual = actual
    story.moments[1].settings[0].append(text)
    let phrase = Phrase(text)
    return Article(
      "After \(text, .code) it is \(text, .wrong)",
      blocks: [
        .facts([text]), .story(story),
        .columns([
          .section(text, [.table(Block.Table([text, "expected"], [[phrase, phrase]]))]),
          .section(text, [.list([Block.Item(phrase, [.sb1], [.code(text)])])]),
          .section(text, [.list([Block.Item(phrase)], .bullet)], isFolded: true),
          .section("Reproduce it", [.code(text, name: text)]),
          .section("Nothing", [.drawn([], words: [.line(phrase)])]),
        ]),
      ])
  }

  static func run(_ text: String, findings: Int) -> Article {
    let curve = CurvePlot.Curve(
      name: text, values: [1, 2].map { ($0, Measured($0, spread: $0...$0)) })
    let curves = CurvePlot(text, across: text, up: text, [curve])
    let ratios = RatioPlot(
      text, to: [text], [.init(name: text, ratios: [Measured(2, spread: 1...3)])])
    return Article(
      Phrase(text), isGood: findings == 0, command: "fuzz",
      blocks: (0..<findings).map { .foldable(finding(text), isOpen: $0 == 0) } + [
        .terms([Block.Term(text, Phrase(text))]), .verbatim([Phrase(text)]),
        .section(text, curves.map { [$0.drawing.block] } ?? []),
        .section(text, ratios.map { [$0.drawing.block] } ?? []),
      ])
  }
}
