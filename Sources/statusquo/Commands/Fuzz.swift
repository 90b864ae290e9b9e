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
      Option.format.entry,
    ],
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
    let format = arguments.value(of: .format)
    let folder = arguments.value(of: save)

    if format == .text { announce(options, seconds: budget, console) }
    let report = await search(options, seconds: budget, console)
    let findings = try report.findings.map {
      try FoundCounterexample(Counterexample($0, in: report), savedIn: folder)
    }
    switch format {
    case .json: console.write(report.json(files: findings.map(\.file)).text)
    case .text:
      for finding in findings {
        console.write(finding.counterexample.text(replay: finding.replay, ink: console.ink))
        console.write("\n")
      }
      console.write(report.text(ink: console.ink))
    }
    return report.findings.isEmpty ? .agreement : .divergence
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
  _ options: FuzzOptions, seconds: Double, _ console: Console
) async -> FuzzReport {
  Watch.start("'statusquo fuzz --seed \(options.seed) --profile \(options.profile.name)'")
  let start = ContinuousClock.now
  let progressLine = console.progress
  defer { progressLine.clear() }
  return await Harness.fuzz(
    options, reference: { Reference($0) }, subject: watched,
    shouldStop: { Interruption.isRequested || (ContinuousClock.now - start).seconds >= seconds },
    progress: { progressLine.show($0, after: ContinuousClock.now - start) })
}
