import Foundation
import StatusQuoJSON
import StatusQuoTestSupport
import Testing

/// Files of known differences, and the program that knows a part of UIKit with the bugs of frameworks.
@Suite(.enabled(if: hasPython, "python3 is not installed: programs are not tested"))
struct KnownFileTests {
  private static let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"]
  private static let program = "Tests/Subjects/part_of_uikit.py"
  private static let known = ["popped-stays", "presented-is-gone-first"]

  /// Runs a command on the program with some bugs.
  private static func run(
    _ command: String, bugs: [String], _ arguments: [String]
  ) throws -> Run {
    let subject = (["python3 -S -E", packageFolder.appending(path: program).path] + bugs)
      .joined(separator: " ")
    return try statusquo([command, "--subject", subject] + arguments, environment: environment)
  }

  private static func fuzz(
    _ bugs: [String], seed: Int, _ scenarios: Int, _ arguments: String...
  ) throws -> Run {
    try run(
      "fuzz", bugs: bugs,
      ["--seed", "\(seed)", "--scenarios", "\(scenarios)", "--no-times"] + arguments)
  }

  /// All bugs of the program.
  private static func bugs() throws -> [String] {
    let text = try runTool(["python3", packageFolder.appending(path: program).path, "--list"])
      .output
    return text.split(separator: "\n").compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
  }

