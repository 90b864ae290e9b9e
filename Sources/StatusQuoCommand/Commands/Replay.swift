import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

private let asTest = Option.flag(
  "--as-test", "Print the document as a Swift test for your package")
private let resolverType = Option.text(
  "--resolver", "TYPE", "The resolver under test in it (default: this one's)")

extension Command {
  static let replay = Command(
    name: "replay",
    summary: "Run documents on both models and check what they expect",
    operands: .some(Documents.operand),
    options: [asTest.entry, resolverType.entry] + Documents.options
      + [Options.comparedAtLeast.entry] + WorkerSettings.entries + ReportOptions.entries,
    details: """
      Runs each document on both models, checks the document's 'expect', and compares the models
      after every step. A folder stands for all .json files below it, '-' for the standard input.
      With --reading, only the reference is checked under that reading: the cached resolver knows
      this project's choices only. Replay a finding with the --bug or --subject it was found with.
      A document that needs more than the resolver's capabilities counts as not applicable.
      """
  ) { arguments, console, resolver in
    let documents = try Documents(arguments)
    if arguments.value(of: asTest) {
      let type = arguments.value(of: resolverType) ?? resolver.name
      console.emit(try documents.readOnlyOne(console).swiftTest(of: type))
      return .agreement
    }
    let options = ReportOptions(arguments)
    try options.check()
    let start = SystemClock.now
    let settings = try WorkerSettings(arguments, resolver)
    var (replay, notPlayed) = try await play(documents, settings, console)
    if let share = arguments.value(of: Options.comparedAtLeast) {
      replay.comparedAtLeast = Double(share) / 100
    }
    let run = replay.checkedRun(duration: SystemClock.now - start) { try? TextFile.read($0) }
    let findings = replay.failures.compactMap(\.finding)
    let necessities =
      options.hasPictures
      ? await settings.necessities(of: findings, RunPlan(seed: 0, scenarios: 0)) : []
    let saved = findings.map { SavedFinding($0, on: settings.tested) }
    try console.publish(options) {
      $0.text(
        run,
        article: { replay.article(saved.articles(necessities, isDrawn: $0)) },
        json: replay.json, console.ink)
    }
    if notPlayed > 0 {
      let all = documents.files.count
      console.complain(
        "\(programName): interrupted: \((all - notPlayed).grouped) of \(all.counted("document")) were played\n"
      )
    }
    if !replay.unreadable.isEmpty || notPlayed > 0 && replay.failures.isEmpty { return .wrongUse }
    let code = replay.failures.compactMap(\.divergence).exitCode
    let holds = replay.failures.isEmpty && replay.hardlyCompared.isEmpty
    return holds ? code : max(code, .divergence)
  }
}

/// Plays the documents in worker processes, in any order; the result is in theirs. And the number of
/// those that an interruption left out.
@MainActor private func play(
  _ documents: Documents, _ settings: WorkerSettings, _ console: Console
) async throws -> (Replay, notPlayed: Int) {
  var plan = RunPlan(seed: 0, scenarios: 0)
  plan.samples = 0
  var coordinator = settings.coordinator(for: plan)
  coordinator.shouldStop = { _ in Interruption.isRequested }
  let played = ProgressCount(of: documents.files.count, "document", console.progress)
  defer { played.clear() }
  enum Answer {
    case played(ReplayedDocument, ComparedValues, doubts: [DocumentError])
    case excluded(String, Capabilities.Need)
    case unreadable(DocumentError)
  }
  let (answers, failure) = await coordinator.forEach(documents.files) {
    file, runner throws(RunnerFailure) -> Answer in
    played.addOne()
    var doubts: [DocumentError] = []
    let document: ScenarioDocument
    do throws(DocumentError) {
      document = try documents.read(file, doubts: &doubts)
    } catch {
      return .unreadable(error)
    }
    let scenario = document.scenario
    if let need = settings.capabilities.lack(of: scenario) { return .excluded(file, need) }
    let divergence = try runner.divergence(on: scenario)
    let compared = runner.compared
    let finding = divergence.map { Finding(scenario, $0) }
    let context = finding.map {
      FindingContext(
        of: $0, on: settings.tested, tool: toolVersion,
        narrator: { narrate($0, upTo: $1, isDrawn: $2) })
    }
    let broken =
      document.wishes.isEmpty
      ? [] : scenario.brokenWishes(document.wishes, in: scenario.seenMoments)
    let played = ReplayedDocument(
      document, file: file, divergence: divergence,
      reference: Reference(scenario, readings: document.readings), broken: broken,
      context: context, standing: finding?.standing { Reference($0, readings: $1) })
    return .played(played, compared, doubts: doubts)
  }
  var replay = Replay(on: settings.tested)
  for case .played(_, _, doubts: let doubts)? in answers { console.warn(doubts) }
  for case let answer? in answers {
    switch answer {
    case .played(let document, let compared, doubts: _):
      replay.add(document)
      replay.compared.merge(compared)
    case .excluded(let file, let need): replay.skip(file, as: need)
    case .unreadable(let error):
      replay.add(error)
      console.complain("\(programName): \(error)\n")
    }
  }
  if let failure { throw UsageError(failure.reason) }
  return (replay, answers.count { $0 == nil })
}
