import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct FuzzTests {
  private static func run(_ arguments: String...) throws -> JSON {
    let run = try statusquo(["fuzz", "--format", "json"] + arguments)
    #expect(run.errors.isEmpty)
    return try JSON(parsing: [UInt8](run.output.utf8))
  }

  @Test func `the same seed gives the same bytes apart from durations`() throws {
    let texts = try (1...2).map { _ in
      let json = try Self.run("--seed", "1", "--scenarios", "300")
      let members = try #require(json.members)
      #expect(members.last?.key == "durations")
      return members.dropLast().map { "\($0.key): \($0.value.text)" }
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `the figures are those of the run`() throws {
    let json = try Self.run("--seed", "3", "--scenarios", "50", "--profile", "app-like")
    #expect(json["report"]?.string == "fuzz")
    #expect(json["version"]?.number == 3)
    #expect(json["source"] == ["seed": 3, "profile": "app-like"])
    #expect(json["isComplete"]?.bool == true)
    #expect(json["scenarios"]?.number == 50)
    let outcomes = try #require(json["outcomes"]?.members).compactMap(\.value.number)
    #expect(json["steps"]?.number == outcomes.reduce(0, +))
    #expect(json["coverage"]?["rules"]?["reached"]?.number ?? 0 > 20)
  }

  @Test func `fuzz plays what generate writes`() throws {
    let folder = try TemporaryFolder()
    _ = try statusquo(
      "generate", "--seed", "5", "--count", "20", "--into", "\(folder.path)/documents")
    let replay = try statusquo("replay", "\(folder.path)/documents", "--format", "json")
    let replayed = try JSON(parsing: [UInt8](replay.output.utf8))
    let fuzzed = try Self.run("--seed", "5", "--scenarios", "20")
    #expect(replayed["documents"]?.number == fuzzed["scenarios"]?.number)
    #expect(replayed["failures"]?.elements?.count == fuzzed["divergences"]?.number.map(Int.init))
  }

  @Test func `without a command it fuzzes and prints its fresh seed`() throws {
    let run = try statusquo("--seconds", "0.2")
    #expect(run.exitCode == 0)
    #expect(run.output.prefixMatch(of: /fuzzing with seed \d+, profile mixed, for 0.20 s\n/) != nil)
    #expect(run.output.contains("the models agree on "))
    #expect(run.output.firstMatch(of: /s playing, [\d.,]+ (M )?scenarios a second/) != nil)
  }

  @Test func `nothing but text goes to a pipe`() throws {
    let run = try statusquo("fuzz", "--scenarios", "20")
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted run ends with its summary`(_ signal: Int32) throws {
    let run = try statusquo([]) { process, folder in
      try folder.wait(forOutput: "fuzzing with seed", of: process)
      kill(process.processIdentifier, signal)
    }
    #expect(run.exitCode == 2)
    #expect(run.output.contains(", profile mixed, for 10.0 s\n"))
    #expect(
      run.output.contains("the models agree on ") || run.output.contains("nothing was played"))
    #expect(run.output.contains("; stopped after "))
  }

  @Test(
    arguments: [
      ([], "the models agree on 60 scenarios", 12),
      (
        ["--bug", "reads-second-request-is-coalesced", "--scenarios", "300"], "the models differ",
        45
      ),
    ])
  func `a summary is short, and whole with --details`(
    _ row: (options: [String], verdict: String, lines: Int)
  ) throws {
    let arguments = ["fuzz", "--seed", "1", "--scenarios", "60"] + row.options
    let brief = try statusquo(arguments)
    #expect(brief.output.contains(row.verdict))
    let lines = brief.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= row.lines, "\(brief.output)")
    #expect(lines.last == "More of it: --details")
    let whole = try statusquo(arguments + ["--details"])
    #expect(whole.output.contains("rules by step") && !whole.output.contains("More of it"))
    #expect(whole.output.utf8.count > brief.output.utf8.count)
  }
}
