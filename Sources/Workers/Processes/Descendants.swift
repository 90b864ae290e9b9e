import Foundation
import StatusQuoAtomics
import StatusQuoHarness
import StatusQuoRunning

/// The processes that subjects start, in any process group or session and with any environment.
///
/// On Linux the command and each of its workers adopt the orphans among their descendants: what a process
/// that has ended left behind is then a child of the one that started it, also in the midst of an `exec`.
/// So nothing has to be recognized. On other systems, and where this was not asked for, only process
/// groups end with a worker.
public enum Descendants {
  /// The children that are no orphans: those that this process has started itself, or had at its start.
  /// Held while one is started, so that no other child inherits its pipes.
  static let own = Shared<Set<pid_t>>([])
  private static let isAdopting = AtomicWord(forever: 0)

  /// From now on every child that no `ChildProcess` is about is an orphan and ends with the next one.
  public static func adopt() {
    // A shell that has become this program may have started others before.
    own.withLock { $0.formUnion(children(of: getpid())) }
    statusquo_adopt_orphans()
    isAdopting.value = 1
  }

  /// The status of a child that has ended; nil for one that is still there.
  static func reap(_ child: pid_t) -> Int32? {
    own.withLock { own in
      var status: Int32 = 0
      guard waitpid(child, &status, WNOHANG) != 0 else { return nil }
      own.remove(child)
      return status
    }
  }

  /// Ends what children that have ended have started.
  static func endOrphans() { own.withLock { end(except: $0) } }

  /// Ends every descendant.
  static func endAll() { end(except: []) }

  /// Long enough for thousands that start each other, and short for a command that ends.
  private static let limit: Seconds = 2

  private static func end(except known: Set<pid_t>) {
    guard isAdopting.value == 1 else { return }
    let limit = SystemClock.now + limit
    var frozen: Set<pid_t> = []
    while SystemClock.now < limit {
      // Orphans come here without being looked for: what forks without end is stopped as fast as it comes.
      let orphans = children(of: getpid()).filter { !known.contains($0) }
      if orphans.isEmpty { return }
      // What has ended is forgotten, as it would be taken for more; what it has forked may be here by now.
      var found = orphans.filter { waitpid($0, nil, WNOHANG) == 0 }
      if stop(found, &frozen) { continue }
      var place = 0, isNew = false
      while place < found.count {
        let below = children(of: found[place])
        isNew = stop(below, &frozen) || isNew
        found += below
        place += 1
      }
      if isNew { continue }
      for process in found {
        kill(process, SIGKILL)
        waitpid(process, nil, WNOHANG)
      }
    }
  }

  /// Stops processes, which start nothing more then; returns true if one of them is new.
  private static func stop(_ processes: [pid_t], _ frozen: inout Set<pid_t>) -> Bool {
    for process in processes { kill(process, SIGSTOP) }
    let count = frozen.count
    frozen.formUnion(processes)
    return frozen.count > count
  }

  /// Only Linux lists them.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads = "/proc/\(process)/task"
    return (try? FileManager.default.contentsOfDirectory(atPath: threads))?.flatMap { thread in
      let list = FileManager.default.contents(atPath: "\(threads)/\(thread)/children") ?? Data()
      return list.split(separator: UInt8(ascii: " ")).compactMap {
        pid_t(String(decoding: $0, as: UTF8.self))
      }
    } ?? []
  }
}
