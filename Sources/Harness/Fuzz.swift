public import AppearanceModel
public import Generators

/// What to fuzz, and for how long.
public struct FuzzOptions: Sendable {
  /// All scenarios of the run follow from it.
  public var seed: UInt64
  /// What kind of scenarios.
  public var profile: Profile
  /// At most so many scenarios; nil is no limit.
  public var scenarios: Int?
  /// How many run at a time. Never changes what is found.
  public var workers: Int
  /// How much work each reduction may do.
  public var budget: Reduction.Budget

  /// Options for a run that only `shouldStop` ends, unless `scenarios` is given.
  public init(
    seed: UInt64, profile: Profile = .mixed, scenarios: Int? = nil, workers: Int = 1,
    budget: Reduction.Budget = Reduction.Budget()
  ) {
    self.seed = seed
    self.profile = profile
    self.scenarios = scenarios
    self.workers = workers
    self.budget = budget
  }
}

/// How far a run is.
public struct FuzzProgress: Sendable {
  /// Scenarios played so far.
  public var scenarios: Int
  /// Steps played so far.
  public var steps: Int
  /// Scenarios that diverged so far.
  public var divergences: Int
  /// Rules used so far.
  public var rules: Int
}

/// Plays generated scenarios on two resolvers, and reduces and sorts where they differ.
///
/// - Parameters:
///   - shouldStop: asked several times a second; when it says so, what was found is reported.
///   - progress: told several times a second.
public func fuzz<Reference: Resolver, Subject: Resolver>(
  _ options: FuzzOptions,
  reference: @escaping @Sendable (Scenario) -> Reference,
  subject: @escaping @Sendable (Scenario) -> Subject,
  shouldStop: @escaping @Sendable () -> Bool = { false },
  progress: @escaping @Sendable (FuzzProgress) -> Void = { _ in }
) async -> FuzzReport {
  FuzzReport(seed: options.seed, profile: options.profile.name)
}
