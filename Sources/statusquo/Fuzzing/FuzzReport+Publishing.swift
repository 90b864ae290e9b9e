import Harness
import Reporting

extension FuzzReport {
  /// The report in a format; nothing where each event is told as it happens.
  func text(
    as format: ReportFormat, _ findings: [FoundCounterexample], _ ink: Ink
  ) -> String? {
    if format == .jsonl { return nil }
    let files = findings.map(\.file)
    let run = checkedRun(files: files) { counterexample, file in
      FoundCounterexample(counterexample, file: file).replay
    }
    return run.text(
      as: format,
      text: findings.map { $0.counterexample.text(replay: $0.replay, ink: ink) + "\n" }.joined()
        + text(ink: ink),
      json: json(files: files))
  }

  /// What the process tells its caller.
  var exitCode: ExitCode {
    let parts = findings.map(\.divergence.part)
    if parts.contains(where: { $0 == .crash || $0 == .hang }) { return .crash }
    return parts.isEmpty ? .agreement : .divergence
  }
}
