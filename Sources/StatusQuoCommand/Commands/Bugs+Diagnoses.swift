import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoSeededBugs

extension SeededBug {
  /// Searches for the bug and explains what is found, without knowing the bug.
  func diagnosis(scenarios: Int, _ resolver: ResolverUnderTest) throws -> BugDiagnosis {
    var plan = RunPlan(seed: 1, scenarios: scenarios)
    plan.checksEveryStep = true
    var runner = resolver.runner(plan, .bugs([self]))
    let report = try plan.report(with: &runner, explainedBy: .ofLaws(exceptBugs: [id])) {
      Watch.beat()
      return Interruption.isRequested
    }
    let cause = report.findings.max { $0.count < $1.count }?.causes.first
    return BugDiagnosis(id: id, findings: report.findings.count, cause: cause)
  }
}
