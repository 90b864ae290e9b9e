import Foundation
import StatusQuoBenchmarking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension MachineState {
  /// This machine, now.
  static var current: MachineState {
    let process = ProcessInfo.processInfo
    return MachineState(
      processor: processorName ?? "unknown processor", cores: process.activeProcessorCount,
      system: process.operatingSystemVersionString, governor: scalingGovernor,
      load: loadOfLastMinute,
      build: buildName)
  }

  /// The command that measures, as it was typed.
  static var command: String {
    (["statusquo"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
  }

  /// For a published benchmark, in Markdown: with which command it was measured, and where.
  var description: String { "`\(Self.command)` on \(place)." }

  /// Where it is measured.
  var place: String {
    let governor = governor.map { ", governor \($0)" } ?? ""
    let load = load.map { ", load \(($0 * 10).rounded() / 10)" } ?? ""
    return "\(processor), \(cores) cores, \(system)\(governor)\(load); \(build)"
  }

  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif
}

private var buildName: String {
  let kind = MachineState.isDebugBuild ? "debug" : "release"
  #if compiler(>=6.4)
    return "\(kind) build, Swift 6.4 or later"
  #elseif compiler(>=6.3)
    return "\(kind) build, Swift 6.3"
  #elseif compiler(>=6.2)
    return "\(kind) build, Swift 6.2"
  #else
    return "\(kind) build, Swift 6.1"
  #endif
}

private func line(_ file: String) -> String? {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
  return text.split(separator: "\n").first.map(String.init)
}

private var processorName: String? {
  guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
  let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
  return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
}

private var scalingGovernor: String? {
  line("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
}

/// Of the last minute.
private var loadOfLastMinute: Double? {
  var loads = [0.0]
  return getloadavg(&loads, 1) == 1 ? loads[0] : nil
}
