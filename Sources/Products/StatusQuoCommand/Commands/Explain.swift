package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoScenarioFiles

private let step = Options.step(
  "The step to explain, 0 for launch (default: the last;\nin a finding, the one that differs)")

/// Each controller at each step takes about a hundred bytes until all is explained.
private let maxMoments = 4_000_000
/// The most controllers to explain: in some shapes, such as a chain of presentations or of children, the
/// time of the model grows by the square, and this many take a quarter of a minute.
private let maxControllers = 5_000

/// The formats of an explanation.
private enum ExplanationFormat: String, CaseIterable {
  case text, json, markdown, html, svg
}

private let format = Option<ExplanationFormat>.choice(
  "--format", "FORMAT",
  "How the result is written: text, json, markdown,\nhtml (a page with pictures), svg (one picture)",
  default: .text)

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain why the status bar and the screens look the way they do, or print a rule",
    operands: .any("RULE|WORD|FILE"),
    options: [step.entry, Options.want.entry, Options.reading.entry, format.entry]
      + AppInput.options
      + WorkerSettings.entriesOfOneRunner,
    details: """
      Runs the document on the reference model and says which controller decides the status bar and
      why, whether the bar is out of date, where light and dark come from, and for common surprises
      the cause and the fixes, with the ids of the rules; then the weakest evidence among these
      rules, and which other readings of the sources would change the picture. Each fix is tried on
      both models first: those without effect are left out, the others come with their effects after
      this step and after others. With --want, the difference from a look that you expect comes first.

      With --bug or --subject, runs the document on that resolver as well and prints expected beside
      actual; the exit code is that of 'replay'. A finding of \(programName)'s own resolver is always
      run on it.

      \(AppInput.details)

      RULE is the id of a rule or of an open question, such as SB-21 or C-7: prints what it says, how
      well it is known, its sources and readings, and a document that shows it. A word of a document or a
      report, such as activeController, stale or childForStatusBarStyle, prints what it means and the
      rules that name it.
      """
  ) { arguments, console, resolver in
    if let entry = try lawEntry(arguments) {
      if let other = arguments.given.first(where: { $0 != format.name }) {
        throw UsageError(
          "unexpected option '\(other)' for \(entry.kind) '\(entry.id)'",
          expected: "'\(programName) explain \(entry.id)', or a file to play")
      }
      switch arguments.value(of: format) {
      case .json: console.emit(entry.json.text)
      case .text: console.write(entry.article.text(ink: console.ink))
      case .markdown: console.emit(entry.article.markdown())
      case .html: console.emit(entry.article.page.html)
      case .svg:
        throw UsageError(
          "'\(entry.id)' can't be written as this format",
          expected: "'--format text', '--format json', '--format markdown' or '--format html'")
      }
      return .agreement
    }
    let input = try AppInput(arguments, console)
    let declared = input.document.scenario
    var readings = input.document.readings
    for reading in arguments.values(of: Options.reading) {
      readings[reading.question] = reading.number
    }
    let chosen = try input.checked(step: arguments.value(of: step))
    let settings = try WorkerSettings(arguments, resolver)
    let played = try await PlayedFinding(input, upTo: chosen, settings)
    let last = chosen ?? played?.finding?.finding.divergence.step ?? declared.steps.count
    try input.checkSize(
      to: "explain", upTo: last, controllers: maxControllers, moments: maxMoments)
    let typed = try arguments.wishes(of: declared, after: last, else: "another --step")
    let stated = input.document.wishes.compactMap { $0.about(last) }.filter { !typed.contains($0) }
    let scenario = declared.observing(typed + stated).observingItsAnswers
    let moments = narrateDrawn(scenario, upTo: last, readings)
    let wishes = typed + stated.filter { wish in moments.last.map(wish.applies) ?? false }
    var report = Explanation(
      scenario, moments: moments,
      dependsOn: readingsThatMatter(to: scenario, after: last, readings), wishes: wishes
    ).playingFixes(of: scenario, readings, confirmedBy: resolver)
    report.supposed?.isKnownOtherwise = input.showsOverrides
    report.unread = input.unread
    let note = played?.note ?? input.noteOfFinding
    func article(isDrawn: Bool) -> Article {
      let whole = report.article(isDrawn ? Story(scenario, moments) : nil)
      return played?.article(before: report, whole, isDrawn: isDrawn) ?? whole
    }
    switch arguments.value(of: format) {
    case .json: console.emit(report.json(finding: played?.finding?.json).text)
    case .text: console.write(note + article(isDrawn: false).text(ink: console.ink))
    case .markdown: console.emit(note + article(isDrawn: false).markdown())
    case .html: console.emit(article(isDrawn: true).page.html)
    case .svg: console.emit(article(isDrawn: true).blocks.firstStory?.poster.svg ?? "")
    }
    return played?.exitCode ?? .agreement
  }
}

extension Wish {
  /// The wish as one about a moment only; nil where it is about another one.
  fileprivate func about(_ step: Int) -> Wish? {
    guard self.step == nil || self.step == step else { return nil }
    var wish = self
    wish.step = step
    return wish
  }
}

