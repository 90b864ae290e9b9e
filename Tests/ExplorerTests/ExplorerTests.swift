import StatusQuoExplorer
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

/// The page's questions, as JSON, and their answers.
@Suite struct ExplorerTests {
  private static func ask(_ question: String) throws -> JSON {
    try JSON(parsing: answer([UInt8](question.utf8)))
  }

  private static let document =
    #"{"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": ["#
    + #"{"name": "A"}, {"name": "B", "prefersStatusBarHidden": true}]}}], "#
    + #""steps": [{"do": "pop", "on": "N"}, {"do": "pop", "on": "N"}]}"#

  @Test func `the page learns what can be edited and which bugs there are`() throws {
    let start = try Self.ask(#"{"ask": "start"}"#)
    #expect(start["bugs"]?.elements?.count == 117)
    let names = start["vocabulary"]?["controller"]?.elements?.compactMap { $0["name"]?.string }
    #expect(names?.contains("preferredStatusBarStyle") == true)
  }

  @Test(arguments: [(0, "hidden"), (1, "dark"), (2, "dark")])
  func `a step is shown with its bar`(step: Int, bar: String) throws {
    let shown = try Self.ask(#"{"ask": "show", "step": \#(step), "document": \#(Self.document)}"#)
    #expect(shown["bar"]?.string == bar)
    #expect(shown["world"]?.string?.hasPrefix("iOS ") == true)
    #expect(shown["stage"]?.string?.contains("<svg") == true)
    #expect(shown["why"]?.string?.contains("SB-18") == true)
    let calls = shown["calls"]?.elements ?? []
    #expect(calls.map { $0["call"]?.string } == ["N.pop()", "N.pop()"])
    #expect(calls.map { $0["refused"]?.string } == [nil, "oneControllerLeft"])
  }

  @Test(arguments: [(false, true), (true, false)])
  func `only files of an app leave out what its classes override`(isImported: Bool, isRight: Bool)
    throws
  {
    let document =
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": ["#
      + #"{"name": "A", "class": "Feed"}]}}]}"#
    let shown = try Self.ask(
      #"{"ask": "show", "imported": \#(isImported), "document": \#(document)}"#)
    #expect(shown["isRight"]?.bool == isRight)
  }

  /// Documents that the page can't show: too many steps, controllers, or levels, or too long a name.
  private static let large = [
    (
      #"{"version": 1, "steps": [\#(String(repeating: #"{"do": "enterBackground"}, "#, count: 1_000))"#
        + #"{"do": "enterBackground"}]}"#, "found 1001 steps, expected at most 1000"
    ),
    (
      #"{"version": 1, "controllers": ["#
        + (0...500).map { #"{"name": "A\#($0)"}"# }.joined(separator: ", ") + "]}",
      "found 501 controllers, expected at most 500"
    ),
    (
      #"{"version": 1, "controllers": ["#
        + (0...128).map { #"{"name": "A\#($0)", "children": ["# }.joined()
        + String(repeating: "]}", count: 129) + "]}",
      "found 129 levels, expected at most 128"
    ),
    (
      #"{"version": 1, "windows": [{"name": "W", "root": "#
        + (0...400).map { #"{"name": "A\#($0)""# }.joined(separator: #", "presented": "#)
        + String(repeating: "}", count: 401) + "}]}",
      "found 401 levels, expected at most 128"
    ),
    (
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "\#(String(repeating: "A", count: 900_000))"}}]}"#,
      "found 900000 characters in a name, expected at most 1000"
    ),
    (
      #"{"version": 1, "controllers": ["#
        + (100...120).map { #"{"name": "\#(String(repeating: "A", count: 950))\#($0)"}"# }
        .joined(separator: ", ") + "]}",
      "found 20013 characters in all names, expected at most 20000"
    ),
  ]

  @Test(arguments: large) func `a document that is too large is neither shown nor opened`(
    document: String, error: String
  ) throws {
    for ask in ["check", "show"] {
      let answer = try Self.ask(#"{"ask": "\#(ask)", "document": \#(document)}"#)
      #expect(answer["error"]?.string == error)
    }
    let text = JSON(document).compactText
    #expect(try Self.ask(#"{"ask": "import", "text": \#(text)}"#)["error"]?.string == error)
  }

  @Test func `a document that can be shown passes the check`() throws {
    #expect(
      try Self.ask(#"{"ask": "check", "document": \#(Self.document)}"#).members?.isEmpty == true)
  }

  @Test func `a hierarchy asks for code, not for the command`() throws {
    let document =
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": ["#
      + #"{"name": "A", "class": "Feed"}]}}]}"#
    let why = try Self.ask(#"{"ask": "show", "imported": true, "document": \#(document)}"#)["why"]?
      .string
    #expect(why?.contains("paste the code of <code>A</code>") == true)
    #expect(why?.contains("--set") == false)
  }

  @Test func `steps that would be refused say why`() throws {
    let shown = try Self.ask(#"{"ask": "show", "step": 1, "document": \#(Self.document)}"#)
    let pop = try #require(shown["next"]?.elements?.first { $0["call"]?.string == "N.pop()" })
    #expect(pop["refused"]?.string == "oneControllerLeft")
    #expect(pop["why"]?.string == "the last controller of a stack can't be popped")
    let push = try #require(shown["next"]?.elements?.first { $0["call"]?.string == "N.push(B)" })
    #expect(push["refused"]?.isNull == true)
    #expect(push["step"]?.compactText == #"{"do":"push","controller":"B","on":"N"}"#)
  }

  @Test func `each fix that is shown as code can be applied`() throws {
    let app =
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": "#
      + #"[{"name": "A", "preferredStatusBarStyle": "lightContent"}]}}]}"#
    let shown = try Self.ask(#"{"ask": "show", "document": \#(app)}"#)
    let fixes = shown["fixes"]?.elements ?? []
    #expect(fixes.count == shown["why"]?.string?.components(separatedBy: "<pre ").dropFirst().count)
    let fixed = try Self.ask(
      #"{"ask": "show", "document": \#(try #require(fixes.first).compactText)}"#)
    #expect((shown["bar"]?.string, fixed["bar"]?.string) == ("dark", "light"))
  }

  @Test func `both models observe the same`() throws {
    let observed = try Self.ask(#"{"ask": "observe", "document": \#(Self.document)}"#)
    #expect(observed["observations"]?.elements?.count == 3)
  }

  @Test func `a seeded bug is found and shrunk`() throws {
    let found = try Self.ask(
      #"{"ask": "search", "bug": "structure-pop-keeps-bar", "seed": 1, "first": 0, "count": 500}"#)
    let document = try #require(found["found"]).compactText
    #expect(found["scenarios"]?.number == 53)
    let shrunk = try Self.ask(
      #"{"ask": "shrink", "bug": "structure-pop-keeps-bar", "document": \#(document)}"#)
    let sizes = shrunk["history"]?.elements?.compactMap { $0["controllers"]?.number } ?? []
    #expect(sizes.last == 3 && sizes.contains { $0 > 3 }, "\(sizes)")
    #expect(shrunk["certificate"]?.string?.hasPrefix("2-minimal") == true)
    #expect(shrunk["page"]?.string?.contains("should") == true)
  }

  @Test func `a document becomes a test and a picture`() throws {
    let test = try Self.ask(#"{"ask": "test", "document": \#(Self.document)}"#)
    #expect(test["test"]?.string?.contains("@Test") == true)
    let picture = try Self.ask(#"{"ask": "picture", "document": \#(Self.document)}"#)
    #expect(picture["svg"]?.string?.hasPrefix("<svg") == true)
  }

  @Test(arguments: [
    (
      "<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\\n   | "
        + "<App.ListViewController 0x3>, state: appeared, view: <UIView 0x4>",
      "hierarchy", "ListViewController"
    ),
    (
      "<plist><dict><key>UIViewControllerBasedStatusBarAppearance</key><false/></dict></plist>",
      "infoPlist", #""UIViewControllerBasedStatusBarAppearance":false"#
    ),
    (#"{\"version\": 1, \"windows\": []}"#, "document", #""windows":[]"#),
  ])
  func `what is pasted becomes a document`(text: String, kind: String, content: String) throws {
    let imported = try Self.ask(#"{"ask": "import", "text": "\#(text)"}"#)
    #expect(imported["kind"]?.string == kind)
    let document = try #require(imported["document"], "\(imported.compactText)").compactText
    #expect(document.contains(content), "\(document)")
  }

  @Test(arguments: [
    ("{", "expected"), (#"{"ask": "import", "text": "hello"}"#, "unknown kind"),
    (#"{"ask": "weather"}"#, "no question"),
    (#"{"ask": "show"}"#, "no document"),
    (#"{"ask": "show", "document": {"version": 1, "windows": 1}}"#, "windows"),
    (#"{"ask": "search", "seed": 1, "first": 0, "count": 9999999}"#, "count"),
    (#"{"ask": "search", "seed": -1, "first": 0, "count": 1}"#, "seed"),
    (#"{"ask": "search", "bug": "boat"}"#, "no seeded bug"),
    (#"{"ask": "shrink", "document": {"version": 1, "windows": []}}"#, "agree"),
  ])
  func `what can't be answered is said`(question: String, words: String) throws {
    let text = try #require(try Self.ask(question)["error"]?.string)
    #expect(text.contains(words), "\(text)")
  }
}
