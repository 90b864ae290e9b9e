import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// How well faults explain a bug that they are not among.
@Suite struct DiagnosisLaboratory {
  @Test(arguments: bugsInHand(1, where: { $0.oracle == .values }))
  func `the first cause leads to what the bug shows`(_ bug: SeededBug) throws {
    let faults = Fault.Known.ofSeededBugs.filter { $0.bug != bug.id }
    let explainer = Explainer.ofFaults(exceptBugs: [bug.id]) { ReferenceModel($0) }
    var plan = RunPlan(seed: 1, scenarios: 300)
    plan.checksEveryStep = true
    var runner = InProcessRunner(models(with: [bug]), plan)
    let findings = try plan.report(with: &runner, explainedBy: explainer).findings
    let finding = findings.max { $0.count < $1.count }
    let all = faults + (finding.map { suspects($0.divergence, $0.scenario, without: bug) } ?? [])
    let cause = finding?.faults.first
    let fault = all.first { $0.id == cause?.id }
    let score = fault.map { Score(of: $0, for: bug) }
    print(
      bug.id, "\(findings.count) findings", cause?.statement ?? "no cause",
      score.map { "\($0)" } ?? "", separator: "; ")
    if !isWholeLaboratory { #expect(score?.isAsGoodAsTheBug == true) }
  }

  private func suspects(
    _ divergence: Divergence, _ scenario: Scenario, without bug: SeededBug
  ) -> [Fault.Known] {
    Fault.Known.suspects(of: divergence, on: scenario).filter { $0.bug != bug.id }
  }

  /// The predictions of a fault on 400 other scenarios, compared with the bug.
  private struct Score {
    var shown = 0
    var predicted = 0
    var wronglyPredicted = 0

    init(of fault: Fault.Known, for bug: SeededBug) {
      var right = models(with: [bug])
      var underLaw = LockStep(
        reference: { scenario in WrongResolver(scenario, fault: fault) { ReferenceModel($0) } },
        subject: { scenario in WrongResolver(scenario, bug: bug) { CachedResolver($0) } })
      for index in 0..<400 {
        let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 2))
        let shown = right.firstDivergence(on: scenario)?.step
        let unexplained = underLaw.firstDivergence(on: scenario)?.step
        switch (shown, unexplained) {
        case (nil, nil): break
        case (nil, _?): wronglyPredicted += 1
        case (let shown?, let unexplained):
          self.shown += 1
          if unexplained.map({ $0 > shown }) ?? true { predicted += 1 }
        }
      }
    }

    /// True if it leads to the same on nine of ten scenarios.
    var isAsGoodAsTheBug: Bool { predicted * 10 >= shown * 9 && wronglyPredicted * 10 <= shown }
  }
}
