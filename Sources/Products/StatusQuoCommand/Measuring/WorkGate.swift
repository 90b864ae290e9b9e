import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

extension BenchCommand {
  /// Compares exact work counts with those in a file.
  @MainActor func checkWork(against file: String) throws -> ExitCode {
    let baseline = try WorkBaseline.jsonForm.value(parsing: TextFile.read(file), file: file)
    let counted = countedWork
    guard !counted.isEmpty, !baseline.rows.isEmpty else {
      throw UsageError(
        counted.isEmpty
          ? "\(subject.columns.subject.name) counts no work, so that there is nothing to compare"
          : "\(file) has no counts, so that there is nothing to compare",
        expected:
          "a resolver that counts its work, and a file that 'bench --update-work' wrote for it")
    }
    let changes = workChanges(from: baseline.rows, to: counted)
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
