import AppearanceModel
import Foundation
import Generators
import Harness
import Reporting
import ScenarioFiles

private let seconds = Option.seconds(
  "--seconds", "How long to search (default 10; no limit when --scenarios is given)")
private let scenarios = Option.count("--scenarios", "N", "At most so many scenarios")
private let seed = Option.seed(
  "--seed", "All scenarios follow from it (default: a fresh one, which is printed)")
private let save = Option.text(
  "--save", "FOLDER", "Write each divergence there, as a scenario document named by its content")

extension Command {
  static let fuzz = Command(
    name: "fuzz",
    summary: "Search for scenarios on which the two models differ",
    options: [
      seconds.entry, scenarios.entry, seed.entry, Option.profile.entry, save.entry,
    ] + ReportOptions.entries,
    details: """
      Generates controller trees and steps, plays them on both models and compares everything that
      can be observed after every step. A divergence is reduced and shown. The same seed and number
      of scenarios give the same result on every machine. Ctrl-C ends the run with its summary.
      """
  ) { arguments, console in
    let limit = arguments.value(of: scenarios)
    let budget = arguments.value(of: seconds) ?? (limit == nil ? 10 : .infinity)
    let options = FuzzOptions(
      seed: arguments.value(of: seed) ?? .random(in: 1...999_999_999),
      profile: arguments.value(of: .profile), scenarios: limit)
    let reports = ReportOptions(arguments)
    let folder = arguments.value(of: save)

    let events = try EventLog(reports)
    events.write(.began(options))
    if reports.format == .text { announce(options, seconds: budget, console) }
    let report = await search(options, seconds: budget, events, console)
    let findings = try report.findings.map { finding in
      let found = try FoundCounterexample(Counterexample(finding, in: report), savedIn: folder)
      events.write(.found(found.counterexample, file: found.file))
      return found
    }
    events.write(.ended(report))
    try console.publish(reports) { report.text(as: $0, findings, console.ink) }
    try events.check()
    return report.findings.isEmpty ? .agreement : .divergence
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

@MainActor private func announce(_ options: FuzzOptions, seconds: Double, _ console: Console) {
  var text = "fuzzing with seed \(options.seed)"
  if seconds.isFinite { text += " for \(seconds.rough) s" }
  if let scenarios = options.scenarios { text += ", at most \(scenarios.counted("scenario"))" }
  console.write(text + "\n\n")
  console.flush()
}

@MainActor private func search(
  _ options: FuzzOptions, seconds: Double, _ events: EventLog, _ console: Console
) async -> FuzzReport {
  Watch.start("'statusquo fuzz --seed \(options.seed) --profile \(options.profile.name)'")
  let start = ContinuousClock.now
  let progressLine = console.progress
  defer { progressLine.clear() }
  return await Harness.fuzz(
    options, reference: { Reference($0) }, subject: watched,
    shouldStop: { Interruption.isRequested || (ContinuousClock.now - start).seconds >= seconds },
    progress: { progress in
      let elapsed = ContinuousClock.now - start
      progressLine.show(progress, after: elapsed)
      events.write(.progress(progress, after: elapsed))
    })
}
