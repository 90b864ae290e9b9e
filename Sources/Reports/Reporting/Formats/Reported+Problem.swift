import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness

extension Finding.Reported {
  /// The finding as a problem.
  var problem: CheckedRun.Problem {
    let text = document.text
    return problem(
      in: file ?? finding.fileName, document: file == nil ? text : nil,
      StepLines([UInt8](text.utf8)))
  }

  /// The finding as a problem of a document whose steps stand in these lines.
  func problem(in file: String, document: String?, _ lines: StepLines) -> CheckedRun.Problem {
    let divergence = finding.divergence
    return CheckedRun.Problem(
      rule: .differs(divergence.part), title: finding.title, details: article().text(), file: file,
      line: lines[divergence.step], document: document,
      steps: finding.scenario.played(upTo: divergence.step, lines),
      fingerprint: finding.fingerprint)
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
