import Foundation
import StatusQuoRunning

/// Ctrl-C and SIGTERM: each asks for a quicker end; the last one that is waited for ends the process.
enum Interruption {
  private static let requests = AtomicWord(forever: 0)
  /// So many requests are left to the command.
  private static let patience = AtomicWord(forever: 1)

  /// How often an end was asked for.
  static var count: Int { requests.value }

  static var isRequested: Bool { count > 0 }

  /// From now on the command itself ends at the second request.
  static func allowTwo() { patience.value = 2 }

  static func install() {
    _ = (count, patience.value)
    // A parent may have blocked them, and a child inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let count = Interruption.requests.add(1)
        if count >= Interruption.patience.value { signal(number, SIG_DFL) }
      }
    }
  }
}