  /// The file that `fuzz --accept` writes for the known bugs.
  private static let accepted = Result {
    let folder = try TemporaryFolder()
    let run = try fuzz(known, seed: 1, 800, "--accept", "\(folder.path)/known.json")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("write a 'reason' for"))
    return try folder.read("known.json")
  }

  /// The file in a folder.
  private static func accept(in folder: TemporaryFolder) throws -> String {
    try folder.write(try accepted.get(), to: "known.json")
  }

  @Test func `the program without bugs agrees`() throws {
    let run = try Self.fuzz([], seed: 1, 1_000)
    #expect(run.exitCode == 0, "\(run.output)")
  }

  @Test func `accepted with seed 1, it is green with others, and red with each bug behind`() throws
  {
    let folder = try TemporaryFolder()
    let file = try Self.accept(in: folder)
    for seed in 2...(isNight ? 10 : 4) {
      let run = try Self.fuzz(
        Self.known, seed: seed, 80, "--known", file, "--shrink-seconds", "0.5")
      #expect(run.exitCode == 0, "seed \(seed): \(run.output)")
      #expect(run.words.contains("but for known differences on"))
    }
    func isGreen(_ bugs: [String]) throws -> Bool {
      try Self.fuzz(
        Self.known + bugs, seed: 2, 100, "--known", file, "--shrink-seconds", "0.5"
      ).exitCode == 0
    }
    #expect(try isGreen([]))
    let others = try Self.bugs().filter { !Self.known.contains($0) }.prefix(isNight ? 12 : 6)
    #expect(others.count >= 6)
    #expect(try others.filter { try isGreen([$0]) } == [])
  }

  @Test func `the first report of all bugs`() throws {
    let run = try Self.fuzz(
      try Self.bugs(), seed: 1, 25, "--format", "json", "--compared-at-least", "0")
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    let titles = report["findings"]?.elements?.compactMap { $0["title"]?.string } ?? []
    #expect(titles.count >= 10)
    try expectGolden(titles.joined(separator: "\n") + "\n", "first-report")
  }

  @Test func `a known difference is the whole answer of its step`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/known.json"
    _ = try Self.fuzz(["covered-stays"], seed: 1, 300, "--accept", file)
    let known = try Self.fuzz(["covered-stays"], seed: 3, 300, "--known", file)
    #expect(known.exitCode == 0, "\(known.output)")
    // Beside the known one, in the same step.
    let both = ["covered-stays", "pushed-never-appears"]
    let run = try Self.fuzz(both, seed: 3, 300, "--known", file)
    #expect(run.exitCode == 1)
    #expect(run.words.contains("it adds push: the named controller.viewDidAppear() is missing"))
    #expect(run.words.contains("known difference is another one now"))
    let json = try JSON(parsing: [UInt8](try folder.read("known.json").utf8))
    let document = try #require(json["known"]?.elements?.first?["document"])
    let entry = try folder.write(document.text, to: "entry.json")
    #expect(
      try Self.run("replay", bugs: ["covered-stays"], [entry, "--known", file]).exitCode == 0)
    #expect(try Self.run("replay", bugs: both, [entry, "--known", file]).exitCode == 1)
  }

  @Test func `what is accepted was printed, each class with what shows it`() throws {
    let folder = try TemporaryFolder()
    let bugs = ["covered-stays", "present-from-no-window", "root-pops", "child-first"]
    let run = try Self.fuzz(bugs, seed: 1, 200, "--accept", "\(folder.path)/known.json")
    let json = try JSON(parsing: [UInt8](try folder.read("known.json").utf8))
    let entries = try #require(json["known"]?.elements)
    #expect(entries.count >= 4)
    for entry in entries {
      let classes = (entry["differs"]?.elements ?? []).compactMap { $0.string }
      #expect(!classes.isEmpty)
      for divergenceClass in classes.prefix(4) { #expect(run.errors.contains(divergenceClass)) }
      let resolver = entry["document"]?["finding"]?["resolver"]?.string
      #expect(resolver?.contains("part_of_uikit.py") == true)
    }
  }

  /// Failures are known one by one: by how they end, the last words, and the steps.
  @Test(arguments: ["signal", "exit", "error"])
  func `an accepted failure hides no other`(_ how: String) throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/known.json"
    #expect(try Self.fail("raise=popTo", "--accept", file).exitCode == 3)
    let other = try Self.fail(
      "raise=popTo \(how)=swipe", "--known", file, "--shrink-seconds", "3")
    #expect(other.exitCode == 3, "\(other.output)")
    #expect(other.words.contains("swipe(up)"))
  }

  @Test(arguments: [("trap", "other-trap"), ("signal", "abort")])
  func `an accepted failure hides none that ends in another way at its step`(
    _ accepted: String, _ how: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/known.json"
    #expect(try Self.fail("\(accepted)=popTo", "--accept", file).exitCode == 3)
    #expect(try Self.fail("\(accepted)=popTo", "--known", file).exitCode == 0)
    let other = try Self.fail(
      "\(how)=popTo", "--known", file, "--allow-fixed", "--shrink-seconds", "2")
    #expect(other.exitCode == 3, "\(other.output)")
  }

  private static func fail(_ faults: String, _ arguments: String...) throws -> Run {
    let program = packageFolder.appending(path: "Tests/Subjects/fails.py").path
    return try statusquo(
      [
        "fuzz", "--subject", "python3 -S -E \(program) \(faults)", "--seed", "1", "--scenarios",
        "60",
        "--compared-at-least", "0", "--no-times",
      ] + arguments, environment: environment)
  }

  @Test func `what is fixed fails, and is taken out`() throws {
    let folder = try TemporaryFolder()
    let file = try Self.accept(in: folder)
    let left = ["popped-stays"]
    let fixed = try Self.fuzz(left, seed: 2, 60, "--known", file)
    #expect(fixed.exitCode == 1)
    #expect(fixed.words.contains("1 known difference is fixed"))
    #expect(try Self.fuzz(left, seed: 2, 60, "--known", file, "--allow-fixed").exitCode == 0)
    let junit = "\(folder.path)/results.xml"
    let sarif = "\(folder.path)/results.sarif"
    _ = try Self.fuzz(
      left, seed: 2, 60, "--known", file, "--report", "junit=\(junit)", "--report",
      "sarif=\(sarif)")
    let results = try folder.read("results.xml")
    #expect(results.contains("<skipped message=\"still so; no reason given\""))
    #expect(results.contains("type=\"outdated-known-difference\""))
    let log = try JSON(parsing: [UInt8](try folder.read("results.sarif").utf8))
    #expect(log["runs"]?.elements?[0]["results"]?.elements?.count == 1)
    let pruned = try Self.fuzz(left, seed: 2, 60, "--prune", file)
    #expect(pruned.exitCode == 0)
    #expect(pruned.errors.contains("took 1 difference out of"))
    #expect(try Self.fuzz(left, seed: 2, 60, "--known", file).exitCode == 0)
  }

  @Test func `another law is to be reviewed, and taken when it is accepted`() throws {
    let folder = try TemporaryFolder()
    let file = try Self.accept(in: folder)
    let text = try folder.read("known.json")
    let place = try #require(text.range(of: "\"expect\""))
    let called = try #require(
      text.range(of: "viewDidAppear", range: place.upperBound..<text.endIndex))
    try folder.write(text.replacingCharacters(in: called, with: "viewDidLoad"), to: "known.json")
    let run = try Self.fuzz(Self.known, seed: 2, 60, "--known", file)
    #expect(run.exitCode == 1, "\(run.output)")
    #expect(run.words.contains("1 known difference is to be reviewed, as the law has changed"))
    _ = try Self.fuzz(Self.known, seed: 2, 60, "--accept", file)
    #expect(!(try Self.fuzz(Self.known, seed: 2, 60, "--known", file).words.contains("reviewed")))
  }

  @Test func `documents that differ are accepted by the same file`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/known.json"
    let document = try folder.write(
      """
      {"version": 1, "environment": {"iOS": "16.0"}, "windows": [{"name": "W", "root":
      {"name": "N", "kind": "navigation", "children": [{"name": "A", "kind": "plain"}]}}],
      "controllers": [{"name": "B", "kind": "plain"}],
      "steps": [{"do": "push", "controller": "B", "on": "N"}],
      "expect": [{"after": 1, "observation": {"outcome": {"result": "applied"}}}]}
      """, to: "push.json")
    func replay(_ arguments: String...) throws -> Run {
      try Self.run("replay", bugs: ["covered-stays"], [document] + arguments)
    }
    #expect(try replay().exitCode == 1)
    #expect(try replay("--accept", file).exitCode == 1)
    let known = try replay("--known", file)
    #expect(known.exitCode == 0, "\(known.output)")
    #expect(known.words.contains("in known ways only"))
  }

  @Test(arguments: [
    ("{}", "version"), (#"{"version": 1, "known": []}"#, "expected 2"),
    (#"{"version": 2, "known": [{}]}"#, "differs"),
    (#"{"version": 2, "known": [], "more": 1}"#, "more"),
    (
      #"{"version": 2, "known": [{"differs": ["pop: bar hidden"], "reason": null, "address": "javascript:1", "document": {"version": 1, "windows": []}, "answers": []}]}"#,
      "https://"
    ),
    (
      #"{"version": 2, "known": [{"differs": [], "reason": null, "document": {"version": 1, "windows": []}, "answers": []}]}"#,
      "at least one class"
    ),
  ])
  func `a file that is none is refused with its place`(text: String, problem: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "known.json")
    let run = try statusquo(["fuzz", "--scenarios", "1", "--known", file])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("known.json"), "\(run.errors)")
    #expect(run.errors.contains(problem), "\(run.errors)")
  }
}
