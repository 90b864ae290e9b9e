public import AppearanceModel

/// What a fuzz run found. The same for the same options, but for the durations.
public struct FuzzReport: Sendable {
  /// The seed of the run.
  public var seed: UInt64
  /// The name of the profile.
  public var profile: String
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
  /// One for each kind of divergence, in the order in which they were found.
  public var findings: [Finding] = []
  /// What was reached.
  public var coverage = Coverage()
  /// How long generating and playing took.
  public var playing = Duration.zero
  /// How long reducing took.
  public var reducing = Duration.zero
}

/// One kind of divergence.
public struct Finding: Sendable {
  /// The seed of the first scenario that showed it: `Profile.scenario(seed:)` makes it again.
  public var seed: UInt64
  /// The place of that scenario in the run, from 0.
  public var index: Int
  /// How many scenarios showed it.
  public var count: Int
  /// What it has in common with the others like it.
  public var divergenceClass: DivergenceClass
  /// The first scenario that showed it, as generated.
  public var original: Scenario
  /// The smallest scenario that shows it.
  public var reduction: Reduction
  /// How the reduced scenario diverges.
  public var divergence: Divergence
  /// False when the subject answered the same scenario in two ways.
  public var isReproducible: Bool
}
