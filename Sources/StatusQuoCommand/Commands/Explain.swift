import StatusQuoAppearanceModel
import StatusQuoPictures
import StatusQuoReporting
import StatusQuoScenarioFiles

private let step = Option<Int?>(
  name: "--step", placeholder: "N",
  summary: "The step to explain, 0 for launch (default: the last)",
  fallback: nil, expected: "a whole number from 0",
  parse: { text in Int(text).flatMap { $0 >= 0 ? .some($0) : nil } })

/// Each controller at each step takes about a hundred bytes until all is explained.
private let mostMoments = 4_000_000

/// How an explanation is written.
private enum ExplanationFormat: String, CaseIterable {
  case text, json, html, svg
}

private let format = Option<ExplanationFormat>.choice(
  "--format", "FORMAT",
  "How the result is written: text, json,\nhtml (a page with pictures), svg (one picture)",
  default: .text)

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Tell why the bar and the screens look as they do",
    operands: AppInput.operands,
    options: [step.entry, Options.reading.entry, format.entry] + AppInput.options,
    details: """
      Plays the document on the reference model and tells in sentences, with the ids of the rules,
      who decides the status bar, how the answer was reached, whether what is displayed is stale,
      where light and dark come from, and for what usually surprises the cause and the cure; at last
      how well the weakest of these rules is known, and whether another reading of the sources would
      change the picture.

      \(AppInput.details)
      """
  ) { arguments, console, _ in
    let input = try AppInput(arguments, console)
    let scenario = input.document.scenario
    var readings = input.document.readings
    for case let reading? in arguments.values(of: Options.reading) {
      readings[reading.question] = reading.number
    }
    let last = arguments.value(of: step) ?? scenario.steps.count
    guard last <= scenario.steps.count else {
      throw UsageError(
        "there is no step \(last) in \(input.file)",
        expected: "0 for launch, or a step up to \(scenario.steps.count)")
    }
    guard (last + 1) * (scenario.controllers.count + 1) <= mostMoments else {
      throw UsageError(
        "step \(last.grouped) of \(input.file) is too large to explain",
        expected: "steps times controllers of at most \(mostMoments.grouped); '--step N' explains"
          + " an earlier step")
    }
    let moments = moments(of: scenario, upTo: last, readings)
    let report = Explanation(
      scenario, moments: moments,
      dependsOn: readingsThatMatter(to: scenario, after: last, readings))
    switch arguments.value(of: format) {
    case .json: console.emit(report.json.text)
    case .text: console.write(report.text)
    case .html: console.emit(report.page(of: scenario, moments).page.html)
    case .svg: console.emit(poster(of: scenario, moments).svg)
    }
    return .agreement
  }
}

/// The launch and the steps up to one of them, drawn where a page shows them.
func moments(
  of scenario: Scenario, upTo last: Int, _ readings: Readings = Readings()
) -> [ExplainedMoment] {
  let drawn = DrawnMoments(upTo: last)
  return narrate(scenario, upTo: last, readings, isDrawn: drawn.contains)
}

/// Why the bar and the screens look as they do after all steps.
func explanation(of scenario: Scenario) -> Explanation {
  Explanation(scenario, moments: moments(of: scenario, upTo: scenario.steps.count))
}

/// The readings under which the screen would look different then; nil where comparing takes too long.
private func readingsThatMatter(
  to scenario: Scenario, after step: Int, _ readings: Readings
) -> [ChosenReading]? {
  guard scenario.controllers.count * (step + 1) <= 20_000 else { return nil }
  func picture(_ readings: Readings) -> Observation {
    var model = Reference(scenario, readings: readings)
    var observation = Observation()
    for step in scenario.steps.prefix(step) { model.apply(step) }
    model.observe(into: &observation)
    observation.calls = []
    observation.traitChanges = []
    return observation
  }
  let now = picture(readings)
  return ChosenReading.alternatives.filter { other in
    guard readings[other.question] != other.number else { return false }
    var changed = readings
    changed[other.question] = other.number
    return picture(changed) != now
  }
}
