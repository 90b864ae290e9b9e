import AppearanceModel
import ScenarioFiles

private let model = Option<Model>.choice(
  "--model", "MODEL", "Which model plays: reference or cached", default: .reference)

extension Command {
  static let observe = Command(
    name: "observe",
    summary: "Print what one model observes, as JSON lines",
    operands: .some(Documents.operand),
    options: [model.entry, Documents.infoPlistOption.entry],
    details: """
      Plays each document on one model and prints one line of JSON for the launch ("step": 0) and
      one for each step: outcome, bar, provenance, stale, calls, styles, told, geometry.
      """
  ) { arguments, console in
    let documents = try Documents(arguments)
    let model = arguments.value(of: model)
    Watch.start("'statusquo observe'")
    for file in documents.files {
      let scenario = try documents.read(file).scenario
      switch model {
      case .reference: printObservations(of: Reference(scenario), playing: scenario, console)
      case .cached: printObservations(of: watched(scenario), playing: scenario, console)
      }
      if console.isClosed || Interruption.isRequested { break }
    }
    return .agreement
  }
}

@MainActor private func printObservations<Model: Resolver>(
  of resolver: Model, playing scenario: Scenario, _ console: Console
) {
  var resolver = resolver
  Watch.beat()
  var observation = Observation()
  resolver.observe(into: &observation)
  console.write(observation.json(scenario.names).compactText + "\n")
  for step in scenario.steps {
    if console.isClosed { return }
    Watch.beat()
    resolver.apply(step)
    resolver.observe(into: &observation)
    console.write(observation.json(scenario.names).compactText + "\n")
  }
}
