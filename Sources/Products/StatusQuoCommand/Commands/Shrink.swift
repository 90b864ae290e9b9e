import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles

private let bytes = Option.flag(
  "--bytes", "FILE is what libFuzzer found: any bytes, as the fuzz target reads them")

extension Command {
  static let shrink = Command(
    name: "shrink",
    summary: "Make a document on which the models differ as small as possible",
    operands: .these("FILE"),
    options: [bytes.entry, Options.reading.entry] + Documents.options
      + [Options.shrinkSeconds.entry, Options.save.entry]
      + WorkerSettings.entries
      + ReportOptions.entries,
    details: """
      Removes steps, controllers, and settings, and simplifies the rest, while the models differ in
      the same way. '-' is the standard input. Ctrl-C prints the smallest scenario found so far.
      """
  ) { arguments, console, resolver in
    try arguments.refuseReadingsWithoutSubject()
    let documents = try Documents(arguments)
    let options = ReportOptions(arguments)
    try options.check()
    let document =
      arguments.value(of: bytes)
      ? ScenarioDocument(try scenarioBytes(in: documents.files[0]).scenario)
      : try documents.readOnlyOne(console)
    let scenario = document.scenario
    let settings = try WorkerSettings(arguments, resolver)
    let start = SystemClock.now
    let file = documents.files[0]
    if let found = document.finding?.resolver, found != settings.tested {
      throw UsageError(
        "\(file) was found on \(found), and this is \(settings.tested)",
        expected: "the resolver and the options that it was found with")
    }
    if let need = settings.capabilities.lack(of: scenario, under: settings.law) {
      throw UsageError("\(file) is not applicable: \(settings.tested) does not know \(need.words)")
    }
    guard
      let finding = try await shrunk(
        CorpusEntry(document, in: file), settings,
        within: arguments.value(of: Options.shrinkSeconds), console)
    else {
      let run = CheckedRun(command: "shrink", of: file, nil, took: SystemClock.now - start)
      let article = Article(
        Phrase(run.verdict), isGood: true, command: "shrink", blocks: [])
      try console.publish(options) {
        $0.text(run, article: { _ in article }, json: .null, console.ink)
      }
      return .agreement
    }
    var problems: [any Error] = []
    let saved = Finding.Reported(
      finding, on: settings.tested, answering: settings.scope,
      in: arguments.value(of: Options.save), &problems)
    let run = CheckedRun(
      command: "shrink", of: file, saved, took: SystemClock.now - start)
    let necessities =
      options.hasPictures
      ? await settings.necessities(of: [finding], RunPlan(seed: 0, scenarios: 0)) : []
    try console.publish(options) {
      $0.text(
        run,
        article: { isDrawn in
          var article = [saved].articles(necessities, isDrawn: isDrawn)[0]
          article.command = "shrink"
          return article
        }, json: saved.json, console.ink)
    }
    if let problem = problems.first { throw problem }
    return [finding.divergence].exitCode
  }
}

/// The bytes of a file that a fuzzer left.
private func scenarioBytes(in file: String) throws(DocumentError) -> ScenarioBytes {
  let bytes = try TextFile.read(file)
  guard bytes.count <= ScenarioBytes.limit else {
    throw DocumentError(
      file: file, found: "\(bytes.count.grouped) bytes",
      expected: "at most \(ScenarioBytes.limit.grouped): give libFuzzer a smaller '-max_len'")
  }
  return ScenarioBytes(bytes)
}

/// The failure of the document, shrunk; nil where the models agree on it.
@MainActor private func shrunk(
  _ entry: CorpusEntry, _ settings: WorkerSettings, within limit: Seconds?, _ console: Console
) async throws -> Finding? {
  var coordinator = settings.coordinator(for: RunPlan(seed: 0, scenarios: 0), workers: 1)
  coordinator.corpus = [entry]
  coordinator.shrinkTime = limit
  let progressLine = console.progress
  defer { progressLine.clear() }
  coordinator.shouldStop = { phase in
    if case .shrinking(let progress) = phase { progressLine.show(progress.parts) }
    return Interruption.isRequested
  }
  let report = await coordinator.report()
  if let failure = report.failure {
    throw UsageError(RunnerFailure(failure, isTrap: report.isTrap))
  }
  guard var finding = report.findings.first else {
    let (skips, _) = await coordinator.forEach([entry.scenario]) {
      scenario, runner throws(RunnerFailure) in
      _ = try runner.divergence(on: scenario)
      return runner.skipped
    }
    if case .some(.some(let skip?)) = skips.first {
      throw UsageError("\(settings.tested) skips \(entry.file): \(skip.reason)")
    }
    if report.outcome == .agreement { return nil }
    throw UsageError("interrupted before the subject has answered")
  }
  finding.otherReadings = Finding.OtherReadings(of: finding, answering: settings.scope)
  return finding
}
