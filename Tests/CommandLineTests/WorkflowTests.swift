import Foundation
import StatusQuoTestSupport
import Testing

/// The workflow that the page of partial frameworks shows, whose scripts are run here as they stand.
@Suite(.enabled(if: hasPython, "python3 is not installed: programs are not tested"))
struct WorkflowTests {
  private static let page = packageFolder.appending(
    path: "Sources/Products/Umbrella/StatusQuo.docc/APartOfUIKit.md")

  /// The script of a step of the workflow.
  private static func script(of step: String) throws -> String {
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("- name: \(step)") })
    let script = lines[start...].dropFirst().drop { !$0.hasSuffix("run: |") }.dropFirst()
      .prefix { $0.hasPrefix("          ") }
    #expect(!script.isEmpty)
    return script.joined(separator: "\n")
  }

  /// A repository in which a framework has some bugs, some of them known.
  private struct Repository {
    let folder: TemporaryFolder
    let path: String

    /// The framework in a folder with a name; "" is the request.
    func write(_ name: String, bugs: [String]) throws {
      let place = name.isEmpty ? "" : name + "/"
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
      let program = packageFolder.appending(path: "Tests/Subjects/part_of_uikit.py").path
      try folder.write(
        """
        import runpy, sys
        sys.argv = ["mine.py"] + \(bugs)
        runpy.run_path("\(program)", run_name="__main__")
        """, to: "\(place)mine.py")
      try folder.write(try known.get(), to: "\(place)known.json")
    }

    /// Runs the scripts of steps one after the other, and returns the first exit code that is not 0.
    func run(_ steps: String...) throws -> Run {
      let scripts = try steps.map { "(set -e\n\(try script(of: $0))\n) || exit $?" }
      return try statusquo(
        ["-c", "cd '\(folder.path)'\n" + scripts.joined(separator: "\n")], at: "/bin/bash",
        environment: [
          "PATH": path, "SUBJECT": "python3 -S -E mine.py", "SCENARIOS": "80",
          "GITHUB_RUN_NUMBER": "7",
        ])
    }

    init() throws {
      folder = try TemporaryFolder()
      let tools = try builtExecutable("statusquo").deletingLastPathComponent().path
      path = "\(tools):/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"
    }
  }

  /// The file that accepts one bug.
  private static let known = Result {
    let folder = try TemporaryFolder()
    let program = packageFolder.appending(path: "Tests/Subjects/part_of_uikit.py").path
    _ = try statusquo(
      [
        "fuzz", "--subject", "python3 -S -E \(program) popped-stays", "--seed", "1", "--scenarios",
        "400", "--accept", "\(folder.path)/known.json",
      ], environment: ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"])
    return try folder.read("known.json")
  }

  private static let request = ["Learn what main differs in", "Fuzz a request"]

  /// The exit code of a request, where main and the request have some bugs besides the known one.
  private static func request(bugs: [String], main: [String]) throws -> Run {
    let repository = try Repository()
    try repository.write("main", bugs: ["popped-stays"] + main)
    try repository.write("", bugs: bugs)
    return try repository.run("Learn what main differs in", "Fuzz a request")
  }

  @Test func `a request that touches nothing is green, whatever main differs in`() throws {
    let run = try Self.request(
      bugs: ["popped-stays", "covered-stays"], main: ["covered-stays"])
    #expect(run.exitCode == 0, "\(run.output)")
  }

  @Test func `a request is red for what is new against main`() throws {
    let run = try Self.request(
      bugs: ["popped-stays", "covered-stays", "presented-is-gone-first"], main: ["covered-stays"])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("present"))
  }

  @Test func `a request that fixes something is green`() throws {
    #expect(try Self.request(bugs: ["popped-stays"], main: ["covered-stays"]).exitCode == 0)
    #expect(try Self.request(bugs: [], main: []).exitCode == 0)
  }

  @Test func `main is red for what it differs in, and for what is fixed and not pruned`() throws {
    for (bugs, exitCode) in [
      (["popped-stays"], Int32(0)), (["popped-stays", "covered-stays"], 1), ([], 1),
    ] {
      let repository = try Repository()
      try repository.write("", bugs: bugs)
      let run = try repository.run("Fuzz main")
      #expect(run.exitCode == exitCode, "\(bugs): \(run.output)")
    }
  }

  @Test func `a request plays a seed that does not change, and what a night has kept`() throws {
    for step in Self.request {
      let script = try Self.script(of: step)
      #expect(script.contains("--seed 1 "))
      #expect(!script.contains("GITHUB_RUN"))
      #expect(script.contains("--corpus"))
    }
    #expect(try Self.script(of: "Fuzz with a fresh seed").contains("--seed \"$GITHUB_RUN_NUMBER\""))
  }

  @Test func `main that can't be played is no comparison`() throws {
    let repository = try Repository()
    try repository.write("main", bugs: [])
    try repository.write("", bugs: [])
    try repository.folder.write("print('no protocol')", to: "main/mine.py")
    #expect(
      try repository.run("Learn what main differs in", "Fuzz a request").exitCode != 0)
  }
}
