public import AppearanceModel

/// What a fuzz run found. The same for the same options, but for the durations.
public struct FuzzReport: Sendable {
  /// The seed of the run.
  public var seed: UInt64
  /// The name of the profile.
  public var profile: String
  /// What was held against the reference, in the words of the command line; empty for its own.
  public var subject: [String] = []
  /// The part of the run that was played.
  public var shard = Shard.whole
  /// How many scenarios were played.
  public var scenarios = 0
  /// How many steps were played.
  public var steps = 0
  /// How many of them were applied.
  public var applied = 0
  /// How many of them were ignored.
  public var ignored = 0
  /// How many of them raised.
  public var raised = 0
  /// How many scenarios diverged.
  public var divergences = 0
  /// One for each smallest scenario that divergences led to, in the order in which they were found.
  public var findings: [Finding] = []
  /// How many kept scenarios were replayed before.
  public var replayed = 0
  /// What was reached.
  public var coverage = Coverage()
  /// What was played: runs, and the shards of one, join by it.
  public var played = Played()
  /// How many of them a run had played that this one goes on from.
  public var scenariosBefore = 0
  /// How many steps it had played.
  public var stepsBefore = 0
  /// How long generating and playing took.
  public var playing = Duration.zero
  /// How long reducing took.
  public var reducing = Duration.zero
  /// Why the run ended before its time, in words.
  public var failure: String?

  /// Takes the totals from what was played.
  mutating func take(_ played: Played) {
    self.played = played
    coverage = played.coverage
    scenarios = coverage.scenarios
    steps = coverage.steps
    applied = coverage.applied
    ignored = coverage.ignored
    raised = coverage.raised
    divergences = played.divergenceCount
  }
}

/// Divergences that reduce to one and the same scenario.
public struct Finding: Sendable {
  /// The seed of the first scenario that showed it: `Profile.scenario(seed:)` makes it again.
  public var seed: UInt64
  /// The place of that scenario in the run, from 0.
  public var index: Int
  /// How many scenarios diverged in the ways that led to it.
  public var count: Int
  /// How the reduced scenario diverges, without names.
  public var divergenceClass: DivergenceClass
  /// The first scenario that showed it, as generated.
  public var original: Scenario
  /// The smallest scenario that shows it.
  public var reduction: Reduction
  /// How the reduced scenario diverges.
  public var divergence: Divergence
  /// False when the subject answered the same scenario in two ways.
  public var isReproducible: Bool
  /// The ways to diverge that led to it, the one with the smallest scenario first. Another bug may
  /// hide among them.
  public var manifestations: [Cluster.Manifestation] = []
  /// The document that showed it, when it was not a scenario of the run: `seed`, `index` and `count`
  /// are of no meaning then.
  public var file: String?

  /// A kind of divergence.
  public init(
    seed: UInt64, index: Int, count: Int, divergenceClass: DivergenceClass, original: Scenario,
    reduction: Reduction, divergence: Divergence, isReproducible: Bool,
    manifestations: [Cluster.Manifestation] = [], file: String? = nil
  ) {
    self.seed = seed
    self.index = index
    self.count = count
    self.divergenceClass = divergenceClass
    self.original = original
    self.reduction = reduction
    self.divergence = divergence
    self.isReproducible = isReproducible
    self.manifestations = manifestations
    self.file = file
  }
}
