import StatusQuoAppearanceModel
package import StatusQuoCommand
import StatusQuoDriver
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Command {
  package static let experiment = Command(
    name: "experiment",
    summary: "List what to play on a device to learn which readings hold",
    operands: .some(Documents.operand),
    options: [Options.reading.entry, Options.into.entry, Option.format.entry],
    details: """
      Chooses a few documents that together separate all readings of the sources and use every rule
      that Apple does not document. Prints them with what to look at, and whether the driver can play
      each in a simulator or why not. Of a document for an iOS without a simulator, a copy for iOS 15
      may be chosen. --reading C-7=2 leaves out a question that was answered on a device. --into writes
      the chosen documents to a folder.
      """
  ) { arguments, console, _ in
    let documents = try Documents(arguments)
    var read: [ScenarioDocument] = []
    for file in documents.files {
      let document = try documents.read(file, console)
      let scenario = document.scenario
      guard mayBeReplayed(scenario, upTo: scenario.steps.count) else {
        throw UsageError(
          "\(file) is too large to play under each reading",
          expected: "steps times controllers of at most \(maxReplayed.grouped)")
      }
      read.append(document)
    }
    let candidates = Experiment.Candidate.all(read, files: documents.files)
    let experiment = Experiment(
      choosingFrom: candidates.map(\.document.scenario),
      settled: arguments.values(of: Options.reading),
      on: { ReferenceModel($0, readings: $1) })
    if let folder = arguments.value(of: Options.into) {
      for (number, trial) in experiment.trials.enumerated() {
        let digits = String(number + 1)
        let name = String(repeating: "0", count: max(0, 2 - digits.count)) + digits
        try TextFile.write(
          candidates[trial.candidate].document.text, to: "\(name).json", inside: folder)
      }
    }
    switch arguments.value(of: .format) {
    case .text: console.write(experiment.article(candidates).text(ink: console.ink))
    case .json: console.emit(experiment.json(candidates).text)
    }
    return .agreement
  }
}
