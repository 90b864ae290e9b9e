import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoSeededBugs

extension Scoreboard {
  /// Plants pairs of bugs, always the same for one number of them, and looks which are reported.
  @MainActor mutating func searchPairs(
    _ count: Int, of bugs: [SeededBug], _ resolver: ResolverUnderTest, _ console: Console
  ) throws {
    var random = SeededRandom(seed: UInt64(count))
    for number in 1...count {
      if bugs.count < 2 || Interruption.isRequested { break }
      let first = random.below(bugs.count)
      let second = (first + 1 + random.below(bugs.count - 1)) % bugs.count
      let pair = [bugs[first], bugs[second]]
      console.progress.show("pair \(number) of \(count)", pair[0].id, pair[1].id)
      let search = try search(for: pair, resolver)
      if !Interruption.isRequested { pairs.append(search) }
    }
  }
}

/// Fuzzes for both bugs, longer while one of them is too rare to be met or hides behind the other.
private func search(for bugs: [SeededBug], _ resolver: ResolverUnderTest) throws -> PairSearch {
  var result = try search(for: bugs, scenarios: 500, resolver)
  for scenarios in [5_000, 50_000] where !result.isSeparated && !Interruption.isRequested {
    result = try search(for: bugs, scenarios: scenarios, resolver)
  }
  return result
}

private func search(
  for bugs: [SeededBug], scenarios: Int, _ resolver: ResolverUnderTest
) throws -> PairSearch {
  var plan = RunPlan(
    seed: 1, scenarios: scenarios, budget: Shrinking.Budget(evaluations: 2_000, pairs: 100))
  plan.samples = 40
  var runner = resolver.runner(plan, .bugs(bugs))
  var alone = bugs.map { resolver.runner(plan, .bugs([$0])) }
  let explainer = Explainer.ofLaws(exceptBugs: bugs.map(\.id))
  let report = try plan.report(with: &runner, explainedBy: explainer) {
    Watch.beat()
    return Interruption.isRequested
  }
  return PairSearch(bugs.map(\.id), report) { bug, scenario in
    (try? alone[bug].divergence(on: scenario)) != nil
  }
}
