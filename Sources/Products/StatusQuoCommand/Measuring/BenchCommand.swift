package import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

/// One call of `bench`: what was asked for, and where results go.
package struct BenchCommand {
  let arguments: Arguments
  package let subject: BenchSubject
  package let plan: BenchmarkPlan
  package let console: Console

  package init(
    arguments: Arguments, subject: BenchSubject, plan: BenchmarkPlan, console: Console
  ) {
    self.arguments = arguments
    self.subject = subject
    self.plan = plan
    self.console = console
  }

  static let details = Option.flag("--details", "Print every figure, not only the summary")
  static let rounds = Option.count(
    "--rounds", "N", "Processes of each build in a comparison (default 9)", upTo: 10_000)
  static let atMost = Option(
    "--at-most", "N",
    "Fail where the subject takes more than N times as long as 'cached',\nor, with --baseline, as the saved build",
    expected: "a number from 0.1 to 1000000",
    read: { text in Double(text).flatMap { 0.1...1_000_000 ~= $0 ? $0 : nil } })
  static let published = Option.text(
    "--published", "FILE",
    "Fail where the time beside 'memoizing' is more than 1.5 times (--at-most N)\nthat of a run written by --report json=FILE"
  )
  static let saveBaseline = Option.text(
    "--save-baseline", "NAME", "Save this build and the options under a name")
  package static let baselines = Option<String>(
    name: "--baselines", placeholder: "FOLDER",
    summary: "Where baselines are (default .statusquo/baselines)",
    fallback: ".statusquo/baselines", expected: "a folder", parse: { $0.isEmpty ? nil : $0 })
  package static let format = Option<BenchFormat>.choice(
    "--format", "FORMAT",
    "How the result is written: text, json, markdown,\nhtml (a page with plots), svg (throughput by size)",
    default: .text)
  package static let report = ReportFile<BenchFormat>.option(example: "markdown=bench.md")

  static let entries = [
    details.entry, format.entry, report.entry, rounds.entry, atMost.entry, published.entry,
    saveBaseline.entry,
    baselines.entry,
  ]

  /// Options of measuring as they were typed, for other processes.
  package var options: [String] { arguments.typed(BenchOptions.entries) }

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

  /// True if the result is to be a picture alone.
  var asksForPicture: Bool {
    arguments.value(of: Self.format) == .svg
      || arguments.values(of: Self.report).contains { $0.format == .svg }
  }

  /// Throws where it is plain that a report can't be written.
  package func checkReports() throws {
    try arguments.values(of: Self.report).forEach { try $0.check() }
  }
}

/// The form of a benchmark.
package enum BenchFormat: String, CaseIterable {
  case text, json, markdown, html, svg
}
