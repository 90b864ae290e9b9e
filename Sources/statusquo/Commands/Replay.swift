import Harness
import Reporting
import ScenarioFiles

extension Command {
  static let replay = Command(
    name: "replay",
    summary: "Play documents on both models and check what they expect",
    operands: .some(Documents.operand),
    options: [Documents.infoPlistOption.entry, Option.format.entry],
    details: """
      Plays each document on both models, holds what they observe against the document's 'expect',
      and compares the two models after every step. Of a folder, all .json files below it are
      played. '-' is the standard input.
      """
  ) { arguments, console in
    let documents = try Documents(arguments)
    let format = arguments.value(of: .format)
    Watch.start("'statusquo replay'")

    var models = LockStep.ofBothModels
    var replay = Replay()
    for file in documents.files {
      if Interruption.isRequested { break }
      if replay.documents.isMultiple(of: 100) {
        console.progress.show("\(replay.documents.counted("scenario")) played")
      }
      do {
        replay.play(try documents.read(file), file: file, on: &models)
      } catch let error as DocumentError {
        replay.add(error)
        console.complain("statusquo: \(error)\n")
      }
    }
    console.progress.clear()
    switch format {
    case .json: console.write(replay.json.text)
    case .text: console.write(replay.text(ink: console.ink))
    }
    if !replay.unreadable.isEmpty { return .wrongUse }
    return replay.failures.isEmpty ? .agreement : .divergence
  }
}
