import Foundation
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoWorkers

/// A run of the command line: what is run, and which files it reads and writes.
struct RunJob: Sendable {
  var plan: RunPlan
  var settings: WorkerSettings
  var reports: ReportOptions
  /// True if a text has all of each finding, and all counts.
  var showsDetails = false
  var hasNothingToResume = false
  /// The folder that findings are written to.
  var savesIn: String?
  var corpus: Corpus?
  /// The file that keeps the state of the run.
  var stateFile: String?
  /// The time limit of the search.
  var limit: Seconds?
  /// The typed time limit for shrinking.
  var shrinkLimit: Seconds?
  /// The typed percentage; nil if none was typed.
  var comparedAtLeast: Int?
  /// The number of scenarios to play with each known fault; nil to play none.
  var faultyScenarios: Int?
  /// The totals played before.
  var before = RunTotals()
  /// The numbers of the scenarios that were examined before.
  var examinedBefore: Set<Int> = []
  /// The one whose shrinking was cut.
  var begunBefore: Finding.Sample.Begun?
  /// The kept scenarios that failed before: they are replayed, too.
  var failingBefore: [CorpusEntry] = []
  /// How the subject ended in an earlier run, or in a shard, that was not in order.
  var endingBefore: SubjectEnding?
  /// The number of scenarios of a run that is only reported.
  var reportedLimit: Int?
  /// The reason why a run that is only reported is not whole.
  var lack: String?
  /// Documents to play first, besides those of the corpus.
  var documents: [CorpusEntry] = []
  /// The files of known differences.
  var knownFiles = KnownFiles()

  /// Plays, shrinks and publishes.
  @MainActor func run(_ console: Console) async throws -> ExitCode {
    try reports.check()
    if let savesIn, TextFile.exists(savesIn), !TextFile.isFolder(savesIn) {
      throw UsageError("'\(savesIn)' is no folder", expected: "a folder for what diverges")
    }
    let (coordinator, unreadable) = try preparedCoordinator(console)
    let events = try EventLog(reports)
    events.write(.began(plan))
    if reports.format == .text, plan.scenarios != 0 { announce(console) }
    Interruption.allowTwo()
    var report = await report(of: coordinator, events, console)
    if let failure = report.failure, report.outcome == .cut, report.hasPlayedNothing {
      throw UsageError(RunnerFailure(failure, isTrap: report.isTrap))
    }
    complete(&report, unreadable)
    let rest = limit.map { settings.start + $0 + (shrinkTime ?? 2) - SystemClock.now }
    let necessities =
      reports.hasPictures
      ? await settings.necessities(of: report.findings, plan, within: rest) : []
    return try publish(report, necessities, events, console)
  }

  /// The time for shrinking; nil for as many evaluations as the plan has. To continue for no time is to
  /// examine what was found.
  private var shrinkTime: Seconds? { shrinkLimit ?? limit.flatMap { $0 > 0 ? $0 / 2 : nil } }

  /// Adds what was typed, and how the run ended, to its report.
  private func complete(_ report: inout RunReport, _ unreadable: [UnreadableEntry]) {
    report.subject = settings.subject.arguments
    if let comparedAtLeast { report.comparedAtLeast = Double(comparedAtLeast) / 100 }
    if Interruption.isRequested, !report.isComplete || !report.notShown.isEmpty {
      report.interruption = limit.map { .before($0) } ?? .unlimited
    }
    report.failure = report.failure ?? lack
    report.ending = report.ending ?? endingBefore
    report.unreadable = unreadable
    if let faultyScenarios, report.outcome == .agreement, !report.totals.firstUses.isEmpty {
      report.noticed = RunReport.NoticedFaults(
        of: report.totals, in: plan, lastOfNew: faultyScenarios,
        .ofFaults(settings.scope.readings))
    }
    // Nothing was played here: there is no rate to report, and the limit was that of the shards.
    if plan.scenarios == 0 {
      report.playing = .zero
      report.plan.scenarios = reportedLimit ?? 0
    }
    if reports.leavesOutTimes { (report.playing, report.shrinking) = (.zero, .zero) }
  }

