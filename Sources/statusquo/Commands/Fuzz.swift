import AppearanceModel
import Foundation
import Generators
import Harness
import Reporting
import ScenarioFiles

private let seconds = Option.seconds(
  "--seconds", "How long to search (default 10; no limit when --scenarios is given)")
private let scenarios = Option.count("--scenarios", "N", "At most so many scenarios")
private let untilCovered = Option.flag(
  "--until-covered", "End as soon as every rule, step, reason and controller was reached")
private let workers = Option.count(
  "--workers", "N", "So many processes play at a time (default: one a core)")
private let shard = Option<Shard>(
  name: "--shard", placeholder: "I/N",
  summary: "Play only every Nth scenario, from the Ith; 'merge' joins the reports",
  fallback: .whole, expected: "a part and how many there are, such as 1/4", parse: Shard.init)
private let patience = Option.seconds(
  "--hang-after", "A resolver hangs that takes so long for one step (default 10)")
private let seed = Option.seed(
  "--seed", "All scenarios follow from it (default: a fresh one, which is printed)")
private let save = Option.text(
  "--save", "FOLDER", "Write each divergence there, as a scenario document named by its content")

extension Command {
  static let fuzz = Command(
    name: "fuzz",
    summary: "Search for scenarios on which the two models differ",
    options: [
      seconds.entry, scenarios.entry, untilCovered.entry, seed.entry, Option.profile.entry,
      workers.entry, shard.entry, patience.entry, save.entry,
    ] + FuzzSubject.options + ReportOptions.entries,
    details: """
      Generates controller trees and steps, plays them on both models and compares everything that
      can be observed after every step. A divergence is reduced and shown. The same seed and number
      of scenarios give the same result on every machine, for any number of workers.

      The models play in processes of their own: one that crashes or hangs is a finding like any
      other, and the run goes on. Ctrl-C or SIGTERM ends the search, and what was found is reduced;
      a second one leaves that out; the third ends at once.
      """
  ) { arguments, console in
    let search = try FuzzSearch(arguments)
    let reports = ReportOptions(arguments)
    let folder = arguments.value(of: save)

    let events = try EventLog(reports)
    events.write(.began(search.options))
    if reports.format == .text { announce(search, console) }
    let report = await play(search, events, console)
    let findings = try report.findings.map { finding in
      let found = try FoundCounterexample(Counterexample(finding, in: report), savedIn: folder)
      events.write(.found(found.counterexample, file: found.file))
      return found
    }
    events.write(.ended(report))
    try console.publish(reports) { report.text(as: $0, findings, console.ink) }
    try events.check()
    if let failure = report.failure { throw Complaint(failure) }
    return report.exitCode
  }
}

extension FuzzReport {
  /// Nothing where each event is told as it happens.
  fileprivate func text(
    as format: ReportFormat, _ findings: [FoundCounterexample], _ ink: Ink
  ) -> String? {
    if format == .jsonl { return nil }
    let files = findings.map(\.file)
    let run = checkedRun(files: files) { counterexample, file in
      FoundCounterexample(counterexample, file: file).replay
    }
    return run.text(
      as: format,
      text: findings.map { $0.counterexample.text(replay: $0.replay, ink: ink) + "\n" }.joined()
        + text(ink: ink),
      json: json(files: files))
  }
}

extension FuzzReport {
  fileprivate var exitCode: ExitCode {
    let parts = findings.map(\.divergence.part)
    if parts.contains(where: { $0 == .crash || $0 == .hang }) { return .crash }
    return parts.isEmpty ? .agreement : .divergence
  }
}

extension FuzzSearch {
  fileprivate init(_ arguments: Arguments) throws {
    let count = arguments.value(of: scenarios)
    let isCovering = arguments.value(of: untilCovered)
    options = FuzzOptions(
      seed: arguments.value(of: seed) ?? .random(in: 1...999_999_999),
      profile: arguments.value(of: .profile), scenarios: count)
    options.workers = arguments.value(of: workers) ?? ProcessInfo.processInfo.activeProcessorCount
    options.shard = arguments.value(of: shard)
    options.endsWhenCovered = isCovering
    subject = try FuzzSubject(arguments)
    let seconds = arguments.value(of: seconds) ?? (count == nil && !isCovering ? 10 : nil)
    limit = seconds.map { .seconds($0) }
    hangAfter = .seconds(arguments.value(of: patience) ?? 10)
  }
}

extension Shard {
  /// `1/4`, the first of four.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] >= numbers[0] else { return nil }
    self.init(numbers[0] - 1, of: numbers[1])
  }
}

@MainActor private func announce(_ search: FuzzSearch, _ console: Console) {
  var text = "fuzzing with seed \(search.options.seed)"
  if let limit = search.limit { text += " for \(limit.seconds.rough) s" }
  if let count = search.options.scenarios { text += ", at most \(count.counted("scenario"))" }
  console.write(text + "\n\n")
  console.flush()
}

@MainActor private func play(
  _ search: FuzzSearch, _ events: EventLog, _ console: Console
) async -> FuzzReport {
  Interruption.allowTwo()
  let progressLine = console.progress
  defer { progressLine.clear() }
  return await search.report { event, elapsed throws(PlayerFailure) in
    switch event {
    case .progress(let progress):
      progressLine.show(progress, after: elapsed)
      events.write(.progress(progress, after: elapsed))
    case .found(let divergenceClass, let index):
      events.write(.diverged(divergenceClass, index: index))
    case .news, .played: break
    }
  }
}
