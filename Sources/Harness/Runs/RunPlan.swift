public import StatusQuoGenerators

/// What to run, and how far.
public struct RunPlan: Sendable {
  /// A run ends after as many hangs of one class.
  public static let mostHangs = 5

  /// The source of the scenarios.
  public var source: ScenarioSource
  /// What must hold for each.
  public var check = ScenarioCheck.agreement
  /// The most scenarios, of all shards together; nil is no limit.
  public var scenarios: Int?
  /// Which of them are played here.
  public var shard = Shard.whole
  /// What ends the run besides the number of scenarios.
  public var end: End?
  /// The most divergences that are shrunk.
  public var samples = 100
  /// How much work each shrinking may do.
  public var budget: Shrinking.Budget
  /// How much work all shrinkings together may do.
  public var evaluations = 400_000
  /// Whether invariants are checked after every step, and not by the schedule of a search.
  public var checksEveryStep = false
  /// What the subject knows; shrinking leads to nothing else. See `restrict(to:)`.
  public private(set) var capabilities = Capabilities.all

  /// What can end a run before all scenarios are played.
  public enum End: String, Hashable, Sendable {
    /// Everything that coverage counts was reached.
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
  public init?(_ worlds: SmallWorlds, budget: Shrinking.Budget = Shrinking.Budget()) {
    guard let count = worlds.count() else { return nil }
    source = .enumerated(worlds)
    scenarios = count.scenarios
    self.budget = budget
  }
}

/// What must hold for each scenario of a run.
public enum ScenarioCheck: String, Hashable, Sendable {
  /// The subject observes what the reference observes.
  case agreement
  /// The metamorphic properties hold for each of the two by itself.
  case properties
}

extension RunPlan {
  /// From now on scenarios need only what a subject knows.
  public mutating func restrict(to capabilities: Capabilities) {
    self.capabilities = capabilities
    switch source {
    case .generated(let seed, var profile):
      profile.capabilities = capabilities
      source = .generated(seed: seed, profile)
    case .enumerated(var worlds):
      worlds.alphabet = worlds.alphabet.restricted(to: capabilities)
      source = .enumerated(worlds)
      scenarios = worlds.count()?.scenarios ?? scenarios
    }
  }

  /// The invariant checks of the scenario with a number.
  func checks(at index: Int) -> InvariantChecks {
    checksEveryStep ? .afterEveryStep : source.checks(at: index)
  }

  /// Whether scenarios that reach something new end a part.
  var reportsNewCoverage: Bool { source.reportsNewCoverage && check == .agreement }
}
