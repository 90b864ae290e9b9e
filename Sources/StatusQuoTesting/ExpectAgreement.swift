import Foundation
public import StatusQuoAppearanceModel
public import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles
public import Testing

/// Holds a resolver against the reference model in a test: plays what is kept of earlier failures, then
/// generated scenarios, and records one issue for each way in which the two differ, with the shrunk
/// scenario, the rules that decide, and the document as an attachment.
///
/// It plays in the process of the test: a resolver that traps ends it, after a line on standard error
/// that names the scenario. Run such tests with `-c release`: a debug build plays a twentieth.
///
/// - Parameters:
///   - seed: what the scenarios follow from; the same seed gives the same scenarios everywhere.
///   - scenarios: how many are played.
///   - profile: what they are like.
///   - parts: what is compared; a resolver that answers only styles compares `[.styles]`.
///   - capabilities: what the resolver knows; scenarios need nothing else.
///   - folder: where failing scenarios are kept, to be played first the next time.
///   - makeResolver: makes the resolver from a scenario, as its world after the launch.
/// - Returns: what was played and found.
@discardableResult
public func expectAgreement<Subject: Resolver & SendableMetatype>(
  seed: UInt64 = 1, scenarios: Int = 1_000, profile: Profile = .mixed,
  comparing parts: Set<Divergence.Part> = Divergence.Part.observed,
  capabilities: Capabilities = .all, keepingFailuresIn folder: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeResolver: @escaping @Sendable (Scenario) -> Subject
) async -> RunReport {
  var plan = RunPlan(seed: seed, profile: profile, scenarios: scenarios)
  plan.restrict(to: capabilities)
  let models = LockStep(
    reference: { Comparing(ReferenceModel($0), parts) },
    subject: { Comparing(makeResolver($0), parts) })
  let tested = TestedResolver("\(Subject.self)")
  let hooks = RunnerHooks(willPlay: { index, _ in TrapReport.willPlay(index) })
  var coordinator = RunCoordinator(plan) { [plan] in InProcessRunner(models, plan, hooks: hooks) }
  do throws(DocumentError) {
    if let folder { coordinator.corpus = try Corpus.entries(in: folder).entries }
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
  }
  let isReported = TrapReport.arm(
    "statusquo: \(tested) trapped; seed \(seed), profile \(profile.name), scenario ")
  let report = await coordinator.report()
  if isReported { TrapReport.disarm() }
  for finding in report.findings {
    record(finding, of: tested, keptIn: folder, at: sourceLocation)
  }
  return report
}

/// One issue: the counterexample as text, and its document.
private func record(
  _ finding: Finding, of tested: TestedResolver, keptIn folder: String?,
  at sourceLocation: SourceLocation
) {
  let context = FindingContext(of: finding, on: tested, tool: toolVersion) { scenario, last, _ in
    narrate(
      ReferenceModel(scenario), scenario, upTo: last, explain: { $0.explain() },
      snapshot: { _, _ in nil })
  }
  let document = finding.document(context).text
  var text = finding.text(context: context)
  if let folder {
    let file = "\(folder)/\(finding.fileName)"
    do throws(DocumentError) {
      try TextFile.write(document, to: finding.fileName, inside: folder)
      text += "  kept: \(file)\n"
    } catch {
      text += "  not kept: \(error)\n"
    }
  }
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  #if compiler(>=6.2)
    Attachment.record(document, named: finding.fileName, sourceLocation: sourceLocation)
  #endif
}
