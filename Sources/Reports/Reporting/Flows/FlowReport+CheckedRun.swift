import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoFindings
package import StatusQuoFixing
package import StatusQuoHarness
import StatusQuoScenarioFiles

extension FlowReport {
  /// The run for a CI: one check for each wish, one more for the models.
  ///
  /// - Parameters:
  ///   - file: the document or the app's file.
  ///   - explained: the broken wishes, in the same order.
  ///   - saved: where the flow of a broken wish was saved, if it was.
  package func checkedRun(
    file: String, duration: Seconds, _ explained: [Article], saved: (BrokenWish) -> String?
  ) -> CheckedRun {
    let names = scenario.names
    var checks = wishes.enumerated().map { index, wish in
      CheckedRun.Check(
        group: "statusquo.check", name: wish.text(names).legible,
        problems: zip(broken, explained).filter { $0.0.index == index }.map {
          $0.problem(in: file, savedIn: saved($0), $1)
        })
    }
    checks.append(agreement)
    return CheckedRun(
      command: "check", verdict: verdict,
      facts: [
        Block.Term("wishes", Phrase(wishes.count.grouped)),
        Block.Term("flows", Phrase(flows.grouped)),
        Block.Term("longest", Phrase(length.counted("step"))),
        Block.Term("steps to choose from", Phrase(alphabet.count.grouped)),
      ], checks: checks, duration: duration)
  }

  private var agreement: CheckedRun.Check {
    CheckedRun.Check(
      group: "statusquo.check", name: "the models agree",
      problems: difference.map {
        [Finding.Reported(Finding($0.scenario, $0.divergence)).problem]
      } ?? [])
  }
}

extension BrokenWish {
  fileprivate func problem(
    in file: String, savedIn saved: String?, _ explained: Article
  ) -> CheckedRun.Problem {
    let document = document.text
    let lines = StepLines([UInt8](document.utf8))
    return CheckedRun.Problem(
      rule: .wish, title: title(scenario.names), details: explained.text(),
      file: saved ?? file, line: 1, document: saved == nil ? document : nil,
      steps: scenario.played(upTo: scenario.steps.count, lines),
      fingerprint: fingerprint("\(wish.text(scenario.names)) \(fileName)"))
  }
}
