import Foundation

/// Where and how this is measured, for a published benchmark.
var machineDescription: String {
  let command = (["statusquo"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
  let processor = processorName.map { "\($0), " } ?? ""
  let cores = ProcessInfo.processInfo.activeProcessorCount
  return """
    `\(command)` on \(processor)\(cores) cores, \(ProcessInfo.processInfo.operatingSystemVersionString).
    """
}

private var processorName: String? {
  guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
  let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
  return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
}
