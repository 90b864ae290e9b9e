import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

private let bytes = Option.flag(
  "--bytes", "FILE is what libFuzzer found: any bytes, as the fuzz target reads them")

extension Command {
  static let shrink = Command(
    name: "shrink",
    summary: "Make a document on which the models differ as small as possible",
    operands: .these("FILE"),
    options: [bytes.entry] + Documents.options + [Options.save.entry] + WorkerSettings.entries
      + ReportOptions.entries,
    details: """
      Removes steps, controllers, and settings, and simplifies the rest, while the models differ in
      the same way. '-' is the standard input. Ctrl-C prints the smallest scenario found so far.
      """
  ) { arguments, console, resolver in
    let documents = try Documents(arguments)
    let options = ReportOptions(arguments)
    try options.check()
    let document =
      arguments.value(of: bytes)
      ? ScenarioDocument(ScenarioBytes(try TextFile.read(documents.files[0])).scenario)
      : try documents.readOnlyOne(console)
    let scenario = document.scenario
    let settings = try WorkerSettings(arguments, resolver)
    let foreign = document.noteOfForeignFinding(documents.files[0], on: settings.tested)
    let start = SystemClock.now
    let file = documents.files[0]
    guard let finding = try await shrunk(CorpusEntry(scenario, in: file), settings, console) else {
      let run = CheckedRun(
        command: "shrink", of: file, nil, replay: nil, took: SystemClock.now - start)
      try console.publish(options) {
        run.text(
          as: $0, text: foreign + run.verdict + "\n", json: .null, page: run.page([]).page)
      }
      return .agreement
    }
    var problems: [any Error] = []
    let saved = SavedFinding(
      finding, on: settings.tested, in: arguments.value(of: Options.save), &problems)
    let run = CheckedRun(
      command: "shrink", of: file, finding, replay: saved.replay, context: saved.context,
      took: SystemClock.now - start)
    let necessities =
      options.hasPictures
      ? await settings.necessities(of: [finding], RunPlan(seed: 0, scenarios: 0)) : []
    let cards = necessities.map { saved.card($0) }
    try console.publish(options) {
      run.text(
        as: $0,
        text: foreign
          + finding.text(replay: saved.replay, context: saved.context, ink: console.ink),
        json: finding.json(file: saved.file, context: saved.context),
        page: run.page(cards).page, poster: cards.first?.poster)
    }
    if let problem = problems.first { throw problem }
    return [finding.divergence].exitCode
  }
}

/// How the document fails, shrunk; nil where the models agree on it.
@MainActor private func shrunk(
  _ entry: CorpusEntry, _ settings: WorkerSettings, _ console: Console
) async throws -> Finding? {
  var coordinator = settings.coordinator(for: RunPlan(seed: 0, scenarios: 0), workers: 1)
  coordinator.corpus = [entry]
  let progressLine = console.progress
  defer { progressLine.clear() }
  coordinator.shouldStop = { phase in
    if case .shrinking(let progress) = phase { progressLine.show(progress.parts) }
    return Interruption.isRequested
  }
  let report = await coordinator.report()
  if let failure = report.failure { throw UsageError(failure) }
  guard var finding = report.findings.first else { return nil }
  let standing = finding.standing { Reference($0, readings: $1) }
  finding.standing = standing
  return finding
}
