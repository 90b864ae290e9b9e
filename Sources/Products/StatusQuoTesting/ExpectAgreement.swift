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
  let home = folder ?? NSTemporaryDirectory() + "statusquo-tests"
  let traps = TrapReport(
    plan.mark + "\(tested) \(sourceLocation.fileID) \(parts.map(\.rawValue).sorted())", in: home,
    of: "\(tested)", "seed \(seed), profile \(profile.name)")
  defer { traps.end() }
  let models = LockStep(
    reference: { Comparing(ReferenceModel($0, readings: readings), parts) },
    subject: { scenario throws(Skip) in
      traps.launch()
      return Comparing(
        try MarkedSubject(traps.subjectMark) { () throws(Skip) in try makeResolver(scenario) },
        parts)
    })
  let hooks = RunnerHooks(willPlay: { index, _ in traps.willPlay(index) })
  var coordinator = RunCoordinator(plan) { [plan] in InProcessRunner(models, plan, hooks: hooks) }
  coordinator.corpus = kept(in: folder, at: sourceLocation)
  coordinator.knownDifferences = known(in: file, at: sourceLocation).map { $0.knownToday }
  coordinator.notify = { _ in traps.willPlay(-1) }
  coordinator.shouldStop = { phase in
    if case .shrinking = phase { traps.willPlay(-1) }
    return false
  }
  if let last = traps.unfinished, last.number < scenarios {
    warn(of: last.number, last.how, plan, tested, keptIn: home, at: sourceLocation)
    _ = await coordinator.forEach([last.number]) { number, runner in
      runner.run(number..<number + 1)
    }
    traps.willPlay(-1)
  }
  let report = await coordinator.report()
  for finding in report.findings {
    record(
      finding, of: tested,
      answering: AnsweredScope(parts: parts, calls: capabilities.calls, readings: readings),
      keptIn: folder, at: sourceLocation)
  }
  if report.findings.isEmpty, report.outcome != .agreement {
    Issue.record(Comment(rawValue: report.verdict), sourceLocation: sourceLocation)
  }
  return report
}

/// The scenarios of a folder, which are played first.
private func kept(in folder: String?, at sourceLocation: SourceLocation) -> [CorpusEntry] {
  do throws(DocumentError) {
    guard let folder else { return [] }
    let (entries, unreadable) = try Corpus.entries(in: folder)
    for problem in unreadable {
      Issue.record(Comment(rawValue: "\(problem)"), sourceLocation: sourceLocation)
    }
    return entries
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    return []
  }
}

/// The known differences of a file.
private func known(
  in file: String?, at sourceLocation: SourceLocation
) -> [AcceptedDifference] {
  do throws(DocumentError) {
    return try file.map(AcceptedDifference.read) ?? []
  } catch {
    Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    return []
  }
}

/// Names the scenario in which the last run ended, before it is played.
private func warn(
  of number: Int, _ how: TrapReport.Ending, _ plan: RunPlan, _ tested: TestedResolver,
  keptIn folder: String, at sourceLocation: SourceLocation
) {
  var cursor = ScenarioCursor(plan)
  let scenario = cursor.scenario(at: number)
  let source = "\(plan.source.origin.text), scenario \(number)"
  let document = ScenarioDocument(scenario, source: source)
  let name = "ended-\(document.contentHash).json"
  let event =
    switch how {
    case .trap: "\(tested) trapped in the last run"
    case .exit: "'exit' was called in the last run"
    case .unknown: "the last run ended"
    }
  var lines = [
    "\(event), in \(source)",
    "it is played first, and ends this run if that is not fixed", "",
  ]
  lines += scenario.tree.prefix(60)
  lines += scenario.steps.prefix(60).enumerated().map { "  \($0 + 1)  \($1.call(scenario.names))" }
  do throws(DocumentError) {
    try TextFile.write(document.text, to: name, inside: folder)
    lines.append("kept: \(folder)/\(name)")
  } catch {
    lines.append("not kept: \(error)")
  }
  let text = lines.joined(separator: "\n")
  #if compiler(>=6.3)
    Issue.record(
      Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
  #else
    FileHandle.standardError.write(Data("statusquo: \(text)\n".utf8))
  #endif
}

extension RunPlan {
  /// The text that identifies its scenarios.
  fileprivate var mark: String {
    let known =
      capabilities == .all ? "" : Capabilities.jsonForm.json(capabilities).compactText
    return "\(generatorVersion) \(ScenarioSource.jsonForm.json(source).compactText) \(known) "
  }
}

/// One issue: the counterexample as text, and its document.
func record(
  _ finding: Finding, of tested: TestedResolver, answering scope: AnsweredScope = .all,
  keptIn folder: String?, at sourceLocation: SourceLocation
) {
  let reported = ReportedFinding(finding, on: tested, answering: scope)
  let document = reported.document.text
  var text = reported.article().text()
  if let folder {
    let file = "\(folder)/\(finding.fileName)"
    do throws(DocumentError) {
      try TextFile.write(document, to: finding.fileName, inside: folder)
      text += "kept: \(file)\n"
    } catch {
      text += "not kept: \(error)\n"
    }
  }
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  #if compiler(>=6.2)
    Attachment.record(document, named: finding.fileName, sourceLocation: sourceLocation)
  #endif
}
