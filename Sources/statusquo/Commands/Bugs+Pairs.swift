import AppearanceModel
import Generators
import Harness
import SeededBugs

extension Scoreboard {
  /// Plants pairs of bugs, always the same for one number of them, and looks who is reported.
  @MainActor mutating func searchPairs(
    _ count: Int, of bugs: [SeededBug], _ console: Console
  ) async {
    var random = SeededRandom(seed: UInt64(count))
    for number in 1...count where bugs.count > 1 && !Interruption.isRequested {
      let first = random.below(bugs.count)
      let second = (first + 1 + random.below(bugs.count - 1)) % bugs.count
      let pair = [bugs[first], bugs[second]]
      console.progress.show("pair \(number) of \(count): \(pair[0].id), \(pair[1].id)")
      pairs.append(await search(for: pair))
    }
  }
}

/// Fuzzes for both bugs, longer while one of them is too rare to be met or hides behind the other.
private func search(for bugs: [SeededBug]) async -> PairTrial {
  var trial = await search(for: bugs, scenarios: 500)
  for scenarios in [5_000, 50_000] where !trial.isSeparated && !Interruption.isRequested {
    trial = await search(for: bugs, scenarios: scenarios)
  }
  return trial
}

private func search(for bugs: [SeededBug], scenarios: Int) async -> PairTrial {
  let models = LockStep.withBugs(bugs)
  let alone = bugs.map { LockStep.withBugs([$0]) }
  var options = FuzzOptions(
    seed: 1, scenarios: scenarios, budget: Reduction.Budget(evaluations: 2_000, pairs: 100))
  options.reductions = 40
  let report = await Harness.fuzz(
    options, reference: models.reference, subject: models.subject)
  return PairTrial(bugs.map(\.id), report) { bug, scenario in
    var models = alone[bug]
    return models.firstDivergence(on: scenario) != nil
  }
}
