import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoSeededBugs

/// How many scenarios a search with or without guidance plays at most.
private let mostScenarios = 20_000

/// Prints how many scenarios find each bug with and without guidance by coverage, and how much
/// coverage grows.
@MainActor func compareGuidance(
  _ bugs: [SeededBug], seeds: Int, _ resolver: ResolverUnderTest, _ console: Console
) throws {
  console.progress.show("measuring coverage")
  printGrowth(console)
  var (better, worse) = (0, 0)
  for bug in bugs where !Interruption.isRequested {
    console.progress.show("searching \(bug.id)")
    let guided = try bug.searches(seeds, isGuided: true, resolver)
    let unguided = try bug.searches(seeds, isGuided: false, resolver)
    if Interruption.isRequested { break }
    for (one, other) in zip(guided, unguided) where one != other {
      if one < other { better += 1 } else { worse += 1 }
    }
    console.progress.clear()
    console.write(
      "| \(bug.id) | \(guided.median.grouped) | \(unguided.median.grouped) |\n")
    console.flush()
  }
  let least = Score.leastShare(better, of: better + worse)
  let most = 1 - Score.leastShare(worse, of: better + worse)
  console.write(
    """
    guided sooner in \(better) of \(better + worse) searches, at 90 % confidence in \
    \(Int((least * 100).rounded())) to \(Int((most * 100).rounded())) % of all

    """)
}

extension SeededBug {
  /// How many scenarios each of some searches needs.
  fileprivate func searches(
    _ seeds: Int, isGuided: Bool, _ resolver: ResolverUnderTest
  ) throws -> [Int] {
    var runner = resolver.runner(BugSearch.plan(seed: 1), .bugs([self]))
    var searches: [Int] = []
    for seed in 1...UInt64(seeds) {
      if Interruption.isRequested { break }
      Watch.beat()
      let search = try GuidedSearch(
        seed: seed, isGuided: isGuided, limit: mostScenarios, with: &runner,
        right: { Reference($0) })
      searches.append(search.scenarios ?? mostScenarios + 1)
    }
    return searches
  }
}

@MainActor private func printGrowth(_ console: Console) {
  var sequences = SequenceCoverage()
  console.write("| scenarios | sequences of steps and rules |\n| ---: | ---: |\n")
  for index in 0..<100_000 where !Interruption.isRequested {
    let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
    sequences.add(scenario) { Reference($0) }
    guard [1_000, 10_000, 100_000].contains(index + 1) else { continue }
    console.write("| \((index + 1).grouped) | \(sequences.count.grouped) |\n")
  }
  console.write("\n| bug | scenarios, guided | unguided |\n| --- | ---: | ---: |\n")
}

extension [Int] {
  fileprivate var median: Int { sorted()[count / 2] }
}