/// The rule, the question or the word that was typed instead of a file; nil where it is a file.
private func lawEntry(_ arguments: Arguments) throws -> LawEntry? {
  guard arguments.operands.count == 1, let id = arguments.operands.first, !TextFile.exists(id),
    id != "-", !id.contains("/")
  else { return nil }
  if let entry = LawEntry(id: id) { return entry }
  let isRule = id.wholeMatch(of: /[A-Za-z]{1,2}-?[0-9]+/) != nil
  // A name with a point is a file's, unless it is close to a key such as stored.style.
  guard isRule || !id.contains(".") else { return nil }
  throw UsageError(
    isRule ? "there is no rule '\(id)'" : "there is no file and no word '\(id)'", for: id,
    among: LawEntry.all.map(\.id) + (isRule ? [] : WordEntry.words),
    expected: isRule
      ? "an id such as SB-21 or C-7, or a file"
      : "a file, an id such as SB-21, or a word of a document or a report such as 'activeController'"
  )
}

/// The result of playing the document on the resolver under test.
private struct PlayedFinding {
  /// The difference from the reference; nil if there is none.
  let finding: Finding.Reported?
  /// The reason why the resolver skips it: then nothing was compared.
  let skipped: Skip?
  /// The resolver.
  let tested: TestedResolver
  /// The note that comes first where the document is a finding of another resolver.
  let note: String

  /// Nil where no resolver was chosen, and the document is no finding of this one.
  @MainActor init?(_ input: AppInput, upTo last: Int?, _ settings: WorkerSettings) async throws {
    tested = settings.tested
    guard !tested.options.isEmpty || input.document.finding?.resolver == tested else { return nil }
    note = input.document.noteOfForeignFinding(input.file, on: tested).map { $0 + "\n\n" } ?? ""
    var scenario = input.document.scenario
    scenario.steps = Array(scenario.steps.prefix(last ?? scenario.steps.count))
    let coordinator = settings.coordinator(for: RunPlan(seed: 0, scenarios: 0), workers: 1)
    let record = input.document.finding
    let (answers, failure) = await coordinator.forEach([scenario]) {
      scenario, runner throws(RunnerFailure) in
      let found = try runner.divergences(on: scenario).first(asFoundIn: record)
      return (found: found, skipped: runner.skipped)
    }
    if let failure { throw UsageError(failure) }
    let answer = answers.first ?? nil
    skipped = answer?.skipped
    finding = answer?.found.map {
      Finding.Reported(
        kept: Finding(input.document.scenario, $0, origin: .file(input.file)), on: settings.tested,
        answering: settings.scope)
    }
  }

  /// A document that is skipped agrees with nothing.
  var exitCode: ExitCode {
    finding.map { [$0.finding.divergence].exitCode }
      ?? (skipped == nil ? .agreement : .divergence)
  }

  /// The differences, before the explanation of the expected answers, which has all reasons.
  func article(before explanation: Explanation, _ whole: Article, isDrawn: Bool) -> Article {
    guard let finding else {
      var article = whole
      let words =
        skipped.map { "skips this, so nothing was compared: \($0.reason)" }
        ?? "agrees with the law here."
      article.blocks.insert(.line("\(tested.description) \(words)"), at: 0)
      return article
    }
    var differing = finding
    differing.reasons = []
    var article = differing.article(isDrawn: isDrawn)
    article.command = "explain"
    article.blocks.append(
      .section("What is expected, and why", explanation.blocks(isBehindFinding: true)))
    return article
  }
}

extension AppInput {
  /// The note that says how to see a finding of another resolver on that one.
  fileprivate var noteOfFinding: String {
    guard let resolver = document.finding?.resolver else { return "" }
    let options = resolver.options.joined(separator: " ")
    return "note: \(file) is a finding of \(resolver); this is what is expected there"
      + (options.isEmpty ? "" : "\n      ('\(options)' shows what it gives)") + "\n\n"
  }
}

extension Explanation {
  /// The explanation without the fixes that do not help in the reference or that the other model
  /// does not confirm; as it is where playing takes too long.
  fileprivate func playingFixes(
    of scenario: Scenario, _ readings: Readings, confirmedBy resolver: ResolverUnderTest
  ) -> Explanation {
    guard mayBeReplayed(scenario, upTo: scenario.steps.count) else {
      return self
    }
    return playingFixes(readings, isConfirmed: resolver.confirmation)
  }
}

/// Steps times controllers of a scenario that is played again for each reading and each fix.
package let maxReplayed = 20_000

/// Returns true if playing a scenario that often takes only a moment.
package func mayBeReplayed(_ scenario: Scenario, upTo step: Int) -> Bool {
  scenario.controllers.count * (step + 1) <= maxReplayed
}

/// The readings under which the screen would look different then; nil where comparing takes too long.
private func readingsThatMatter(
  to scenario: Scenario, after step: Int, _ readings: Readings
) -> [ChosenReading]? {
  guard mayBeReplayed(scenario, upTo: step) else { return nil }
  func picture(_ readings: Readings) -> Observation {
    var model = Reference(scenario, readings: readings)
    var observation = Observation()
    for step in scenario.steps.prefix(step) { model.apply(step) }
    model.observe(into: &observation)
    observation.calls = []
    observation.traitChanges = []
    observation.provenance = nil
    return observation
  }
  let now = picture(readings)
  return ChosenReading.supported.filter { other in
    guard readings[other.question] != other.number else { return false }
    var changed = readings
    changed[other.question] = other.number
    return picture(changed) != now
  }
}
