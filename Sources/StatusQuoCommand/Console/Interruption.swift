import Foundation
import Synchronization

/// Ctrl-C and SIGTERM: each asks for a quicker end; the last one that is waited for ends the process.
enum Interruption {
  private static let requests = Atomic(0)
  /// So many requests are left to the command.
  private static let patience = Atomic(1)

  /// How often an end was asked for.
  static var count: Int { requests.load(ordering: .relaxed) }

  static var isRequested: Bool { count > 0 }

  /// From now on the command itself ends at the second request.
  static func allowTwo() { patience.store(2, ordering: .relaxed) }

  static func install() {
    _ = (count, patience.load(ordering: .relaxed))
    // A parent may have blocked them, and a child inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let count = Interruption.requests.wrappingAdd(1, ordering: .relaxed).newValue
        if count >= Interruption.patience.load(ordering: .relaxed) { signal(number, SIG_DFL) }
      }
    }
  }
}
