import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// The number of the step in an observation, which says nothing about UIKit.
@Suite struct StepNumberTests {
  /// A resolver that answers right, and says this of the step.
  private struct Numbering: Resolver {
    private var base: CachedResolver
    private let number: Int

    init(_ scenario: Scenario, _ number: Int) {
      base = CachedResolver(scenario)
      self.number = number
    }

    mutating func apply(_ step: Step) { base.apply(step) }

    mutating func observe(into observation: inout Observation) {
      base.observe(into: &observation)
      observation.step = number
    }
  }

  private static func outcome(_ number: Int) throws -> RunOutcome {
    let models = LockStep(
      reference: { ReferenceModel($0) }, subject: { Numbering($0, number) })
    let plan = RunPlan(seed: 3, scenarios: 40)
    var runner = InProcessRunner(models, plan)
    var report = RunReport(plan)
    report.totals = runner.run(0..<40).totals
    return report.outcome
  }

  @Test func `a resolver that leaves it out agrees`() throws {
    #expect(try Self.outcome(0) == .agreement)
  }

  @Test func `a resolver that says another one does not`() throws {
    #expect(try Self.outcome(7) == .divergence)
  }
}
