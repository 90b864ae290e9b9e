import Foundation

/// The result of a command.
struct Command {
  /// The exit code, or the signal that ended it.
  let exitCode: Int32
  let output: String

  /// Runs a program with both outputs into one file.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], log: URL,
    keepsLog: Bool = true
  ) throws {
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    output = try String(contentsOf: log, encoding: .utf8)
    if !keepsLog { try FileManager.default.removeItem(at: log) }
  }
}
