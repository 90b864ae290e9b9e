import StatusQuoAppearanceModel
import StatusQuoHarness

extension Finding {
  /// The finding as a problem.
  ///
  /// - Parameters:
  ///   - file: where its document is saved, if it is.
  ///   - replay: the command that shows it again.
  ///   - context: whose it is, and why the reference is right.
  func problem(file: String?, replay: String?, _ context: FindingContext?) -> Problem {
    let text = document(context).text
    return problem(
      in: file ?? fileName, document: file == nil ? text : nil, replay: replay, context,
      StepLines([UInt8](text.utf8)))
  }

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
