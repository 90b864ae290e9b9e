import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Mistakes that show only where copies of a resolver play steps.
@Suite struct CopiesTests {
  private static func runner(
    _ id: String, _ plan: RunPlan
  ) -> InProcessRunner<ReferenceModel, WrongResolver<CachedResolver>> {
    let bug = SeededBug.sharing.first { $0.id == id }!
    return InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } }), plan)
  }

  @Test func `what a copy breaks is found in a search, shrunk and replayed`() throws {
    let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(16, of: 1))
    var runner = Self.runner("invariants-store-before-unique", RunPlan(seed: 1))
    #expect(runner.divergence(on: scenario)?.brokenInvariant == .ofCopies)
    let budget = Shrinking.Budget(evaluations: 700, pairs: 20, small: 20)
    let shrunk = runner.shrink(scenario, budget: budget).scenario
    #expect(shrunk.steps.count == 1)
    #expect(runner.divergence(on: shrunk)?.brokenInvariant == .ofCopies)
  }
}
