#if os(macOS) || os(Linux)
  public import Foundation

  /// The exit code of a tool on the `PATH`, and all that it prints; the code is 127 where there is no such tool.
  ///
  /// - Parameter environment: what is changed in the environment of the tests.
  public func runTool(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
#endif
