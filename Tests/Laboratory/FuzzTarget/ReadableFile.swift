import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoImports
import StatusQuoReading
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoScenarioFiles

/// The kinds of files that commands read, each with what a command does with it.
package enum ReadableFile: UInt8, CaseIterable, Sendable {
  case report, workCounts, baseline, document, app, known

  /// Reads a file and uses what it says. Any bytes are read or refused: a trap is a bug.
  ///
  /// - Returns: whether it was read.
  @discardableResult
  package func read(_ bytes: [UInt8]) -> Bool {
    do {
      switch self {
      case .report: try use(RunState(parsing: bytes, file: "report.json"))
      case .workCounts:
        let rows = try WorkBaseline.jsonForm.value(parsing: bytes, file: "work.json").rows
        let other = rows.map {
          WorkRow(tree: $0.tree, group: $0.group, steps: 9, counts: [WorkCount("reads", 1)])
        }
        for change in workChanges(from: rows, to: other) { _ = change.text }
      case .baseline: _ = try Baseline.jsonForm.value(parsing: bytes, file: "baseline.json")
      case .document:
        let scenario = try ScenarioDocument(parsing: bytes, file: "document.json").scenario
        var models = LockStep(
          reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
        if let divergence = models.firstDivergence(on: scenario) {
          fatalError(Finding.Reported(Finding(scenario, divergence)).article().text())
        }
      case .known:
        for entry in try KnownDifference.Entry.fileForm.value(parsing: bytes, file: "known.json")
          .all
        {
          _ = entry.knownToday
        }
      case .app:
        var request = ImportRequest()
        try request.add(InputFile(name: "app", bytes: bytes))
        _ = try importApp(request).document.text
      }
      return true
    } catch {
      return false
    }
  }

  /// Continues the run, joins it with itself, chooses what to shrink, and reports.
  private func use(_ state: RunState) throws {
    var (plan, totals) = (state.plan, state.totals)
    var run = Run(plan, after: totals)
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    var runner = InProcessRunner(models, plan)
    if let positions = run.nextPositions(atMost: 2) { try runner.run(positions, in: &run) }
    for _ in 0..<8 where totals.isCountable { totals.merge(totals) }
    plan.shard = .whole
    var cursor = ScenarioCursor(plan)
    var queue = FindingQueue(plan, totals)
    for job in queue.nextRound() { _ = job.sample.scenario { cursor.scenario(at: $0) } }
    var report = RunReport(plan)
    report.totals = run.totals
    _ = report.article().text()
    _ = report.json().text
  }
}
