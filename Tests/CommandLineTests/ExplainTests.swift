import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct ExplainTests {
  private static let document = """
    {
      "version": 1,
      "environment": {"iOS": "16.0"},
      "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [
        {"name": "A", "kind": "plain", "preferredStatusBarStyle": "lightContent"}]}}],
      "steps": [{"do": "rotate", "to": "landscape"}]
    }
    """

  @Test func `the last step is explained, with the ids of the rules`() throws {
    let run = try statusquo("explain", "-", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("After step 1, rotate(to: landscape), the status bar is "))
    #expect(run.output.contains("[SB-21"))
  }

  @Test func `--step picks another one, and there is a form for machines`() throws {
    let run = try statusquo(
      "explain", "-", "--step", "0", "--format", "json", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(try JSON(parsing: [UInt8](run.output.utf8))["step"]?.number == 0)
  }

  @Test(arguments: [
    (#"{"after": 1, "wish": {"on": "A", "called": "viewWillDisappear"}}"#, "is not called", false),
    (#"{"after": 1, "wish": {"bar": "light"}}"#, "wished light", false),
    (#"{"wish": {"bar": "light"}}"#, "wished light", false),
    (#"{"after": 0, "wish": {"bar": "dark"}}"#, "Nothing is wrong.", false),
    (#"{"wish": {"bar": "dark"}}"#, "Nothing is wrong.", true),
    (#"{"wish": {"on": "A", "bar": "light"}}"#, "Nothing is wrong.", false),
    (#"{"wish": {"launch": "dark"}}"#, "Nothing is wrong.", false),
  ])
  func `a wish of the document counts at its step`(wish: String, says: String, holds: Bool) throws {
    let document = """
      {"version": 1, "environment": {"iOS": "12.0"},
       "windows": [{"name": "W", "root": {"name": "A"}}],
       "controllers": [{"name": "B", "modalPresentationStyle": "custom"}],
       "steps": [{"do": "present", "controller": "B", "from": "A"}], "expect": [\(wish)]}
      """
    let run = try statusquo("explain", "-", input: document)
    #expect(run.output.contains(says))
    #expect(run.output.contains(" holds\n") == holds)
  }

  @Test func `there is a page with pictures, Markdown, and one picture`() throws {
    let page = try statusquo("explain", "-", "--format", "html", input: Self.document)
    #expect(page.exitCode == 0)
    #expect(page.output.hasPrefix("<!doctype html>\n"))
    #expect(page.output.contains("rotate(to: landscape)"))
    #expect(page.output.contains("id=\"moment-1-step-1\""))
    let text = try statusquo("explain", "-", "--format", "markdown", input: Self.document)
    #expect(text.output.hasPrefix("## statusquo explain\n"))
    let picture = try statusquo("explain", "-", "--format", "svg", input: Self.document)
    #expect(picture.exitCode == 0)
    #expect(picture.output.hasPrefix("<svg xmlns="))
  }

  @Test(arguments: [
    ("text", "SB-22\n"), ("markdown", "# SB-22\n"), ("html", "<!doctype html>\n"), ("json", "{\n"),
  ])
  func `a rule is written in every format but as a picture`(format: String, start: String) throws {
    let rule = try statusquo("explain", "SB-22", "--format", format)
    #expect(rule.output.hasPrefix(start))
    #expect(rule.output.contains("Tests/Conformance/rules/SB-22-bar-hidden.json"))
    let picture = try statusquo("explain", "SB-22", "--format", "svg")
    #expect(picture.exitCode == 2)
    #expect(picture.errors.contains("'SB-22' can't be written as this format"))
  }

  /// A bug is planted: the second of two updates is dropped.
  private static let bug = "reads-second-request-is-coalesced"
  private static func finding(in folder: TemporaryFolder) throws -> String {
    let run = try statusquo(
      "fuzz", "--bug", bug, "--seed", "1", "--scenarios", "300", "--save", folder.path)
    try #require(run.exitCode == 1)
    return "\(folder.path)/\(try #require(folder.files().first { $0.hasSuffix(".json") }))"
  }

  @Test func `a finding is explained on the resolver it was found on`() throws {
    let folder = try TemporaryFolder()
    let file = try Self.finding(in: folder)
    let run = try statusquo("explain", file, "--bug", Self.bug)
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        "After step 3, A.setNeedsStatusBarAppearanceUpdate(), the status bar is visible; "))
    #expect(run.words.contains("the status bar hidden visible"))
    #expect(run.output.contains("\nWhat is expected, and why\n"))
    #expect(run.output.contains("\n    UIKit asked the controllers again. [T-16]\n"))
    let json = try statusquo("explain", file, "--bug", Self.bug, "--format", "json")
    #expect(json.exitCode == 1)
    let report = try JSON(parsing: [UInt8](json.output.utf8))
    #expect(report["step"]?.number == 3)
    #expect(report["finding"]?["on"]?["options"]?.elements == ["--bug", JSON(Self.bug)])
    let page = try statusquo("explain", file, "--bug", Self.bug, "--format", "html")
    #expect(page.output.contains("CachedResolver with --bug \(Self.bug)"))
    let picture = try statusquo("explain", file, "--bug", Self.bug, "--format", "svg")
    #expect(picture.exitCode == 1)
    #expect(picture.output.hasPrefix("<svg xmlns="))
  }

  @Test func `a finding on another resolver says so first`() throws {
    let folder = try TemporaryFolder()
    let file = try Self.finding(in: folder)
    let alone = try statusquo("explain", file)
    #expect(alone.exitCode == 0)
    #expect(
      alone.output.hasPrefix(
        "note: \(file) is a finding of CachedResolver with --bug \(Self.bug); this is"))
    #expect(alone.output.contains("('--bug \(Self.bug)' shows what it gives)"))
    let other = try statusquo("explain", file, "--bug", "windows-hidden-one-keeps-bar")
    #expect(other.exitCode == 0)
    #expect(other.output.hasPrefix("note: \(file) was found on CachedResolver with --bug "))
    #expect(
      other.output.contains("\nCachedResolver with --bug windows-hidden-one-keeps-bar agrees"))
    let before = try statusquo("explain", file, "--bug", Self.bug, "--step", "1")
    #expect(before.exitCode == 0)
    #expect(before.output.contains("agrees with the law here.\n"))
  }

  @Test func `a step that is not there is wrong use`() throws {
    let run = try statusquo("explain", "-", "--step", "2", input: Self.document)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("there is no step 2"))
    #expect(run.errors.contains("a step up to 1"))
  }

  @Test func `an app's Info.plist takes the place of the document's keys`() throws {
    let folder = try TemporaryFolder()
    let plist = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIViewControllerBasedStatusBarAppearance</key><false/>
      <key>UIStatusBarHidden</key><true/>
      </dict></plist>
      """, to: "Info.plist")
    let run = try statusquo(
      "observe", "-", "--info-plist", plist, input: Self.document)
    #expect(run.exitCode == 0)
    let launch = try JSON(parsing: [UInt8](run.outputLines[0].utf8))
    #expect(launch["launchBar"]?["hidden"]?.bool == true)
    #expect(launch["bar"]?["hidden"]?.bool == true)
  }

  @Test func `a file that is no Info.plist is named`() throws {
    let folder = try TemporaryFolder()
    let plist = try folder.write("nonsense", to: "Info.plist")
    let run = try statusquo("replay", "-", "--info-plist", plist, input: Self.document)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("\(plist):1:1: found "))
  }
}
