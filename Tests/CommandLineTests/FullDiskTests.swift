import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Files, when there is no space for them.
struct FullDiskTests {
  /// A run in a folder of a limited size, or with files of a limited size, and what is there afterwards.
  private struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String
    let folder: TemporaryFolder

    /// The file, if it is there.
    func text(_ name: String) -> String? { try? folder.read("after/\(name)") }

    /// All files, hidden ones too.
    func files() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/after").sorted()
    }
  }

  private static let old = "{\"this\": \"was there before\"}\n"

  /// Runs the command line in a folder that holds `old.json`, on a disk of `size` KB: a file system in
  /// memory that only this run sees.
  private static func run(onDiskOf size: Int, _ arguments: String...) throws -> Outcome {
    try run(
      """
      mount -t tmpfs -o size=\(size)k none /mnt && cd /mnt && cp "$0"/before/* . || exit 99
      "$@"; code=$?
      cp -a . "$0"/after; exit $code
      """, shell: namespaces, arguments)
  }

  /// A run whose files have at most `size` KB.
  private static func run(withFilesOf size: Int, _ arguments: String...) throws -> Outcome {
    try run(
      """
      cp -a "$0"/before "$0"/after && cd "$0"/after || exit 99
      ulimit -f \(size); "$@"
      """, shell: [], arguments)
  }

  private static func run(_ script: String, shell: [String], _ arguments: [String]) throws
    -> Outcome
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/before", withIntermediateDirectories: true)
    try folder.write(old, to: "before/old.json")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      shell + ["bash", "-c", script, folder.path, try builtExecutable("statusquo").path]
      + arguments
    process.standardInput = FileHandle.nullDevice
    for name in ["output", "errors"] { try folder.write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: "\(folder.path)/output")
    process.standardError = FileHandle(forWritingAtPath: "\(folder.path)/errors")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try folder.read("output"), errors: try folder.read("errors"), folder: folder)
  }

  /// The command that gives a run a file system of its own; empty where none works.
  private static let namespaces: [String] = {
    for arguments in [["unshare", "-m"], ["unshare", "-rm"]] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments + ["mount", "-t", "tmpfs", "none", "/mnt"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { continue }
      process.waitUntilExit()
      if process.terminationStatus == 0 { return arguments }
    }
    return []
  }()

  private static let fuzz = ["fuzz", "--seed", "1", "--bug", "reads-canary", "--scenarios", "3"]

  @Test(
    .enabled(if: !namespaces.isEmpty, "needs a file system of its own"),
    arguments: ["json", "junit", "sarif", "markdown", "html", "svg", "text"])
  func `a report for which there is no space leaves the old file as it was`(
    format: String
  ) throws {
    let run = try Self.run(
      onDiskOf: 8, "fuzz", "--seed", "1", "--bug", "reads-canary", "--scenarios", "3",
      "--report", "\(format)=old.json", "--report", "\(format)=new.json")
    // Text and pictures are small enough.
    guard run.exitCode != 1 else {
      #expect(["text", "svg", "markdown", "junit"].contains(format))
      #expect(run.text("old.json") == run.text("new.json"))
      return
    }
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("json: found a place that can't be written to (no space left on"))
    #expect(run.output.contains("the models differ on 3 of 3 scenarios"))
    #expect(run.text("old.json") == Self.old)
    #expect(try run.files() == ["old.json"])
  }

  @Test(.enabled(if: !namespaces.isEmpty, "needs a file system of its own"))
  func `documents that were kept before the disk was full are whole`() throws {
    let run = try Self.run(
      onDiskOf: 64, "generate", "--seed", "1", "--count", "1000", "--into", "made")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("(no space left on device)"))
    let files = try run.files().filter { $0.hasPrefix("made/") }
    #expect(files.count > 3)
    for file in files { _ = try ScenarioDocument(parsing: run.text(file) ?? "", file: file) }
  }

  @Test(.enabled(if: !namespaces.isEmpty, "needs a file system of its own"))
  func `a run whose corpus is full reports what it found, and can be resumed`() throws {
    let run = try Self.run(
      onDiskOf: 96, "fuzz", "--seed", "1", "--scenarios", "200", "--corpus", "corpus",
      "--report", "jsonl=events.jsonl")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("(no space left on device)"))
    #expect(run.output.contains("scenarios"))
    let documents = try run.files().filter { $0.hasPrefix("corpus/interesting/") }
    #expect(!documents.isEmpty)
    for file in documents { _ = try ScenarioDocument(parsing: run.text(file) ?? "", file: file) }
    for line in (run.text("events.jsonl") ?? "").split(separator: "\n") {
      _ = try JSON(parsing: String(line))
    }
    #expect(!(try run.files()).contains { $0.hasSuffix(".tmp") })
    let resumed = try statusquo(
      "fuzz", "--seed", "1", "--scenarios", "200", "--corpus", "\(run.folder.path)/after/corpus",
      "--resume")
    #expect(resumed.exitCode == 0)
  }

  @Test func `a file that may not grow is an error, and no signal ends the run`() throws {
    let run = try Self.run(
      withFilesOf: 4, "fuzz", "--seed", "1", "--bug", "reads-canary", "--scenarios", "3",
      "--report", "json=old.json", "--report", "jsonl=events.jsonl", "--save", "found")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("(file too large)"))
    #expect(run.text("old.json") == Self.old)
    for line in (run.text("events.jsonl") ?? "").split(separator: "\n") {
      _ = try JSON(parsing: String(line))
    }
    #expect(!(try run.files()).contains { $0.hasSuffix(".tmp") })
  }

  #if os(Linux)
    @Test(arguments: ["/dev/full"])
    func `standard output and devices that take nothing are errors`(device: String) throws {
      let report = try statusquo(Self.fuzz + ["--report", "json=\(device)"])
      #expect(report.exitCode == 2)
      #expect(report.errors.contains("/dev/full: found a place that can't be written to (no space"))
      #expect(report.output.contains("the models differ on 3 of 3 scenarios"))
      let run = try Self.run(
        "exec \"$@\" > /dev/full", shell: [], ["explain", "\(packageFolder.path)/\(Self.document)"])
      #expect(run.exitCode == 2)
      #expect(
        run.errors == "statusquo: standard output cannot be written: No space left on device\n")
    }

    private static let document = "Tests/Conformance/rules/T-3-push.json"
  #endif
}
