import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct EnumerateTests {
  private static let small = ["enumerate", "--controllers", "1", "--steps", "2"]

  private static func report(_ arguments: [String]) throws -> JSON {
    let run = try statusquo(arguments + ["--format", "json"])
    return try JSON(parsing: Array(run.output.utf8))
  }

  /// All that does not depend on how long it took.
  private static func lasting(_ report: JSON) -> [String] {
    (report.members ?? []).filter { $0.key != "durations" && $0.key != "isComplete" }
      .map { "\($0.key): \($0.value.text)" }
  }

  @Test func `a small bound is played whole, with its count`() throws {
    let run = try statusquo("enumerate", "--controllers", "1", "--steps", "1")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nthe models agree on "))
    #expect(
      run.words.contains("run up to 1 controller, 1 step and 1 setting of alphabet core"))
    #expect(run.words.contains("complete yes"))
  }

  @Test func `a run continues where the time ended`() throws {
    let folder = try TemporaryFolder()
    let state = ["--state", "\(folder.path)/state.json"]
    let first = try Self.report(Self.small + state + ["--seconds", "0.000001"])
    #expect(first["isComplete"]?.bool == false)
    let second = try Self.report(["enumerate", "--resume"] + state)
    #expect(second["isComplete"]?.bool == true)
    let whole = try Self.report(Self.small)
    #expect(Self.lasting(second) == Self.lasting(whole))
    let last = try Self.report(["enumerate", "--resume"] + state)
    #expect(Self.lasting(last) == Self.lasting(whole))
  }

  @Test func `the state of another run is neither continued nor replaced`() throws {
    let folder = try TemporaryFolder()
    let state = "\(folder.path)/state.json"
    _ = try statusquo(Self.small + ["--state", state])
    let kept = try folder.read("state.json")
    let again = try statusquo(Self.small + ["--state", state])
    #expect(again.exitCode == 2)
    #expect(again.errors.contains("'\(state)' is there already"))
    let other = try statusquo(
      "enumerate", "--controllers", "2", "--steps", "1", "--state", state, "--resume")
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("the run to resume has controllers 1, not 2"))
    let fuzz = try statusquo("fuzz", "--state", state, "--resume", "--scenarios", "5")
    #expect(fuzz.exitCode == 2)
    #expect(fuzz.errors.contains("the run to resume has kind \"enumerate\", not \"fuzz\""))
    #expect(try folder.read("state.json") == kept)
  }

  @Test(arguments: ["controllers", "steps", "settings"])
  func `bounds that no run can have are refused, also in a report`(bound: String) throws {
    let typed = try statusquo("enumerate", "--\(bound)", "65")
    #expect(typed.exitCode == 2)
    #expect(typed.errors.contains("a whole number from 0 to 64"))
    let folder = try TemporaryFolder()
    let report = try statusquo(Self.small + ["--format", "json"]).output
    let place = try #require(report.range(of: #""\#(bound)": \d+"#, options: .regularExpression))
    let file = "\(folder.path)/report.json"
    try Data(report.replacingCharacters(in: place, with: #""\#(bound)": 200"#).utf8)
      .write(to: URL(fileURLWithPath: file))
    let merged = try statusquo("merge", file)
    #expect(merged.exitCode == 2)
    #expect(merged.errors.contains("source.\(bound): found 200, expected a number up to 64"))
  }

  @Test func `shards join to the report of one machine`() throws {
    let folder = try TemporaryFolder()
    let bug = ["--bug", "reads-rotate-does-not-read"]
    let arguments = ["enumerate", "--controllers", "2", "--steps", "2", "--settings", "0"] + bug
    let files = try ["1/2", "2/2"].map { shard in
      let file = "\(folder.path)/\(shard.prefix(1)).json"
      let run = try statusquo(arguments + ["--shard", shard, "--report", "json=\(file)"])
      #expect(run.exitCode == 1)
      return file
    }
    let whole = try Self.report(arguments)
    #expect(whole["divergences"]?.number ?? 0 > 100)
    let merged = try Self.report(["merge"] + bug + files)
    #expect(
      Self.lasting(merged) == Self.lasting(whole))
  }

  @Test func `a program is held against the reference on every small scenario`() throws {
    let folder = try TemporaryFolder()
    let script = """
      import json, sys
      print(json.dumps({"protocol": "statusquo", "version": 1, "answers": ["bar"]}), flush=True)
      sys.stdin.readline()
      for line in iter(sys.stdin.readline, ""):
          hidden = False
          print("{}", flush=True)
          for step in json.loads(line).get("steps", []):
              hidden = hidden or step["do"] == "rotate"
              print(json.dumps({"bar": {"hidden": False}}) if hidden else "{}", flush=True)

      """
    let file = try folder.write(script, to: "program.py")
    let run = try statusquo(
      [
        "enumerate", "--controllers", "1", "--steps", "1", "--settings", "0", "--subject",
        "python3 \(file)", "--format", "json",
      ], environment: ["PATH": "/usr/bin:/bin:/usr/local/bin"])
    #expect(run.exitCode == 1)
    let report = try JSON(parsing: Array(run.output.utf8))
    #expect(report["isComplete"]?.bool == true)
    let classes = report["findings"]?.elements?.map { $0["class"]?["step"]?.string ?? "" }
    #expect(classes == ["rotate"])
  }

  @Test(arguments: ["0/4", "5/4", "1", "a/b", "1/2/3"])
  func `a shard that is none of its count is refused`(_ shard: String) throws {
    let run = try statusquo("enumerate", "--shard", shard)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("expected: a part and how many there are, such as 1/4"))
  }
}
