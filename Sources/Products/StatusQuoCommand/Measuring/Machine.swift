import Foundation
import StatusQuoReporting
import StatusQuoScenarioFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine that figures are measured on.
package struct MachineState: Hashable, Sendable {
  /// The processor.
  var processor: String
  /// The number of cores.
  var cores: Int
  /// The system and its version.
  var system: String
  /// The governor of the processor's clock, where the system reports that.
  var governor: String?
  /// The number of processes that wanted to run in the last minute, on average.
  var load: Double?
  /// "release" or "debug", and the compiler.
  var build: String

  /// This machine, now.
  static var current: MachineState {
    let process = ProcessInfo.processInfo
    return MachineState(
      processor: processorName ?? "unknown processor", cores: process.activeProcessorCount,
      system: process.operatingSystemVersionString,
      governor: line("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
      load: loadOfLastMinute, build: buildName)
  }

  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif

  /// A warning where more wants to run than there are cores.
  var busy: String? {
    guard let load, load > Double(cores) else { return nil }
    return "the machine is busy (load \(load.fixed(1)) on \(cores.counted("core"))): times vary"
  }

  static let jsonForm = JSONForm("a machine", MachineState.current, isOpen: true) { form in
    form.field("processor", .text) { $0.processor }
    form.field("cores", .count) { $0.cores }
    form.field("system", .text) { $0.system }
    form.optional("governor", .text, { $0.governor }, { $0.governor = $1 })
    form.optional("load", .number, { $0.load }, { $0.load = $1 })
    form.field("build", .text) { $0.build }
  }
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

/// The load of the last minute.
private var loadOfLastMinute: Double? {
  var loads = [0.0]
  return getloadavg(&loads, 1) == 1 ? loads[0] : nil
}
