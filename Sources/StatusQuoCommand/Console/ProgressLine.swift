import Foundation
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles

/// One line at the bottom of a terminal that is written over and over.
struct ProgressLine: Sendable {
  let isShown: Bool

  func show(_ progress: Shrinking.Progress) {
    guard isShown else { return }
    let parts = [
      "shrinking: \(progress.evaluations.counted("evaluation"))",
      progress.smallest.steps.count.counted("step"),
      progress.smallest.controllers.count.counted("controller"),
    ]
    show(parts.joined(separator: "  "))
  }

  func show(_ text: String) {
    guard isShown else { return }
    _ = writeAll(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  func clear() {
    guard isShown else { return }
    _ = writeAll(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }
}
