package import StatusQuoAppearanceModel
package import StatusQuoGenerators

/// The source of the scenarios of a run, which it numbers from 0.
package enum ScenarioSource: Sendable {
  /// The scenarios that a profile generates from a seed: endless, each made from its number alone.
  case generated(seed: UInt64, Profile)
  /// Each small world, followed by each history that can begin with it.
  case enumerated(SmallWorlds)
}

extension ScenarioSource {
  /// The number of consecutive scenarios that go to the same shard: one, or, where scenarios are
  /// cheapest together, a block of them.
  var blockLength: Int {
    switch self {
    case .generated: 1
    case .enumerated: 1 << 12
    }
  }

  /// True if scenarios that reach something new are reported. Small scenarios are all there already.
  package var reportsNewCoverage: Bool {
    if case .generated = self { true } else { false }
  }

  /// The invariant checks of the scenario with a number, in a search.
  func checks(at index: Int) -> InvariantChecks {
    switch self {
    case .generated(let seed, _): .searching(seed: SeededRandom.seed(index, of: seed))
    case .enumerated: .afterEveryStep
    }
  }
}

/// Makes the scenarios of a source. Small worlds are found fastest in ascending order.
package struct ScenarioCursor: Sendable {
  private let plan: RunPlan
  private var worlds: NumberedWorlds?

  /// A cursor at the first scenario of a plan.
  package init(_ plan: RunPlan) {
    self.plan = plan
    if case .enumerated(let worlds) = plan.source { self.worlds = NumberedWorlds(worlds) }
  }

  /// The scenario with a number.
  ///
  /// - Precondition: the source has as many scenarios.
  package mutating func scenario(at index: Int) -> Scenario {
    switch plan.source {
    case .generated(let seed, var profile):
      profile.capabilities = plan.capabilities(at: index)
      return profile.capabilities.fitted(
        profile.scenario(seed: SeededRandom.seed(index, of: seed)), under: plan.law)
    case .enumerated: return worlds!.world(of: index).scenario(at: index)
    }
  }

  /// The first number after all scenarios that continue the one with a number.
  package mutating func end(ofContinuationsOf index: Int) -> Int {
    switch plan.source {
    case .generated: index + 1
    case .enumerated: worlds!.world(of: index).end(ofContinuationsOf: index)
    }
  }

  /// The small world in which the scenario with a number begins.
  ///
  /// - Precondition: the source is an enumeration.
  mutating func world(of index: Int) -> NumberedWorld { worlds!.world(of: index) }
}
