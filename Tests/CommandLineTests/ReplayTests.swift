import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct ReplayTests {
  private static let document = """
    {
      "version": 1,
      "name": "a pop shows the bar again",
      "environment": {"iOS": "16.0"},
      "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [
        {"name": "A", "kind": "plain"},
        {"name": "B", "kind": "plain", "prefersStatusBarHidden": true}]}}],
      "steps": [{"do": "pop", "on": "N"}],
      "expect": [
        {"after": 0, "observation": {"bar": {"hidden": true}}},
        {"after": 1, "observation": {"bar": {"hidden": false}, "stale": null}}]
    }
    """
  private static let falsified = document.replacing(
    "\"bar\": {\"hidden\": false}", with: "\"bar\": {\"hidden\": true}")

  @Test func `a finding says what it stands on`() throws {
    let document = """
      {"version": 1,
       "windows": [{"name": "W", "root": {"name": "A", "kind": "plain", "prefersStatusBarHidden": false}}],
       "steps": [{"do": "setNeedsStatusBarAppearanceUpdate", "on": "A"},
                 {"do": "set", "on": "A", "property": "prefersStatusBarHidden", "value": true},
                 {"do": "setNeedsStatusBarAppearanceUpdate", "on": "A"}]}
      """
    let bug = ["--bug", "reads-second-request-is-coalesced"]
    let text = try statusquo(["replay", "-"] + bug, input: document)
    #expect(text.exitCode == 1)
    #expect(text.output.contains("weakest evidence: "))
    #expect(text.output.contains("holds under every reading of the sources"))
    let split = document.replacing("plain", with: "split")
    #expect(
      try statusquo(["replay", "-"] + bug, input: split).output.contains(
        "holds under every reading that was compared, so not those of C-35 and C-44"))
    let json = try statusquo(["replay", "-", "--format", "json"] + bug, input: document)
    let failures = try #require(JSON(parsing: Array(json.output.utf8))["failures"]?.elements)
    #expect(failures.first?["finding"]?["standing"] != nil)
  }

  @Test func `every conformance document holds on both models`() throws {
    let run = try statusquo("replay", "\(packageFolder.path)/Tests/Conformance")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(" scenarios hold on both models ("))
    #expect(!run.output.hasPrefix("0 "))
  }

  @Test func `a falsified expectation names scenario, step, expected and actual`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "right.json")
    let file = try folder.write(Self.falsified, to: "wrong.json")
    let run = try statusquo("replay", folder.path)
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    try expectGolden(run.output.replacing(file, with: "wrong.json"), "falsified")
  }

  @Test func `the same for machines`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.falsified, to: "wrong.json")
    let run = try statusquo("replay", file, "--format", "json")
    #expect(run.exitCode == 1)
    let json = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(json["report"]?.string == "replay")
    #expect(json["version"]?.number == 2)
    #expect(json["documents"]?.number == 1)
    #expect(json["hold"]?.number == 0)
    let failure = try #require(json["failures"]?.elements?.first)
    #expect(failure["file"]?.string == file)
    #expect(failure["name"]?.string == "a pop shows the bar again")
    let expectation: JSON = [
      "model": "both models", "step": 1, "keyPath": "bar.hidden", "expected": true,
      "actual": false,
    ]
    #expect(failure["expectations"]?.elements == [expectation])
  }

  @Test func `a score counts documents by what they are about`() throws {
    let bug = [
      "replay", "Tests/Conformance", "--score", "--bug",
      "lifecycle-did-appear-comes-last-when-presenting",
    ]
    let run = try statusquo(bug)
    #expect(run.exitCode == 1)
    try expectGolden(run.output, "replay-score")
    let json = try JSON(parsing: statusquo(bug + ["--format", "json"]).output)
    let counts = try #require(json["score"]?["all"])
    let sum = ["holds", "differs", "skipped", "notApplicable"].reduce(0) {
      $0 + (counts[$1]?.number ?? 0)
    }
    // Those that differ in another topic only.
    #expect(sum == counts["documents"]?.number)
    #expect(json["score"]?["topics"]?.elements?.count == 8)
    #expect(try statusquo(bug + ["--format", "markdown"]).output.contains("| calls |"))
  }

  @Test func `a broken document is named with its place, and the others are played`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "right.json")
    let file = try folder.write("{\"version\": 1, \"steps\": [}", to: "broken.json")
    let run = try statusquo("replay", folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("statusquo: \(file):1:26: "))
    #expect(run.output.contains("1 scenario holds on both models"))
    #expect(run.output.contains("1 file could not be read"))
  }

  @Test func `a folder without documents is wrong use`() throws {
    let folder = try TemporaryFolder()
    let run = try statusquo("replay", folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("there is no document in \(folder.path)"))
  }

  @Test func `a document can come from standard input`() throws {
    let run = try statusquo("replay", "-", input: Self.falsified)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\n-, a pop shows the bar again: after step 1, N.pop()"))
  }
}
