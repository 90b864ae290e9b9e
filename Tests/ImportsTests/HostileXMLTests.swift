import StatusQuoImports
import StatusQuoScenarioFiles
import Testing

/// XML and property lists that are made to harm their reader.
@Suite struct HostileXMLTests {
  static let rows: [(text: String, error: String)] = [
    ("", "input:1:1: found the end of the file, expected an element"),
    ("<plist>", "input:1:8: found the end of the file, expected </plist> for line 1"),
    ("<plist><dict>", "input:1:14: found the end of the file, expected </dict> for line 1"),
    ("plain text", "input:1:1: found \"plain\", expected an XML document: <?xml or <"),
    ("<html></html>", "input:1:1: found <html>, expected <plist>"),
    ("<plist/>", "input:1:1: found </plist>, expected a value in <plist>"),
    (
      "<plist><dict/></plist><plist/>",
      "input:1:23: found a second element <plist>, expected the end of the file"
    ),
    ("<plist><dict/></plist> x", "input:1:24: found \"x\", expected the end of the file"),
    ("<plist><dict/><dict/></plist>", "input:1:15: found <dict>, expected </plist>"),
    (
      "<!DOCTYPE plist [\n<!ENTITY a \"aaaa\">\n<!ENTITY b \"&a;&a;\">\n]>\n<plist>&b;</plist>",
      "input:1:17: found declarations in the document type, "
        + "expected none: entities and other declarations are refused"
    ),
    (
      "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\" [<!ENTITY % x SYSTEM \"http://a/b\"> %x;]>",
      "input:1:45: found declarations in the document type, "
        + "expected none: entities and other declarations are refused"
    ),
    ("<!DOCTYPE plist", "input:1:1: found a document type that does not end, expected >"),
    (
      "<plist><!DOCTYPE plist></plist>",
      "input:1:8: found a document type, expected it before the root"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist/>",
      "input:1:1: found the encoding \"UTF-16\", expected \"UTF-8\""
    ),
    ("<plist><!-- -", "input:1:8: found a comment that does not end, expected -->"),
    (
      "<plist><string><![CDATA[",
      "input:1:16: found a CDATA section that does not end, expected ]]>"
    ),
    ("<plist><?a", "input:1:8: found a processing instruction that does not end, expected ?>"),
    ("<plist a></plist>", "input:1:9: found \">\", expected = and the value of \"a\""),
    ("<plist a=1></plist>", "input:1:10: found \"1\", expected a value in quotes"),
    ("<plist a=\"1></plist>", "input:1:13: found \"<\", expected the closing quote of a value"),
    ("<plist a='1", "input:1:10: found a value that does not end, expected its closing quote"),
    ("<plist a='1'b='2'/>", "input:1:13: found \"b\", expected a space, > or />"),
    ("<plist a='1' a='2'/>", "input:1:14: found the attribute \"a\" again, expected it once"),
    (
      "<plist a='&#0;'/>",
      "input:1:11: found the entity &#0, expected &amp; &lt; &gt; &quot; "
        + "&apos; or a character number"
    ),
    (
      "<plist a='&#xD800;'/>",
      "input:1:11: found the entity &#xD800, expected &amp; &lt; &gt; "
        + "&quot; &apos; or a character number"
    ),
    ("< plist/>", "input:1:2: found \" \", expected the name of an element"),
    ("</plist>", "input:1:1: found </plist>, expected an opening tag before it"),
    (
      "<plist>&lt</plist>",
      "input:1:8: found the entity &lt, expected &amp; &lt; &gt; &quot; "
        + "&apos; or a character number"
    ),
  ]

  @Test(arguments: rows)
  func `wrong XML is refused in its line and column`(_ row: (text: String, error: String)) {
    #expect(
      problem { () throws(DocumentError) in try importing(.infoPlist, row.text) } == row.error)
  }

  @Test func `deep XML is refused`() {
    let text = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(
      problem { () throws(DocumentError) in try importing(.infoPlist, text) }
        == "input:1:1401: found one more level, expected at most 2000000 elements and 200 levels")
  }

  @Test func `XML as deep as allowed is read`() throws {
    let text =
      "<plist><dict><key>A</key>" + String(repeating: "<array>", count: 198)
      + String(repeating: "</array>", count: 198) + "</dict></plist>"
    #expect(try importing(.infoPlist, text).infoPlist == "")
  }

  @Test func `many attributes are refused`() {
    let text = "<plist " + (0..<300).map { "a\($0)='' " }.joined() + "/>"
    #expect(
      problem { () throws(DocumentError) in try importing(.infoPlist, text) }?
        .contains("found one more attribute, expected at most 256") == true)
  }

  @Test(
    arguments: [
      "<plist><string>" + String(repeating: "&amp;", count: 300_000),
      "<plist>" + String(repeating: "<!---->", count: 200_000),
      "<" + String(repeating: "a", count: 1_000_000),
      "<plist " + String(repeating: " ", count: 1_000_000),
      "<!DOCTYPE " + String(repeating: "'\"", count: 400_000),
      String(repeating: "&#x", count: 300_000),
    ])
  func `no XML makes the reader repeat itself`(_ text: String) {
    #expect(problem { () throws(DocumentError) in try importing(.infoPlist, text) } != nil)
  }
}
