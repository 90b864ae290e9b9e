public import AppearanceModel
public import Generators

/// Scenarios played on a resolver that is right but different: none may be reported.
public struct ControlTrial: Hashable, Sendable {
  /// In what the resolver differs from another right one.
  public let id: String
  /// Scenarios played.
  public private(set) var scenarios = 0
  /// Steps played.
  public private(set) var steps = 0
  /// The first report, which is a defect of the harness or of the resolver.
  public private(set) var report: DivergenceClass?

  /// Plays the scenarios of a seed until so many steps are played, or until one is reported.
  ///
  /// - Parameter shouldStop: asked every few scenarios; then no more are played.
  public init<Reference: Resolver, Subject: Resolver>(
    _ id: String, seed: UInt64, steps limit: Int, profile: Profile = .mixed,
    models: inout LockStep<Reference, Subject>, shouldStop: () -> Bool = { false }
  ) {
    self.id = id
    var coverage = Coverage()
    while report == nil, coverage.steps < limit {
      if scenarios.isMultiple(of: 64), shouldStop() { break }
      let scenario = profile.scenario(seed: SeededRandom.seed(scenarios, of: seed))
      report = models.firstDivergence(on: scenario, coverage: &coverage)?.divergenceClass
      scenarios += 1
    }
    steps = coverage.steps
  }
}
