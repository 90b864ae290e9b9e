import StatusQuoCommand
package import StatusQuoHarness

/// Scenarios played on a resolver that is right but different: none may be reported.
package struct ControlRun: Hashable, Sendable {
  /// The id of the difference from another right resolver.
  package let id: String
  /// Scenarios played.
  package let scenarios: Int
  /// Steps played.
  package let steps: Int
  /// The first report, which is a defect of the harness or of the resolver.
  package let report: DivergenceClass?

  /// Runs the scenarios of a seed up to a number of steps, or until one is reported.
  ///
  /// - Parameters:
  ///   - runner: one for `BugSearch.plan(seed:)`.
  ///   - shouldStop: asked every few scenarios; then no more are played.
  package init(
    _ id: String, seed: UInt64, steps limit: Int, with runner: inout some ScenarioRunner,
    shouldStop: () -> Bool = { false }
  ) throws(RunnerFailure) {
    self.id = id
    var run = Run(BugSearch.plan(seed: seed, scenarios: nil))
    try runner.run(&run, positionsAtATime: 16) {
      $0.totals.coverage.steps >= limit || shouldStop()
    }
    scenarios = run.totals.coverage.scenarios
    steps = run.totals.coverage.steps
    report = run.totals.divergences.first?.divergenceClass
  }
}
