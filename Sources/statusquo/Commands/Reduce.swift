import AppearanceModel
import Generators
import Harness
import Reporting
import ScenarioFiles

private let save = Option.text(
  "--save", "FOLDER", "Write the reduced document there, named by its content")
private let bytes = Option.flag(
  "--bytes", "FILE is what libFuzzer found: any bytes, as the fuzz target reads them")

extension Command {
  static let reduce = Command(
    name: "reduce",
    summary: "Make a document on which the models differ as small as possible",
    operands: .these("FILE"),
    options: [save.entry, bytes.entry, Documents.infoPlistOption.entry, Option.format.entry],
    details: """
      Leaves out steps, controllers and settings, and simplifies what is left, as long as the models
      differ in the same way. '-' is the standard input. Ctrl-C ends with the smallest found so far.
      """
  ) { arguments, console in
    let documents = try Documents(arguments)
    let format = arguments.value(of: .format)
    let folder = arguments.value(of: save)
    let scenario =
      arguments.value(of: bytes)
      ? ScenarioBytes(try TextFile.read(documents.files[0])).scenario
      : try documents.readOnlyOne().scenario
    Watch.start("'statusquo reduce \(arguments.operands[0])'")

    var models = LockStep.ofBothModels
    guard models.firstDivergence(on: scenario) != nil else {
      switch format {
      case .json: console.write("null\n")
      case .text:
        console.write("the models agree on \(documents.files[0]): there is nothing to reduce\n")
      }
      return .agreement
    }
    let reduction = models.reduce(scenario) { progress in
      if progress.evaluations.isMultiple(of: 64) { console.progress.show(progress.text) }
      return Interruption.isRequested ? .stop : .goOn
    }
    console.progress.clear()
    guard let divergence = models.firstDivergence(on: reduction.scenario) else {
      throw Complaint("the subject does not answer the same every time")
    }
    var problems: [any Error] = []
    let found = FoundCounterexample(
      Counterexample(reduction, of: scenario, divergence), savedIn: folder, &problems)
    switch format {
    case .json: console.write(found.counterexample.json(file: found.file).text)
    case .text:
      console.write(found.counterexample.text(replay: found.replay, ink: console.ink))
    }
    if let problem = problems.first { throw problem }
    return .divergence
  }
}

extension Reduction.Progress {
  fileprivate var text: String {
    [
      evaluations.counted("evaluation"), smallest.steps.count.counted("step"),
      smallest.controllers.count.counted("controller"),
    ].joined(separator: "  ")
  }
}
