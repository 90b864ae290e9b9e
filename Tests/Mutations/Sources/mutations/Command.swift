import Foundation

/// What became of a command that was run.
struct Command {
  /// Nil when it was ended for taking too long.
  let exitCode: Int32?
  let output: String

  /// Runs a program with both outputs into one file, for at most so many seconds.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    log: URL, seconds: Double = .infinity
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
    let start = ContinuousClock.now
    while process.isRunning, ContinuousClock.now - start < .seconds(min(seconds, 1e6)) {
      Thread.sleep(forTimeInterval: 0.01)
    }
    let isLate = process.isRunning
    if isLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    exitCode = isLate ? nil : process.terminationStatus
    output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
  }
}
