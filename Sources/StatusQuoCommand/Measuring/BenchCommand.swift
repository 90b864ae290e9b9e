import Foundation
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
  static let tolerance = Option<Double?>(
    name: "--tolerance", placeholder: "PERCENT",
    summary: "Slowdown to accept (default 1 for instructions; times only inform)", fallback: nil,
    expected: "a number from 0 to 1000", parse: { BenchOptions.percent($0) })
  static let targets = Option.text(
    "--targets", "FILE", "Fail where a figure misses its target in FILE")
  static let saveBaseline = Option.text(
    "--save-baseline", "NAME", "Save the figures, and this build, under a name")
  static let baselines = Option<String>(
    name: "--baselines", placeholder: "FOLDER",
    summary: "Where baselines are (default .statusquo/baselines)",
    fallback: ".statusquo/baselines", expected: "a folder", parse: { $0.isEmpty ? nil : $0 })
  static let history = Option.text(
    "--history", "FILE", "Add instruction and work counts to FILE, and draw it")
  static let label = Option.text("--label", "TEXT", "Name of this version in a history")
  static let format = Option<BenchFormat>.choice(
    "--format", "FORMAT", "How the result is written: text, json, markdown or html", default: .text)
  static let report = ReportFile<BenchFormat>.option(example: "html=bench.html")

  static let entries = [
    BenchOptions.slowdown.entry, details.entry, format.entry, report.entry, Options.into.entry,
    instructions.entry,
    rounds.entry, tolerance.entry,
    targets.entry, saveBaseline.entry, baselines.entry, history.entry, label.entry,
  ]

  /// Options of measuring as they were typed, for other processes.
  var options: [String] { replacement ?? arguments.typed(BenchOptions.entries) }
  private var replacement: [String]?

  init(arguments: Arguments, subject: BenchSubject, plan: BenchmarkPlan, console: Console) {
    self.arguments = arguments
    self.subject = subject
    self.plan = plan
    self.console = console
  }

  /// What plants the slowdown into this build only.
  var planted: [String] { arguments.typed([BenchOptions.slowdown.entry]) }

  /// The same with the options of a baseline, unless some were given.
  func measuring(like baseline: [String]) -> BenchCommand {
    var command = self
    if options.isEmpty { command.replacement = baseline }
    return command
  }
}

extension BenchCommand {
  /// Writes the result to standard output and to files.
  @MainActor func publish(_ text: (BenchFormat) -> String) throws {
    let format = arguments.value(of: Self.format)
    if format == .text { console.write(text(format)) } else { console.emit(text(format)) }
    for file in arguments.values(of: Self.report).compactMap(\.self) {
      try TextFile.write(text(file.format), to: file.path)
    }
  }

  /// Throws where it is plain that a report can't be written.
  func checkReports() throws {
    try arguments.values(of: Self.report).compactMap(\.self).forEach { try $0.check() }
  }

  /// Throws where the result of a mode is not written in these formats.
  func refuseReports(in mode: String, _ formats: BenchFormat...) throws(UsageError) {
    let wanted =
      [arguments.value(of: Self.format)]
      + arguments.values(of: Self.report).compactMap { $0?.format }
    for format in wanted where formats.contains(format) {
      throw UsageError("'\(mode)' writes no \(format.rawValue)", expected: "another format")
    }
  }
}

/// How a benchmark is written.
enum BenchFormat: String, CaseIterable {
  case text, json, markdown, html
}
