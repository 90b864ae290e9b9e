import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct ReportFormatTests {
  /// A document that no model meets.
  private static let wrong = """
    {
      "version": 1,
      "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}],
      "steps": [
        {"do": "rotate", "to": "landscape"}
      ],
      "expect": [{"after": 1, "observation": {"bar": {"content": "purple"}}}]
    }
    """

  @Test func `one run is written in every format at once`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.wrong, to: "wrong.json")
    let formats = ["text", "json", "jsonl", "junit", "sarif", "github", "markdown", "html"]
    let run = try statusquo(
      ["replay", file] + formats.flatMap { ["--report", "\($0)=\(folder.path)/reports/\($0)"] })
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    #expect(try folder.files(in: "reports") == formats.sorted())
    #expect(try folder.read("reports/text") == run.output)
    for format in formats {
      #expect(try folder.read("reports/\(format)").contains("bar.content"))
      let printed = try statusquo("replay", file, "--format", format)
      if format != "junit", format != "jsonl" {
        #expect(printed.output == (try folder.read("reports/\(format)")), "\(format)")
      }
    }
  }

  @Test func `an annotation names the file and the line of the step`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.wrong, to: "wrong.json")
    let run = try statusquo("replay", file, "--format", "github")
    #expect(run.output.hasPrefix("::error file=\(file),line=5,title=after step 1%2C"))
  }

  @Test func `a job of GitHub Actions gets annotations and adds to its summary`() throws {
    let folder = try TemporaryFolder()
    let summary = try folder.write("earlier\n", to: "summary.md")
    let run = try statusquo(
      "fuzz", "--scenarios", "20", "--format", "json",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    #expect(run.exitCode == 0)
    #expect(try JSON(parsing: [UInt8](run.output.utf8))["report"]?.string == "fuzz")
    #expect(run.errors.hasPrefix("::notice title=statusquo fuzz::the models agree on 20 scenarios"))
    #expect(try folder.read("summary.md").hasPrefix("earlier\n## statusquo fuzz\n"))
  }

  @Test func `nothing of this happens elsewhere`() throws {
    let folder = try TemporaryFolder()
    let summary = "\(folder.path)/summary.md"
    let run = try statusquo(
      "fuzz", "--scenarios", "20", environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(run.errors.isEmpty)
    #expect(try folder.files() == [])
  }

  @Test func `events are lines of JSON, whether printed or in a file`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/reports/events.jsonl"
    let arguments = ["fuzz", "--scenarios", "20", "--seed", "3", "--format", "jsonl"]
    let run = try statusquo(arguments + ["--report", "jsonl=\(file)"])
    let events = try run.outputLines.map { try JSON(parsing: [UInt8]($0.utf8)) }
    #expect(events.first?["event"]?.string == "began")
    #expect(events.first?["source"]?["seed"]?.number == 3)
    #expect(events.last?["event"]?.string == "ended")
    #expect(events.last?["report"]?["scenarios"]?.number == 20)
    #expect(try folder.read("reports/events.jsonl") == run.output)
  }

  @Test func `one file that can't be written does not lose the others`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("in the way", to: "file")
    let run = try statusquo([
      "fuzz", "--scenarios", "20", "--report", "junit=\(file)/below.xml", "--report",
      "sarif=\(folder.path)/run.sarif",
    ])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("\(file)/below.xml"))
    #expect(run.output.contains("the models agree on 20 scenarios"))
    #expect(try folder.read("run.sarif").contains("sarif-schema-2.1.0.json"))
  }
}
