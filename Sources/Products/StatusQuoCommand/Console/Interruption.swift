import Foundation
import StatusQuoRunning

/// Ctrl-C and SIGTERM: each asks for a quicker end; the last one that is waited for ends the process.
package enum Interruption {
  private static let requests = AtomicWord(forever: 0)
  /// The number of requests that are left to the command.
  private static let patience = AtomicWord(forever: 1)

  /// The number of requests to end.
  static var count: Int { requests.value }

  package static var isRequested: Bool { count > 0 }

  /// The time of the first request, in milliseconds; 0 before.
  private static let first = AtomicWord(forever: 0)
  /// The time for work on findings after the first request, in milliseconds.
  private static let grace = 3_000

  /// True if the work under way has to end now: at the second request, or a while after the first.
  static var isUrgent: Bool { count > 1 || isOlder(than: grace) }

  /// True if nothing more may be asked of a subject, however fast it answers.
  static var isOverdue: Bool { isOlder(than: 2 * grace) }

  private static func isOlder(than age: Int) -> Bool {
    isRequested && milliseconds() - first.value > age
  }

  /// The time; to be called by a signal handler, too.
  private static func milliseconds() -> Int { Int(SystemClock.uptime * 1_000) }

  /// Lets the command itself end at the second request.
  static func allowTwo() { patience.value = 2 }

  /// The number of seconds after which a request ends the process wherever it is: a command that
  /// looks for requests has ended long before.
  private static var limit: UInt32 { patience.value == 1 ? 4 : 20 }

  static func install() {
    _ = (count, patience.value, first.value)
    // A parent may have blocked them, and a child inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGALRM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGALRM) { _ in
      let text: StaticString = "interrupted: ended without a result\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      _exit(ExitCode.wrongUse.rawValue)
    }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        if !Interruption.isRequested {
          Interruption.first.value = Interruption.milliseconds()
          alarm(Interruption.limit)
        }
        let count = Interruption.requests.add(1)
        if count >= Interruption.patience.value { signal(number, SIG_DFL) }
      }
    }
  }
}
