import StatusQuoPictures
import StatusQuoTestSupport
import Testing

/// Nothing that comes from outside gets out of its place.
struct MarkupTests {
  struct Row: Sendable {
    let text: String
    let written: String
  }

  static let rows = [
    Row(text: "plain", written: "plain"),
    Row(
      text: "</text><script>alert(1)</script>",
      written: "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    Row(text: "\" onload='x'", written: "&quot; onload=&#39;x&#39;"),
    Row(text: "&amp;", written: "&amp;amp;"),
    Row(text: "]]>", written: "]]&gt;"),
    Row(text: "\u{0}\u{1B}[31m\u{9F}", written: "\\u{0}\\u{1b}[31m\\u{9f}"),
    Row(text: "a\u{202E}b\u{2066}\u{FEFF}", written: "a\\u{202e}b\\u{2066}\\u{feff}"),
    Row(text: "\u{FFFE}\u{1FFFF}\u{E0041}", written: "\\u{fffe}\\u{1ffff}\\u{e0041}"),
    Row(text: "línea 👩 עברית", written: "línea 👩 עברית"),
    Row(text: "👩\u{200D}👧 \u{115F}\u{3164}", written: "👩\\u{200d}👧 \\u{115f}\\u{3164}"),
    Row(text: "a\r\nb\tc", written: "a&#13;\nb\tc"),
  ]

  @Test(arguments: rows) func `text is escaped in elements and in attributes`(_ row: Row) {
    var markup = Markup()
    markup.add(.span, .label(row.text), text: row.text)
    #expect(markup.text == "<span aria-label=\"\(row.written)\">\(row.written)</span>")
  }

  @Test func `data for a script can't end its element, and no character is lost`() {
    var data = ScriptData()
    data.object {
      $0.key("names")
      $0.array {
        $0.add("</script><!--&'\"\\\u{2028}\n\u{E0041}")
        $0.add(-3)
      }
    }
    #expect(
      data.text
        == #"{"names":["\u003c/script\u003e\u003c!--\u0026\u0027\"\\\u2028\u000a\udb40\udc41",-3]}"#
    )
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (12, "12"), (0.05, "0.05"), (0.5, "0.5"), (-1.256, "-1.26"),
    (97.667, "97.67"), (1e300, "1000000"), (-Double.infinity, "-1000000"), (Double.nan, "0"),
  ]) func `numbers have at most two digits after the point`(_ number: Double, _ expected: String) {
    var text = ""
    text.append(number)
    #expect(text == expected)
  }

  @Test func `an address is a place in the same document`() {
    var markup = Markup()
    let id = ElementID("finding", 3).appending("step", 12)
    markup.add(.a, .href(id)) { $0.add(.b, .id(id), text: "x") }
    #expect(
      markup.text == "<a href=\"#finding-3-step-12\"><b id=\"finding-3-step-12\">x</b></a>")
  }

  @Test func `long text is cut, or broken where there is a space`() {
    #expect("short".fitted(to: 100, size: 12) == "short")
    #expect("a name that is far too long".fitted(to: 60, size: 12).hasSuffix("…"))
    let lines = "modalPresentationCapturesStatusBarAppearance: true".wrapped(
      to: 330, size: 11.5, isMono: true)
    #expect(lines == ["modalPresentationCapturesStatusBarAppearance: ", "true"])
    #expect("".wrapped(to: 10, size: 10) == [""])
    #expect(String(repeating: "x", count: 100).wrapped(to: 60, size: 10).count > 5)
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "z1sWp3ivg4ADbOWeewSSNwskmxHo8HpRr6xFA3r+6dE="
    ),
  ]) func `hashes are those of the standard`(_ text: String, _ hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }
}
