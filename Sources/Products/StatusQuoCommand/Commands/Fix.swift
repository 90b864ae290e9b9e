import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunning

private let step = Options.step(
  "The step after which a typed wish has to hold, 0 for launch\n(default: the last)")
private let whenever = Option.flag(
  "--whenever", "A typed wish has to hold whenever it applies, not after one step")
private let budget = Option.count(
  "--budget", "N", "Maximum number of sets of changes to try (default 200,000)")
private let showsAll = Option.flag("--all", "Show all sets of the smallest size instead of five")

extension Command {
  static let fix = Command(
    name: "fix",
    summary: "Find the smallest change of an app that makes a wish true",
    operands: AppInput.operands,
    options: [
      Options.want.entry, step.entry, whenever.entry, showsAll.entry, budget.entry,
      Option.format.entry,
    ] + AppInput.options,
    details: """
      Runs the document's own steps with every single change of the app, then with every pair, then
      with triples: an override or a forwarding getter, a presentation style, a style, a key of
      Info.plist, a call of setNeedsStatusBarAppearanceUpdate. The smallest sets are shown as code,
      with why they help, what else looks different and how well the rules behind them are known.
      Without --want, the wishes of the document have to hold. If no set makes them true, prints which
      other device, version, or orientation would.

      \(AppInput.details)
      Exit codes: 0 a fix was found or none is needed, 1 none was found.
      """
  ) { arguments, console, resolver in
    let input = try AppInput(arguments, console)
    try input.checkSize(to: "fix", moments: 200_000)
    let scenario = input.document.scenario
    let wishes = try wishes(arguments, input)
    var search = FixSearch()
    search.budget = arguments.value(of: budget) ?? search.budget
    let start = SystemClock.now
    var report = search.fixes(for: wishes, of: scenario) {
      console.progress.show("searching", "\((SystemClock.now - start).rough) s")
      return Interruption.isRequested
    }
    console.progress.clear()
    try resolver.confirm(&report)
    switch arguments.value(of: .format) {
    case .json: console.emit(report.json.text)
    case .text:
      let article = report.article(limit: arguments.value(of: showsAll) ? .max : 5)
      console.write(article.text(ink: console.ink))
    }
    return report.broken.isEmpty || !report.fixes.isEmpty ? .agreement : .divergence
  }
}

/// The wishes that were typed, about one moment unless they say otherwise, else the document's.
@MainActor private func wishes(_ arguments: Arguments, _ input: AppInput) throws -> [Wish] {
  let scenario = input.document.scenario
  let last = try input.checked(step: arguments.value(of: step)) ?? scenario.steps.count
  guard !arguments.values(of: Options.want).isEmpty else {
    guard !input.document.wishes.isEmpty else {
      throw UsageError(
        "there is no wish to make true",
        expected: "--want 'NAME: bar light', or a document with wishes")
    }
    return input.document.wishes
  }
  return arguments.value(of: whenever)
    ? try arguments.wishes(of: scenario)
    : try arguments.wishes(
      of: scenario, after: last, orLaunch: true, else: "another --step, or --whenever")
}

extension ResolverUnderTest {
  /// Plays each fix on both models: what they do not agree on is none, nor what there is no time for.
  fileprivate func confirm(_ report: inout FixReport) throws {
    var runner = confirmingRunner
    func isConfirmed(_ fix: Fix) throws -> Bool {
      try !Interruption.isUrgent && runner.divergence(on: fix.scenario) == nil
    }
    report.fixes = try report.fixes.filter {
      if Interruption.isUrgent { report.isComplete = false }
      return try isConfirmed($0)
    }
    if let fix = report.answering, try !isConfirmed(fix) { report.answering = nil }
  }

  /// Says whether both models agree on an app with changes.
  var confirmation: (Scenario) -> Bool {
    var runner = confirmingRunner
    return { (try? runner.divergence(on: $0) == nil) == true }
  }

  /// Plays an app with changes on both models.
  private var confirmingRunner: any ScenarioRunner { runner(RunPlan(seed: 0, scenarios: 0)) }
}
