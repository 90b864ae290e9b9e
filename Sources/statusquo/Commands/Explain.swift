import AppearanceModel
import Reporting
import ScenarioFiles

private let step = Option<Int?>(
  name: "--step", placeholder: "N",
  summary: "The step to explain, 0 for launch (default: the last)",
  fallback: nil, expected: "a whole number from 0",
  parse: { text in Int(text).flatMap { $0 >= 0 ? .some($0) : nil } })

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Tell why the bar and the screens look as they do",
    operands: .these("FILE"),
    options: [step.entry, Documents.infoPlistOption.entry, Option.format.entry],
    details: """
      Plays the document on the reference model and tells in sentences, with the ids of the rules,
      who decides the status bar, how the answer was reached, whether what is displayed is stale,
      where light and dark come from, and for what usually surprises the cause and the cure. '-' is
      the standard input.
      """
  ) { arguments, console in
    let documents = try Documents(arguments)
    let scenario = try documents.readOnlyOne().scenario
    let last = arguments.value(of: step) ?? scenario.steps.count
    guard last <= scenario.steps.count else {
      throw Complaint(
        "there is no step \(last) in \(documents.files[0])",
        expected: "0 for launch, or a step up to \(scenario.steps.count)")
    }
    let report = WhyReport(scenario, moments: moments(of: scenario, upTo: last))
    switch arguments.value(of: .format) {
    case .json: console.write(report.json.text)
    case .text: console.write(report.text)
    }
    return .agreement
  }
}

/// The launch and the steps up to one of them, as the reference plays them.
private func moments(of scenario: Scenario, upTo last: Int) -> [ExplainedMoment] {
  var model = Reference(scenario)
  return (0...last).map { number in
    if number > 0 { model.apply(scenario.steps[number - 1]) }
    var observation = Observation()
    let rules = model.rulesUsed
    model.observe(into: &observation)
    return ExplainedMoment(
      observation: observation, explanation: model.explain(), rules: rules)
  }
}
