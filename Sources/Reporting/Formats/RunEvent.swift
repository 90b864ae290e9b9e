public import Harness
public import ScenarioFiles

/// What a fuzz run tells as it happens.
public enum RunEvent: Sendable {
  /// The run begins.
  case began(FuzzOptions)
  /// It is so far, after so long.
  case progress(FuzzProgress, after: Duration)
  /// The first divergence of a class was met, at this place of the run, from 0.
  case diverged(DivergenceClass, index: Int)
  /// A finding is reduced, and saved if it is to be.
  case found(Counterexample, file: String?)
  /// The run is over.
  case ended(FuzzReport)

  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 1

  /// The event for machines, `event` first:
  ///
  /// - `began`: `version`, `seed`, `profile`, `scenarios`? (the limit)
  /// - `progress`: `seconds`, `scenarios`, `steps`, `divergences`, `rules`
  /// - `diverged`: `class` {step, part, detail}, `index`
  /// - `found`: `finding` (see `Counterexample.json`)
  /// - `ended`: `verdict`, `report` (see `FuzzReport.json`; its findings were told before)
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("event", name)
      switch self {
      case .began(let options):
        json.member("version", Self.jsonVersion)
        json.member("seed", JSON(seed: options.seed))
        json.member("profile", options.profile.name)
        if let scenarios = options.scenarios { json.member("scenarios", scenarios) }
      case .progress(let progress, let elapsed):
        json.member("seconds", elapsed.milliseconds)
        json.member("scenarios", progress.scenarios)
        json.member("steps", progress.steps)
        json.member("divergences", progress.divergences)
        json.member("rules", progress.rules)
      case .diverged(let divergenceClass, let index):
        json.member("class", divergenceClass.json)
        json.member("index", index)
      case .found(let counterexample, let file):
        json.member("finding", counterexample.json(file: file))
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
