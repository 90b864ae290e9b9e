import StatusQuoHarness
import StatusQuoSeededBugs

extension Scoreboard {
  /// Runs a number of steps on every right resolver, and the canary until it is seen.
  @MainActor mutating func playControls(
    steps: Int, _ resolver: ResolverUnderTest, _ console: Console
  ) throws {
    func control(_ id: String, _ variant: ResolverUnderTest.Variant) throws -> ControlRun {
      var runner = resolver.runner(BugSearch.plan(seed: 1, scenarios: nil), variant)
      return try ControlRun(id, seed: 1, steps: steps, with: &runner) {
        Watch.beat()
        return Interruption.isRequested
      }
    }
    for manner in Manner.allCases where !Interruption.isRequested {
      console.progress.show("control \(manner.rawValue)")
      let run = try control(manner.rawValue, .manner(manner))
      if !Interruption.isRequested { controls.append(run) }
    }
    if Interruption.isRequested { return }
    canary = try control(SeededBug.canary.id, .bugs([.canary]))
  }
}
