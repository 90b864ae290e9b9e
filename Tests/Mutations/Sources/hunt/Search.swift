import Foundation
import StatusQuo
import StatusQuoSeededBugs

/// Plays the scenarios of a seed on both models until they differ. Returns the exit code: 1 when they do,
/// after a line with the scenario, the milliseconds of processor until then, the oracles that see it, and
/// the difference.
func firstDivergence<Subject: Resolver & SendableMetatype>(
  seed: UInt64, scenarios: Int, _ subject: @escaping @Sendable (Scenario) -> Subject
) -> Int32 {
  var models = LockStep(reference: { ReferenceModel($0) }, subject: subject)
  var coverage = Coverage()
  let start = clock()
  for index in 0..<scenarios {
    // Ends this process if one scenario takes longer.
    alarm(5)
    let seed = SeededRandom.seed(index, of: seed)
    let scenario = Profile.mixed.scenario(seed: seed)
    let checks = InvariantChecks.searching(seed: seed)
    let found = models.divergences(
      on: scenario, searching: checks, copying: index.isMultiple(of: 16), coverage: &coverage)
    if let divergence = found.first {
      let milliseconds = (clock() - start) * 1_000 / CLOCKS_PER_SEC
      let seen = oracles(seeing: scenario, subject)
      print("\(index)\t\(milliseconds)\t\(seen)\t\(divergence.divergenceClass)")
      return 1
    }
  }
  print("\(scenarios)\t\((clock() - start) * 1_000 / CLOCKS_PER_SEC)")
  return 0
}

/// The oracles that see a scenario, which all of them together do.
private func oracles<Subject: Resolver & SendableMetatype>(
  seeing scenario: Scenario, _ subject: @escaping @Sendable (Scenario) -> Subject
) -> String {
  Oracles.named.filter { _, oracle in
    var models = LockStep(reference: { ReferenceModel($0) }, subject: subject)
    models.oracles = oracle
    return models.firstDivergence(on: scenario) != nil
  }.map(\.name).joined(separator: ",")
}
