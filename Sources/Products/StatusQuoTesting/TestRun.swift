import Foundation
import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles
import Testing

/// Plays a run in the process of a test: first the scenario in which the last run ended, and what is kept of earlier
/// failures. Records one issue for each finding.
func play<Runner: ScenarioRunner & Sendable>(
  _ plan: RunPlan, of tested: TestedResolver, _ traps: TrapReport, known file: String?,
  keepingFailuresIn folder: String?, answering scope: AnsweredScope = .all,
  at sourceLocation: SourceLocation, _ makeRunner: @escaping @Sendable () -> Runner
) async -> RunReport {
  var coordinator = RunCoordinator(plan, makeRunner: makeRunner)
  coordinator.corpus = kept(in: folder, at: sourceLocation)
  coordinator.knownDifferences = known(in: file, at: sourceLocation).map { $0.knownToday }
  coordinator.notify = { _ in traps.willPlay(-1) }
  coordinator.shouldStop = { phase in
    if case .shrinking = phase { traps.willPlay(-1) }
    return false
  }
  if let last = traps.unfinished, last.number < plan.positions ?? .max {
    warn(
      of: last.number, last.how, plan, tested, keptIn: TrapReport.home(folder), at: sourceLocation)
    _ = await coordinator.forEach([last.number]) { number, runner throws(RunnerFailure) in
      try runner.run(number..<number + 1)
    }
    traps.willPlay(-1)
  }
  let report = await coordinator.report()
  for finding in report.findings {
    record(finding, of: tested, answering: scope, keptIn: folder, at: sourceLocation)
  }
  if report.findings.isEmpty, report.outcome != .agreement {
    let skipped = report.totals.skipped
    let why = skipped.count > 0 ? "; skipped: \(skipped.text)" : ""
    Issue.record(Comment(rawValue: report.verdict + why), sourceLocation: sourceLocation)
  }
  return report
}

extension TrapReport {
  /// The folder of what a process leaves that ends.
  fileprivate static func home(_ folder: String?) -> String {
    folder ?? NSTemporaryDirectory() + "statusquo-tests"
  }

  /// A test that begins to play a run.
  ///
  /// - Parameters:
  ///   - run: what comes before the number of a scenario.
  ///   - further: the text by which its scenarios differ from those of the same plan.
  convenience init(
    of tested: TestedResolver, _ plan: RunPlan, _ run: String, _ further: String = "",
    keptIn folder: String?, at sourceLocation: SourceLocation
  ) {
    self.init(
      plan.mark + "\(tested) \(sourceLocation.fileID) " + further, in: Self.home(folder),
      of: "\(tested)", run)
  }
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
) -> [KnownDifference.Entry] {
  do throws(DocumentError) {
    return try file.map(KnownDifference.Entry.read) ?? []
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
  let reported = Finding.Reported(finding, on: tested, answering: scope)
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
