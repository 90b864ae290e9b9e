import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs

extension Scoreboard {
  /// Runs a number of steps on every right resolver, and the canary until it is seen.
  @MainActor mutating func playControls(
    steps: Int, _ console: Console
  ) throws {
    func control<Subject: Resolver>(
      _ id: String, by oracles: Oracles, _ subject: @escaping @Sendable (Scenario) -> Subject
    ) throws -> ControlRun {
      var models = LockStep(reference: { ReferenceModel($0) }, subject: subject)
      models.oracles = oracles
      var runner = InProcessRunner(models, BugSearch.plan(seed: 1, scenarios: nil))
      return try ControlRun(id, seed: 1, steps: steps, with: &runner) {
        Watch.beat()
        return Interruption.isRequested
      }
    }
    for manner in Manner.allCases where !Interruption.isRequested {
      console.progress.show("control \(manner.rawValue)")
      let run = try control(manner.rawValue, by: [.values, .provenance, .invariants]) {
        RightResolver($0, manner) { CachedResolver($0) }
      }
      if !Interruption.isRequested { controls.append(run) }
    }
    if Interruption.isRequested { return }
    canary = try control(SeededBug.canary.id, by: .all) {
      WrongResolver($0, bug: .canary) { CachedResolver($0) }
    }
  }
}
