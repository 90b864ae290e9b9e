import Foundation
import StatusQuoRunning

/// What all processes have in their environment that a worker has started, and those that they have
/// started, in any process group or session.
struct WorkerMark: Sendable {
  /// The variable.
  static let name = "STATUSQUO_WORKER"
  /// Its value, which no other worker on this machine has.
  let value: String

  private static let count = Shared(0)

  /// A new one.
  init() {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    value = "\(getpid()).\(number)"
  }

  /// Kills all processes that have it. Only Linux shows the environment of others.
  func endProcesses() {
    #if os(Linux)
      // One may start another meanwhile.
      for _ in 0..<10 {
        let processes = processes()
        if processes.isEmpty { return }
        for process in processes { kill(process, SIGKILL) }
      }
    #endif
  }

  #if os(Linux)
    private func processes() -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let entry = Array("\(Self.name)=\(value)".utf8)
      return names.compactMap { pid_t($0) }.filter { process in
        guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
        else { return false }
        return environment.split(separator: 0).contains { $0.elementsEqual(entry) }
      }
    }
  #endif
}
