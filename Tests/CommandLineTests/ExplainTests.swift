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
    #expect(run.output.hasPrefix("After step 1, rotate(to: landscape): the bar is "))
    #expect(run.output.contains("[SB-21"))
  }

  @Test func `--step picks another one, and there is a form for machines`() throws {
    let run = try statusquo(
      "explain", "-", "--step", "0", "--format", "json", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(try JSON(parsing: [UInt8](run.output.utf8))["step"]?.number == 0)
  }

  @Test func `there is a page with pictures, and one picture`() throws {
    let page = try statusquo("explain", "-", "--format", "html", input: Self.document)
    #expect(page.exitCode == 0)
    #expect(page.output.hasPrefix("<!doctype html>\n"))
    #expect(page.output.contains("rotate(to: landscape)"))
    #expect(page.output.contains("id=\"moment-1-step-1\""))
    let picture = try statusquo("explain", "-", "--format", "svg", input: Self.document)
    #expect(picture.exitCode == 0)
    #expect(picture.output.hasPrefix("<svg xmlns="))
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
