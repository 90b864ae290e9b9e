import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The command line for a resolver that is not in this package: `Tests/OwnResolver`.
@Suite struct OwnResolverTests {
  private static func run(_ arguments: String...) throws -> Run {
    try statusquo(arguments, executable: "StatusQuoOwnResolver")
  }

  @Test func `it has every command, under its own name`() throws {
    let help = try Self.run("--help")
    #expect(help.exitCode == 0)
    #expect(help.output.contains("Usage: StatusQuoOwnResolver [COMMAND] [OPTIONS]"))
    #expect(help.output.contains("\nMyResolver. Where they differ"))
    for command in UsageTests.commands { #expect(help.output.contains("  \(command) ")) }
    let mistake = try Self.run("fuz")
    #expect(mistake.errors.hasPrefix("StatusQuoOwnResolver: there is no command 'fuz'"))
  }

  @Test func `its mistakes and crashes are found, shrunk, and shown again by their command`() throws
  {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      "fuzz", "--seed", "1", "--scenarios", "150", "--save", folder.path, "--format", "json")
    #expect(run.exitCode == 3)
    let report = try JSON(parsing: Array(run.output.utf8))
    let findings = try #require(report["findings"]?.elements)
    let parts = findings.compactMap { $0["class"]?["part"]?.string }
    #expect(parts.contains("crash"))
    #expect(parts.contains("bar"))
    for finding in findings {
      let step = finding["class"]?["step"]?.string
      #expect(step == "rotate" || step == "removeWindow")
      let file = try #require(finding["file"]?.string)
      let isCrash = finding["class"]?["part"]?.string == "crash"
      #expect(try Self.run("replay", file).exitCode == (isCrash ? 3 : 1))
      let record = try #require(JSON(parsing: TextFile.read(file))["finding"])
      #expect(record["resolver"]?.string == "MyResolver")
      #expect(record["tool"]?.string == finding["on"]?["tool"]?.string)
      let elsewhere = try statusquo("replay", file)
      #expect(elsewhere.exitCode == 0, "the cached resolver is right")
      #expect(
        elsewhere.words.contains(
          " note: \(file) was found on MyResolver; it is played on CachedResolver"))
      let refused = try statusquo("shrink", file)
      #expect(refused.exitCode == 2)
      #expect(refused.errors.contains("\(file) was found on MyResolver"))
    }
    let text = try Self.run("replay", folder.path)
    #expect(
      text.output.contains("the resolver crashed (SIGILL)") || text.output.contains("SIGTRAP"))
  }

  @Test(arguments: [
    (odd: "name", complaint: "styles has a name that is not in the scenario"),
    ("number", "geometry.statusBarHeight has a number that is not finite"), ("step", "step is -7"),
  ])
  func `an answer that no document can hold is a finding`(odd: String, complaint: String) throws {
    for command in [["fuzz", "--seed", "1", "--scenarios", "20"], ["enumerate", "--steps", "0"]] {
      if odd == "number", command[0] == "enumerate" { continue }
      let run = try statusquo(
        command + ["--workers", "1"], executable: "StatusQuoOwnResolver",
        environment: ["PLAIN": "1", "ODD": odd])
      #expect(run.exitCode == 3, "\(run.errors)")
      #expect(run.words.contains("the resolver crashed (a wrong answer: \(complaint))"))
    }
  }

  @Test func `a resolver that counts its work is held to that`() throws {
    let command = ["enumerate", "--controllers", "1", "--steps", "0"]
    let right = try statusquo(command, executable: "StatusQuoOwnResolver")
    #expect(right.exitCode == 0, "\(right.output)")
    let run = try statusquo(
      ["fuzz", "--seed", "1", "--scenarios", "20"], executable: "StatusQuoOwnResolver",
      environment: ["WASTEFUL": "1"])
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.words.contains("an invariant is broken: more styles are computed again"))
  }

  @Test(arguments: [
    ["fuzz", "--seed", "1", "--scenarios", "300"],
    ["enumerate", "--controllers", "1", "--steps", "1"],
    ["properties", "--seed", "1", "--scenarios", "50"],
  ])
  func `what it does not know is not played`(arguments: [String]) throws {
    let run = try statusquo(
      arguments + ["--format", "json"], executable: "StatusQuoOwnResolver",
      environment: ["PLAIN": "1"])
    #expect(run.exitCode <= 1)
    let report = try JSON(parsing: Array(run.output.utf8))
    #expect(report["scenarios"]?.number ?? 0 > 9)
    for finding in report["findings"]?.elements ?? [] {
      let step = finding["class"]?["step"]?.string
      #expect(step == "rotate" || arguments[0] == "properties")
      let document = finding["document"]?.compactText ?? ""
      for kind in ["navigation", "tab", "split", "page", "alert"] {
        #expect(!document.contains("\"\(kind)\""))
      }
    }
  }

  @Test func `a document that needs more is not applicable`() throws {
    let document = "Tests/Conformance/situations/01-style-getter-not-called.json"
    let run = try statusquo(
      ["replay", document], executable: "StatusQuoOwnResolver", environment: ["PLAIN": "1"])
    #expect(run.exitCode == 1)
    #expect(
      run.words
        == "0 scenarios hold on both models (0 steps, 0 expectations); 1 not applicable; "
        + "hardly anything was compared "
        + "note: \(document) is not applicable: MyResolver does not know "
        + "controllers of kind 'navigation'")
    let json = try statusquo(
      ["replay", document, "--format", "json"], executable: "StatusQuoOwnResolver",
      environment: ["PLAIN": "1"])
    let excluded = try JSON(parsing: Array(json.output.utf8))["notApplicable"]?.elements
    #expect(excluded?.first?["needs"]?.string == "controllers of kind 'navigation'")
  }

  @Test func `shards of resolvers that know different things are not joined`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/one.json"
    let run = try statusquo(
      ["fuzz", "--seed", "1", "--scenarios", "20", "--shard", "1/2", "--format", "json"],
      executable: "StatusQuoOwnResolver", environment: ["PLAIN": "1"])
    try run.output.write(toFile: file, atomically: true, encoding: .utf8)
    let merged = try Self.run("merge", file)
    #expect(merged.exitCode == 2)
    #expect(merged.errors.contains(#"a resolver that knows {"kinds":["plain"]}, this one"#))
    #expect(merged.errors.contains("knows everything"))
    let same = try statusquo(
      ["merge", file], executable: "StatusQuoOwnResolver", environment: ["PLAIN": "1"])
    #expect(same.exitCode <= 1)
  }

  @Test func `a resolver in Swift is a program by one call`() throws {
    let program = try builtExecutable("StatusQuoServedResolver").path
    let run = try statusquo(
      "fuzz", "--subject", program, "--seed", "1", "--scenarios", "60", "--format", "json")
    #expect(run.exitCode == 1)
    let findings = try #require(JSON(parsing: Array(run.output.utf8))["findings"]?.elements)
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding["class"]?["step"]?.string == "rotate")
      #expect(finding["class"]?["part"]?.string == "bar")
      #expect(finding["on"]?["options"]?.elements?.last?.string == program)
    }
  }

  @Test func `small worlds, properties and benchmarks are its own, too`() throws {
    let small = try Self.run("enumerate", "--controllers", "1", "--steps", "1", "--format", "json")
    #expect(small.exitCode == 1)
    let worlds = try JSON(parsing: Array(small.output.utf8))
    #expect(worlds["isComplete"]?.bool == true)
    // That it keeps the bar when the device is rotated is seen without the reference, too.
    let properties = try Self.run("properties", "--scenarios", "20", "--seed", "7")
    #expect(properties.exitCode == 1)
    #expect(properties.output.contains("The subject violates staleness: after step 1, rotate"))
    let bench = try Self.run(
      "bench", "--sizes", "6", "--only", "queries", "--seconds", "0.1",
      "--columns", "MyResolver")
    #expect(bench.exitCode <= 1)
    #expect(bench.output.contains("MyResolver") || bench.errors.contains("MyResolver"))
  }
}
