package import StatusQuoAppearanceModel
import StatusQuoCommand
package import StatusQuoGenerators
package import StatusQuoHarness

/// One search for a divergence: how much was played, and how small it became.
package struct BugSearch: Hashable, Sendable {
  /// The seed of the search.
  package let seed: UInt64
  /// Scenarios played until the models differed, or until the limit.
  package private(set) var scenarios = 0
  /// Steps played until then.
  package private(set) var steps = 0
  /// The first diverging scenario; nil when the limit came first.
  package private(set) var found: Scenario?
  /// The result of shrinking.
  package private(set) var shrinking: Shrinking?
  /// The duration of the search, as measured by the caller.
  package var searching = Seconds.zero

  /// The plan of a search, which its runner needs as well.
  package static func plan(
    seed: UInt64, profile: Profile = .mixed, scenarios: Int? = 100_000,
    budget: Shrinking.Budget = Shrinking.Budget()
  ) -> RunPlan {
    var plan = RunPlan(seed: seed, profile: profile, scenarios: scenarios, budget: budget)
    plan.end = .divergence
    plan.checksEveryStep = true
    return plan
  }

  /// Plays the scenarios of a plan until one diverges.
  ///
  /// - Parameter shouldStop: asked every few scenarios; then the search gives up.
  package init(
    seed: UInt64, _ plan: RunPlan, with runner: inout some ScenarioRunner,
    shouldStop: () -> Bool = { false }
  ) throws(RunnerFailure) {
    self.seed = seed
    var run = Run(plan)
    try runner.run(&run, shouldStop: { _ in shouldStop() })
    scenarios = run.totals.coverage.scenarios
    steps = run.totals.coverage.steps
    guard let first = run.totals.divergences.first else { return }
    var cursor = ScenarioCursor(plan)
    found = cursor.scenario(at: first.indices[0])
  }

  /// Shrinks what was found.
  ///
  /// - Parameter shouldStop: called repeatedly; then the smallest so far is what it was shrunk to.
  package mutating func shrink(
    with runner: inout some ScenarioRunner, budget: Shrinking.Budget = Shrinking.Budget(),
    shouldStop: () -> Bool = { false }
  ) throws(RunnerFailure) {
    guard let found else { return }
    shrinking = try runner.shrink(found, budget: budget) { _ in shouldStop() ? .stop : .goOn }
  }
}
