import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Programs in another language as subjects.
@Suite(.enabled(if: hasPython, "python3 is not installed: programs are not tested"))
struct SubjectTests {
  private static let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"]
  private static let example = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Subjects/system_steps.py").path

  /// Starts in two thirds of the time without what a site adds to Python: a crash starts it anew, again and again.
  private static let python = "python3 -S -E "

  private static func fuzz(_ command: String, _ arguments: String...) throws -> Run {
    try fuzz(command, arguments)
  }

  private static func fuzz(_ command: String, _ arguments: [String]) throws -> Run {
    try statusquo(
      ["fuzz", "--subject", command, "--seed", "1", "--format", "json"] + arguments,
      environment: environment)
  }

  /// A program that says what it answers, then runs one statement for each scenario, the `number`th
  /// since its start, and writes `answer` for each moment; and one statement at its end.
  private static func program(
    answers: String, each statement: String = "pass", answer: String, atEnd last: String = "pass",
    in folder: TemporaryFolder
  ) throws -> String {
    let text = """
      import json, os, signal, sys, time
      sys.stdin.readline()
      print('{"protocol": "statusquo", "version": 1, "answers": \(answers)}', flush=True)
      for number, line in enumerate(sys.stdin, 1):
          scenario = json.loads(line)
          \(statement)
          for step in range(len(scenario.get("steps", [])) + 1):
              print(json.dumps(\(answer)))
          sys.stdout.flush()
      \(last)

      """
    return python + (try folder.write(text, to: "program.py"))
  }

  /// The example with one of its lines changed.
  private static func changed(
    _ line: String, to other: String, in folder: TemporaryFolder
  ) throws -> String {
    let text = try String(contentsOfFile: example, encoding: .utf8)
    try #require(text.contains(line))
    return python + (try folder.write(text.replacing(line, with: other), to: "changed.py"))
  }

  @Test func `a crash does not become another one while it is made smaller`() throws {
    let folder = try TemporaryFolder()
    // It ends at an app without a controller, and at any update: the first is the smaller scenario.
    let each = """
      scenario["windows"] or sys.exit(7); any(step["do"] == "rotate" for step in scenario["steps"]) \
      and (sys.stderr.write("index out of range"), sys.stderr.flush(), os.kill(os.getpid(), signal.SIGABRT))
      """
    let command = try Self.program(
      answers: #"["bar"]"#, each: each.replacing("\\\n", with: ""), answer: "{}", in: folder)
    let run = try Self.fuzz(
      command, "--scenarios", "30", "--compared-at-least", "0", "--shrink-seconds", "5")
    #expect(run.exitCode == 3)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    let titles = (report["findings"]?.elements ?? []).compactMap { $0["title"]?.string }
    #expect(titles.contains { $0.contains("crashed (SIGABRT)") }, "\(titles)")
    #expect(!titles.contains { $0.contains("exit code 7") }, "\(titles)")
  }

  @Test func `twenty crashes of one kind end the playing of one run, and no merge of whole shards`()
    throws
  {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: #"["bar"]"#,
      each: "len(scenario[\"steps\"]) % 2 or os.kill(os.getpid(), signal.SIGABRT)",
      answer: "{}", in: folder)
    let options = ["--scenarios", "56", "--compared-at-least", "0", "--shrink-seconds", "0.1"]
    let whole = try Self.fuzz(command, options + ["--workers", "1"])
    #expect(whole.exitCode == 3)
    #expect(whole.words.contains("the subject ended 20 times in one way (SIGABRT)"))
    let known = folder.path + "/known.json"
    _ = try Self.fuzz(command, options + ["--workers", "1", "--accept", known])
    let past = try Self.fuzz(command, options + ["--workers", "1", "--known", known])
    #expect(!past.words.contains("in one way"))
    #expect(try JSON(parsing: [UInt8](past.output.utf8))["scenarios"]?.number == 56)
    for part in 1...2 {
      let shard = try Self.fuzz(
        command, options + ["--shard", "\(part)/2", "--report", "json=\(folder.path)/\(part).json"])
      #expect(!shard.words.contains("in one way"), "\(shard.words)")
    }
    let merged = try statusquo(
      [
        "merge", "\(folder.path)/1.json", "\(folder.path)/2.json", "--subject", command,
        "--shrink-seconds", "0.1", "--compared-at-least", "0",
      ], environment: Self.environment)
    #expect(merged.exitCode == 3)
    #expect(!merged.words.contains("ended early"), "\(merged.words)")
  }

