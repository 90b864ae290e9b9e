public import AppearanceModel
public import Generators

/// One search for a divergence: how long it took, and how small it became.
public struct Trial: Hashable, Sendable {
  /// The seed of the search.
  public let seed: UInt64
  /// Scenarios played until the models differed, or until the limit.
  public private(set) var scenarios = 0
  /// Steps played until then.
  public private(set) var steps = 0
  /// How long that took.
  public private(set) var finding = Duration.zero
  /// How long the reduction took.
  public private(set) var reducing = Duration.zero
  /// What the first diverging scenario was reduced to; nil when the limit came first.
  public private(set) var reduction: Reduction?

  /// When a search gives up.
  public struct Limit: Hashable, Sendable {
    /// After so many scenarios.
    public var scenarios: Int
    /// After so long.
    public var time: Duration
    /// What the reduction may do.
    public var budget: Reduction.Budget

    /// A limit; the default is that of the scoreboard.
    public init(
      scenarios: Int = 100_000, time: Duration = .seconds(60),
      budget: Reduction.Budget = Reduction.Budget()
    ) {
      self.scenarios = scenarios
      self.time = time
      self.budget = budget
    }
  }

  /// Plays the scenarios of a seed until the two resolvers of `models` differ, and reduces.
  ///
  /// - Parameter shouldStop: asked every few scenarios; then the search gives up.
  public init<Reference: Resolver, Subject: Resolver>(
    seed: UInt64, profile: Profile = .mixed, limit: Limit = Limit(),
    models: inout LockStep<Reference, Subject>, shouldStop: () -> Bool = { false }
  ) {
    self.seed = seed
    let start = ContinuousClock.now
    var coverage = Coverage()
    var found: Scenario?
    while found == nil, scenarios < limit.scenarios {
      if scenarios.isMultiple(of: 64), shouldStop() || ContinuousClock.now - start > limit.time {
        break
      }
      let scenario = profile.scenario(seed: SeededRandom.seed(scenarios, of: seed))
      if models.firstDivergence(on: scenario, coverage: &coverage) != nil { found = scenario }
      scenarios += 1
    }
    steps = coverage.steps
    finding = ContinuousClock.now - start
    guard let found else { return }
    reduction = models.reduce(found, budget: limit.budget)
    reducing = ContinuousClock.now - start - finding
  }
}
