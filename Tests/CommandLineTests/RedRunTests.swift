import Foundation
import StatusQuoCommand
import StatusQuoTestSupport
import Testing

/// The table of what makes a run red, on the page of runs in CI: each row is played here, and so is the same call
/// without its reason.
@Suite struct RedRunTests {
  /// A row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    /// The exit code.
    let code: ExitCode
    /// The reason, as the page has it.
    let testDescription: String
    /// The call that is red for this reason alone.
    let red: Play
    /// The same without the reason; nil where that is another row's.
    let green: Play?

    typealias Play = @Sendable (TemporaryFolder) throws -> Run

    init(
      _ code: ExitCode, _ reason: String, red: @escaping Play, green: Play? = nil
    ) {
      (self.code, testDescription, self.red, self.green) = (code, reason, red, green)
    }

    /// A call of `statusquo`, with a bug and without.
    init(_ code: ExitCode, _ reason: String, bug: String, _ arguments: String...) {
      self.init(
        code, reason, red: { _ in try statusquo(arguments + ["--bug", bug]) },
        green: { _ in try statusquo(arguments) })
    }

    /// Two calls of `statusquo`.
    init(
      _ code: ExitCode, _ reason: String, input: String = "", red: [String], green: [String]? = nil
    ) {
      self.init(
        code, reason, red: Self.play(red, input), green: green.map { Self.play($0, input) })
    }