  @Test func `the example agrees with the law`() throws {
    let run = try Self.fuzz(
      "python3 \(Self.example)", "--scenarios", "60", "--compared-at-least", "5")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(
      try String(contentsOfFile: Self.example, encoding: .utf8).split(separator: "\n").count < 100)
  }

  @Test func `a program that knows only a part is asked for nothing else`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers:
        #"["bar"], "capabilities": {"versions": ["15.0", "17.0"], "kinds": ["plain"], "steps": ["rotate", "set"], "properties": ["prefersStatusBarHidden"]}"#,
      each: """
        v = float(scenario.get("environment", {}).get("iOS", "18.0")); \
        known = {s["do"] for s in scenario["steps"]} <= {"rotate", "set"} and 15 <= v <= 17; \
        known = known and '"navigation"' not in line and '"preferredStatusBarStyle"' not in line and '"level"' not in line; \
        known or sys.exit(9)
        """, answer: "{}", in: folder)
    let run = try Self.fuzz(command, "--scenarios", "40", "--compared-at-least", "0")
    #expect(run.exitCode == 0, "\(run.errors)")
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["capabilities"]?["kinds"] == ["plain"])
    let replayed = try statusquo([
      "replay", "--subject", command,
      "Tests/Conformance/situations/01-style-getter-not-called.json",
    ])
    #expect(replayed.words.contains("not applicable: --subject \(command) does not know"))
    let other = try Self.program(
      answers: #"["bar"], "capabilities": {"kinds": ["navigaton"]}"#, answer: "{}", in: folder)
    let wrong = try Self.fuzz(other, "--scenarios", "1")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("navigaton"), "\(wrong.errors)")
    #expect(wrong.errors.contains(#"did you mean "navigation""#), "\(wrong.errors)")
  }

  @Test func `the tutorial's program runs as it stands, and is wrong as it says`() throws {
    let tutorial = try String(
      contentsOf: packageFolder.appending(
        path: "Sources/Products/Umbrella/StatusQuo.docc/YourResolverInPython.md"), encoding: .utf8)
    let program = try #require(tutorial.firstMatch(of: /```python\n((?:.*\n)+?)```/)).output.1
    let folder = try TemporaryFolder()
    let file = try folder.write(String(program), to: "mine.py")
    let run = try Self.fuzz("python3 \(file)", "--scenarios", "20")
    #expect(run.exitCode == 1)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    let parts = findings.compactMap { $0["class"]?["part"]?.string }
    #expect(parts.contains("bar"))
  }

  @Test func `a mistake in it is found and shrunk to one step`() throws {
    let folder = try TemporaryFolder()
    let run = try Self.fuzz(
      Self.changed("\"noChange\"", to: "\"badValue\"", in: folder), "--scenarios", "40")
    #expect(run.exitCode == 1)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    let findings = try #require(report["findings"]?.elements)
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding["class"]?["part"]?.string == "outcome")
      #expect(finding["document"]?["steps"]?.elements?.count ?? 9 <= 2)
    }
  }

  @Test(arguments: [
    ("sys.exit(7)", "exit code 7"),
    (#"write({"error": "no rotation"})"#, "error: no rotation"),
    (#"write({"styles": []})"#, #"a wrong answer: its answer:1:2: found the key "styles""#),
    ("print('?', flush=True)", "a wrong answer: its answer:1:1"),
    ("sys.stdout.flush(); __import__('os').abort()", "SIGABRT"),
  ])
  func `a program that fails is a crash with a reason`(statement: String, how: String) throws {
    let folder = try TemporaryFolder()
    let line = "        if kind == \"rotate\":\n"
    let command = try Self.changed(
      line, to: line + "            \(statement)\n", in: folder)
    let run = try Self.fuzz(command, "--scenarios", "30")
    #expect(run.exitCode == 3)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["scenarios"]?.number == 30)
    let finding = try #require(report["findings"]?.elements?.first)
    #expect(finding["class"]?["step"]?.string == "rotate")
    #expect(finding["class"]?["detail"]?.string?.hasPrefix(how) == true)
    #expect(finding["document"]?["steps"]?.elements?.count == 1)
  }

  @Test(arguments: [
    ("write({}); write({})", "a wrong answer: one line too many, '{}'"),
    ("write({'step': 1})", "a wrong answer: step 1, expected step 0"),
  ])
  func `a line that was not asked for is a wrong answer`(statement: String, how: String) throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed("write({})  # the launch", to: statement, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "4", "--seed", "2", "--shrink-seconds", "30")
    #expect(run.exitCode == 3)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    let finding = try #require(
      findings.first { $0["class"]?["detail"]?.string?.hasPrefix(how) == true })
    #expect(finding["document"]?["steps"]?.elements?.isEmpty == true)
  }

  @Test(arguments: [
    ("sys.exit('3 bytes leaked')", "ended with exit code 1 after its last answer"),
    ("os.abort()", "ended with SIGABRT after its last answer"),
    ("print({})", "wrote '{}' behind its last answer"),
    ("sys.stdout.write('garbage')", "wrote 'garbage' behind its last answer"),
    ("time.sleep(3); os.abort()", "ended with SIGABRT after its last answer"),
    ("time.sleep(1)", nil), ("pass", nil),
  ])
  func `how a program ends after its last answer counts`(last: String, how: String?) throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: #"["bar"]"#, answer: #"{"bar": {"animated": False}}"#, atEnd: last, in: folder)
    let document = try folder.write(#"{"version": 1}"#, to: "one.json")
    let runs = [
      try Self.fuzz(command, "--scenarios", "4", "--compared-at-least", "0", "--workers", "1"),
      try statusquo(
        [
          "replay", "--subject", command, "--format", "json", "--compared-at-least", "0", document,
        ], environment: Self.environment),
    ]
    for run in runs {
      let ending = try JSON(parsing: [UInt8](run.output.utf8))["ending"]
      #expect(run.exitCode == (how == nil ? 0 : 3))
      #expect(ending?["how"]?.string == how)
      if last.contains("leaked") {
        #expect(ending?["output"]?.elements?.last?.string == "3 bytes leaked")
      }
    }
  }

  @Test func `a program in Swift that crashes without a word is asked where`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      fatal
      *** Signal 4: Backtracing from 0x55cf205fba71... done ***
      *** Program crashed: Illegal instruction at 0x000055cf205fba71 ***
      Platform: x86_64 Linux
      Thread 0 "mine" crashed:

        0 [inlined] 0x000055cf205fba71 Deep.f(_:) in mine at main.swift:2:30
            1| 0x0
        1 0x000055cf205fba71 main + 97 in mine at main.swift:5:9

      """, to: "trace.txt")
    let command = try Self.program(
      answers: "[]",
      each: """
        'enable=yes' in os.environ['SWIFT_BACKTRACE'] and \
        sys.stderr.write(open('\(folder.path)/trace.txt').read()); sys.stderr.flush(); os.abort()
        """, answer: "{}", in: folder)
    let run = try Self.fuzz(command, "--scenarios", "1", "--compared-at-least", "0")
    #expect(run.exitCode == 3)
    let finding = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements?.first)
    #expect(
      finding["crashTrace"]?.elements?.compactMap(\.string) == [
        "fatal", "Program crashed: Illegal instruction",
        "0 [inlined] Deep.f(_:) in mine at main.swift:2:30",
        "1 main + 97 in mine at main.swift:5:9",
      ])
    #expect(finding["divergence"]?["output"] == nil)
  }

  @Test func `a program that does not end is told, with what it has printed`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: "[]", answer: "{}",
      atEnd: "print('two threads are left', file=sys.stderr, flush=True); time.sleep(600)",
      in: folder)
    let run = try Self.fuzz(
      command, "--scenarios", "2", "--compared-at-least", "0", "--workers", "1", "--hang-after",
      "0.5")
    #expect(run.exitCode == 3)
    let ending = try JSON(parsing: [UInt8](run.output.utf8))["ending"]
    #expect(ending?["how"]?.string == "had not ended 0.5 s after its last answer")
    #expect(ending?["output"]?.elements?.compactMap(\.string) == ["two threads are left"])
  }

  @Test func `a program has ended when what it has started holds its output`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: "[]", answer: "{}", atEnd: "os.fork() or time.sleep(600)", in: folder)
    let run = try Self.fuzz(
      command, "--scenarios", "2", "--compared-at-least", "0", "--workers", "1")
    #expect(run.exitCode == 0)
  }

  @Test func `a bad end stays in the state, in what continues it, and in a merge`() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("bad", to: "is-bad")
    let command = try Self.program(
      answers: "[]", answer: "{}",
      atEnd: "os.path.exists('\(bad)') and sys.exit('3 bytes leaked')", in: folder)
    let options = ["--compared-at-least", "0", "--workers", "1"]
    let state = "\(folder.path)/state.json"
    let shards = ["1/2", "2/2"].map { ($0, "\(folder.path)/\($0.prefix(1)).json") }
    let first = try Self.fuzz(command, ["--scenarios", "4", "--state", state] + options)
    for (shard, file) in shards {
      _ = try Self.fuzz(command, ["--scenarios", "8", "--shard", shard, "--state", file] + options)
    }
    try FileManager.default.removeItem(atPath: bad)
    let second = try Self.fuzz(
      command, ["--scenarios", "8", "--state", state, "--resume"] + options)
    let merged = try statusquo(
      ["merge", "--subject", command, "--format", "json", "--compared-at-least", "0"]
        + shards.map { $0.1 }, environment: Self.environment)
    let junit = try statusquo(
      ["merge", "--subject", command, "--format", "junit", "--compared-at-least", "0"]
        + shards.map { $0.1 }, environment: Self.environment)
    #expect(junit.output.contains("3 bytes leaked"))
    for run in [first, second, merged] {
      #expect(run.exitCode == 3)
      let ending = try JSON(parsing: [UInt8](run.output.utf8))["ending"]
      #expect(ending?["how"]?.string == "ended with exit code 1 after its last answer")
      #expect(ending?["output"]?.elements?.last?.string == "3 bytes leaked")
      #expect(try JSON(parsing: [UInt8](run.output.utf8))["failure"] == nil)
    }
  }

  @Test func `of a flood of wrong lines one is examined, and shrunk a little`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: #"["bar"]"#, each: "[print({}) for _ in range(100_000)]", answer: "{}", in: folder)
    let run = try Self.fuzz(command, "--scenarios", "600")
    #expect(run.exitCode == 3)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    let findings = try #require(report["findings"]?.elements)
    #expect(findings.count == 1)
    #expect(findings.first?["found"]?["scenarios"]?.number == report["divergences"]?.number)
    #expect(findings.first?["shrinking"]?["evaluations"]?.number ?? 99 <= 40)
    #expect(report["unexamined"] == nil)
  }

  @Test func `what is wrong only after other scenarios is one finding, which no replay fixes`()
    throws
  {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: #"["bar"]"#,
      answer: #"{"bar": {"content": "contentDependent"}} if number > 5 else {}"#, in: folder)
    let saved = "\(folder.path)/saved"
    let run = try Self.fuzz(
      command, "--scenarios", "12", "--workers", "1", "--compared-at-least", "0", "--save", saved)
    #expect(run.exitCode == 1)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    #expect(findings.count == 1)
    #expect(findings.first?["playedBefore"]?.elements?.count == 5)
    #expect(findings.first?["title"]?.string?.contains("failed once") == false)
    let file = try #require(try folder.files(in: "saved").first { $0.hasSuffix(".json") })
    let replayed = try statusquo(
      ["replay", "--subject", command, "--compared-at-least", "0", "\(saved)/\(file)"],
      environment: Self.environment)
    #expect(
      replayed.words.contains("1 earlier finding not shown by this replay, and not fixed by it"))
    #expect(!replayed.words.contains("finding fixed"))
  }

  @Test(arguments: [
    (#"["safeArea"]"#, #"{"safeArea": []}"#, ["safeArea"], 1),
    (#"["bar", "safeArea"]"#, #"{"bar": {"hidden": False}}"#, [], 1),
  ])
  func `a part that is never due is no agreement`(
    answers: String, answer: String, hardlyCompared: [String], exitCode: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: answers + #", "capabilities": {"properties": ["prefersStatusBarHidden"]}"#,
      answer: answer, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "20")
    #expect(run.exitCode == exitCode)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect((report["hardlyCompared"]?.elements ?? []).compactMap(\.string) == hardlyCompared)
    #expect(report["played"]?["compared"]?["safeArea"]?["due"]?.number == 0)
    let text = try statusquo(
      ["fuzz", "--subject", command, "--seed", "1", "--scenarios", "20", "--shrink-seconds", "1"],
      environment: Self.environment)
    #expect(text.words.contains("never due: safeArea"))
  }

  @Test func `what a program writes to standard error before it fails is part of the finding`()
    throws
  {
    let folder = try TemporaryFolder()
    let line = "        if kind == \"rotate\":\n"
    let command = try Self.changed(
      line, to: line + "            raise ValueError('no ' + 'rotation')\n", in: folder)
    let run = try Self.fuzz(command, "--scenarios", "20")
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    let output = report["findings"]?.elements?.first?["divergence"]?["output"]?.elements
    #expect(output?.first?.string?.hasPrefix("Traceback") == true)
    #expect(output?.last?.string == "ValueError: no rotation")
    let broken = try folder.write("import nothing_like_it", to: "broken.py")
    let unusable = try Self.fuzz("python3 \(broken)")
    #expect(unusable.exitCode == 2)
    #expect(unusable.errors.contains("  | ModuleNotFoundError: No module named 'nothing_like_it'"))
  }

  @Test(arguments: [
    (#"["bar", "styles"]"#, "{}", ["bar", "styles"]),
    (#"["bar", "styles"]"#, #"{"bar": {}}"#, ["bar", "styles"]),
    (#"["styles", "bar"]"#, #"{"styles": None, "bar": None}"#, ["bar", "styles"]),
    (#"["bar"]"#, #"{"bar": {}} if step % 3 else {}"#, ["bar"]),
    (
      "[]", "{}",
      [
        "outcome", "launchBar", "bar", "provenance", "stale", "calls", "styles", "told", "geometry",
        "systemGestures", "safeArea",
      ]
    ),
  ])
  func `a program that answers hardly anything does not agree`(
    answers: String, answer: String, parts: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(answers: answers, answer: answer, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "40")
    #expect(run.exitCode == 1)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["hardlyCompared"]?.elements?.compactMap(\.string) == parts)
    let bar = try #require(report["played"]?["compared"]?["bar"])
    #expect(bar["compared"]?.number == 0)
    #expect(bar["due"]?.number == report["steps"]!.number! + 40)
    let allowed = try Self.fuzz(command, "--scenarios", "40", "--compared-at-least", "0")
    #expect(allowed.exitCode == 0)
  }

  @Test func `a program that declares nothing may answer everything`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: "[]", answer: #"{"bar": {"hidden": False}}"#, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "6")
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["played"]?["compared"]?["bar"]?["compared"]?.number ?? 0 > 0)
    #expect(
      report["findings"]?.elements?.allSatisfy { $0["class"]?["part"]?.string == "bar" } == true)
  }

  @Test func `a replay with a program that answers nothing does not hold`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(answers: #"["bar"]"#, answer: "{}", in: folder)
    let document = try folder.write(
      #"{"version": 1, "steps": [{"do": "rotate", "to": "landscape"}]}"#, to: "one.json")
    let run = try statusquo(
      ["replay", "--subject", command, document], environment: Self.environment)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("hardly anything was compared: bar 0 of 2 moments"))
  }

  @Test func `what no process shows again is a finding, though the time ends`() throws {
    let folder = try TemporaryFolder()
    let mark = folder.path + "/mark"
    // Wrong from the ninth scenario on, in the first process only.
    let command = try Self.program(
      answers: #"["bar"]"#,
      each:
        "wrong = number > 8 and (not os.path.exists('\(mark)') or wrong); wrong and open('\(mark)', 'w')",
      answer: #"{"bar": {"hidden": True, "content": "light"} if wrong else {}}"#, in: folder)
    let run = try Self.fuzz(
      command, "--scenarios", "200", "--workers", "1", "--shrink-seconds", "2",
      "--compared-at-least", "0")
    #expect(run.exitCode == 1)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["findings"]?.elements?.isEmpty == false)
    #expect(report["findings"]?.elements?.first?["isReproducible"]?.bool == false)
  }

  @Test func `a hang that comes of earlier scenarios is a finding, with these scenarios`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: "[]", each: "time.sleep(9 if number == 3 else 0)", answer: "{}", in: folder)
    let run = try Self.fuzz(
      command, "--scenarios", "4", "--workers", "1", "--hang-after", "0.5", "--save",
      folder.path + "/saved", "--compared-at-least", "0")
    #expect(run.exitCode == 3)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    #expect(findings.map { $0["class"]?["part"]?.string } == ["hang"])
    #expect(findings.first?["playedBefore"]?.elements?.count == 2)
    let saved = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/saved")
    let before = try #require(saved.first { $0.hasPrefix("before-") })
    let first = try FileManager.default.contentsOfDirectory(
      atPath: "\(folder.path)/saved/\(before)")
    #expect(first.sorted() == ["1000.json", "1001.json"])
    #expect(saved.contains { $0.hasPrefix("launch-hang-") })
  }

  @Test func `a program that interrupts the run does not make it agree`() throws {
    let folder = try TemporaryFolder()
    let end = "os.system('kill -TERM $(ps -o ppid= -p $(ps -o ppid= -p %d))' % os.getpid())"
    let command = try Self.program(
      answers: "[]", each: "number == 9 and \(end)", answer: "{}", in: folder)
    let run = try Self.fuzz(command, "--seconds", "60", "--compared-at-least", "0")
    #expect(run.exitCode == 2)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["isInterrupted"]?.bool == true)
  }

  @Test func `an unknown part of an observation is named`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed("\"outcome\"]", to: "\"outcom\"]", in: folder)
    let run = try Self.fuzz(command)
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains("answers \"outcom\" (did you mean \"outcome\"?); the parts are outcome,"))
  }

  @Test func `a program that hangs always ends the run within its time`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed(
      "write({})  # the launch", to: "__import__('time').sleep(600)", in: folder)
    let start = ContinuousClock.now
    let run = try Self.fuzz(command, "--seconds", "2", "--workers", "2")
    #expect(run.exitCode == 3)
    #expect(ContinuousClock.now - start < .seconds(60), "it took minutes before there was a limit")
  }

  @Test func `of a bar, whether it is animated says nothing of how it looks`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      answers: #"["bar"]"#, answer: #"{"bar": {"animated": False}}"#, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "20")
    #expect(run.exitCode == 1)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["hardlyCompared"]?.elements?.compactMap(\.string) == ["bar"])
  }

  /// On a busy machine its time may be over before a stopped process counts as one that hangs.
  @Test(arguments: [
    ("pass", #"{"bar": {"hidden": os.urandom(1) < b"x"}}"#, [1]),
    ("number > 5 and os.kill(os.getppid(), signal.SIGSTOP)", "{}", [1, 2, 3]),
    ("number > 5 and [os.write(2, b'x' * 65536) for _ in iter(int, 1)]", "{}", [1, 3]),
  ])
  func `regardless of what a program does, a run ends within its limits and ten seconds`(
    statement: String, answer: String, exitCodes: [Int32]
  ) throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(answers: "[]", each: statement, answer: answer, in: folder)
    let start = ContinuousClock.now
    let run = try Self.fuzz(command, "--seconds", "1", "--shrink-seconds", "0.5")
    #expect(exitCodes.contains(run.exitCode))
    #expect(ContinuousClock.now - start < .seconds(11.5))
  }

  @Test func `a program that is silent at its start is waited for as long as the run takes`() throws
  {
    let start = ContinuousClock.now
    let run = try Self.fuzz("sleep 600", "--seconds", "1")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("the subject was silent for 3.0 s at its start"))
    #expect(ContinuousClock.now - start < .seconds(11))
  }

  #if os(Linux)
    /// The processes with a word in their command line.
    private static func processes(named word: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
        let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return pid_t(process) != nil && String(decoding: words, as: UTF8.self).contains(word)
      }
    }

    /// A statement that starts what outlives it, in a session of its own and without an environment. It holds
    /// none of the pipes: how the program ends is seen at once.
    private static func nap(_ seconds: String) -> String {
      """
      __import__('subprocess').Popen(['sleep', '\(seconds)'], stdin=-3, stdout=-3, stderr=-3, \
      start_new_session=True, env={})
      """
    }

    @Test func `what a program has started in another session ends with it`() throws {
      let folder = try TemporaryFolder()
      let nap = "6\(Int.random(in: 100_000...999_999))"
      let line = "        if kind == \"rotate\":\n"
      let end = "\(Self.nap(nap)); __import__('os').abort()"
      let command = try Self.changed(line, to: line + "            \(end)\n", in: folder)
      let run = try Self.fuzz(command, "--scenarios", "20")
      // What it had answered before was not written: the crash seems to come in the launch.
      #expect(run.exitCode == 3)
      let finding = try JSON(parsing: Array(run.output.utf8))["findings"]?.elements?.first
      #expect(finding?["class"]?["part"]?.string == "crash")
      #expect(finding?["document"]?["steps"]?.elements?.map { $0["do"]?.string } == ["rotate"])
      #expect(try Self.processes(named: nap).isEmpty)
    }

    @Test func `a program has three open files: its standard streams`() throws {
      let folder = try TemporaryFolder()
      let command = try Self.program(
        answers: "[]",
        each: """
          [f for f in os.listdir('/proc/self/fd') if os.path.exists('/proc/self/fd/' + f)] \
          == ['0', '1', '2'] or os.abort()
          """, answer: "{}", in: folder)
      // A shell may have opened more for the command.
      let run = try statusquo(
        [
          "-c",
          "exec 3< /dev/null 7< /dev/null; exec \"$0\" \"$@\"",
          try builtExecutable("statusquo").path, "fuzz", "--subject", command, "--seed", "1",
          "--scenarios", "5", "--compared-at-least", "0",
        ], at: "/bin/sh", environment: Self.environment)
      #expect(run.exitCode == 0, "\(run.output)")
    }

    /// Truncates and overwrites what the program finds open, or mapped, in its own process, the worker's, and the
    /// command's.
    private static let spoiling = """
      import glob
      kinds = ['fd', 'map_files']
      def parent(p): return open(f'/proc/{p}/stat').read().rsplit(')', 1)[1].split()[1]
      def spoil():
          worker = str(os.getppid())
          for process in (str(os.getpid()), worker, parent(worker)):
              for file in sum([glob.glob(f'/proc/{process}/{kind}/*') for kind in kinds], []):
                  try:
                      if 'memfd:' in os.readlink(file) or '/dev/shm/' in os.readlink(file):
                          os.write(os.open(file, os.O_RDWR), b'\\xff' * 48)
                          os.truncate(file, 0)
                  except OSError: pass
      """

    @Test func `a program that spoils what it finds of the harness does no harm`() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.spoiling, to: "spoiling.py")
      let command = try Self.program(
        answers: "[]",
        each: "exec(open('\(folder.path)/spoiling.py').read(), globals()); spoil()", answer: "{}",
        in: folder)
      let run = try Self.fuzz(command, "--scenarios", "12", "--compared-at-least", "0")
      #expect(run.exitCode == 0, "\(run.errors)\(run.output)")
      let hanging = try Self.program(
        answers: "[]",
        // What is mapped is found by the administrator alone, who may do anything.
        each: """
          exec(open('\(folder.path)/spoiling.py').read(), globals()); kinds.pop(); spoil(); \
          time.sleep(600)
          """,
        answer: "{}", in: folder)
      let hung = try Self.fuzz(
        hanging, "--scenarios", "1", "--hang-after", "0.5", "--compared-at-least", "0")
      #expect(hung.exitCode == 3, "\(hung.errors)\(hung.output)")
    }

    private static func descendants(of process: pid_t) throws -> [pid_t] {
      try children(of: process).flatMap { [$0] + (try descendants(of: $0)) }
    }

    @Test func `time in which command, worker, and program are stopped is no silence`() throws {
      let folder = try TemporaryFolder()
      let command = try Self.program(
        answers: "[]", each: "time.sleep(0.1)", answer: "{}", in: folder)
      let run = try statusquo(
        [
          "fuzz", "--subject", command, "--seed", "1", "--scenarios", "20", "--workers", "1",
          "--hang-after", "1", "--compared-at-least", "0",
        ], environment: Self.environment
      ) { process, folder in
        try folder.wait(forOutput: "fuzzing with seed", of: process)
        usleep(500_000)
        let all = try [process.processIdentifier] + Self.descendants(of: process.processIdentifier)
        #expect(all.count >= 3)
        for process in all { kill(process, SIGSTOP) }
        sleep(3)
        for process in all { kill(process, SIGCONT) }
      }
      #expect(run.exitCode == 0, "\(run.output)")
      #expect(run.output.contains("the models agree on 20 scenarios"))
    }

    @Test(arguments: [SIGKILL, SIGTERM])
    func `it ends with the command, too, however that ends`(signal: Int32) throws {
      let folder = try TemporaryFolder()
      let nap = "7\(Int.random(in: 100_000...999_999))"
      let command = try Self.program(
        answers: "[]", each: "number == 1 and \(Self.nap(nap)); time.sleep(0.05)", answer: "{}",
        in: folder)
      _ = try statusquo(
        ["fuzz", "--subject", command, "--seconds", "60"], environment: Self.environment
      ) { process, _ in
        while process.isRunning, try Self.processes(named: nap).isEmpty { usleep(100_000) }
        kill(process.processIdentifier, signal)
      }
      // A worker notices that the command is gone.
      for _ in 0..<300 where try !Self.processes(named: nap).isEmpty { usleep(100_000) }
      #expect(try Self.processes(named: nap).isEmpty)
    }
  #endif

  @Test func `a program that leaves out a line hangs, and is ended`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed(
      "write({\"outcome\": outcome} if outcome else {})", to: "_ = outcome and write({})",
      in: folder)
    let run = try Self.fuzz(command, "--scenarios", "1", "--seed", "6", "--hang-after", "1.5")
    #expect(run.exitCode == 3)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    #expect(findings.map { $0["class"]?["part"]?.string } == ["hang"])
    #expect(findings.first?["document"]?["steps"]?.elements?.count == 1)
    #expect(findings.first?["title"]?.string?.contains("1 of 2 lines came") == true)
  }

  @Test func `a crash that does not recur is reported as one`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed(
      "        model = SystemSteps(scenario)\n",
      to: """
                model = SystemSteps(scenario)
                try: open('\(folder.path)/crashed', 'x')
                except FileExistsError: pass
                else: __import__('os').abort()

        """, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "5")
    #expect(run.exitCode == 3)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    #expect(findings.map { $0["isReproducible"]?.bool } == [false])
    #expect(findings.first?["class"]?["detail"]?.string == "launch: crash SIGABRT")
  }

  @Test(arguments: [
    ("false", [], "ended (exit code 1) before its first line"),
    ("./no-such-program", [], "ended (exit code 127) before its first line"),
    ("cat", [], "began with"),
    // On a busy machine the others may take longer to start.
    ("sleep 600", ["--start-within", "0.5"], "silent for 0.5 s at its start"),
  ])
  func `a program that does not speak the protocol is wrong use`(
    command: String, options: [String], error: String
  ) throws {
    let run = try Self.fuzz(command, options)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(error))
  }
}

let hasPython = [
  "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
].contains { FileManager.default.isExecutableFile(atPath: $0) }
