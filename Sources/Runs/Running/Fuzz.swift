public import StatusQuoAppearanceModel
public import StatusQuoDiagnosing
public import StatusQuoHarness

/// Plays the scenarios of a plan on two resolvers, and shrinks and sorts where they differ.
///
/// Scenario k of a run depends on the plan and k only, so the report is the same for any number of
/// workers. It all happens in this process: a subject that crashes ends it. The commands play in
/// processes of their own.
///
///     let report = await fuzz(
///       RunPlan(seed: 1, scenarios: 10_000),
///       reference: { ReferenceModel($0) }, subject: { MyResolver($0) })
///     for finding in report.findings { print(ScenarioDocument(finding.scenario).text) }
///
/// - Parameters:
///   - workers: how many play at a time.
///   - shouldStop: asked several times a second; when it says so, what was found is reported.
///   - progress: called several times a second.
public func fuzz<Reference: Resolver & SendableMetatype, Subject: Resolver & SendableMetatype>(
  _ plan: RunPlan, workers: Int = 1,
  reference: @escaping @Sendable (Scenario) -> Reference,
  subject: @escaping @Sendable (Scenario) throws(Skip) -> Subject,
  shouldStop: @escaping @Sendable () -> Bool = { false },
  progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
) async -> RunReport {
  let models = LockStep(reference: reference, subject: subject)
  var coordinator = RunCoordinator(plan, workers: workers) { InProcessRunner(models, plan) }
  coordinator.shouldStop = { _ in shouldStop() }
  coordinator.notify = { event throws(RunnerFailure) in
    if case .progress(let reached) = event { progress(reached) }
  }
  return await coordinator.report()
}
