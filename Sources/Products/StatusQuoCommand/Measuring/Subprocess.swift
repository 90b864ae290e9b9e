import Foundation

/// The output of another program, and its end.
package struct Subprocess {
  package let output: [UInt8]
  package let errors: String
  package let exitCode: Int32

  /// Runs a program to its end, or to that of this process.
  ///
  /// - Parameter program: its path, or a name to be found in PATH.
  package init(_ program: String, _ arguments: [String]) throws {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: executablePath)
      process.arguments = ["launch", "--", program] + arguments
      // Instruction counts are the same in every run only without random hashing.
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
      // A file takes any amount while standard output is read.
      let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data().write(to: log)
      defer { try? FileManager.default.removeItem(at: log) }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = try FileHandle(forWritingTo: log)
      try process.run()
      output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      errors = try String(contentsOf: log, encoding: .utf8)
      exitCode = process.terminationStatus
    #else
      throw UsageError("\(program) can't be started on this system")
    #endif
  }

  /// The program that this process runs.
  package static var itself: String { executablePath }
}
