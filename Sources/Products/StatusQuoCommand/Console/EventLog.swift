import Foundation
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

/// The files, and perhaps standard output, that get each event of a run as it happens, as one line
/// of JSON: however the run ends, they hold what was known before.
final class EventLog: Sendable {
  private let outputs: [Output]
  private let leavesOutProgress: Bool
  private let state = Shared(Written())

  private struct Output {
    var name: String
    var descriptor: Int32
  }

  private struct Written {
    var lastProgress = Seconds.zero
    var failure: DocumentError?
  }

  /// Makes the files of the options that get JSON lines, or empties them.
  init(_ options: ReportOptions) throws {
    var outputs =
      options.format == .jsonl ? [Output(name: "standard output", descriptor: STDOUT_FILENO)] : []
    for file in options.files where file.format == .jsonl {
      let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
      // Where this fails, opening the file does too, and says why.
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
      guard descriptor >= 0 else { throw DocumentError(unwritable: file.path, errno) }
      outputs.append(Output(name: file.path, descriptor: descriptor))
    }
    self.outputs = outputs
    leavesOutProgress = options.leavesOutTimes
  }

  /// Writes an event; of progress, only what comes a second after the last.
  func write(_ event: ReportedEvent) {
    guard !outputs.isEmpty else { return }
    state.withLock { state in
      if case .progress(_, let elapsed) = event {
        guard elapsed - state.lastProgress >= 1, !leavesOutProgress else { return }
        state.lastProgress = elapsed
      }
      let line = Array(event.line.utf8)
      for output in outputs {
        let end = lseek(output.descriptor, 0, SEEK_CUR)
        guard let error = writeAll(line, to: output.descriptor), error != EPIPE else { continue }
        // A half line is removed, except from a pipe.
        if end >= 0, ftruncate(output.descriptor, end) == 0 {
          lseek(output.descriptor, end, SEEK_SET)
        }
        state.failure = state.failure ?? DocumentError(unwritable: output.name, error)
      }
    }
  }

  /// Throws when an event could not be written.
  func check() throws {
    if let failure = state.withLock(\.failure) { throw failure }
  }
}
