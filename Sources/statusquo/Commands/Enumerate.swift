import AppearanceModel
import Generators
import Harness
import Reporting
import ScenarioFiles

private let controllers = Option.count(
  "--controllers", "N", "At most so many controllers (default 3)")
private let steps = Option.count("--steps", "K", "At most so many steps (default 3)")
private let settings = Option.count(
  "--settings", "M", "At most so many settings that are not UIKit's defaults (default 1)")
private let alphabet = Option(
  name: "--alphabet", placeholder: "NAME",
  summary: "What scenarios are made of (default \(Alphabet.core.name)):\n"
    + Alphabet.all.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"),
  fallback: Alphabet.core,
  expected: "one of \(Alphabet.all.map(\.name).joined(separator: ", "))",
  parse: Alphabet.named)
private let playsOn = Option.flag(
  "--all", "Go on after steps that were not applied, too, though they change nothing")
private let shard = Option.shard(
  "Only the I-th of N parts (default 1/1);\nwhat the parts count is added up by hand")
private let seconds = Option.seconds(
  "--seconds", "End after so long; with --state the next run goes on (default: no limit)")
private let state = Option.text(
  "--state", "FILE", "Keep there how far it is, and go on from there")
private let into = Option.text(
  "--into", "FOLDER", "Write each divergence there, as a scenario document named by its content")

extension Command {
  static let enumerate = Command(
    name: "enumerate",
    summary: "Play every small scenario on both models",
    options: [
      controllers.entry, steps.entry, settings.entry, alphabet.entry, playsOn.entry, shard.entry,
      seconds.entry, state.entry, into.entry, Option.format.entry,
    ],
    details: """
      Plays every scenario within the bounds over an alphabet of controllers, settings and steps,
      each once whatever its names, and compares everything that can be observed. A step that is not
      applied changes nothing, so no scenario goes on after one, unless --all is given.
      """
  ) { arguments, console in
    let worlds = SmallWorlds(
      arguments.value(of: alphabet), controllers: arguments.value(of: controllers) ?? 3,
      steps: arguments.value(of: steps) ?? 3, settings: arguments.value(of: settings) ?? 1,
      goesOnWhenRefused: arguments.value(of: playsOn))
    guard var enumeration = Enumeration(worlds, shard: arguments.value(of: shard)) else {
      throw Complaint(
        "there are too many scenarios within these bounds to play them all",
        expected: "fewer controllers, steps or settings")
    }
    let file = arguments.value(of: state)
    if let file, TextFile.exists(file) {
      try enumeration.resume(from: TextFile.read(file), file: file)
    }
    let limit = arguments.value(of: seconds) ?? .infinity
    try play(&enumeration, seconds: limit, savedAs: file, console)

    let folder = arguments.value(of: into)
    var problems: [any Error] = []
    let findings = enumeration.findings(with: .ofBothModels).map {
      FoundCounterexample(Counterexample($0), savedIn: folder, &problems)
    }
    switch arguments.value(of: .format) {
    case .json: console.write(enumeration.json(findings.map { ($0.counterexample, $0.file) }).text)
    case .text:
      for finding in findings {
        console.write(finding.counterexample.text(replay: finding.replay, ink: console.ink))
        console.write("\n")
      }
      console.write(enumeration.text(ways: findings.count, ink: console.ink))
    }
    if let problem = problems.first { throw problem }
    return enumeration.divergences == 0 ? .agreement : .divergence
  }
}

/// Plays until the end, the time or a signal stops it, and writes down every few seconds how far
/// it is.
@MainActor private func play(
  _ enumeration: inout Enumeration, seconds: Double, savedAs file: String?, _ console: Console
) throws {
  Watch.start("'statusquo enumerate'")
  let progressLine = console.progress
  defer { progressLine.clear() }
  let start = ContinuousClock.now
  func shouldStop() -> Bool {
    Watch.beat()
    return Interruption.isRequested || (ContinuousClock.now - start).seconds >= seconds
  }
  while !enumeration.isComplete {
    let pause = ContinuousClock.now + .seconds(5)
    enumeration.play(
      with: .ofBothModels,
      shouldPause: { enumeration in
        progressLine.show(enumeration.progress)
        return ContinuousClock.now >= pause
      }, shouldStop: shouldStop)
    if let file { try TextFile.write(enumeration.json().text, to: file) }
    if shouldStop() { break }
  }
}
