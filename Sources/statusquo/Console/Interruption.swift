import Foundation
import Synchronization

/// Ctrl-C and SIGTERM: the first one ends a run with its summary, the second one ends the process.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  static func install() {
    _ = isRequested
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
