import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

extension BenchCommand {
  /// Compares exact work counts with those in a file.
  @MainActor func checkWork(against file: String) throws -> ExitCode {
    let baseline = try WorkBaseline.jsonForm.value(parsing: TextFile.read(file), file: file)
    let changes = workChanges(from: baseline.rows, to: countedWork)
    guard !changes.isEmpty else {
      console.write("all work counts are those of \(file)\n")
      return .agreement
    }
    for change in changes.prefix(20) { console.write("work: \(change.text)\n") }
    if changes.count > 20 { console.write("and \((changes.count - 20).counted("change")) more\n") }
    console.write("if that is meant: statusquo bench --update-work \(file)\n")
    return .divergence
  }

  /// Writes exact work counts.
  func updateWork(_ file: String) throws {
    try TextFile.write(WorkBaseline.jsonForm.json(WorkBaseline(countedWork)).text, to: file)
  }

  /// The exact work on the trees that a baseline is made of.
  private var countedWork: [WorkRow] {
    var bench = Bench(.work, probes: .process, columns: subject.columns)
    for tree in bench.plan.trees { bench.countWork(tree) }
    return bench.benchmark.work
  }
}
