package import StatusQuoAppearanceModel
public import StatusQuoGenerators

/// The scenarios to run, with limits.
///
///     RunPlan(seed: 1, profile: .appLike, scenarios: 10_000)
public struct RunPlan: Sendable {
  /// The number of hangs that ends a run.
  package static let maxHangs = 5
  /// The number of times that a subject ends in one way after which a run ends.
  package static let maxEndings = 20
  /// The fewest scenarios without anything new after which a run until all is covered ends, of a subject that
  /// knows a part of UIKit.
  package static let leastWithoutNew = 2_000

  /// The source of the scenarios.
  package var source: ScenarioSource
  /// The check of each scenario.
  package var check = ScenarioCheck.agreement
  /// The most scenarios, of all shards together; nil is no limit.
  package var scenarios: Int?
  /// The part of them that is played here.
  package var shard = Shard.whole
  /// An event that ends the run, besides the number of scenarios.
  package var end: End?
  /// The most divergences that are shrunk.
  package var samples = 100
  /// The budget of each shrinking.
  package var budget: Shrinking.Budget
  /// The most evaluations of all shrinkings together.
  package var evaluations = 400_000
  /// True to check invariants after every step, in place of the schedule of a search.
  package var checksEveryStep = false
  /// The subject's capabilities; shrinking leads to nothing else. See `restrict(to:)`.
  public private(set) var capabilities = Capabilities.all
  /// The capabilities that most scenarios are limited to after those from which the run has learned; nil where
  /// nothing was learned.
  package var learned: Capabilities?
  /// The law that decides what becomes of steps, where capabilities are about that.
  package var law: Law?
  /// The differences that are known, with their states.
  package var known = KnownDifferences()
  /// True if each class is to have a scenario that shows it, also where another finding explains it.
  package var showsEachClass = false

  /// The events that can end a run before all scenarios are played.
  package enum End: String, CaseIterable, Hashable, Sendable {
    /// Everything that coverage counts was reached; of a part of UIKit, nothing new for as long again.
    case covered
    /// A scenario diverged.
    case divergence
  }

  /// A run of generated scenarios.
  public init(
    seed: UInt64, profile: Profile = .mixed, scenarios: Int? = nil,
    budget: Shrinking.Budget = Shrinking.Budget()
  ) {
    source = .generated(seed: seed, profile)
    self.scenarios = scenarios
    self.budget = budget
  }

  /// A run of all small worlds; nil where there are more scenarios than can be counted.
  ///
  /// - Complexity: linear in the number of worlds, which are counted.
  package init?(_ worlds: SmallWorlds, budget: Shrinking.Budget = Shrinking.Budget()) {
    guard let count = worlds.count() else { return nil }
    source = .enumerated(worlds)
    scenarios = count.scenarios
    self.budget = budget
  }
}

/// The checks of a scenario.
package enum ScenarioCheck: String, Hashable, Sendable {
  /// The subject observes what the reference observes.
  case agreement
  /// The metamorphic properties hold for each of the two by itself.
  case properties
  /// A container keeps its promises.
  case promises
}

extension RunPlan {
  /// Limits scenarios, from now on, to what a subject knows.
  ///
  /// - Parameter law: decides what becomes of steps, where capabilities are about that.
  package mutating func restrict(to capabilities: Capabilities, under law: Law? = nil) {
    self.law = law
    if self.capabilities == capabilities { return }
    self.capabilities = capabilities
    if capabilities.container != nil { check = .promises }
    switch source {
    case .generated(let seed, var profile):
      profile.capabilities = capabilities
      source = .generated(seed: seed, profile)
    case .enumerated(var worlds):
      worlds.alphabet = worlds.alphabet.restricted(to: capabilities)
      worlds.capabilities = capabilities
      source = .enumerated(worlds)
      scenarios = worlds.count()?.scenarios ?? scenarios
    }
  }

  /// Returns true if a scenario needs only what the subject knows: all others are left out.
  package func isApplicable(_ scenario: Scenario) -> Bool {
    capabilities.cover(scenario, under: law)
  }

  /// The invariant checks of the scenario with a number.
  func checks(at index: Int) -> InvariantChecks {
    checksEveryStep ? .afterEveryStep : source.checks(at: index)
  }

  /// True if scenarios that reach something new are reported.
  var reportsNewCoverage: Bool { source.reportsNewCoverage && check == .agreement }
}
