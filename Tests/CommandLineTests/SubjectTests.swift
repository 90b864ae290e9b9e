import Foundation
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

  private static func fuzz(_ command: String, _ arguments: String...) throws -> Run {
    try fuzz(command, arguments)
  }

  private static func fuzz(_ command: String, _ arguments: [String]) throws -> Run {
    try statusquo(
      ["fuzz", "--subject", command, "--seed", "1", "--format", "json"] + arguments,
      environment: environment)
  }

  /// A program that says what it answers, then runs one statement for each scenario, the `number`th
  /// since its start, and writes `answer` for each moment.
  private static func program(
    answers: String, each statement: String = "pass", answer: String, in folder: TemporaryFolder
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

      """
    return "python3 " + (try folder.write(text, to: "program.py"))
  }

  /// The example with one of its lines changed.
  private static func changed(
    _ line: String, to other: String, in folder: TemporaryFolder
  ) throws -> String {
    let text = try String(contentsOfFile: example, encoding: .utf8)
    try #require(text.contains(line))
    return "python3 " + (try folder.write(text.replacing(line, with: other), to: "changed.py"))
  }

  @Test func `the example agrees with the law`() throws {
    let run = try Self.fuzz(
      "python3 \(Self.example)", "--scenarios", "60", "--compared-at-least", "5")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(
      try String(contentsOfFile: Self.example, encoding: .utf8).split(separator: "\n").count < 100)
  }

  @Test func `the README's program runs as it stands, and is wrong as it says`() throws {
    let readme = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
    let program = try #require(readme.firstMatch(of: /```python\n((?:.*\n)+?)```/)).output.1
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
      Self.changed("\"noChange\"", to: "\"badValue\"", in: folder), "--scenarios", "12")
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
    let run = try Self.fuzz(command, "--scenarios", "20")
    #expect(run.exitCode == 3)
    let report = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(report["scenarios"]?.number == 20)
    let finding = try #require(report["findings"]?.elements?.first)
    #expect(finding["class"]?["step"]?.string == "rotate")
    #expect(finding["class"]?["detail"]?.string?.hasPrefix(how) == true)
    #expect(finding["document"]?["steps"]?.elements?.count == 1)
  }

  @Test(arguments: [
    ("write({}); write({})", "a wrong answer: one line too many, '{}'"),
    ("write({'step': 1})", "a wrong answer: step 1, expected step 0"),
  ])
  func `a line that nobody asked for is a wrong answer`(statement: String, how: String) throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed("write({})  # the launch", to: statement, in: folder)
    let run = try Self.fuzz(command, "--scenarios", "4")
    #expect(run.exitCode == 3)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    let finding = try #require(
      findings.first { $0["class"]?["detail"]?.string?.hasPrefix(how) == true })
    #expect(finding["document"]?["steps"]?.elements?.isEmpty == true)
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
    #expect(saved.count { $0.hasPrefix("found-") } == 2)
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

  #if os(Linux)
    @Test func `what a program has started in another session ends with it`() throws {
      let folder = try TemporaryFolder()
      let nap = "6\(Int.random(in: 100_000...999_999))"
      let line = "        if kind == \"rotate\":\n"
      // It holds none of the pipes: the crash is seen at once.
      let start = """
        __import__('subprocess').Popen(\
        ['sleep', '\(nap)'], stdin=-3, stdout=-3, stderr=-3, start_new_session=True)
        """
      let command = try Self.changed(
        line, to: line + "            \(start); __import__('os').abort()\n", in: folder)
      let run = try Self.fuzz(command, "--scenarios", "20")
      // What it had answered before was not written: the crash seems to come in the launch.
      #expect(run.exitCode == 3)
      let finding = try JSON(parsing: Array(run.output.utf8))["findings"]?.elements?.first
      #expect(finding?["class"]?["part"]?.string == "crash")
      #expect(finding?["document"]?["steps"]?.elements?.map { $0["do"]?.string } == ["rotate"])
      let sleepers = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
        process in
        let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return String(decoding: words, as: UTF8.self).contains(nap)
      }
      #expect(sleepers.isEmpty)
    }
  #endif

  @Test func `a program that leaves out a line hangs, and is ended`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.changed(
      "write({\"outcome\": outcome} if outcome else {})", to: "_ = outcome and write({})",
      in: folder)
    let run = try Self.fuzz(command, "--scenarios", "1", "--hang-after", "1.5")
    #expect(run.exitCode == 3)
    let findings = try #require(JSON(parsing: [UInt8](run.output.utf8))["findings"]?.elements)
    #expect(findings.map { $0["class"]?["part"]?.string } == ["hang"])
    #expect(findings.first?["document"]?["steps"]?.elements?.count == 1)
  }

  @Test func `a crash that does not recur is told, as that`() throws {
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
    #expect(run.exitCode == 1)
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

private let hasPython = [
  "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
].contains { FileManager.default.isExecutableFile(atPath: $0) }
