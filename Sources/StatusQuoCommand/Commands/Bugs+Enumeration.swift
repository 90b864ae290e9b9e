import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoSeededBugs

/// Scenarios to play for one bug at most: about ten seconds.
private let mostScenarios = 500_000

extension SeededBug {
  /// The size of the first scenario that shows it among all small worlds that are no larger than
  /// the known shortest; nil when there is none, or when there are too many worlds to play.
  fileprivate func sizeByEnumeration(_ resolver: ResolverUnderTest) throws -> KnownSize? {
    let worlds = SmallWorlds(
      .rich, controllers: shortest.controllers, steps: shortest.steps, goesOnWhenRefused: true)
    guard worlds.count(scenariosAtMost: mostScenarios) != nil else { return nil }
    var runner = resolver.runner(RunPlan(seed: 0, scenarios: 0), .bugs([self]))
    let smallest = worlds.first { scenario in
      Watch.beat()
      return Interruption.isRequested || (try? runner.divergence(on: scenario)) != nil
    }
    guard let smallest, !Interruption.isRequested else { return nil }
    return KnownSize(smallest.steps.count, smallest.controllers.count, .enumerated)
  }
}

/// Prints, for each bug, what enumeration says of its known shortest size. Returns whether none is
/// refuted.
@MainActor func confirmShortest(
  of bugs: [SeededBug], _ resolver: ResolverUnderTest, _ console: Console
) throws -> Bool {
  var isRefuted = false
  for (index, bug) in bugs.enumerated() where !Interruption.isRequested {
    console.progress.show("small worlds, \(index + 1) of \(bugs.count)", bug.id)
    let known = bug.shortest
    let verdict: String
    let size = try bug.sizeByEnumeration(resolver)
    if Interruption.isRequested { break }
    switch size {
    case nil: verdict = "not reached"
    case let size? where (size.steps, size.controllers) == (known.steps, known.controllers):
      verdict = "confirmed"
    case let size?:
      verdict = "refuted by \(size.steps)+\(size.controllers)"
      isRefuted = true
    }
    console.progress.clear()
    console.write("\(bug.id)  \(known.steps)+\(known.controllers)  \(verdict)\n")
  }
  if Interruption.isRequested {
    throw UsageError("interrupted: bugs that are not listed were not played")
  }
  return !isRefuted
}
