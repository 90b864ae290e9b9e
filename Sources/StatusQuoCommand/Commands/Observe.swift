import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// Which of the two resolvers. The subject of `statusquo` itself is the cached one.
private enum Model: String, CaseIterable {
  case reference, subject, cached
}

private let model = Option<Model>.choice(
  "--model", "MODEL", "Which model plays: reference, subject (or cached)", default: .reference)

extension Command {
  static let observe = Command(
    name: "observe",
    summary: "Print what one model observes, as JSON lines",
    operands: .some(Documents.operand),
    options: [model.entry] + Documents.options,
    details: """
      Plays each document on one model and prints one line of JSON for the launch ("step": 0) and
      one for each step: outcome, bar, provenance, stale, calls, styles, told, geometry.
      """
  ) { arguments, console, resolver in
    let documents = try Documents(arguments)
    let model = arguments.value(of: model)
    Watch.start("'\(programName) observe'")
    for file in documents.files {
      let document = try documents.read(file, console)
      let scenario = document.scenario
      @MainActor func print(_ observation: Observation) -> Bool {
        Watch.beat()
        console.emit(observation.json(scenario.names).compactText + "\n")
        return !console.isClosed
      }
      Watch.beat()
      switch model {
      case .reference:
        playAlone(Reference(scenario, readings: document.readings), scenario, print)
      case .subject, .cached: resolver.observe(scenario, print)
      }
      if console.isClosed || Interruption.isRequested { break }
    }
    return .agreement
  }
}
