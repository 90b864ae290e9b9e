import Harness
import Reporting

extension RunReport {
  /// The report in a format; nothing where each event is written as it happens.
  func text(as format: ReportFormat, _ findings: [SavedFinding], _ ink: Ink) -> String? {
    if format == .jsonl { return nil }
    let files = findings.map(\.file)
    var commands = findings.map(\.replay)[...]
    let run = checkedRun(files: files) { _, _ in commands.popFirst() }
    return run.text(
      as: format,
      text: findings.map { $0.finding.text(replay: $0.replay, ink: ink) + "\n" }.joined()
        + text(ink: ink),
      json: json(files: files))
  }

  /// What the process tells its caller.
  var exitCode: ExitCode { findings.map(\.divergence).exitCode }
}

extension [Divergence] {
  /// What the process tells its caller when these occurred.
  var exitCode: ExitCode {
    if contains(where: { $0.part == .crash || $0.part == .hang }) { return .crash }
    return isEmpty ? .agreement : .divergence
  }
}
