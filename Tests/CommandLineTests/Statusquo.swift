import Foundation
import StatusQuoTestSupport
import Testing

/// The results of a run of the built executable.
struct Run {
  let exitCode: Int32
  let output: String
  let errors: String

  var outputLines: [Substring] { output.split(separator: "\n") }

  /// The output with one space between words, wherever lines end.
  var words: String { output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// Runs an executable that was built next to these tests, for real.
///
/// - Parameters:
///   - executable: `statusquo`, or that of another resolver.
///   - path: that of another program, instead.
///   - input: what it reads from standard input.
///   - environment: added to a small, fixed environment.
///   - whileRunning: what to do between its start and its end.
func statusquo(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> Run {
  try statusquo(arguments, input: input, environment: environment, whileRunning: { _, _ in })
}

/// Runs the tool with what measures the harness: every bug, and further commands.
func laboratory(_ arguments: String...) throws -> Run {
  try statusquo(arguments, executable: "laboratory")
}

/// The options that `.ci/sanitize` gives to all processes.
let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
  ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key)
}

func statusquo(
  _ arguments: [String], executable: String = "statusquo", at path: String? = nil,
  input: String = "",
  environment: [String: String] = [:],
  whileRunning: (Process, TemporaryFolder) throws -> Void = { _, _ in }
) throws -> Run {
  let folder = try TemporaryFolder()
  let process = Process()
  process.executableURL = try path.map { URL(filePath: $0) } ?? builtExecutable(executable)
  process.arguments = arguments
  let home = try builtExecutable(executable).deletingLastPathComponent().path
  process.environment = ["PATH": "\(home):/usr/bin:/bin", "HOME": folder.path]
    .merging(sanitizerOptions) { $1 }.merging(environment) { $1 }
  process.standardInput = try folder.handle("input", containing: input)
  process.standardOutput = try folder.handle("output", containing: nil)
  process.standardError = try folder.handle("errors", containing: nil)
  try process.run()
  try whileRunning(process, folder)
  process.waitUntilExit()
  return Run(
    exitCode: process.terminationReason == .exit ? process.terminationStatus : -1,
    output: try folder.read("output"), errors: try folder.read("errors").withoutProgress)
}

extension String {
  /// The lines without those that a slow machine adds every ten seconds.
  fileprivate var withoutProgress: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.contains(": so far ") }.joined(separator: "\n")
  }
}

/// The processes that a process has started and that are still there.
func children(of parent: pid_t) throws -> [pid_t] {
  try runTool(["pgrep", "-P", "\(parent)"]).output.split(separator: "\n").compactMap { pid_t($0) }
}

/// Returns true if the processes end within five seconds.
func haveEnded(_ processes: [pid_t]) -> Bool {
  for _ in 0..<500 where processes.contains(where: { kill($0, 0) == 0 }) { usleep(10_000) }
  return processes.allSatisfy { kill($0, 0) != 0 }
}

/// A folder that goes away with this value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "statusquo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A file for reading what is given, or else for writing.
  fileprivate func handle(_ name: String, containing text: String?) throws -> FileHandle {
    let url = URL(filePath: try write(text ?? "", to: name))
    return try text == nil ? FileHandle(forWritingTo: url) : FileHandle(forReadingFrom: url)
  }

  /// Writes a file and returns its path.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Returns as soon as a process has written `text`, or has ended.
  func wait(forOutput text: String, of process: Process) throws {
    while process.isRunning, try !read("output").contains(text) { usleep(10_000) }
  }

  /// The names of the files in it, or in a folder in it, sorted.
  func files(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}
