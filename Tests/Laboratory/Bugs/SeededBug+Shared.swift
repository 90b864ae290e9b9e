import Foundation
import StatusQuoAppearanceModel
import StatusQuoDiagnosing
package import StatusQuoSeededBugs

extension SeededBug {
  /// Show only in copies, in long stretches that are not observed, in scenarios played before, or later
  /// than they break an invariant. Not among `planted`, since not every harness that plays scenarios one after
  /// the other can see them.
  package static let sharing = [
    SeededBug(
      "identity-copies-share-a-count", "copies count rotations together",
      .transformObservation { reported, memory in
        if memory.tally == nil { memory.tally = Fault.Behavior.Tally() }
        if case .rotate? = memory.appliedStep {
          memory.tally!.count += 1
          memory.counter += 1
        }
        if memory.tally!.count != memory.counter { reported.bar.hidden.toggle() }
      }),
    SeededBug(
      "invariants-store-before-unique",
      "a rotation is counted before the copy that counts has a count of its own",
      .hidden(
        { _, memory in
          let shared = memory.tally ?? Fault.Behavior.Tally()
          if case .rotate? = memory.appliedStep {
            shared.count += 1
            memory.counter += 1
          }
          memory.tally = Fault.Behavior.Tally()
          memory.tally!.count = shared.count
        },
        brokenInvariant: { memory in
          memory.tally.map { $0.count == memory.counter } ?? true ? nil : "the count is another's"
        })),
    SeededBug(
      "reads-nine-bit-stamp",
      "the bar is kept with a stamp of nine bits, which counts the steps since it was shown",
      .stamps(9) { $0.appliedStep == nil ? 0 : 1 }),
    SeededBug(
      "invariants-spare-bar-is-shown-late",
      "a copy of the bar is not refreshed by hideWindow, and read by enterBackground",
      .hidden(
        { reported, memory in
          switch memory.appliedStep?.kind {
          case .hideWindow: break
          case .enterBackground: reported.keep(.all, of: memory.frozen)
          default: memory.frozen = memory.now
          }
        },
        brokenInvariant: { memory in
          memory.frozen.map { $0.bar == memory.now.bar } ?? true
            ? nil : "the copy of the bar is out of date"
        })),
    SeededBug(
      "identity-memo-of-the-process", "the color after the first rotation is kept for the process",
      .transformObservation { reported, memory in
        guard case .rotate? = memory.appliedStep else { return }
        let color = reported.bar.content
        let known = firstColor.known(orNow: color)
        if known != color { reported.change { $0.content = known } }
      }),
  ]
}

private let firstColor = Memo()

/// A color that a process keeps.
private final class Memo: @unchecked Sendable {
  private let lock = NSLock()
  private var color: BarContent?

  /// The color kept; that of now where there is none.
  func known(orNow now: BarContent) -> BarContent {
    lock.lock()
    defer { lock.unlock() }
    let known = color ?? now
    color = known
    return known
  }
}
