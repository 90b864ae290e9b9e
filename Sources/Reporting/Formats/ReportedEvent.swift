public import StatusQuoHarness
import StatusQuoRunFormats
public import StatusQuoScenarioFiles

/// What a run reports as it happens.
public enum ReportedEvent: Sendable {
  /// The run begins.
  case began(RunPlan)
  /// How far it is after a time.
  case progress(RunProgress, after: Seconds)
  /// The first divergence of a class, in the scenario with this number.
  case diverged(DivergenceClass, index: Int)
  /// A finding is shrunk, and saved if it is to be.
  case found(Finding, file: String?, FindingContext?)
  /// The run is over.
  case ended(RunReport)

  /// The event for machines, `event` first:
  ///
  /// - `began`: `version`, `report` (the kind of the run), `source`, `limit`? (of scenarios)
  /// - `progress`: `seconds`, `positions`, `scenarios`, `steps`, `divergences`, `rules`
  /// - `diverged`: `class` {step, part, detail}, `index`
  /// - `found`: `finding` (see `Finding.json`)
  /// - `ended`: `verdict`, `report` (see `RunReport.json`; its findings were reported before)
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("event", name)
      switch self {
      case .began(let plan):
        json.member("version", RunState.version)
        json.member("report", plan.kind.rawValue)
        json.member("source", plan.source.json)
        if let limit = plan.scenarios { json.member("limit", limit) }
      case .progress(let progress, let elapsed):
        json.member("seconds", elapsed.milliseconds)
        json.member("positions", progress.positions)
        json.member("scenarios", progress.scenarios)
        json.member("steps", progress.steps)
        json.member("divergences", progress.divergences)
        json.member("rules", progress.rules)
      case .diverged(let divergenceClass, let index):
        json.member("class", divergenceClass.json)
        json.member("index", index)
      case .found(let finding, let file, let context):
        json.member("finding", finding.json(file: file, context: context))
      case .ended(var report):
        json.member("verdict", report.verdict)
        report.findings = []
        json.member("report", report.json())
      }
    }
    return json.finish()
  }

  /// The event on one line, with a line break at its end.
  public var line: String { json.compactText + "\n" }

  private var name: String {
    switch self {
    case .began: "began"
    case .progress: "progress"
    case .diverged: "diverged"
    case .found: "found"
    case .ended: "ended"
    }
  }
}
