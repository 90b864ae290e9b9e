import Foundation
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The files that `html` and `svg` write; Tests/Browser looks at the pages as a browser shows them.
struct PageTests {
  private static let document = "Tests/CommandLineTests/Documents/second-request.json"
  private static let bug = ["--bug", "reads-second-request-is-coalesced"]

  private static var file: String { packageFolder.appending(path: document).path }

  /// Each command, with what its page says.
  @Test(arguments: [
    (["fuzz", "--scenarios", "30", "--seed", "1"], "the models agree on 30 scenarios", Int32(0)),
    (["fuzz", "--scenarios", "5", "--seed", "1", "--bug", "reads-canary"], "it should be", 1),
    (["enumerate", "--controllers", "1", "--steps", "1"], "the models agree on", 0),
    (["properties", "--scenarios", "5", "--seed", "1"], "both models satisfy all", 0),
    (["replay", file] + bug, "it should be", 1),
    (["shrink", file] + bug, "it should be", 1),
  ]) func `every command that checks something writes a page`(
    _ arguments: [String], _ text: String, _ exitCode: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let run = try statusquo(arguments + ["--report", "html=\(folder.path)/page.html"])
    #expect(run.exitCode == exitCode, "\(run.errors)")
    let page = try folder.read("page.html")
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains(text))
    #expect(page.utf8.count < 300_000)
  }

  @Test func `merge writes the page that the whole run would have`() throws {
    let folder = try TemporaryFolder()
    func page(_ arguments: [String]) throws -> String {
      let run = try statusquo(arguments + ["--format", "html"])
      // Durations differ.
      return run.output.replacing(/<dl class="table">[\s\S]*?<\/dl>/, with: "")
    }
    let plan = ["fuzz", "--scenarios", "40", "--seed", "2"]
    for shard in 1...2 {
      _ = try statusquo(
        plan + ["--shard", "\(shard)/2", "--report", "json=\(folder.path)/\(shard).json"])
    }
    let merged = try page(["merge", "\(folder.path)/1.json", "\(folder.path)/2.json"])
    let whole = try page(plan)
    #expect(merged == whole)
    #expect(whole.contains("the models agree on 40 scenarios"))
  }

  @Test func `without a finding there is no picture`() throws {
    let folder = try TemporaryFolder()
    let run = try statusquo(
      "fuzz", "--scenarios", "5", "--report", "svg=\(folder.path)/picture.svg")
    #expect(run.exitCode == 0)
    #expect(try folder.files() == [])
  }

  @Test func `--first numbers scenarios as a run does`() throws {
    let folder = try TemporaryFolder()
    for (name, options) in [("all", ["--count", "8"]), ("one", ["--first", "7", "--count", "1"])] {
      _ = try statusquo(["generate", "--seed", "5", "--into", "\(folder.path)/\(name)"] + options)
    }
    #expect(try folder.files(in: "one") == ["mixed-5-0007.json"])
    let texts = try ["all", "one"].map { try folder.read("\($0)/mixed-5-0007.json") }
    #expect(texts[0] == texts[1])
  }
}
