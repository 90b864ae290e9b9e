import Foundation
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

extension Command {
  static let corpus = Command(
    name: "corpus",
    summary: "Remove redundant scenarios from a folder: 'corpus minimize FOLDER'",
    operands: .these("minimize FOLDER"),
    options: WorkerSettings.entries + [Options.reading.entry],
    details: """
      'minimize' removes documents until each that is left adds coverage: a rule used by a kind of
      step, a reason, a kind of controller, or a version. It keeps documents on which the resolver
      differs from the reference, the counterexamples of a folder given to 'fuzz --corpus', and
      files that are not documents.
      """
  ) { arguments, console, resolver in
    try arguments.refuseReadingsWithoutSubject()
    let (action, named) = (arguments.operands[0], arguments.operands[1])
    guard action == "minimize" else {
      throw UsageError(
        "'corpus' has no action '\(action)'", for: action, among: ["minimize"],
        expected: "'\(programName) corpus minimize FOLDER'")
    }
    guard TextFile.isFolder(named) else { throw UsageError("there is no folder \(named)") }
    let corpus = try Corpus(named)
    let folder = TextFile.exists(corpus.interesting) ? corpus.interesting : named
    let (entries, unreadable) = try Corpus.entries(in: folder)
    for problem in unreadable { console.complain("\(programName): set aside: \(problem)\n") }
    let settings = try WorkerSettings(arguments, resolver)
    let coordinator = settings.coordinator(for: RunPlan(seed: 0, scenarios: 0))
    let played = ProgressCount(of: entries.count, "document", console.progress)
    defer { played.clear() }
    let (fails, failure) = await coordinator.forEach(entries) {
      entry, runner throws(RunnerFailure) in
      played.addOne()
      return try runner.divergence(on: entry.scenario) != nil
    }
    if let failure { throw UsageError(failure) }
    let failing = zip(entries, fails).filter { $0.1 != false }.map(\.0.file)
    let needed = fewestCovering(entries.coverages)
    let files = Set(needed.map { entries[$0].file } + failing)
    for file in entries.map(\.file) where !files.contains(file) { try TextFile.remove(file) }
    console.write(
      "\(files.count.grouped) of \(entries.count.counted("document")) left in \(folder)\n")
    return .agreement
  }
}
