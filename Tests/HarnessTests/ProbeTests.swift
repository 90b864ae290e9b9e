import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

@testable import StatusQuoHarness

/// Mistakes that hide from whoever observes each step of a single resolver.
@Suite struct ProbeTests {
  private static func runner(
    _ id: String, _ plan: RunPlan
  ) -> InProcessRunner<ReferenceModel, WrongResolver<CachedResolver>> {
    let bug = SeededBug.sharing.first { $0.id == id }!
    return InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } }), plan)
  }

  @Test(
    arguments: [
      ("reads-nine-bit-stamp", scenario: 449, steps: 2, broken: BrokenInvariant.ofIdling),
      ("invariants-store-before-unique", 16, 1, .ofCopies),
    ] as [(String, scenario: Int, steps: Int, broken: BrokenInvariant)])
  func `what hides is found in a search, shrunk and replayed`(
    _ row: (bug: String, scenario: Int, steps: Int, broken: BrokenInvariant)
  ) throws {
    let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(row.scenario, of: 1))
    var runner = Self.runner(row.bug, RunPlan(seed: 1))
    #expect(runner.divergence(on: scenario)?.brokenInvariant == row.broken)
    let budget = Shrinking.Budget(evaluations: 700, pairs: 20, small: 20)
    let shrunk = runner.shrink(scenario, budget: budget).scenario
    #expect(shrunk.steps.count == row.steps)
    #expect(runner.divergence(on: shrunk)?.brokenInvariant == row.broken)
  }

  @Test func `a search sets values to and fro in one scenario of 256`() {
    var runner = Self.runner("reads-nine-bit-stamp", RunPlan(seed: 1))
    let found = (0..<40).filter { runner.run($0 * 256 + 65..<$0 * 256 + 66).divergenceCount > 0 }
    #expect(!found.isEmpty)
    #expect(runner.run(449..<450).divergenceCount == 0)
  }

  @Test func `right models show the same after any number of settings`() {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    for seed in 0..<60 as Range<UInt64> {
      let scenario = Profile.mixed.scenario(seed: seed)
      #expect(models.firstDivergenceOfIdling(on: scenario, upTo: 10) == nil)
    }
  }
}
