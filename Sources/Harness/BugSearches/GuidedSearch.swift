public import StatusQuoAppearanceModel
import StatusQuoGenerators

/// One search by random bytes, with or without guidance by coverage, to judge whether guidance helps.
public struct GuidedSearch: Hashable, Sendable {
  /// Scenarios played until the models differed; nil when they did not within the limit.
  public private(set) var scenarios: Int?
  /// The sequences that were reached.
  public private(set) var coverage = SequenceCoverage()

  /// A scenario that reached something new.
  private struct Kept {
    var bytes: ScenarioBytes
    var additions: Int
  }

  /// Half of the scenarios of a guided search are mutations of one that reached more than another.
  ///
  /// - Parameters:
  ///   - runner: plays the resolver.
  ///   - make: makes a right resolver, for its coverage.
  public init<Model: Resolver>(
    seed: UInt64, isGuided: Bool, limit: Int, with runner: inout some ScenarioRunner,
    right make: (Scenario) -> Model
  ) throws(RunnerFailure) {
    var random = SeededRandom(seed: seed)
    var kept: [Kept] = []
    for number in 1...limit {
      var bytes = ScenarioBytes(random.bytes(8 * (15 + random.below(random.below(40) + 1))))
      if isGuided, !kept.isEmpty, random.chance(50) {
        let (one, other) = (random.pick(kept), random.pick(kept))
        bytes = one.additions > other.additions ? one.bytes : other.bytes
        for _ in 0...random.below(4) { bytes.mutate(seed: random.next(), limit: 8 * 64) }
      }
      let scenario = bytes.scenario
      if isGuided {
        let additions = coverage.add(scenario, playedBy: make)
        if additions > 0 { kept.append(Kept(bytes: bytes, additions: additions)) }
      }
      if try runner.divergence(on: scenario) != nil {
        scenarios = number
        return
      }
    }
  }
}

extension SeededRandom {
  fileprivate mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }
}
