import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles

private let format = Option<ListFormat>.choice(
  "--format", "FORMAT", "How the result is written: text or json", default: .text)

extension Command {
  static let compare = Command(
    name: "compare",
    summary: "Compare what was seen on devices with the law",
    operands: .some("TRANSCRIPT"),
    options: [format.entry],
    details: """
      Reads transcripts, in which the driver or a person wrote what was seen, and runs each scenario
      on the reference. Prints the moments that contradict it with the rules behind them and the
      readings that fit, and for each rule and version of iOS how many moments confirm it. Moments
      that were not observed do not count. Exits with 1 if something contradicts the law.
      """
  ) { arguments, console, _ in
    var transcripts: [Transcript] = []
    for file in arguments.operands {
      let bytes = try file == "-" ? TextFile.readStandardInput() : TextFile.read(file)
      transcripts.append(
        try Transcript(parsing: bytes, file: file == "-" ? "standard input" : file))
    }
    let comparison = TranscriptComparison(of: transcripts) { Reference($0, readings: $1) }
    switch arguments.value(of: format) {
    case .text: console.write(comparison.article.text(ink: console.ink))
    case .json: console.emit(comparison.json.text)
    }
    return comparison.contradictions.isEmpty ? .agreement : .divergence
  }
}
