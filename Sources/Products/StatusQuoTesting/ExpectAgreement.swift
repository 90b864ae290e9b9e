import Foundation
public import StatusQuoAppearanceModel
public import StatusQuoDiagnosing
import StatusQuoFindings
public import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles
public import Testing

/// Holds a resolver against the reference model in a test: plays what is kept of earlier failures, then
/// generated scenarios, and records one issue for each way in which the two differ, with the shrunk
/// scenario, the rules that decide, and the document as an attachment.
///
/// It plays in the process of the test: a resolver that traps or calls `exit` ends it as a failure, after a line
/// on standard error that names the scenario. The next run of the test begins with that scenario: before it plays it, it
/// records a warning with the scenario and where its document is (with compilers before 6.3, on standard
/// error). Run such tests with `-c release`: a debug build plays a twentieth.
///
/// - Parameters:
///   - seed: what the scenarios follow from; the same seed gives the same scenarios everywhere.
///   - scenarios: how many are played.
///   - profile: what they are like.
///   - parts: what is compared; a resolver that answers only styles compares `[.styles]`.
///   - capabilities: what the resolver knows; scenarios need nothing else.
///   - file: the file of known differences, as `fuzz --accept` writes it: these are no issues. One that is
///     fixed is.
///   - folder: where failing scenarios are kept, to be played first the next time; that of a run
///     that did not end is kept in the temporary folder where there is none.
///   - makeResolver: makes the resolver from a scenario, as its world after the launch, or throws a `Skip`
///     where the scenario isn't applicable.
/// - Returns: what was played and found.
@discardableResult
public func expectAgreement<Subject: Resolver & SendableMetatype>(
  seed: UInt64 = 1, scenarios: Int = 1_000, profile: Profile = .mixed,
  comparing parts: Set<Observation.Part> = .all,
  capabilities: Capabilities = .all, known file: String? = nil,
  keepingFailuresIn folder: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeResolver: @escaping @Sendable (Scenario) throws(Skip) -> Subject
) async -> RunReport {
  var plan = RunPlan(seed: seed, profile: profile, scenarios: scenarios)
  let readings = capabilities.readings
  plan.restrict(
    to: capabilities, under: lawOfSteps { ReferenceModel($0, readings: readings) })
  let tested = TestedResolver("\(Subject.self)")
  let traps = TrapReport(
    of: tested, plan, "seed \(seed), profile \(profile.name)",
    "\(parts.map(\.rawValue).sorted())", keptIn: folder, at: sourceLocation)
  defer { traps.end() }
  var models = LockStep(
    comparing: parts, reference: { ReferenceModel($0, readings: readings) }, subject: makeResolver)
  models.watch = traps.watch
  let hooks = RunnerHooks(willPlay: { index, _ in traps.willPlay(index) })
  return await play(
    plan, of: tested, traps, known: file, keepingFailuresIn: folder,
    answering: AnsweredScope(parts: parts, calls: capabilities.calls, readings: readings),
    at: sourceLocation
  ) { [plan, models] in InProcessRunner(models, plan, hooks: hooks) }
}
