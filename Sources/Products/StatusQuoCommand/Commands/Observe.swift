import Foundation
import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

/// The two resolvers. The subject of `statusquo` itself is the cached one.
private enum Model: String, CaseIterable {
  case reference, subject, cached
}

private let model = Option<Model>.choice(
  "--model", "MODEL", "Which model: reference, subject (or cached)", default: .reference)

private let format = Option(
  "--format", "FORMAT",
  "How it is written: text or json\n(default: text on a terminal, else json)",
  expected: "text or json", words: Format.allCases.map(\.rawValue), read: { Format(rawValue: $0) })

private let changes = Option.flag("--changes", "As JSON, write of each step only what is new")

extension Command {
  static let observe = Command(
    name: "observe",
    summary: "Print what one model observes, for people or as JSON lines",
    operands: .some(Documents.operand),
    options: [model.entry, format.entry, changes.entry, Options.reading.entry] + Documents.options,
    details: """
      Runs each document on one model. As JSON, prints one line for the launch ("step": 0) and one
      for each step: outcome, bar, provenance, stale, calls, styles, told, geometry. As text, prints
      the tree, all of the launch, and of each step what became of it and what is new. --changes does
      so as JSON: a step leaves out the parts that are as before it, and empty lists of calls and of style
      changes; styles and insets are those that are new.
      """
  ) { arguments, console, resolver in
    let documents = try Documents(arguments)
    let model = arguments.value(of: model)
    let format = arguments.value(of: format) ?? (isatty(STDOUT_FILENO) == 1 ? .text : .json)
    let onlyChanges = arguments.value(of: changes)
    Watch.start("'\(programName) observe'", marked: true)
    for file in documents.files {
      let document = try documents.read(file, console)
      let scenario = document.scenario
      if format == .text {
        if documents.files.count > 1 { console.write(console.ink.bold(file) + "\n") }
        console.write(scenario.startBlocks.text(ink: console.ink) + "\n")
      }
      var previous: Observation?
      @MainActor func print(_ observation: Observation) -> Bool {
        Watch.beat()
        switch format {
        case .json:
          let json = observation.json(scenario.names, after: onlyChanges ? previous : nil)
          console.emit(json.compactText + "\n")
        case .text:
          let block = scenario.block(of: observation, after: previous)
          console.write([block].text(ink: console.ink))
        }
        previous = observation
        return !console.isClosed
      }
      Watch.beat()
      switch model {
      case .reference:
        var reference = Reference(scenario, readings: document.readings)
        reference.play(scenario.steps) { _, observation in print(observation) }
      case .subject, .cached:
        do throws(Skip) {
          try resolver.observe(scenario, print)
        } catch {
          throw UsageError("\(resolver.name) skips \(file): \(error.reason)")
        }
      }
      if console.isClosed || Interruption.isRequested { break }
    }
    return .agreement
  }
}
