import Harness
import Reporting
import ScenarioFiles

private let asTest = Option.flag(
  "--as-test", "Print a Swift test that plays the document, for a package of yours")
private let resolver = Option.text(
  "--resolver", "TYPE", "The resolver under test in it (default CachedResolver)")

extension Command {
  static let replay = Command(
    name: "replay",
    summary: "Play documents on both models and check what they expect",
    operands: .some(Documents.operand),
    options: [asTest.entry, resolver.entry, Documents.infoPlistOption.entry]
      + ReportOptions.entries,
    details: """
      Plays each document on both models, holds what they observe against the document's 'expect',
      and compares the two models after every step. Of a folder, all .json files below it are
      played. '-' is the standard input.
      """
  ) { arguments, console in
    let documents = try Documents(arguments)
    if arguments.value(of: asTest) {
      let type = arguments.value(of: resolver) ?? "CachedResolver"
      console.write(try documents.readOnlyOne().swiftTest(of: type))
      return .agreement
    }
    let options = ReportOptions(arguments)
    try options.check()
    let start = ContinuousClock.now
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
    let run = replay.checkedRun(duration: ContinuousClock.now - start) { try? TextFile.read($0) }
    try console.publish(options) {
      run.text(as: $0, text: replay.text(ink: console.ink), json: replay.json)
    }
    if !replay.unreadable.isEmpty { return .wrongUse }
    return replay.failures.isEmpty ? .agreement : .divergence
  }
}
