package import StatusQuoCommand
import StatusQuoDriver
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Command {
  package static let compare = Command(
    name: "compare",
    summary: "Compare what was seen on devices with the law",
    operands: .some("TRANSCRIPT"),
    options: [Option.format.entry],
    details: """
      Reads transcripts, in which the driver or a person wrote what was seen, and runs each scenario
      on the reference. Prints the moments that contradict it with the rules behind them and the
      readings that fit, and for each rule and version of iOS how many moments confirm it. Moments
      that were not observed do not count. Of a container under test it lists the moments at which to
      ask again changes the bar. Exits with 1 if there is one, or if something contradicts the law.
      """
  ) { arguments, console, _ in
    var transcripts: [Transcript] = []
    for file in arguments.operands {
      let (bytes, name) = try TextFile.readOperand(file)
      transcripts.append(try Transcript(parsing: bytes, file: name))
    }
    let comparison = TranscriptComparison(of: transcripts) { ReferenceModel($0, readings: $1) }
    switch arguments.value(of: .format) {
    case .text: console.write(comparison.article.text(ink: console.ink))
    case .json: console.emit(comparison.json.text)
    }
    return comparison.contradictions.isEmpty && comparison.outOfDate.isEmpty
      ? .agreement : .divergence
  }
}
