import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReporting

extension RunReport {
  /// The report in a format; nothing where each event is written as it happens.
  ///
  /// - Parameters:
  ///   - findings: what was found, as it was saved.
  ///   - necessities: what happens without each part of them.
  ///   - isWhole: false where a text leaves out details.
  func text(
    as format: ReportFormat, _ findings: [Finding.Reported], _ necessities: [[Necessity]],
    _ ink: Ink,
    isWhole: Bool
  ) -> String? {
    if format == .jsonl { return nil }
    return format.text(
      checkedRun(findings),
      article: { isDrawn in
        var article = article(
          findings.articles(necessities, isDrawn: isDrawn, isNumbered: findings.count > 1))
        // A terminal has a line with the most frequent ones.
        if format != .text { article.blocks += skippedReasons + known.all }
        return article
      }, json: json(findings), ink, isWhole: isWhole)
  }

  /// The exit code of the process.
  var exitCode: ExitCode {
    switch outcome {
    case .agreement: .agreement
    case .hardlyCompared, .outdated, .divergence: .divergence
    case .cut: .wrongUse
    case .crash: .crash
    case .trap: .trap
    }
  }
}

extension [Divergence] {
  /// The exit code when these occurred.
  var exitCode: ExitCode {
    if contains(where: \.part.isEnding) { return .crash }
    return isEmpty ? .agreement : .divergence
  }
}
