import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

/// One call of `bench`: what was asked for, and where results go.
struct BenchCommand {
  let arguments: Arguments
  let subject: BenchSubject
  let plan: BenchmarkPlan
  let console: Console

  static let details = Option.flag("--details", "Print every figure, not only the summary")
  static let instructions = Option.flag(
    "--instructions", "Count instructions with valgrind, instead of time")
  static let rounds = Option.count(
    "--rounds", "N", "Processes of each build in a comparison (default 9)", upTo: 10_000)
  static let tolerance = Option(
    "--tolerance", "PERCENT", "More instructions to accept (default 1)",
    expected: "a number from 0 to 1000",
    read: { text in Double(text).flatMap { 0...1_000 ~= $0 ? $0 : nil } })
  static let saveBaseline = Option.text(
    "--save-baseline", "NAME", "Save this build and the options under a name")
  static let baselines = Option<String>(
    name: "--baselines", placeholder: "FOLDER",
    summary: "Where baselines are (default .statusquo/baselines)",
    fallback: ".statusquo/baselines", expected: "a folder", parse: { $0.isEmpty ? nil : $0 })
  static let format = Option<BenchFormat>.choice(
    "--format", "FORMAT", "How the result is written: text, json or markdown", default: .text)
  static let report = ReportFile<BenchFormat>.option(example: "markdown=bench.md")

  static let entries = [
    details.entry, format.entry, report.entry, instructions.entry, rounds.entry, tolerance.entry,
    saveBaseline.entry, baselines.entry,
  ]

  /// Options of measuring as they were typed, for other processes.
  var options: [String] { arguments.typed(BenchOptions.entries) }

  /// The baselines that were typed.
  var baselineFolder: BaselineFolder { BaselineFolder(path: arguments.value(of: Self.baselines)) }

  /// Writes the result to standard output and to files.
  @MainActor func publish(_ text: (BenchFormat) -> String) throws {
    let format = arguments.value(of: Self.format)
    if format == .text { console.write(text(format)) } else { console.emit(text(format)) }
    for file in arguments.values(of: Self.report) {
      try TextFile.write(text(file.format), to: file.path)
    }
  }

  /// Throws where it is plain that a report can't be written.
  func checkReports() throws {
    try arguments.values(of: Self.report).forEach { try $0.check() }
  }
}

/// The form of a benchmark.
enum BenchFormat: String, CaseIterable {
  case text, json, markdown
}