  @MainActor private func publish(
    _ report: RunReport, _ necessities: [[Necessity]], _ events: EventLog, _ console: Console
  ) throws -> ExitCode {
    var problems: [any Error] = []
    do throws(DocumentError) { try saveState(report) } catch { problems.append(error) }
    do throws(DocumentError) {
      try saveUnexamined(report, console)
    } catch {
      problems.append(error)
    }
    let findings = saved(report, events, &problems)
    do throws(DocumentError) {
      let accepted = findings.flatMap { KnownDifference.New.all(of: $0) }
      try knownFiles.write(
        accepted, leavingOut: report.notAccepted(findings), report.known, console)
    } catch {
      problems.append(error)
    }
    events.write(.ended(report))
    do {
      try console.publish(reports) { format in
        report.text(
          as: format, findings, necessities, console.ink, isWhole: showsDetails)
      }
      try events.check()
    } catch {
      problems.append(error)
    }
    let code = report.exitCode
    if let failure = report.failure { console.complain(UsageError(failure)) }
    if let problem = problems.first { console.complain(problem) }
    return problems.isEmpty ? code : max(code, .wrongUse)
  }

  private func saved(
    _ report: RunReport, _ events: EventLog, _ problems: inout [any Error]
  ) -> [Finding.Reported] {
    report.findings.map { found in
      var finding = found
      finding.otherReadings = Finding.OtherReadings(of: found, answering: settings.scope)
      let saved = Finding.Reported(
        finding, on: settings.tested, answering: settings.scope, in: folder, of: report.plan,
        &problems)
      events.write(.found(saved))
      return saved
    }
  }

  /// The folder of findings; nil where they are shown only.
  private var folder: String? { savesIn ?? corpus?.counterexamples }

  private func saveState(_ report: RunReport) throws(DocumentError) {
    guard let stateFile else { return }
    var state = state(report.totals)
    state.examined = Set(report.examined)
    state.begun = report.begun
    state.failing = report.failing
    state.ending = report.ending
    state.isCut =
      report.interruption != nil || report.failure != nil || !report.unreadable.isEmpty
    try state.write(to: stateFile)
  }

  /// Saves the scenarios that diverged and were not examined.
  @MainActor private func saveUnexamined(
    _ report: RunReport, _ console: Console
  ) throws(DocumentError) {
    let plan = report.plan
    var cursor = ScenarioCursor(plan)
    var files: [String] = []
    for sample in report.notShown {
      guard let index = sample.index else { continue }
      let record = ScenarioDocument.Record(
        settings.tested, tool: toolVersion, divergenceClass: "\(sample.divergenceClass)")
      files.append(
        try ScenarioDocument(
          cursor.scenario(at: index), name: "not examined: \(sample.divergenceClass)",
          source: "\(plan.source.origin.text), scenario \(index)", finding: record
        ).save(inside: folderOfUnexamined, notExamined: sample.divergenceClass))
    }
    guard let first = files.first else { return }
    let continues = stateFile == nil ? "" : "; '--resume --seconds 0' continues there"
    let samples = files.count.counted("sample")
    console.complain(
      "\(programName): not examined: \(samples), saved in \(folderOfUnexamined)\(continues);"
        + " to examine one:\n  \(shrinkCommand(first))\n")
  }

  /// The command that examines a document on the subject of this run.
  private func shrinkCommand(_ file: String) -> String {
    ([programWord, "shrink"] + settings.subject.arguments + [file]).map(shellWord)
      .joined(separator: " ")
  }

  /// The folder of scenarios that were not examined. The next run replays and reports
  /// counterexamples, so it is another folder than theirs.
  private var folderOfUnexamined: String {
    savesIn ?? corpus.map { $0.folder + "/unexamined" } ?? Finding.Reported.folderOfLongOnes
  }

  @MainActor private func announce(_ console: Console) {
    var text = "\(plan.kind.activity) \(plan.text)"
    if let limit { text += ", for \(limit.rough) s" }
    if let count = plan.scenarios { text += ", at most \(count.counted("scenario"))" }
    if before.positions > 0 { text += ", after \(before.positions.counted("scenario"))" }
    if hasNothingToResume { text += ", from the start, as there is no state to resume" }
    console.write(text + "\n\n")
    console.flush()
  }
}

extension RunKind {
  fileprivate var activity: String {
    switch self {
    case .fuzz: "fuzzing with"
    case .enumerate: "enumerating"
    case .properties: "checking properties with"
    }
  }
}

// MARK: - The run

