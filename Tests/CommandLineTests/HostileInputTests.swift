import Foundation
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Input that can't be trusted, and streams that are not as a process expects them.
@Suite struct HostileInputTests {
  private static let document = #"""
    {"version": 1, "windows": [{"name": "W", "root": {"name": "Nav", "kind": "navigation"}}],
     "steps": [{"do": "pop", "on": "Nva"},
               {"do": "set", "on": "Nav", "property": "isNavigationBarHiden", "value": true}]}
    """#

  /// Runs a line of the shell, in which `$0` is statusquo.
  private static func shell(_ line: String, _ arguments: String...) throws -> Run {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, try builtExecutable("statusquo").path] + arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(sanitizerOptions) { $1 }
    let errors = URL(filePath: try folder.write("", to: "errors"))
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1, output: "",
      errors: try folder.read("errors"))
  }

  @Test func `a misspelt name in a step is a warning, and an error where that is wanted`() throws {
    let run = try statusquo("replay", "-", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(
      run.errors.contains(
        #"warning: standard input:2:32: steps[0].on: found "Nva", expected the name of a window"#))
    #expect(run.errors.contains(#"(did you mean "Nav"?)"#))
    #expect(run.errors.contains(#"(did you mean "isNavigationBarHidden"?)"#))
    for command in ["replay", "observe", "explain", "shrink"] {
      let strict = try statusquo(command, "-", "--strict", input: Self.document)
      #expect(strict.exitCode == 2)
      #expect(strict.errors.contains(#"found "Nva""#))
    }
  }

  @Test func `a name whose outcome is expected is meant`() throws {
    let expecting =
      Self.document.trimmingCharacters(in: .newlines).dropLast()
        + #"""
        , "expect": [
          {"after": 1, "observation": {"outcome": {"raised": "unknownController"}}},
          {"after": 2, "observation": {"outcome": {"ignored": "noSuchProperty"}}}]}
        """#
    let run = try statusquo("replay", "-", "--strict", input: String(expecting))
    #expect(!run.errors.contains("Nva"), "\(run.errors)")
  }

  @Test func `a report is not filled with what is printed where standard output is closed`() throws
  {
    let folder = try TemporaryFolder()
    let document = try folder.write(Self.document, to: "a.json")
    let run = try Self.shell(
      #""$0" replay "$1" --report junit="$2" >&-"#, document, "\(folder.path)/report.xml")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("standard output cannot be written"))
    let report = try folder.read("report.xml")
    #expect(report.hasPrefix("<?xml") && report.hasSuffix("</testsuites>\n"))
    #expect(!report.contains("1 scenario holds on both models (2 steps, 0 expectations)\n1 s"))
  }

  @Test(arguments: ["<&-", "</tmp", "</dev/zero"])
  func `standard input that can't be read is wrong use`(redirection: String) throws {
    let run = try Self.shell(#""$0" replay - "# + redirection)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("standard input: found "))
  }

  @Test func `an endless file ends with an error`() throws {
    let run = try statusquo("replay", "/dev/zero")
    #expect(run.exitCode == 2)
    #expect(run.errors == "statusquo: /dev/zero: found more than 64 MB, expected at most 64 MB\n")
  }

  @Test func `a scenario that is too large to explain is refused`() throws {
    let steps = Array(repeating: #"{"do": "enterBackground"}"#, count: 5_000)
    let controllers = (0..<1_000).map { #"{"name": "C\#($0)"}"# }
    let document = """
      {"version": 1, "controllers": [\(controllers.joined(separator: ","))],
       "steps": [\(steps.joined(separator: ","))]}
      """
    let run = try statusquo("explain", "-", input: document)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("too large to explain"))
    #expect(try statusquo("explain", "-", "--step", "10", input: document).exitCode == 0)
    let many = (0..<5_001).map { #"{"name": "C\#($0)"}"# }
    let wide = try statusquo(
      "explain", "-",
      input: #"{"version": 1, "controllers": [\#(many.joined(separator: ","))]}"#)
    #expect(wide.exitCode == 2)
    #expect(wide.errors.contains("too many controllers to explain (5,001)"))
  }

  @Test(arguments: [["fix"], ["check"]])
  func `an app that is too large to try changes on is refused at once`(command: [String]) throws {
    let wish = ["--want", "A: bar light", "-"]
    let many = (0..<1_001).map { #"{"name": "C\#($0)"}"# }.joined(separator: ",")
    let windows = (0..<1_001).map { #"{"name": "W\#($0)"}"# }.joined(separator: ",")
    for document in [
      #"{"version": 1, "controllers": [{"name": "A"}, \#(many)]}"#,
      #"{"version": 1, "controllers": [{"name": "A"}], "windows": [\#(windows)]}"#,
    ] {
      let run = try statusquo(command + wish, input: document)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("too many controllers to \(command[0]) (1,00"), "\(run.errors)")
      #expect(run.errors.contains("expected: at most 1,000"))
    }
    let steps = Array(repeating: #"{"do": "enterBackground"}"#, count: 3_000)
    let long = try statusquo(
      command + wish,
      input: """
        {"version": 1, "controllers": [{"name": "A"}, \(many.split(separator: ",").prefix(700).joined(separator: ","))],
         "steps": [\(steps.joined(separator: ","))]}
        """)
    #expect(long.exitCode == 2)
    #expect(long.errors.contains("too large to \(command[0])"), "\(long.errors)")
  }

  @Test func `a name of 100,000 characters is cut in every error`() throws {
    let name = String(repeating: "A", count: 100_000)
    let document = #"""
      {"version": 1, "windows": [{"name": "W", "root": {"name": "\#(name)", "\#(name)": 1}}],
       "steps": [{"do": "pop", "on": "\#(name)B"}]}
      """#
    let runs = [
      try statusquo("replay", "-", input: document),
      try statusquo("fix", "-", "--want", "\(name): bar light", input: document),
      try statusquo("fuzz", "--profile", name), try statusquo(name),
      try statusquo("fuzz", "--" + name),
    ]
    for run in runs {
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("…"))
      #expect(run.errors.count < 6_000, "\(run.errors.prefix(300))")
    }
  }

  @Test func `a baseline chooses no program`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("#!/bin/sh\ntouch '\(folder.path)/ran'\n", to: "script")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/main", withIntermediateDirectories: true)
    let options = ["bench", "--baselines", folder.path]
    let saved = try statusquo(
      options + [
        "--save-baseline", "main", "--sizes", "6", "--only", "queries", "--seconds", "0.05",
      ])
    #expect(saved.exitCode == 0)
    #expect(saved.errors.contains("saved this build in \(folder.path)/main; compare with"))
    let file = "main/baseline.json"
    let text = try folder.read(file)
    let arguments = try #require(text.firstRange(of: /"arguments": \[/))
    try folder.write(
      text.replacingCharacters(
        in: arguments, with: #""arguments": ["--report", "\#(script)", "#), to: file)
    let run = try statusquo(options + ["--baseline", "main"])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("arguments: found 'bench' has no option '--report'"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"))
  }

  @Test func `an interrupted measurement of bugs says so, and is no success`() throws {
    let run = try statusquo(["bugs", "--seeds", "2"], executable: "laboratory") { process, _ in
      // Nothing is printed that could be waited for.
      usleep(3_000_000)
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(run.exitCode == 2)
    #expect(run.output.contains(/interrupted: \d+ of \d+ bugs were searched/))
    #expect(!run.output.contains("structure-pop-keeps-bar  0/"))
  }
}
