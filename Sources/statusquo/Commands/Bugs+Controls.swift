import Harness
import SeededBugs

extension Scoreboard {
  /// Plays so many steps on every right resolver, and the canary until it is seen.
  @MainActor mutating func playControls(steps: Int, _ console: Console) {
    for manner in Manner.allCases where !Interruption.isRequested {
      console.progress.show("control \(manner.rawValue)")
      var models = LockStep(reference: { Reference($0) }) { scenario in
        Judged(
          RightResolver(scenario, manner) { Subject($0) }, by: [.values, .provenance, .audit])
      }
      controls.append(
        ControlTrial(
          manner.rawValue, seed: 1, steps: steps, models: &models,
          shouldStop: { Interruption.isRequested }))
    }
    var models = LockStep.withBugs([.canary])
    canary = ControlTrial(SeededBug.canary.id, seed: 1, steps: steps, models: &models)
  }
}
