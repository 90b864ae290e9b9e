import StatusQuoAppearanceModel
import StatusQuoHarness

/// Subjects that keep something outside themselves, such as a memo of the process.
extension ScenarioRunner {
  /// The numbers of few scenarios before a sample that one process has to play first so that the
  /// sample fails, in their order; empty where none of the last 512 are enough.
  mutating func scenariosBefore(
    _ sample: Finding.Sample, of plan: RunPlan, scenario: (_ index: Int) -> Scenario,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> [Int] {
    guard case .generated = plan.source, let index = sample.index else { return [] }
    let failing = scenario(index)
    let progress = Shrinking.Progress(smallest: failing, evaluations: 0)
    func fails(after before: [Int]) throws(RunnerFailure) -> Bool {
      startAfresh()
      for index in before { _ = try divergence(on: scenario(index)) }
      return try divergences(on: failing).contains { $0.has([sample.divergenceClass]) }
    }
    let end = plan.position(of: index)
    var count = 1
    var needed: [Int] = []
    while needed.isEmpty {
      guard watch(progress) == .goOn else { return [] }
      let before = (max(0, end - count)..<end).map { plan.index(at: $0) }
      if try fails(after: before) { needed = before }
      if needed.isEmpty, count >= min(end, 512) { return [] }
      count *= 4
    }
    let maxTries = sample.divergenceClass.part == .hang ? 12 : 60
    // Halves, quarters and so on are left out.
    var length = (needed.count + 1) / 2
    var tries = 0
    while true {
      var start = 0
      while start < needed.count, needed.count > 1, tries < maxTries, watch(progress) == .goOn {
        var fewer = needed
        fewer.removeSubrange(start..<min(start + length, needed.count))
        tries += 1
        if try fails(after: fewer) { needed = fewer } else { start += length }
      }
      if length == 1 { return needed }
      length /= 2
    }
  }

  /// A longer scenario on which copies show what they share; nil where none is found. Small scenarios
  /// are played on copies, so that one goes wrong after what another has played.
  mutating func scenarioOfCopies(
    _ scenario: Scenario, of plan: RunPlan, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Scenario? {
    guard case .enumerated = plan.source else { return nil }
    for further in scenario.continuations {
      guard further.count == 1,
        watch(Shrinking.Progress(smallest: scenario, evaluations: 0)) == .goOn
      else { break }
      var longer = scenario
      longer.steps += further
      if try divergence(on: longer)?.isOfCopies == true { return longer }
    }
    return nil
  }

  /// Shrinks a finding that shows only in a process that has played other scenarios before. Each
  /// candidate costs a process, which plays these again. Where the time is over, it stays as it was found.
  mutating func shrink(
    _ finding: inout Finding, playedAfter before: [Int], _ scenarios: [Scenario],
    _ budget: Shrinking.Budget, _ watch: ShrinkWatch
  ) throws(RunnerFailure) {
    func failure(of candidate: Scenario) throws(RunnerFailure) -> Divergence? {
      startAfresh()
      for scenario in scenarios { _ = try divergence(on: scenario) }
      return try divergence(
        on: candidate, like: finding.examples.prefix(1).map { $0.divergenceClass })
    }
    finding.playedBefore = before
    do throws(RunnerFailure) {
      guard let found = try failure(of: finding.original) else { return }
      finding.isReproducible = true
      finding.divergence = found
      let isHang = found.part == .hang
      let shrinking = try shrinkEach(
        finding.original, budget.atMost(evaluations: isHang ? 12 : 120), watch, failure)
      guard let shown = try failure(of: shrinking.scenario) else { return }
      finding.shrinking = shrinking
      finding.divergence = shown
    } catch {
      guard error == .interrupted else { throw error }
    }
  }
}
