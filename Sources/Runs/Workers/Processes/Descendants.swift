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
package enum Descendants {
  /// The children that are no orphans: those that this process has started itself, or had at its start.
  /// Held while one is started, so that no other child inherits its pipes.
  static let own = Shared<Set<pid_t>>([])
  private static let isAdopting = AtomicWord(forever: 0)

  /// From now on every child that no `ChildProcess` is about is an orphan and ends with the next one.
  package static func adopt() {
    // A shell that has become this program may have started others before.
    own.withLock { $0.formUnion(children(of: getpid())) }
    statusquo_adopt_orphans()
    isAdopting.value = 1
  }

  /// From now on orphans that have ended give back their numbers, of which a system has some 30,000. For a
  /// worker: it starts processes only as `ChildProcess`.
  static func beginForgettingEnded() {
    Thread.detachNewThread {
      while true {
        usleep(100_000)
        own.withLock { own in
          for child in children(of: getpid()) where !own.contains(child) {
            waitpid(child, nil, WNOHANG)
          }
        }
      }
    }
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

  /// Long enough for thousands that start each other, on a busy machine. Halved each time that it did not
  /// suffice, so that a command with many workers waits at most for twice of it.
  private static let patience = Shared<Seconds>(4)

  /// Stops what it finds, which starts nothing more then, and kills it only when all was stopped, as some would
  /// start another in its place. What was started in between comes here as an orphan: until there is none.
  private static func end(except known: Set<pid_t>) {
    guard isAdopting.value == 1 else { return }
    let limit = SystemClock.now + patience.withLock { $0 }
    repeat {
      let orphans = children(of: getpid()).filter { !known.contains($0) }
      if orphans.isEmpty { return }
      var found = orphans.filter { stop($0) && waitpid($0, nil, WNOHANG) == 0 }
      var place = 0
      while place < found.count {
        found += children(of: found[place]).filter(stop)
        place += 1
      }
      for process in found {
        kill(process, SIGKILL)
        waitpid(process, nil, WNOHANG)
      }
    } while SystemClock.now < limit
    patience.withLock { $0 /= 2 }
  }

  private static func stop(_ process: pid_t) -> Bool { kill(process, SIGSTOP) == 0 }

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
