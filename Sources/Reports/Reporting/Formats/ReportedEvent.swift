package import StatusQuoDiagnosing
package import StatusQuoFindings
package import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoRunFormats
package import StatusQuoScenarioFiles

/// The events that a run reports as they happen.
package indirect enum ReportedEvent: Sendable {
  /// The run begins.
  case began(RunPlan)
  /// Progress after a time.
  case progress(RunProgress, after: Seconds)
  /// The first divergence of a class, in the scenario with this number.
  case diverged(DivergenceClass, index: Int)
  /// A finding is shrunk, and saved if it is to be.
  case found(Finding.Reported)
  /// The run is over.
  case ended(RunReport)

  /// The event for machines, as `Reports/Schemas` has it. The findings of the report at the end were
  /// reported before.
  package var json: JSON {
    switch self {
    case .began(let plan): beganForm.json(plan)
    case .progress(let progress, let elapsed): progressForm.json((progress, elapsed))
    case .diverged(let divergenceClass, let index): divergedForm.json((divergenceClass, index))
    case .found(let finding): foundForm.json(finding)
    case .ended(let report): endedForm.json(report)
    }
  }

  /// All kinds of events.
  package static let shape = JSONShape.definition(
    "runEvent",
    .anyOf([
      beganForm.shape, progressForm.shape, divergedForm.shape, foundForm.shape, endedForm.shape,
    ]))

  /// The event on one line, with a line break at its end.
  package var line: String { json.compactText + "\n" }
}

private let beganForm = JSONForm<RunPlan>("the beginning of a run") { form in
  form.constant("event", "began")
  form.constant("version", JSON(RunState.version))
  form.field("report", .listedWord) { $0.kind }
  form.field("source", ScenarioSource.jsonForm) { $0.source }
  form.optional("limit", .count) { $0.scenarios }
}

private let progressForm = JSONForm<(RunProgress, elapsed: Seconds)>("progress") { form in
  form.constant("event", "progress")
  form.field("seconds", .number) { $0.elapsed.milliseconds }
  form.field("positions", .count) { $0.0.positions }
  form.field("scenarios", .count) { $0.0.scenarios }
  form.field("steps", .count) { $0.0.steps }
  form.field("divergences", .count) { $0.0.divergences }
  form.field("rules", .count) { $0.0.rules }
}

private let divergedForm = JSONForm<(DivergenceClass, index: Int)>("a divergence") { form in
  form.constant("event", "diverged")
  form.field("class", DivergenceClass.jsonForm) { $0.0 }
  form.field("index", .count) { $0.index }
}

private let foundForm = JSONForm<Finding.Reported>("a finding") { form in
  form.constant("event", "found")
  form.field("finding", reportedForm) { $0 }
}

private let endedForm = JSONForm<RunReport>("the end of a run") { form in
  form.constant("event", "ended")
  form.field("verdict", .text) { $0.verdict }
  form.field("report", RunReport.jsonForm) { ($0, []) }
}
