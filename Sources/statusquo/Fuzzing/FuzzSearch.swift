import Foundation
import Harness
import Reporting
import ScenarioFiles
import Workers

/// A fuzz run in worker processes, with the folder that it shares with other runs.
struct FuzzSearch: Sendable {
  var options: FuzzOptions
  var subject: FuzzSubject
  var hangAfter: Duration
  /// How long to play.
  var limit: Duration?
  /// What was played before.
  var played = Played()
  var corpus: Corpus?

  init(options: FuzzOptions, subject: FuzzSubject, hangAfter: Duration) {
    self.options = options
    self.subject = subject
    self.hangAfter = hangAfter
  }

  /// Plays, reduces and publishes.
  @MainActor func run(
    reports: ReportOptions, savedIn folder: String?, _ console: Console
  ) async throws -> ExitCode {
    try reports.check()
    if let folder, TextFile.exists(folder), !TextFile.isFolder(folder) {
      throw Complaint("'\(folder)' is no folder", expected: "a folder for what diverges")
    }
    let run = try preparedRun()
    let events = try EventLog(reports)
    events.write(.began(options))
    if reports.format == .text, options.scenarios != 0 { announce(console) }
    Interruption.allowTwo()
    var report = await report(of: run, events, console)
    if let failure = report.failure, report.scenarios == 0 { throw Complaint(failure) }
    report.subject = subject.arguments
    // Nothing was played here: there is no rate to tell.
    if options.scenarios == 0 { report.playing = .zero }
    var problems: [any Error] = report.failure.map { [Complaint($0)] } ?? []
    let findings = report.findings.map { finding in
      let found = FoundCounterexample(
        Counterexample(finding, in: report), savedIn: folder ?? corpus?.counterexamples, &problems)
      events.write(.found(found.counterexample, file: found.file))
      return found
    }
    events.write(.ended(report))
    do {
      try console.publish(reports) { report.text(as: $0, findings, console.ink) }
      try events.check()
    } catch {
      problems.append(error)
    }
    guard let problem = problems.first else { return report.exitCode }
    console.complain(problem)
    return max(report.exitCode, .wrongUse)
  }

  @MainActor private func announce(_ console: Console) {
    var text = "fuzzing with seed \(options.seed)"
    if let limit { text += " for \(limit.seconds.rough) s" }
    if let count = options.scenarios { text += ", at most \(count.counted("scenario"))" }
    if played.coverage.scenarios > 0 {
      text += ", after \(played.coverage.scenarios.counted("scenario"))"
    }
    console.write(text + "\n\n")
    console.flush()
  }
}

// MARK: - The run

extension FuzzSearch {
  /// The run with what the corpus holds; throws when that can't be read, or nothing can be written.
  private func preparedRun() throws -> FuzzRun<WorkerPlayer> {
    let command = [executablePath, "worker"] + subject.arguments
    var run = FuzzRun(options) { [options, hangAfter] in
      WorkerPlayer(command, options, hangAfter: hangAfter) { silence in
        Interruption.count > 1 || Interruption.isRequested && silence > .seconds(1)
      }
    }
    run.executor = ThreadPerTask()
    guard let corpus else { return run }
    let interesting = try Corpus.kept(in: corpus.interesting)
    run.kept = try Corpus.kept(in: corpus.counterexamples) + interesting
    try corpus.write(state(played))
    for coverage in interesting.coverages { run.known.merge(coverage) }
    return run
  }

  private func state(_ played: Played) -> FuzzState {
    FuzzState(options: options, subject: subject.arguments, played: played)
  }

  @MainActor private func report(
    of prepared: FuzzRun<WorkerPlayer>, _ events: EventLog, _ console: Console
  ) async -> FuzzReport {
    var run = prepared
    let progressLine = console.progress
    defer { progressLine.clear() }
    let start = ContinuousClock.now
    run.shouldStop = { [limit] phase in
      switch phase {
      case .playing:
        return Interruption.isRequested || limit.map { ContinuousClock.now - start >= $0 } == true
      case .reducing:
        let presses = Interruption.isRequested ? "once more" : "twice"
        progressLine.show("reducing what diverged; Ctrl-C \(presses) leaves that out")
        return Interruption.count > 1
      }
    }
    run.tell = { event throws(PlayerFailure) in
      do throws(DocumentError) {
        try keep(event)
      } catch {
        throw PlayerFailure("\(error)")
      }
      switch event {
      case .progress(let progress):
        progressLine.show(progress, after: ContinuousClock.now - start)
        events.write(.progress(progress, after: ContinuousClock.now - start))
      case .found(let divergenceClass, let index):
        events.write(.diverged(divergenceClass, index: index))
      case .news, .played: break
      }
    }
    return await run.report(after: played)
  }

  /// Writes what has to outlive this process, before anybody is told of it.
  private func keep(_ event: FuzzEvent) throws(DocumentError) {
    guard let corpus else { return }
    func keep(_ index: Int, _ prefix: String, _ folder: String) throws(DocumentError) {
      try Corpus.keep(
        options.scenario(at: index), as: prefix,
        source: "fuzz, seed \(options.seed), \(options.profile.name), scenario \(index)",
        in: folder)
    }
    switch event {
    case .found(_, let index): try keep(index, "found", corpus.counterexamples)
    case .news(let index): try keep(index, "scenario", corpus.interesting)
    case .played(let played): try corpus.write(state(played))
    case .progress: return
    }
  }
}

/// The program that is running.
private let executablePath = Bundle.main.executablePath ?? CommandLine.arguments[0]
