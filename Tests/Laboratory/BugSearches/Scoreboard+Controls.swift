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
      _ id: String, _ subject: @escaping @Sendable (Scenario) -> Subject
    ) throws -> ControlRun {
      var runner = InProcessRunner(
        LockStep(reference: { ReferenceModel($0) }, subject: subject),
        BugSearch.plan(seed: 1, scenarios: nil))
      return try ControlRun(id, seed: 1, steps: steps, with: &runner) {
        Watch.beat()
        return Interruption.isRequested
      }
    }
    for manner in Manner.allCases where !Interruption.isRequested {
      console.progress.show("control \(manner.rawValue)")
      let run = try control(manner.rawValue) { scenario in
        OracleFiltered(
          RightResolver(scenario, manner) { CachedResolver($0) },
          by: [.values, .provenance, .invariants])
      }
      if !Interruption.isRequested { controls.append(run) }
    }
    if Interruption.isRequested { return }
    canary = try control(SeededBug.canary.id) { scenario in
      OracleFiltered(WrongResolver(scenario, bug: .canary) { CachedResolver($0) })
    }
  }
}
