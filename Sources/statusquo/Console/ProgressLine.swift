import Foundation
import Harness
import Reporting
import ScenarioFiles

/// One line at the bottom of a terminal that is written over and over.
struct ProgressLine: Sendable {
  let isShown: Bool

  func show(_ progress: FuzzProgress, after elapsed: Duration) {
    guard isShown else { return }
    let rate = Double(progress.steps) / max(elapsed.seconds, 0.001)
    let parts = [
      "\(elapsed.seconds.fixed(1)) s", progress.scenarios.counted("scenario"),
      progress.steps.counted("step"), "\(rate.rough) steps/s", "\(progress.rules) rules",
      progress.divergences.counted("divergence"),
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