extension RunJob {
  /// The run with what the corpus holds, and the counterexamples in it that can't be read; throws when it
  /// can't be opened, or nothing can be written.
  @MainActor private func preparedCoordinator(
    _ console: Console
  ) throws -> (RunCoordinator<WorkerRunner>, unreadable: [UnreadableEntry]) {
    var coordinator = settings.coordinator(for: plan, limit: limit)
    coordinator.corpus = documents
    coordinator.examinedBefore = examinedBefore
    coordinator.begunBefore = begunBefore
    coordinator.explainer = .ofFaults(settings.scope.readings)
    knownFiles.prepare(&coordinator)
    coordinator.start = settings.start
    coordinator.playTime = limit
    coordinator.shrinkTime = shrinkTime
    if let stateFile { try state(before).write(to: stateFile) }
    coordinator.corpus += failingBefore
    guard let corpus else { return (coordinator, []) }
    let interesting = try Corpus.entries(in: corpus.interesting)
    let counterexamples = try Corpus.entries(in: corpus.counterexamples)
    for problem in counterexamples.unreadable + interesting.unreadable {
      console.complain("\(programName): set aside: \(problem)\n")
    }
    let entries = counterexamples.entries + interesting.entries
    let files = Set(entries.map(\.file))
    coordinator.corpus.removeAll { files.contains($0.file) }
    coordinator.corpus += entries
    for coverage in interesting.entries.coverages { coordinator.known.merge(coverage) }
    return (
      coordinator,
      counterexamples.unreadable.map { UnreadableEntry(file: $0.file, problem: "\($0)") }
    )
  }

  func state(_ totals: RunTotals) -> RunState {
    var state = RunState(plan: plan, subject: settings.subject.arguments, totals: totals)
    state.examined = examinedBefore
    state.begun = begunBefore
    state.failing = failingBefore
    state.ending = endingBefore
    return state
  }

  @MainActor private func report(
    of prepared: RunCoordinator<WorkerRunner>, _ events: EventLog, _ console: Console
  ) async -> RunReport {
    var coordinator = prepared
    let progressLine = console.progress
    defer { progressLine.clear() }
    let start = SystemClock.now
    coordinator.shouldStop = { phase in
      switch phase {
      case .playing: return Interruption.isRequested
      case .shrinking(let progress):
        progressLine.show(progress.parts)
        return Interruption.isUrgent
      }
    }
    coordinator.notify = { event throws(RunnerFailure) in
      do throws(DocumentError) {
        try keep(event)
      } catch {
        throw RunnerFailure("\(error)")
      }
      let elapsed = SystemClock.now - start
      switch event {
      case .progress(let progress):
        progressLine.show(progress.parts(after: elapsed, of: plan.positions, for: limit))
        events.write(.progress(progress, after: elapsed))
      case .found(let divergenceClass, let numbered):
        events.write(.diverged(divergenceClass, index: numbered.index))
      case .firstLook(let finding):
        progressLine.write(
          glance(at: finding, "the first difference, while others are played", elapsed))
      case .examined(let news):
        progressLine.write(glance(at: news, elapsed))
      case .allShort(let findings, let ways):
        let alike = ways < findings ? ", \(ways.grouped) of them unlike each other" : ""
        progressLine.write(
          "\(programName): \(findings.counted("finding"))\(alike); they become smaller now, and Ctrl-C"
            + " ends that\n\n")
      case .newCoverage, .played: break
      }
    }
    return await coordinator.report(after: before)
  }

  /// A finding for who waits for the report; in one line where one like it was shown.
  private func glance(at news: FindingQueue.News, _ elapsed: Seconds) -> String {
    var name = "finding \(news.number)"
    if news.isSmaller { name += ", smaller" }
    guard let like = news.like else { return glance(at: news.finding, name, elapsed) }
    return heading("\(name), like finding \(like)", elapsed) + "\(news.finding.title)\n\n"
  }

  private func glance(at finding: Finding, _ name: String, _ elapsed: Seconds) -> String {
    let article = Finding.Reported(finding, on: settings.tested, answering: settings.scope).glance
    return heading(name, elapsed) + "\(article.text())\n"
  }

  private func heading(_ name: String, _ elapsed: Seconds) -> String {
    let time = reports.leavesOutTimes ? "" : ", after \(elapsed.rough) s"
    return "\(programName): \(name)\(time)\n"
  }

  /// Writes what has to outlive this process, before anything is printed about it.
  private func keep(_ event: RunEvent) throws(DocumentError) {
    switch event {
    case .found(let divergenceClass, let numbered):
      if knownFiles.contains(divergenceClass) { return }
      try corpus?.keep(numbered, of: plan, as: .counterexample)
    case .newCoverage(let numbered):
      try corpus?.keep(numbered, of: plan, as: .interesting)
    case .played(let totals):
      if let stateFile { try state(totals).write(to: stateFile) }
    case .progress, .firstLook, .examined, .allShort: return
    }
  }
}
