import Foundation
import StatusQuoJSON
import StatusQuoTestSupport
import Testing

/// Programs that know a part of UIKit: what they skip, what they declare, and their first minutes.
@Suite(.enabled(if: hasPython, "python3 is not installed: programs are not tested"))
struct PartialSubjectTests {
  private static let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"]

  private static func run(_ arguments: String...) throws -> Run {
    try statusquo(arguments, environment: environment)
  }

  /// A program that answers each scenario with some statements.
  private static func program(
    _ first: String = #""answers": ["bar", "provenance"]"#, each statements: String,
    in folder: TemporaryFolder
  ) throws -> String {
    let body = statements.split(separator: "\n").map { "    \($0)\n" }.joined()
    let text = """
      import json, sys
      sys.stdin.readline()
      print('{"protocol": "statusquo", "version": 1, \(first)}', flush=True)
      for line in sys.stdin:
          scenario = json.loads(line)
      \(body)    sys.stdout.flush()

      """
    return "python3 -S -E " + (try folder.write(text, to: "\(UUID().uuidString).py"))
  }

  /// Answers the bar as visible, with all else left out.
  private static let visible = """
    for step in range(len(scenario["steps"]) + 1):
        print(json.dumps({"bar": {"hidden": False}}))
    """
  private static let skips = """
    if len(scenario["windows"]) > 1:
        print(json.dumps({"skip": "one window \\u001b[31monly"}))
        sys.stdout.flush()
        continue
    """

