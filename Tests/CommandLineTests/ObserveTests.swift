import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct ObserveTests {
  /// A navigation controller that is pushed on, popped, and once asked for nonsense.
  private static let document = """
    {
      "version": 1,
      "environment": {"iOS": "16.0"},
      "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation",
        "children": [{"name": "A", "kind": "plain", "prefersStatusBarHidden": true}]}}],
      "controllers": [{"name": "B", "kind": "plain"}],
      "steps": [{"do": "push", "controller": "B", "on": "N"}, {"do": "pop", "on": "N"},
        {"do": "pop", "on": "N"}]
    }
    """

  @Test func `one request ends a command that waits for a file`() throws {
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = try statusquo(["observe", pipe]) { process, _ in
      usleep(500_000)
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(run.exitCode == 2)
    #expect(run.errors == "interrupted: ended without a result\n")
  }

  @Test(arguments: ["reference", "subject"])
  func `there is one line for the launch and one for each step`(_ model: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.document, to: "push.json")
    let run = try statusquo("observe", file, "--model", model)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let lines = try run.outputLines.map { try JSON(parsing: [UInt8]($0.utf8)) }
    #expect(lines.map { $0["step"]?.number } == [0, 1, 2, 3])
    let hidden = lines.map { $0["bar"]?["hidden"]?.bool }
    #expect(hidden == [true, false, true, true])
    let keys = lines[3].members?.map(\.key)
    #expect(
      keys == ["step", "outcome", "bar", "provenance", "stale", "calls", "styles", "told"])
    #expect(lines[3]["outcome"] == ["result": "ignored", "reason": "oneControllerLeft"])
    #expect(lines[0].members?.map(\.key)[2] == "launchBar")
  }

  @Test func `of each step only what is new is written where that is wanted`() throws {
    let run = try statusquo("observe", "-", "--changes", input: Self.document)
    let lines = try run.outputLines.map { try JSON(parsing: [UInt8]($0.utf8)) }
    let whole = try statusquo("observe", "-", input: Self.document)
    #expect(run.outputLines[0] == whole.outputLines[0])
    #expect(lines[1].members?.map(\.key) == ["step", "outcome", "bar", "provenance", "calls"])
    #expect(
      lines[3].compactText == #"""
        {"step":3,"outcome":{"result":"ignored","reason":"oneControllerLeft"}}
        """#)
  }

  @Test func `a long document writes lines that do not grow with it`() throws {
    let controllers = (0..<300).map { #"{"name": "B\#($0)", "kind": "plain"}"# }
    let steps = (0..<300).map { #"{"do": "push", "controller": "B\#($0)", "on": "N"}"# }
    let document = #"""
      {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation"}}],
       "controllers": [\#(controllers.joined(separator: ","))],
       "steps": [\#(steps.joined(separator: ","))]}
      """#
    let run = try statusquo("observe", "-", "--changes", input: document)
    #expect(run.outputLines.count == 301)
    #expect(run.outputLines.dropFirst().allSatisfy { $0.count < 1_500 })
  }

  @Test func `the text is for people: of a step, what is new`() throws {
    let run = try statusquo("observe", "-", "--format", "text", input: Self.document)
    #expect(run.exitCode == 0)
    let start = """
      iOS 16.0 on iPhone 15

      window W
      `- N: navigation
         `- A: plain, prefersStatusBarHidden: true
      in no window
      `- B: plain

      0  launch
        status bar  hidden
      """
    #expect(run.output.hasPrefix(start))
    let end = """
      3  N.pop()
        outcome     no effect: ignored (oneControllerLeft)
        status bar  hidden, as before

      """
    #expect(run.output.hasSuffix(end))
  }

  @Test func `each file begins with step 0`() throws {
    let folder = try TemporaryFolder()
    for name in ["1.json", "2.json"] { try folder.write(Self.document, to: name) }
    let run = try statusquo("observe", folder.path)
    let steps = try run.outputLines.map {
      try JSON(parsing: [UInt8]($0.utf8))["step"]?.number
    }
    #expect(steps == [0, 1, 2, 3, 0, 1, 2, 3])
  }

  @Test func `- is the standard input`() throws {
    let run = try statusquo("observe", "-", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(run.outputLines.count == 4)
  }

  @Test func `both models observe the same in every situation`() throws {
    let folder = packageFolder.appending(path: "Tests/Conformance/situations").path
    let reference = try statusquo("observe", folder)
    let cached = try statusquo("observe", "--model", "subject", folder)
    #expect(reference.exitCode == 0)
    #expect(!reference.output.isEmpty)
    #expect(reference.output == cached.output)
  }

  @Test func `a broken document names the file, the place and what was expected`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"version\": 1,\n \"windows\": 7}", to: "broken.json")
    let run = try statusquo("observe", file)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(file):2:13: windows: found 7, expected"))
  }

  @Test func `a reader that leaves early is no crash`() throws {
    let folder = try TemporaryFolder()
    let command = """
      '\(try builtExecutable("statusquo").path)' observe '\(packageFolder.path)/Tests/Conformance' \
      2>'\(folder.path)/errors' | head -n 1 >'\(folder.path)/line'
      echo ${PIPESTATUS[0]}
      """
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-c", command]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    shell.waitUntilExit()
    let code = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(code == "0\n")
    #expect(try folder.read("errors").isEmpty)
    #expect(try folder.read("line").hasPrefix("{\"step\":0,"))
  }
}
