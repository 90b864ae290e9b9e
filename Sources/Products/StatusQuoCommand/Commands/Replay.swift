import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoWorkers

private let asTest = Option.flag(
  "--as-test", "Print the document as a Swift test for your package")
private let resolverType = Option.text(
  "--resolver", "TYPE", "The resolver under test in it (default: this one's)")

private let score = Option.flag(
  "--score", "Count the documents by what they are about, in place of each that fails")

extension Command {
  static let replay = Command(
    name: "replay",
    summary: "Run documents on both models and check what they expect",
    operands: .some(Documents.operand),
    options: [asTest.entry, resolverType.entry, score.entry, Options.reading.entry]
      + Documents.options
      + [Options.comparedAtLeast.entry] + KnownFiles.entries + WorkerSettings.entries
      + ReportOptions.entries,
    details: """
      Runs each document on both models, checks the document's 'expect', and compares the models
      after every step. A folder stands for all .json files below it, '-' for the standard input.
      With --reading, the reference follows that reading: beside --subject, the program is compared
      with it, and the documents' expectations stay as they are; else, only the expectations are
      checked under it, as the cached resolver knows this project's choices only.
      Replay a finding with the --bug or --subject it was found with.
      A document that needs more than the resolver's capabilities, or that the resolver skips, counts as
      not applicable. Findings of this resolver that hold now are listed as fixed. --known leaves out
      documents that differ in known ways only; --accept adds those that differ. With --score, a table
      says what holds of each topic, and the first line what holds of what is documented or measured.
      A document that a subject does not know is then played on a device and version that it knows,
      where the law answers the same.
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
    let share = arguments.value(of: Options.comparedAtLeast).map { Double($0) / 100 }
    let known = try KnownFiles(arguments)
    let replay = try await play(
      documents, settings, known, comparedAtLeast: share, counting: arguments.value(of: score),
      console)
    let findings = replay.failures.compactMap { $0.finding }
    let necessities =
      options.hasPictures
      ? await settings.necessities(of: findings.map { $0.finding }, RunPlan(seed: 0, scenarios: 0))
      : []
    try publish(replay, findings, necessities, since: start, options, console)
    try known.write(
      replay.failures.flatMap { KnownDifference.New.all(of: $0) }, leavingOut: [], replay.known,
      console)
    return exitCode(of: replay, all: documents.files.count, console)
  }
}

/// Apart from the command, as Swift 6.3 reserves too little for an async function that keeps a replay
/// to its end, and writes beyond it.
@MainActor private func publish(
  _ replay: Replay, _ saved: [Finding.Reported], _ necessities: [[Necessity]],
  since start: Seconds, _ options: ReportOptions, _ console: Console
) throws {
  let run = replay.checkedRun(duration: options.duration(since: start)) { try? TextFile.read($0) }
  try console.publish(options) {
    $0.text(
      run, article: { replay.article(saved.articles(necessities, isDrawn: $0)) },
      json: replay.json, console.ink)
  }
}

/// Says how many documents an interruption left out, too.
@MainActor private func exitCode(of replay: Replay, all: Int, _ console: Console) -> ExitCode {
  let played = replay.files.count + replay.notApplicable.count + replay.unreadable.count
  if played < all {
    console.complain(
      "\(programName): interrupted: \(played.grouped) of \(all.counted("document")) were played\n")
  }
  if !replay.unreadable.isEmpty || played < all && replay.failures.isEmpty { return .wrongUse }
  let code = replay.ending == nil ? replay.failures.compactMap(\.divergence).exitCode : .crash
  return replay.isAgreement ? code : max(code, .divergence)
}

/// The result of replaying a document.
private indirect enum Replayed {
  case played(ReplayedDocument, ComparedValues, doubts: [DocumentError])
  case excluded(ScenarioDocument, String, Replay.Obstacle, lacks: [Need] = [])
  case unreadable(DocumentError)

  init(
    _ file: String, of documents: Documents, with runner: inout WorkerRunner,
    _ settings: WorkerSettings, _ known: KnownDifferences, isScored: Bool
  ) throws(RunnerFailure) {
    var doubts: [DocumentError] = []
    var document: ScenarioDocument
    do throws(DocumentError) {
      document = try documents.read(file, doubts: &doubts)
    } catch {
      self = .unreadable(error)
      return
    }
    let broken = document.brokenWishes
    var original: ScenarioDocument?
    if let need = settings.capabilities.lack(of: document.scenario, under: settings.law) {
      guard isScored else {
        self = .excluded(document, file, .needs(need))
        return
      }
      let readings = Set([document.readings, settings.scope.readings])
      let moved = settings.capabilities.moving(
        document.scenario, answering: settings.scope, under: settings.law,
        by: readings.map { readings in { Reference($0, readings: readings) } })
      switch moved {
      case .lacking(let needs):
        self = .excluded(document, file, .needs(needs.first ?? need), lacks: needs)
        return
      case .moved(let scenario, let steps):
        original = document
        document = document.moved(
          to: scenario, steps: steps, answering: settings.scope.parts)
      }
    }
    let scenario = document.scenario
    let found = try runner.divergences(on: scenario)
    var new: [Divergence] = []
    for divergence in found
    where try !runner.isKnown(divergence, on: scenario, known) {
      new.append(divergence)
    }
    let divergence = (new.isEmpty ? found : new).first(asFoundIn: document.finding)
    if let skip = runner.skipped {
      self = .excluded(document, file, .skipped(skip))
      return
    }
    let finding = divergence.map { divergence in
      var finding = Finding(scenario, divergence, origin: .file(file))
      finding.otherReadings = Finding.OtherReadings(of: finding, answering: settings.scope)
      return Finding.Reported(kept: finding, on: settings.tested, answering: settings.scope)
    }
    let played = ReplayedDocument(
      document, file: file, finding: finding,
      reference: Reference(scenario, readings: document.readings), broken: broken,
      divergences: found, isKnown: new.isEmpty, movedFrom: original)
    self = .played(played, runner.compared, doubts: doubts)
  }
}

extension ScenarioDocument {
  /// The wishes that its own steps break.
  fileprivate var brokenWishes: [BrokenWish] {
    if wishes.isEmpty { return [] }
    return scenario.brokenWishes(wishes, in: scenario.observing(wishes).seenMoments())
  }
}

/// Plays the documents in worker processes, in any order; the result is in theirs. An interruption
/// leaves some out.
@MainActor private func play(
  _ documents: Documents, _ settings: WorkerSettings, _ knownFiles: KnownFiles,
  comparedAtLeast: Double?, counting isScored: Bool, _ console: Console
) async throws -> Replay {
  var plan = RunPlan(seed: 0, scenarios: 0)
  plan.samples = 0
  var coordinator = settings.coordinator(for: plan)
  coordinator.shouldStop = { _ in Interruption.isRequested }
  knownFiles.prepare(&coordinator)
  let (known, failureOfKnown) = await coordinator.statesOfKnown()
  if let failureOfKnown { throw UsageError(failureOfKnown) }
  let played = ProgressCount(of: documents.files.count, "document", console.progress)
  defer { played.clear() }
  let (answers, failure, ending) = await coordinator.forEachBeforeEnding(documents.files) {
    file, runner throws(RunnerFailure) -> Replayed in
    played.addOne()
    return try Replayed(file, of: documents, with: &runner, settings, known, isScored: isScored)
  }
  var replay = Replay(on: settings.tested)
  replay.known = known
  replay.readings = settings.scope.readings
  replay.ending = ending
  replay.score = isScored ? Score(answering: settings.scope.parts) : nil
  for case .played(_, _, doubts: let doubts)? in answers { console.warn(doubts) }
  for case let answer? in answers {
    replay.add(answer)
    if case .unreadable(let error) = answer { console.complain("\(programName): \(error)\n") }
  }
  if let failure { throw UsageError(failure) }
  if let comparedAtLeast { replay.comparedAtLeast = comparedAtLeast }
  return replay
}

extension Replay {
  fileprivate mutating func add(_ answer: Replayed) {
    switch answer {
    case .played(let document, let compared, doubts: _): add(document, compared: compared)
    case .excluded(let document, let file, let obstacle, let lacks):
      add(document, file: file, exemptBy: obstacle, lacks: lacks)
    case .unreadable(let error): add(error)
    }
  }
}
