import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

private let steps = Option.count(
  "--steps", "K", "Maximum number of steps of a flow (default 4)", from: 0, upTo: 1_000)
private let seconds = Options.seconds("none")

extension Command {
  static let checkWishes = Command(
    name: "check",
    summary: "Find the shortest flow of an app that breaks a wish",
    operands: AppInput.operands,
    options: [Options.want.entry, steps.entry, seconds.entry, Options.save.entry]
      + ReportOptions.entries + AppInput.options,
    details: """
      A wish says what must be seen, whenever a controller is on top or always. A document states
      wishes in 'expect': {"wish": {"on": "Home", "bar": "light"}}; bar is light, dark, hidden or
      shown, and in its place there may be "stale": false, "style": "dark", "homeIndicator": "hidden",
      "edges": "bottom", "verticalBar": "disabled", "topInset": 44, "bottomInset": 34, or, with
      "after" beside the wish, "called": "viewWillAppear".

      Runs every flow of the app up to a number of steps, on both models: the document's own steps,
      push, pop, present, dismiss, tab changes, gestures, rotation, dark mode, background. For each
      wish that is broken, the shortest flow is printed and explained.

      \(AppInput.details)
      """
  ) { arguments, console, resolver in
    let reports = ReportOptions(arguments)
    try reports.check()
    let input = try AppInput(arguments, console)
    try input.checkSize(to: "check", moments: 2_000_000)
    let scenario = input.document.scenario
    let wishes = try input.document.wishes + arguments.wishes(of: scenario)
    guard !wishes.isEmpty else {
      throw UsageError(
        "\(input.file) states no wish",
        expected: "--want 'NAME: bar light', or a wish in the document's 'expect'")
    }
    let start = SystemClock.now
    let limit = arguments.value(of: seconds)
    let progress = console.progress
    let report = resolver.flowsBreaking(wishes, scenario, arguments.value(of: steps) ?? 4) {
      progress.show("\($0.flows.counted("flow")) played")
      return Interruption.isRequested || limit.map { SystemClock.now - start >= $0 } == true
    }
    progress.clear()
    let duration = reports.duration(since: start)
    let files = try save(report, in: arguments.value(of: Options.save))
    let explained = report.explained(isConfirmed: resolver.confirmation)
    let run = report.checkedRun(file: input.file, duration: duration, explained) {
      files[$0.index]
    }
    try console.publish(reports) {
      $0.text(
        run, article: { _ in report.article(explained) }, json: report.json, console.ink)
    }
    return report.holds ? .agreement : .divergence
  }
}

/// Writes the flow of each broken wish as a document; returns the files by the numbers of the wishes.
private func save(_ report: FlowReport, in folder: String?) throws -> [Int: String] {
  guard let folder else { return [:] }
  var files: [Int: String] = [:]
  for broken in report.broken {
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + broken.fileName
    try TextFile.write(broken.document.text, to: broken.fileName, inside: folder)
    files[broken.index] = path
  }
  return files
}
