public import AppearanceModel

/// How far a run is.
public struct FuzzProgress: Hashable, Sendable {
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
/// Scenario k of a run depends on the run's seed and k only, so the report is the same for any
/// number of workers. It all happens in this process: a subject that crashes ends it. The command
/// `statusquo fuzz` plays in processes of their own.
///
/// - Parameters:
///   - shouldStop: asked several times a second; when it says so, what was found is reported.
///   - progress: told several times a second.
public func fuzz<Reference: Resolver & SendableMetatype, Subject: Resolver & SendableMetatype>(
  _ options: FuzzOptions,
  reference: @escaping @Sendable (Scenario) -> Reference,
  subject: @escaping @Sendable (Scenario) -> Subject,
  shouldStop: @escaping @Sendable () -> Bool = { false },
  progress: @escaping @Sendable (FuzzProgress) -> Void = { _ in }
) async -> FuzzReport {
  let models = LockStep(reference: reference, subject: subject)
  var run = FuzzRun(options) { LockStepPlayer(models, options) }
  run.shouldStop = { _ in shouldStop() }
  run.tell = { event throws(PlayerFailure) in
    if case .progress(let reached) = event { progress(reached) }
  }
  return await run.report()
}
