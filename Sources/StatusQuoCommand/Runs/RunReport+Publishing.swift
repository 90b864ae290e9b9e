import StatusQuoHarness
import StatusQuoPictures
import StatusQuoReporting

extension RunReport {
  /// The report in a format; nothing where each event is written as it happens.
  ///
  /// - Parameters:
  ///   - cards: the findings with pictures, for a page.
  ///   - pace: how fast it went.
  func text(
    as format: ReportFormat, _ findings: [SavedFinding], cards: @autoclosure () -> [FindingCard],
    pace: [RunPage.Pace], _ ink: Ink
  ) -> String? {
    if format == .jsonl { return nil }
    let files = findings.map(\.file)
    let contexts = findings.map(\.context)
    var commands = findings.map(\.replay)[...]
    let run = checkedRun(files: files, contexts: contexts) { _, _ in commands.popFirst() }
    return run.text(
      as: format, text: findings.text(ink) + text(ink: ink),
      json: json(files: files, contexts: contexts),
      page: page(run, cards(), pace: pace, program: programName).page,
      poster: cards().first?.poster)
  }

  /// The exit code of the process.
  var exitCode: ExitCode {
    let parts = findings.map(\.divergence.part) + unexamined.map(\.divergenceClass.part)
    if !parts.isEmpty { return parts.exitCode }
    if interruption != nil || failure != nil { return .wrongUse }
    return holds ? .agreement : .divergence
  }
}

extension [Divergence] {
  /// The exit code when these occurred.
  var exitCode: ExitCode { map(\.part).exitCode }
}

extension [Divergence.Part] {
  /// The exit code when these differed.
  fileprivate var exitCode: ExitCode {
    if contains(.crash) || contains(.hang) { return .crash }
    return isEmpty ? .agreement : .divergence
  }
}

extension [SavedFinding] {
  /// A list of more than one, then each in full.
  fileprivate func text(_ ink: Ink) -> String {
    var text = ""
    if count > 1 {
      text = ink.bold("\(count.counted("finding"))") + "\n"
      for (number, saved) in enumerated() {
        text += "  \(number + 1)  \(saved.finding.title)\n"
        if let cause = saved.finding.causes.first { text += "     as if \(cause.statement)\n" }
      }
      text += "\n"
    }
    for saved in self {
      text += saved.finding.text(replay: saved.replay, context: saved.context, ink: ink) + "\n"
    }
    return text
  }
}