    private static func play(_ arguments: [String], _ input: String) -> Play {
      { _ in try statusquo(arguments, executable: "statusquo", input: input) }
    }
  }

  private static let canary = "reads-canary"
  private static let rareBug = "styles-dark-presented-from-dark"
  private static let brief = ["fuzz", "--seed", "1", "--scenarios", "20"]
  private static let own = "StatusQuoOwnResolver"

  static let rows: [Row] = divergences + nothing + wrongUse + endings + traps

  // MARK: The models differ

  private static let divergences: [Row] = [
    Row(
      .divergence, "the resolver differs", bug: canary, "fuzz", "--seed", "1", "--scenarios", "20"),
    Row(
      .divergence, "`enumerate`: the resolver differs on a small scenario", bug: canary,
      "enumerate", "--controllers", "1", "--steps", "1"),
    Row(
      .divergence, "`properties`: a metamorphic property does not hold",
      bug: rareBug, "properties", "--seed", "1", "--scenarios", "100"),
    Row(
      .divergence, "`fuzz`: a container breaks a promise",
      red: { try statusquo(brief + ["--subject", try container("{}", in: $0)]) },
      green: {
        let adds = #"{"do": [["addChild", "A"], ["addSubview", "A"]]}"#
        return try statusquo(brief + ["--subject", try container(adds, in: $0)])
      }),
    Row(
      .divergence, "`replay`, `shrink`, `explain`: the resolver differs on the document",
      red: { folder in
        for command in ["explain", "shrink"] {
          let run = try statusquo(command, try found(in: folder), "--bug", canary)
          #expect(run.exitCode == 1)
        }
        return try statusquo("replay", try found(in: folder), "--bug", canary)
      }, green: { try statusquo("replay", try found(in: $0)) }),
    Row(
      .divergence, "`replay`: an expectation of a document fails",
      red: { try statusquo("replay", try document(in: $0, expecting: "true")) },
      green: { try statusquo("replay", try document(in: $0, expecting: "false")) }),
    Row(
      .divergence, "`check`: a flow breaks a wish", input: CheckTests.app,
      red: ["check", "-", "--steps", "2", "--want", "Detail: bar light"],
      green: ["check", "-", "--steps", "2"]),
    Row(
      .divergence, "`fix`: no change makes the wish true", input: CheckTests.app,
      red: ["fix", "-", "--want", "Home: bar hidden", "--budget", "1"],
      green: ["fix", "-", "--want", "Home: bar light"]),
    Row(
      .divergence, "`--corpus`: the resolver differs on a kept scenario",
      red: { folder in
        let corpus = ["--corpus", "\(folder.path)/corpus", "--bug", rareBug]
        _ = try statusquo(["fuzz", "--seed", "1", "--scenarios", "150"] + corpus)
        return try statusquo(["fuzz", "--seed", "3", "--scenarios", "1"] + corpus)
      },
      green: { _ in try statusquo("fuzz", "--seed", "3", "--scenarios", "1", "--bug", rareBug) }),
    Row(
      .divergence, "`--resume`: the run differed before it was continued",
      red: { try resumed(in: $0, bug: ["--bug", canary]) }, green: { try resumed(in: $0, bug: []) }),
    Row(
      .divergence, "`merge`: the resolver differs in a shard",
      red: { try merged(in: $0, bug: ["--bug", canary]) }, green: { try merged(in: $0, bug: []) }),
    Row(
      .divergence, "`--known`: an accepted difference is fixed (without `--allow-fixed`)",
      red: { try statusquo(brief + ["--known", try accepted(in: $0)]) },
      green: { try statusquo(brief + ["--known", try accepted(in: $0), "--allow-fixed"]) }),
    Row(
      .divergence, "`--known`: more than a fifth of the scenarios end in accepted differences",
      red: { try statusquo(brief + ["--bug", canary, "--known", try accepted(in: $0)]) }),
  ]

  // MARK: Hardly anything was compared

  private static let nothing: [Row] = [
    Row(
      .divergence,
      "`--compared-at-least N` (50 without it): a declared part was answered less often",
      red: { try statusquo(brief + ["--subject", try program("{}", in: $0)]) },
      green: {
        try statusquo(brief + ["--subject", try program("{}", in: $0), "--compared-at-least", "0"])
      }),
    Row(
      .divergence, "`--compared-at-least N` (50 without it): more scenarios were skipped",
      red: { try statusquo(brief + ["--subject", try program(skipping: "why", in: $0)]) },
      green: {
        try statusquo(
          brief + ["--subject", try program(skipping: "why", in: $0), "--compared-at-least", "0"])
      }),
    Row(
      .divergence, "`replay`: no document is applicable to the resolver",
      red: { folder in
        try statusquo(
          ["replay", try navigation(in: folder)], executable: own, environment: ["PLAIN": "1"])
      },
      green: { folder in
        try statusquo(["replay", try navigation(in: folder)], executable: own)
      }),
    Row(
      .divergence, "`explain`: the resolver skips the document",
      red: { folder in
        try statusquo([
          "explain", try navigation(in: folder), "--subject",
          try program(skipping: "why", in: folder),
        ])
      },
      green: { folder in try statusquo(["explain", try navigation(in: folder)]) }),
    Row(
      .divergence, "`--seconds 0`: nothing was played",
      red: ["fuzz", "--seed", "1", "--seconds", "0"]),
    Row(
      .divergence, "`bench`: a column answers otherwise than the reference",
      red: { _ in
        try statusquo(
          ["bench", "--sizes", "6", "--only", "steps", "--seconds", "0.05"], executable: own,
          environment: ["ODD": "step"])
      },
      green: { _ in
        try statusquo(
          ["bench", "--sizes", "6", "--only", "steps", "--seconds", "0.05"], executable: own)
      }),
    Row(
      .divergence, "`bench --at-most N`: a task takes more than N times as long as `cached`",
      red: { _ in try bench("--only", "steps", "--at-most", "0.1") },
      green: { _ in try bench("--only", "steps", "--at-most", "1000000") }),
    Row(
      .divergence, "`bench --baseline NAME`: a step allocates more",
      red: { try compared(with: "echo '\(allocations(0))'", in: $0) },
      green: { try compared(with: "echo '\(allocations(1e9))'", in: $0) }),
    Row(
      .divergence,
      "`bench --baseline NAME --at-most N`: a task takes more than N times as long as in the saved build",
      red: { try compared(with: "echo '\(times(1e-9))'", in: $0, "--at-most", "1.2") },
      green: { try compared(with: "echo '\(times(1e-9))'", in: $0) }),
    Row(
      .divergence,
      "`bench --published FILE`: a task takes longer beside `memoizing` than in that run",
      red: { try published(1, besides: 1e9, in: $0) },
      green: { try published(1e9, besides: 1, in: $0) }),
    Row(
      .divergence, "`bench --check-work FILE`: a count of work is another one",
      red: {
        try checkedWork(in: $0) { $0.replacing("\"cardWalks\": 1", with: "\"cardWalks\": 2") }
      },
      green: { try checkedWork(in: $0) { $0 } }),
  ]

  // MARK: Nothing can be said

  private static let wrongUse: [Row] = [
    Row(
      .wrongUse, "a command, an option, or a value that there is not",
      red: ["fuzz", "--scenarios", "none"]),
    Row(
      .wrongUse, "a file that can't be read",
      red: { folder in
        try statusquo("replay", try folder.write("{", to: "half.json"), try found(in: folder))
      }, green: { try statusquo("replay", try found(in: $0)) }),
    Row(
      .wrongUse, "a report, a document, or a state that can't be written",
      red: { folder in
        let file = try folder.write("", to: "file")
        return try statusquo(brief + ["--report", "json=\(file)/report.json"])
      },
      green: { try statusquo(brief + ["--report", "json=\($0.path)/report.json"]) }),
    Row(
      .wrongUse, "standard output that can't be written",
      red: { folder in
        let command = try builtExecutable("statusquo").path
        return try statusquo(
          ["-c", "'\(command)' fuzz --seed 1 --scenarios 20 > /dev/full"], at: "/bin/sh")
      }),
    Row(
      .wrongUse, "an interruption before anything differed",
      red: { _ in
        try statusquo(["fuzz", "--seed", "1"]) { process, folder in
          try folder.wait(forOutput: "fuzzing with seed", of: process)
          kill(process.processIdentifier, SIGTERM)
        }
      }),
    Row(
      .wrongUse, "`--seconds N`: there was no time to replay all that is kept",
      red: { folder in
        let corpus = ["--corpus", "\(folder.path)/corpus"]
        _ = try statusquo(brief + corpus)
        return try statusquo(["fuzz", "--seed", "1", "--seconds", "0"] + corpus)
      }),
    Row(
      .wrongUse, "`merge`: a shard is missing, or was cut",
      red: { try merged(in: $0, bug: [], shards: 1) }, green: { try merged(in: $0, bug: []) }),
    Row(
      .wrongUse, "a program whose first line is wrong, or does not come",
      red: ["fuzz", "--seed", "1", "--scenarios", "20", "--subject", "echo hello"]),
    Row(
      .wrongUse, "`bench --at-most N`: no task was measured of both columns",
      red: { _ in try bench("--only", "queries", "--at-most", "20") }),
    Row(
      .wrongUse, "`bench --baseline NAME`: both builds have no figure in common",
      red: { try compared(with: "echo '\(report())'", in: $0) }),
    Row(
      .wrongUse, "`bench --baseline NAME --at-most N`: whether a task keeps the limit is undecided",
      red: { try compared(with: "echo '\(times(1))'", in: $0, rounds: 1, "--at-most", "1.2") },
      green: { try compared(with: "echo '\(times(1))'", in: $0, rounds: 1) }),
    Row(
      .wrongUse, "`bench --published FILE`: no task was measured of both columns, here and there",
      red: { folder in
        try statusquo(
          "bench", "--sizes", "6", "--seconds", "0.05", "--only", "steps", "--published",
          try folder.write(report(), to: "published.json"))
      }, green: { try published(1e9, besides: 1, in: $0) }),
    Row(
      .wrongUse, "`bench --check-work FILE`: no count of work in the file, or of the resolver",
      red: { try checkedWork(in: $0) { _ in #"{"report": "work", "version": 1, "rows": []}"# } }),
    Row(
      .wrongUse, "the action without `subject` and `tool`, or with `at-most` and no `tool`",
      red: { folder in
        #expect(try action([:]).exitCode == 2)
        return try action(["SUBJECT": try program("{}", in: folder), "AT_MOST": "2"])
      }),
  ]

  // MARK: The resolver, or StatusQuo, ends

  private static let endings: [Row] = [
    Row(
      .crash, "the resolver crashes", bug: "lifecycle-presenting-traps", "fuzz", "--seed", "4",
      "--scenarios", "30"),
    Row(
      .crash, "`--hang-after N`: the resolver hangs", bug: "lifecycle-presenting-hangs", "fuzz",
      "--seed", "4", "--scenarios", "30", "--hang-after", "0.5"),
    Row(
      .crash, "an answer of the resolver is none",
      red: { try statusquo(brief + ["--subject", try program("{\"bar\":7}", in: $0)]) }),
    Row(
      .crash, "a program ends with a code other than 0, by a signal, or with further output",
      red: { folder in
        for end in ["echo more", "kill -SEGV $$"] {
          let command = try program("{}", atEnd: end, in: folder)
          let run = try statusquo(brief + ["--subject", command, "--compared-at-least", "0"])
          #expect(run.exitCode == 3, "\(end)")
        }
        return try statusquo(
          brief + [
            "--subject", try program("{}", atEnd: "exit 7", in: folder), "--compared-at-least", "0",
          ])
      }),
  ]

  private static let traps: [Row] = [
    Row(
      .trap, "code of StatusQuo traps: please report it",
      red: { _ in
        try statusquo(
          ["fuzz", "--seed", "1", "--scenarios", "40"], executable: "StatusQuoTrappingHarness")
      })
  ]
}

// MARK: - Tests

extension RedRunTests {
  private static let page = packageFolder.appending(
    path: "Sources/Products/StatusQuoCommand/StatusQuoCommand.docc/RunsInCI.md")

  @Test func `the page lists the reasons that are played here, in this order`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let table = Self.rows.map { "| \($0.code.rawValue) | \($0.testDescription) |" }
    let listed = text.split(separator: "\n").filter { $0.contains(#/^\| [0-9] \| /#) }
    #expect(listed.map(String.init) == table)
  }

  @Test(arguments: [
    "Sources/Products/StatusQuoCommand/StatusQuoCommand.docc/RunsInCI.md",
    "Sources/Products/StatusQuoCommand/StatusQuoCommand.docc/Commands.md",
    "Sources/Reports/Reporting/Reporting.docc/Reports.md",
  ])
  func `a page that lists exit codes has all of them`(page: String) throws {
    let file = packageFolder.appending(path: page)
    #expect(try String(contentsOf: file, encoding: .utf8).contains(ExitCode.summary))
  }

  @Test(arguments: rows) func `a run is red for this reason, and not without it`(_ row: Row) throws
  {
    let red = try row.red(TemporaryFolder())
    let isUndecided = red.exitCode == ExitCode.wrongUse.rawValue && red.errors.contains("is busy")
    #expect(red.exitCode == row.code.rawValue || isUndecided, "\(red.output)\(red.errors)")
    guard let green = try row.green?(TemporaryFolder()) else { return }
    #expect(green.exitCode == 0, "\(green.output)\(green.errors)")
  }

  @Test func `the action ends like the command, and like the gate of speed`() throws {
    let folder = try TemporaryFolder()
    let tool = try builtExecutable(Self.own).path
    let known = try folder.write("{\"version\": 1, \"known\": []}", to: "known.json")
    #expect(try Self.action(["TOOL": tool, "KNOWN": known]).exitCode != 0, "it differs")
    let right = try builtExecutable("statusquo").path
    #expect(try Self.action(["TOOL": right]).exitCode == 0)
    let gate = try Self.action(["TOOL": right, "AT_MOST": "20"])
    #expect(gate.exitCode == 2, "its resolver is the one that it would be compared with")
    #expect(gate.errors.contains("'--at-most' compares a resolver with 'cached'"))
  }
}

// MARK: - What rows are made of

extension RedRunTests {
  /// A document on which the resolver differs once the canary is planted.
  private static func found(in folder: TemporaryFolder) throws -> String {
    let saved = "\(folder.path)/found"
    if !FileManager.default.fileExists(atPath: saved) {
      _ = try statusquo(brief + ["--bug", canary, "--save", saved])
    }
    return "\(saved)/\(try #require(folder.files(in: "found").first))"
  }

  private static func document(in folder: TemporaryFolder, expecting hidden: String) throws
    -> String
  {
    try folder.write(
      """
      {"version": 1, "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}],
       "controllers": [], "steps": [],
       "expect": [{"after": 0, "observation": {"bar": {"hidden": \(hidden)}}}]}
      """, to: "document.json")
  }

  private static func navigation(in folder: TemporaryFolder) throws -> String {
    try folder.write(
      """
      {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation"}}],
       "controllers": [], "steps": []}
      """, to: "navigation.json")
  }

  private static func resumed(in folder: TemporaryFolder, bug: [String]) throws -> Run {
    let corpus = ["--corpus", "\(folder.path)/corpus"]
    _ = try statusquo(brief + corpus + bug)
    return try statusquo(brief + corpus + bug + ["--resume"])
  }

  private static func merged(in folder: TemporaryFolder, bug: [String], shards: Int = 2) throws
    -> Run
  {
    let files = try (1...shards).map { shard in
      let file = "\(folder.path)/\(shard).json"
      _ = try statusquo(brief + bug + ["--shard", "\(shard)/2", "--report", "json=\(file)"])
      return file
    }
    return try statusquo(["merge"] + files + bug)
  }

  private static func accepted(in folder: TemporaryFolder) throws -> String {
    let file = "\(folder.path)/known.json"
    _ = try statusquo(brief + ["--bug", canary, "--accept", file])
    return file
  }

  /// A container that promises to show its child, and what it does in viewDidLoad.
  private static func container(
    _ loading: String, in folder: TemporaryFolder
  ) throws -> String {
    let file = try folder.write(
      """
      read -r hello; echo '{"protocol": "statusquo", "version": 1, "container": {"children": 1}}'
      while read -r line; do
        case "$line" in
          *launch*) echo '{"now": {"shown": ["A"]}}' ;;
          *viewDidLoad*) echo '\(loading)' ;;
          *) echo '{}' ;;
        esac
      done
      """, to: "container.sh")
    return "sh \(file)"
  }

  /// A program that answers each moment with a line, or skips each scenario, and how it ends.
  private static func program(
    _ answer: String = "{}", skipping reason: String? = nil, atEnd end: String = "exit 0",
    in folder: TemporaryFolder
  ) throws -> String {
    let skip = reason.map { "echo '{\"skip\": \"\($0)\"}'; continue" } ?? ""
    let greeting =
      #"{"protocol": "statusquo", "version": 1, "answers": ["bar"], "capabilities": {"actions": []}}"#
    let file = try folder.write(
      """
      read -r hello; echo '\(greeting)'
      while read -r scenario; do
        \(skip)
        steps=$(printf '%s' "$scenario" | grep -o '"do":' | wc -l)
        for step in $(seq 0 $steps); do echo '\(answer)'; done
      done
      \(end)
      """, to: "program.sh")
    return "sh \(file)"
  }

  private static func bench(_ arguments: String...) throws -> Run {
    try statusquo(
      ["bench", "--sizes", "6", "--seconds", "0.05"] + arguments, executable: own,
      environment: ["PLAIN": "1"])
  }

  private static func checkedWork(in folder: TemporaryFolder, _ change: (String) -> String) throws
    -> Run
  {
    let file = "\(folder.path)/work.json"
    _ = try statusquo("bench", "--update-work", file)
    try folder.write(change(try folder.read("work.json")), to: "work.json")
    return try statusquo("bench", "--check-work", file)
  }

  /// The report of a build, with figures.
  private static func report(_ figures: String = "") -> String {
    #"{"report": "bench", "version": 5, "figures": [\#(figures)]}"#
  }

  /// The report of a build in which a push of the cached resolver allocates this much.
  private static func allocations(_ count: Double) -> String {
    report(
      #"{"figure": "push/app-6", "measure": "allocations", "column": "reference", "unit": "allocations", "#
        + #""value": \#(count), "samples": [\#(count)]}"#)
  }

  /// The report of a build in which a push of the reference takes this many nanoseconds.
  private static func times(_ nanoseconds: Double) -> String {
    report(
      #"{"figure": "push/app-6", "measure": "time", "column": "reference", "unit": "ns", "#
        + #""value": \#(nanoseconds), "samples": [\#(nanoseconds)]}"#)
  }

  /// A run beside a published one, in which a push takes the cached resolver and its peer this many nanoseconds.
  private static func published(
    _ cached: Double, besides memoizing: Double, in folder: TemporaryFolder
  ) throws -> Run {
    let figures = [("cached", cached), ("memoizing", memoizing)].map { column, value in
      #"{"figure": "push/app-6", "measure": "time", "column": "\#(column)", "unit": "ns", "#
        + #""value": \#(value), "samples": [\#(value)]}"#
    }
    let file = try folder.write(report(figures.joined(separator: ", ")), to: "published.json")
    return try statusquo(
      "bench", "--sizes", "6", "--shapes", "app", "--seconds", "0.5", "--only", "steps",
      "--published", file)
  }

  /// A comparison with a build that is a line of the shell.
  private static func compared(
    with build: String, in folder: TemporaryFolder, rounds: Int = 6, _ further: String...
  ) throws -> Run {
    let options = ["--baselines", folder.path]
    let measured = ["--sizes", "6", "--seconds", "0.05", "--only", "steps"]
    _ = try statusquo(["bench", "--save-baseline", "main"] + options + measured)
    let binary = "\(folder.path)/main/statusquo"
    try FileManager.default.removeItem(atPath: binary)
    try folder.write("#!/bin/sh\n\(build)\n", to: "main/statusquo")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: binary)
    return try statusquo(
      ["bench", "--baseline", "main", "--rounds", "\(rounds)", "--columns", "reference"]
        + options + measured + further)
  }

  /// The script of the action for workflows.
  private static func action(_ environment: [String: String]) throws -> Run {
    let folder = try TemporaryFolder()
    let script = packageFolder.appending(path: ".github/actions/fuzz/run").path
    return try statusquo(
      ["-c", "cd '\(folder.path)' && bash '\(script)'"], at: "/bin/bash",
      environment: ["SECONDS_TO_FUZZ": "1"].merging(environment) { $1 })
  }
}
