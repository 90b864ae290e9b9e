public import AppearanceModel

/// Plays the scenarios of a run on a reference and a subject, in this process or in another one.
public protocol Player: Sendable {
  /// Plays the scenarios at these positions of the shard, in order.
  ///
  /// It may end before the last of them, and does so after a scenario with news: one that reaches
  /// what none has reached that this player played before. So whoever joins the parts in order
  /// knows at each end of a part all that was reached up to there, and which scenario reached it.
  mutating func play(_ positions: Range<Int>) throws(PlayerFailure) -> Played

  /// How the subject fails on a scenario; nil when it agrees with the reference.
  mutating func divergence(on scenario: Scenario) throws(PlayerFailure) -> Divergence?

  /// The smallest scenario found on which the subject fails like on this one.
  ///
  /// - Precondition: it fails on it.
  mutating func reduce(
    _ scenario: Scenario, budget: Reduction.Budget
  ) throws(PlayerFailure) -> Reduction
}

/// Why nothing can be played any more. What is wrong with a single scenario is a divergence.
public struct PlayerFailure: Error, Hashable, Sendable {
  /// What is wrong, in words.
  public var reason: String

  /// The reason in words.
  public init(_ reason: String) { self.reason = reason }

  /// Nothing is wrong: whoever runs it wants it to end.
  public static let interrupted = PlayerFailure("interrupted")
}

/// Plays in this process: a subject that crashes takes the process with it.
public struct LockStepPlayer<Reference: Resolver, Subject: Resolver>: Player {
  private var models: LockStep<Reference, Subject>
  private let options: FuzzOptions
  private let scenario: @Sendable (_ positions: Range<Int>) -> Scenario
  private var known: Coverage

  /// A player for a run.
  ///
  /// - Parameters:
  ///   - known: what is no news.
  ///   - scenario: makes the scenario at the first of these positions of the shard, which is played
  ///     next; most often those at the others follow. Of the run, unless another one is given.
  public init(
    _ models: LockStep<Reference, Subject>, _ options: FuzzOptions, known: Coverage = Coverage(),
    scenario: (@Sendable (_ positions: Range<Int>) -> Scenario)? = nil
  ) {
    self.models = models
    self.options = options
    self.known = known
    self.scenario =
      scenario ?? { options.scenario(at: options.shard.index(at: $0.lowerBound)) }
  }

  /// Plays the scenarios up to the first with news.
  public mutating func play(_ positions: Range<Int>) -> Played {
    var part = Played()
    for position in positions {
      let index = options.shard.index(at: position)
      let scenario = scenario(position..<positions.upperBound)
      let checks =
        models.checks == .never
        ? .never : InvariantChecks.searching(seed: options.scenarioSeed(at: index))
      if let divergence = models.firstDivergence(
        on: scenario, searching: checks, coverage: &part.coverage)
      {
        part.add(Occurrences(divergence.divergenceClass, at: [index]))
      }
      if part.coverage.hasNews(for: known) { break }
    }
    known.merge(part.coverage)
    return part
  }

  /// Where the two differ first.
  public mutating func divergence(on scenario: Scenario) -> Divergence? {
    models.firstDivergence(on: scenario)
  }

  /// The smallest scenario found on which the two differ.
  public mutating func reduce(_ scenario: Scenario, budget: Reduction.Budget) -> Reduction {
    models.reduce(scenario, budget: budget)
  }
}
