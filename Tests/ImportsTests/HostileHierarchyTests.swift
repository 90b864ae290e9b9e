import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Input made to take time or memory.
@Suite struct HostileHierarchyTests {
  private func line(_ depth: Int, _ name: String) -> String {
    String(repeating: "   | ", count: depth)
      + "<\(name) 0x1\(name.hashValue.magnitude % 9)>, state: appeared, view: <UIView: 0x2>\n"
  }

  @Test func `a deep tree is refused where it is too deep`() {
    let text = (0..<300).map { line($0, "A") }.joined()
    #expect(
      problem { () throws(DocumentError) in try importing(.hierarchy, text) }
        == "input:129:641: found a controller at level 128, expected at most 128 levels")
  }

  @Test func `a tree that is as deep as allowed is read`() throws {
    let text = (0..<128).map { line($0, "A") }.joined()
    #expect(try importing(.hierarchy, text).trees.split(separator: "\n").count == 129)
  }

  @Test func `more controllers than allowed are refused`() {
    let text = line(0, "A") + String(repeating: line(1, "B"), count: 20_000)
    #expect(
      problem { () throws(DocumentError) in try importing(.hierarchy, text) }
        == "input:20001:6: found another controller, expected at most 20000 of them")
  }

  @Test func `many dumps are refused`() {
    let text = (0...200).map { "<A 0x\($0)>, state: appeared, view: <UIView: 0x2>\n" }.joined()
    #expect(
      problem { () throws(DocumentError) in try importing(.hierarchy, text) }
        == "input:201:1: found another dump, expected at most 200")
  }

  @Test func `a megabyte in one line is read once`() throws {
    let rest = String(
      repeating: #"   | <B 0x2>, state: appeared, view: <UIView: 0x3>\n"#, count: 9_000)
    let text =
      #"<A 0x1>, state: appeared, view: <UIView: 0x2>\n"# + rest
      + String(repeating: " ", count: 1_000_000)
    let app = try importing(.hierarchy, text)
    #expect(app.trees.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 9_001)
  }

  @Test(
    arguments: [
      String(repeating: "<", count: 1_000_000), String(repeating: "   | ", count: 300_000),
      String(repeating: "<A", count: 500_000), String(repeating: "<A 0x1>, state:", count: 60_000),
      "<" + String(repeating: "A", count: 1_000_000) + " 0x1>, state: appeared",
      "<A 0x1>, state: appeared, view: <" + String(repeating: "(<", count: 400_000),
      "<A: 0x1; view = <" + String(repeating: "B; <", count: 300_000),
    ])
  func `no text makes the reader repeat itself`(_ text: String) {
    #expect(problem { () throws(DocumentError) in try importing(.hierarchy, text) } != nil)
  }

  @Test func `a mangled name that repeats itself is cut short`() throws {
    let name =
      "_TtGC1A1B" + String(repeating: "GS0_", count: 3_000) + String(repeating: "_", count: 3_001)
    let app = try importing(.hierarchy, "<\(name) 0x1>, state: appeared, view: <UIView: 0x2>")
    #expect(app.trees == "Window\n  B: plain")
  }

  @Test func `a file beyond the limit is refused before it is read`() {
    let input = InputFile(name: "huge", bytes: [UInt8](repeating: 0x20, count: 64 << 20 | 1))
    var request = ImportRequest()
    request.hierarchies = [input]
    #expect(
      problem { () throws(DocumentError) in try importApp(request) }
        == "huge: found 67108865 bytes, expected at most 67108864 bytes")
  }

  @Test(arguments: [true, false]) func `a text in UTF-16 is read`(isBigEndian: Bool) throws {
    func utf16(_ text: String) -> InputFile {
      let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
      return InputFile(name: "utf16", bytes: bytes)
    }
    var request = ImportRequest()
    try request.add(utf16("<Café 0x1>, state: appeared, view: <UIView: 0x2>\r\n"))
    try request.add(
      utf16(
        """
        <?xml version="1.0" encoding="UTF-16"?>
        <plist version="1.0"><dict><key>UIStatusBarHidden</key><true/></dict></plist>
        """))
    let app = try importApp(request)
    #expect(app.document.scenario.environment.infoPlist.statusBarHidden == true)
    #expect(app.trees == "Window\n  Café: plain")
    // Half a character at the end, and a surrogate without the other.
    let broken = InputFile(name: "utf16", bytes: [0xFF, 0xFE, 0x3C, 0xD8, 0x3C])
    var other = ImportRequest()
    other.hierarchies = [broken]
    #expect(
      problem { () throws(DocumentError) in try importApp(other) }?.hasPrefix("utf16:1:1: found")
        == true)
  }

  @Test func `a hierarchy that was copied from a web page is read`() throws {
    let app = try importing(
      .hierarchy,
      """
      &lt;UINavigationController 0x1&gt;, state: appeared, view: &lt;UILayoutContainerView 0x2&gt;
      &nbsp;&nbsp;&nbsp;| &lt;Shop.Home&lt;A &amp; B&gt; 0x3&gt;, state: appeared, view: &lt;UIView 0x4&gt;
      """)
    #expect(app.document.scenario.controllers.map(\.kind) == [.navigation, .plain])
  }
}