  @Test func `a program skips scenarios, and the reasons are counted`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(each: Self.skips + "\n" + Self.visible, in: folder)
    let report = "\(folder.path)/report.json"
    let run = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "60", "--report",
      "json=\(report)", "--report", "markdown=\(folder.path)/report.md", "--workers", "1")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("skipped"))
    #expect(!run.output.contains("\u{1B}"))
    let json = try JSON(parsing: [UInt8](try folder.read("report.json").utf8))
    let skipped = try #require(json["played"]?["skipped"])
    let count = try #require(skipped["count"]?.number)
    #expect(count > 0)
    #expect(skipped["reasons"]?.members?.count == 1)
    #expect((json["scenarios"]?.number ?? 0) + count == 60)
    #expect(try folder.read("report.md").contains("skipped: one window"))
    for finding in json["findings"]?.elements ?? [] {
      #expect(finding["document"]?["windows"]?.elements?.count ?? 9 <= 1)
    }
  }

  @Test func `a score compares hundreds of documents of a program that knows little`() throws {
    let run = try Self.run(
      "replay", "Tests/Conformance", "--score", "--format", "json", "--subject",
      "python3 -S -E Tests/Subjects/part_of_uikit.py")
    #expect(run.exitCode == 0)
    let json = try JSON(parsing: run.output)
    #expect((json["score"]?["all"]?["compared"]?.number ?? 0) >= 300)
    #expect((json["score"]?["documentedOrMeasured"]?["compared"]?.number ?? 0) >= 100)
    #expect(json["loosen"]?.elements?.first?["key"]?.string == "steps")
  }

  @Test func `a program that answers calls is charged for calls alone, wherever the law says so`()
    throws
  {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      #""answers": ["calls"], "capabilities": {"versions": ["13.0", "26.0"], "devices": ["iPhone 15"]}"#,
      each: #"for step in range(len(scenario["steps"]) + 1): print('{"calls": []}')"#, in: folder)
    let run = try Self.run(
      "replay", "Tests/Conformance", "--score", "--format", "json", "--subject", command)
    let json = try JSON(parsing: run.output)
    let topics = json["score"]?["topics"]?.elements ?? []
    #expect(topics.map { $0["topic"]?.string } == ["containment", "presentation", "calls"])
    let calls = try #require(topics.last?["counts"])
    #expect((calls["compared"]?.number ?? 0) * 2 >= calls["documents"]?.number ?? 1)
  }

  @Test func `a program is compared under the reading that it follows`() throws {
    let fuzz = [
      "fuzz", "--seed", "1", "--scenarios", "30", "--workers", "1", "--format", "json",
    ]
    let right = "python3 -S -E Tests/Subjects/part_of_uikit.py"
    let run = try statusquo(
      fuzz + ["--subject", right, "--reading", "C-58=1"], environment: Self.environment)
    #expect(run.exitCode == 1)
    let finding = try #require(JSON(parsing: run.output)["findings"]?.elements?.first)
    // It follows the choice.
    #expect(finding["standing"]?["excuses"]?.elements?.contains("C-58=2") == true)
    #expect(finding["document"]?["readings"] == ["C-58": 1])
    let folder = try TemporaryFolder()
    let file = try folder.write(
      try #require(finding["document"]).compactText, to: "found.json")
    let shrink = ["shrink", file, "--subject", right, "--reading", "C-58=1"]
    #expect(try statusquo(shrink, environment: Self.environment).exitCode == 1)
    #expect(try Self.run("replay", file, "--subject", right).exitCode == 0)
    let replayed = try Self.run("replay", file, "--subject", right, "--reading", "C-58=1")
    #expect(replayed.exitCode == 1)
    #expect(replayed.output.contains("note: compared under C-58=1"))

    // The same as a capability.
    let program = try String(
      contentsOf: packageFolder.appending(path: "Tests/Subjects/part_of_uikit.py"), encoding: .utf8)
    let declaring = try folder.write(
      program.replacing(#""actions": []"#, with: #""actions": [], "readings": ["C-58=1"]"#),
      to: "declaring.py")
    let declared = try statusquo(
      fuzz + ["--subject", "python3 -S -E \(declaring)"], environment: Self.environment)
    let same = try #require(JSON(parsing: declared.output)["findings"]?.elements?.first)
    #expect(same["class"] == finding["class"])
    #expect(same["standing"]?["excuses"]?.elements?.contains("C-58=2") == true)
    // What is typed counts more.
    let typed = try Self.run(
      "fuzz", "--seed", "1", "--scenarios", "30", "--subject", "python3 -S -E \(declaring)",
      "--reading", "C-58=2")
    #expect(typed.exitCode == 0)
  }

  @Test(arguments: ["fuzz", "enumerate", "shrink a.json", "merge a.json", "corpus minimize a"])
  func `a reading that nothing would follow is refused`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try statusquo(words + ["--reading", "C-58=1"])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'--reading' has no effect here without '--subject'"))
  }

  /// A program in a typed language, with one window, that knows nothing but one orientation.
  @Test func `authors who say what they know lose less than a twentieth to skips`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      """
      "answers": ["bar"], "capabilities": {"environment": ["systemStyle"], "windows": 1, "fewestWindows": 1,
      "steps": ["push", "pop", "present", "dismiss", "set"], "movesChildren": false}
      """.replacing("\n", with: " "),
      each: """
        names = [window["name"] for window in scenario["windows"]]
        def visit(controller):
            names.extend([controller["name"], controller["name"] + ".view"])
            names.extend(view["name"] for view in controller.get("views", []))
            for child in controller.get("children", []): visit(child)
            if controller.get("presented"): visit(controller["presented"])
        for root in [window.get("root") for window in scenario["windows"]] + scenario["controllers"]:
            if root: visit(root)
        used = [step[key] for step in scenario["steps"] for key in ("controller", "on", "from") if key in step]
        environment = scenario["environment"]
        if "orientation" in environment or "horizontalSizeClass" in environment:
            print(json.dumps({"skip": "orientation"}))
        elif len(scenario["windows"]) != 1: print(json.dumps({"skip": "one window"}))
        elif set(used) - set(names): print(json.dumps({"skip": "unknown names"}))
        else:
            for step in range(len(scenario["steps"]) + 1): print("{}")
        """, in: folder)
    let run = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "400", "--compared-at-least", "0",
      "--format", "json")
    let json = try JSON(parsing: run.output)
    #expect((json["played"]?["skipped"]?["count"]?.number ?? 0) < 20)
    #expect(json["scenarios"]?.number ?? 0 > 380)
  }

  @Test func `a run of which most is skipped has agreed on hardly anything`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      each: #"print(json.dumps({"skip": "not yet"}))"#, in: folder)
    let run = try Self.run("fuzz", "--subject", command, "--seed", "1", "--scenarios", "20")
    #expect(run.exitCode == 1)
    #expect(
      run.words.contains("hardly anything was compared: 0 of 20 scenarios; 100 % of the scenarios"))
    let accepted = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "20", "--compared-at-least", "0")
    #expect(accepted.exitCode == 0)
    let replayed = try Self.run("replay", "--subject", command, "Tests/Conformance/situations")
    #expect(replayed.exitCode == 1)
    #expect(replayed.words.contains("; hardly anything was compared"))
    #expect(replayed.words.contains("documents are not applicable: skipped, not yet"))
    let shrunk = try Self.run(
      "shrink", "--subject", command, "Tests/Conformance/situations/01-style-getter-not-called.json"
    )
    #expect(shrunk.exitCode == 2)
    #expect(shrunk.errors.contains("not yet"))
  }

  @Test(arguments: [
    (#"{"children": false}"#, "unknown key"), (#"{"parent": ["tab"]}"#, #"did you mean "parents""#),
    (#"{"versions": ["17.0", "15.0"]}"#, "iOS 17.0 as the first and 15.0 as the last"),
    (#"{"versions": ["28.0", "30.0"]}"#, "iOS 28.0 to 30.0, expected versions from 7.0 to 27.1"),
    (#"{"versions": []}"#, "two versions, the first and the last"),
    (#"{"devices": []}"#, "one device at least"),
    (#"{"windows": 0}"#, "a number of windows from 1"),
    (#"{"environment": ["orientations"]}"#, #"did you mean "orientation""#),
    (#"{"windows": 1, "fewestWindows": 2}"#, "at most 1, as 'windows' says"),
    (#"{"movesChildren": "no"}"#, "true or false"), (#"{"unknownNames": 1}"#, "true or false"),
    (#"{"always": {"prefersStatusBarHiden": true}}"#, "values by the names of properties"),
    (#"{"always": {"prefersStatusBarHidden": "dark"}}"#, "a value that 'prefersStatusBarHidden'"),
    (#"{"readings": ["C-58=9"]}"#, "C-58"), (#"{"readings": ["C-1000=1"]}"#, "such as"),
    (#"{"infoPlist": ["UIStatusBarHiden"]}"#, #"did you mean "UIStatusBarHidden""#),
  ])
  func `capabilities that can't be are named`(capabilities: String, problem: String) throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      #""answers": ["bar"], "capabilities": \#(capabilities)"#, each: "pass", in: folder)
    let run = try Self.run("fuzz", "--subject", command, "--scenarios", "1")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(problem), "\(run.errors)")
  }

  /// Ends after the first scenario that a worker sends, and then knows less.
  @Test func `a program that declares other capabilities when it is started again is told`() throws
  {
    let folder = try TemporaryFolder()
    let started = "\(folder.path)/started"
    let command = try folder.write(
      """
      import json, os, sys
      sys.stdin.readline()
      kinds = ["plain"] if os.path.exists("\(started)") else ["plain", "navigation"]
      open("\(started)", "w").close()
      print(json.dumps({"protocol": "statusquo", "version": 1, "answers": ["bar"],
                        "capabilities": {"kinds": kinds}}), flush=True)
      sys.stdin.readline()
      os.abort()

      """, to: "forgetful.py")
    let run = try Self.run(
      "fuzz", "--subject", "python3 -S -E \(command)", "--seed", "1", "--scenarios", "9",
      "--workers", "1")
    // It has crashed, too.
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("expected the same answers and capabilities each time"))
  }

  @Test func `a later version of the protocol is refused with what to get`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      import sys
      sys.stdin.readline()
      print('{"protocol": "statusquo", "version": 2, "answers": ["bar"]}', flush=True)

      """, to: "later.py")
    let run = try Self.run("fuzz", "--subject", "python3 \(file)", "--scenarios", "1")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("get a newer statusquo"))
  }

  @Test func `a run ends after twenty answers of one wrong form, and shows the line`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(each: #"print("Warning: presented")"#, in: folder)
    let run = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "500", "--shrink-seconds", "1")
    #expect(run.exitCode == 3)
    #expect(run.words.contains("the subject ended 20 times in one way (a wrong answer"))
    #expect(run.words.contains("'Warning: presented': standard output is for answers"))
  }

  @Test func `a part of a nested part is compared alone`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      each: """
        for step in range(len(scenario["steps"]) + 1):
            print(json.dumps({"provenance": {"forcedHidden": False}}))
        """, in: folder)
    let run = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "60", "--format", "json",
      "--compared-at-least", "0")
    let json = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(run.errors.contains("statusquo: finding 1, after "))
    for finding in json["findings"]?.elements ?? [] {
      #expect(finding["class"]?["detail"]?.string != "window")
      #expect(finding["class"]?["detail"]?.string?.hasPrefix("style") == false)
    }
  }

  @Test func `who answered is compared without the way to it`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      each: """
        root = scenario["windows"][0].get("root") if scenario["windows"] else None
        answer = {"answeredBy": root["name"]} if root else None
        for step in range(len(scenario["steps"]) + 1):
            print(json.dumps({"provenance": {"style": answer}}))
        """, in: folder)
    let run = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "20", "--shrink-seconds", "2",
      "--format", "json", "--compared-at-least", "0")
    let json = try JSON(parsing: [UInt8](run.output.utf8))
    let parts = Set((json["findings"]?.elements ?? []).map { $0["class"]?["part"]?.string })
    #expect(parts == ["provenance"])
  }

  @Test func `printed lines run as printed, and exit as the finding did`() throws {
    let folder = try TemporaryFolder()
    let wrong = try Self.program(each: Self.visible, in: folder)
    let crashing = try Self.program(
      each: "if scenario[\"steps\"]: sys.exit(9)\n" + Self.visible, in: folder)
    for command in [wrong, crashing] {
      let run = try Self.run(
        "fuzz", "--subject", command, "--seed", "1", "--scenarios", "12", "--shrink-seconds", "2",
        "--save", "\(folder.path)/found")
      let lines = run.outputLines.compactMap { line in
        line.firstRange(of: "replay: ").map { String(line[$0.upperBound...]) }
      }
      #expect(!lines.isEmpty)
      for line in lines {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", line + " >/dev/null 2>&1"]
        let home = try builtExecutable("statusquo").deletingLastPathComponent().path
        shell.environment = ["PATH": "\(home):/usr/bin:/bin"]
        try shell.run()
        shell.waitUntilExit()
        #expect([1, 3].contains(shell.terminationStatus), "\(line)")
        #expect(lines.count > 1 || shell.terminationStatus == run.exitCode, "\(line)")
      }
    }
  }

  @Test func `a finding of another resolver is not shrunk on this one`() throws {
    let folder = try TemporaryFolder()
    let saved = "\(folder.path)/found"
    let found = try Self.run(
      "fuzz", "--bug", "presentation-dismiss-keeps-bar", "--seed", "1", "--scenarios", "100",
      "--save", saved)
    #expect(found.exitCode == 1)
    let file = try #require(try folder.files(in: "found").first)
    let other = try Self.run("shrink", "\(saved)/\(file)")
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("was found on"))
    let same = try Self.run("shrink", "--bug", "presentation-dismiss-keeps-bar", "\(saved)/\(file)")
    #expect(same.exitCode == 1)
  }

  @Test func `shrinking stays within the capabilities`() throws {
    let folder = try TemporaryFolder()
    let command = try Self.program(
      #""answers": ["bar"], "capabilities": {"versions": ["15.0", "16.4"], "windows": 1, "refused": []}"#,
      each: Self.visible, in: folder)
    let run = try Self.run(
      "fuzz", "--subject", command, "--seed", "1", "--scenarios", "40", "--save",
      "\(folder.path)/found")
    #expect(run.exitCode == 1)
    let replayed = try Self.run("replay", "--subject", command, "\(folder.path)/found")
    #expect(replayed.exitCode == 1)
    #expect(!replayed.output.contains("not applicable"))
    let enumerated = try Self.run(
      "enumerate", "--subject", command, "--controllers", "1", "--steps", "1", "--settings", "1")
    #expect(enumerated.exitCode == 1)
    #expect(enumerated.words.contains("iOS 15.") || enumerated.words.contains("iOS 16."))
  }
}
