import StatusQuoAppearanceModel
import StatusQuoHarness

extension ReportedFinding {
  /// The finding as a problem.
  var problem: Problem {
    let text = finding.document(context).text
    return finding.problem(
      in: file ?? finding.fileName, document: file == nil ? text : nil, replay: replay, context,
      StepLines([UInt8](text.utf8)))
  }
}

extension Finding {
  /// The finding as a problem of a document whose steps stand in these lines.
  func problem(
    in file: String, document: String?, replay: String?, _ context: FindingContext?,
    _ lines: StepLines
  ) -> Problem {
    Problem(
      rule: .differs(divergence.part), title: title,
      details: article(replay: replay, context: context).text(), file: file,
      line: lines[divergence.step], document: document,
      steps: scenario.played(upTo: divergence.step, lines), fingerprint: fingerprint)
  }
}

extension Scenario {
  /// The launch and the steps up to one of them.
  func played(upTo last: Int, _ lines: StepLines) -> [PlayedStep] {
    (0...last).map { number in
      PlayedStep(
        call: number == 0 ? "launch" : steps[number - 1].call(names), line: lines[number])
    }
  }
}
