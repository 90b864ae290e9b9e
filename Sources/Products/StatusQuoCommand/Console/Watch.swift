import Foundation
import StatusQuoRunning
import StatusQuoScenarioFiles

/// Notices when a resolver crashes or hangs, and ends the process with the exit code for that.
package enum Watch {
  private static let beats = AtomicWord(forever: 0)
  private static let waits = AtomicWord(forever: 0)

  /// Notes that the resolver of this thread begins with a scenario.
  package static func beat() {
    beats.add(1)
    CrashSignals.prepareThread()
  }

  /// Does what may have to wait for others, such as the reader of a pipe: no sign of life is
  /// expected meanwhile.
  static func whileWaiting<Result>(_ body: () -> Result) -> Result {
    waits.add(1)
    defer {
      beats.add(1)
      waits.add(-1)
    }
    return body()
  }

  /// Watches from now on.
  ///
  /// - Parameters:
  ///   - task: what runs, for the message: `fuzz with seed 7`.
  ///   - limit: in seconds; a resolver hangs when no other step has begun for that long.
  ///   - isMarked: false where resolvers are played without `CrashSignals.subjectMark`.
  package static func start(_ task: String, limit: Double = 60, marked isMarked: Bool = false) {
    CrashSignals.report("\(programName): a resolver crashed during \(task)\n", marked: isMarked)
    Thread.detachNewThread {
      var (seen, time) = (-1, SystemClock.now)
      while true {
        let (beats, now) = (beats.value, SystemClock.now)
        if beats != seen || waits.value != 0 {
          (seen, time) = (beats, now)
        } else if now - time >= limit {
          endHung(task, limit)
        }
        Thread.sleep(forTimeInterval: min(limit / 4, 1))
      }
    }
  }

  private static func endHung(_ task: String, _ limit: Double) -> Never {
    let text = "\(programName): a resolver hung for \(limit) s during \(task)\n"
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
    _exit(ExitCode.crash.rawValue)
  }
}
