import Foundation
package import StatusQuoArticles
import StatusQuoReporting
import StatusQuoScenarioFiles

/// Standard output and standard error, and what may be written to them.
@MainActor package final class Console {
  /// The ink for standard output.
  package let ink: Ink
  /// The line that shows the progress of a run; empty unless it is seen live.
  package let progress: ProgressLine
  /// True once standard output has lost its reader: further output is dropped.
  private(set) var isClosed = false
  /// The reason why standard output could not be written, when it was not merely closed.
  private(set) var failure: String?
  /// True in a job of GitHub Actions, which reads annotations from what is printed.
  let isInGitHubActions: Bool
  /// The file that such a job shows as its summary.
  let jobSummary: String?
  private var pending: [UInt8] = []

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isQuiet = environment["CI"]?.isEmpty == false || environment["TERM"] == "dumb"
    let isColorless = isQuiet || environment["NO_COLOR"]?.isEmpty == false
    ink = !isColorless && isatty(STDOUT_FILENO) == 1 ? .terminal : .none
    isInGitHubActions = environment["GITHUB_ACTIONS"] == "true"
    jobSummary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    progress = ProgressLine(isShown: !isQuiet && isatty(STDERR_FILENO) == 1)
  }

  /// Writes text for people to standard output: what would do something to a terminal or be a command
  /// to a CI is made visible.
  package func write(_ text: String) { emit(ink.shown(text)) }

  /// Writes text for machines to standard output, in pieces of some size.
  package func emit(_ text: String) {
    pending += text.utf8
    if pending.count >= 1 << 16 { flush() }
  }

  /// Writes what is still pending.
  func flush() {
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    guard !isClosed else { return }
    let error = Watch.whileWaiting { writeAll(bytes, to: STDOUT_FILENO) }
    guard let error else { return }
    isClosed = true
    if error != EPIPE { failure = String(cString: strerror(error)) }
  }

  /// Prints why something can't be done.
  package func complain(_ problem: any Error) {
    complain((problem as? UsageError)?.text ?? "\(programName): \(problem)\n")
  }

  /// Reports what is probably a mistake in a document.
  func warn(_ doubts: [DocumentError]) {
    for doubt in doubts.prefix(Self.maxWarnings) {
      complain("\(programName): warning: \(doubt)\n")
    }
    let rest = doubts.count - Self.maxWarnings
    if rest > 0 { complain("\(programName): and \(rest.counted("more warning"))\n") }
  }

  private static let maxWarnings = 10

  /// Writes text for people to standard error, after what was written to standard output.
  package func complain(_ text: String) { annotate(Ink.none.shown(text)) }

  /// Writes text that a CI reads.
  func annotate(_ text: String) {
    flush()
    progress.clear()
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
