import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoSeededBugs

extension Scoreboard {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  static let jsonVersion = 2

  /// The scoreboard for machines, keys in this order: `report` ("bugs"), `version`, `totals` {bugs,
  /// of? (how many were to be searched, where an interruption left some out), foundAlways,
  /// foundWithinOneSecond, shrunkToShortest, shrunkToOneForm}, `controls`, `curve` [{scenarios,
  /// bugs}], `bugs`.
  ///
  /// A control is {id, scenarios, steps, report}, whose report is a class or null; the last one is
  /// the canary. A bug is {id, shortest {steps, controllers, evidence}, leastShare, searches,
  /// forms}; a search is {seed, found, scenarios, steps, milliseconds} and, where it found
  /// something, evaluations, shrinkingMilliseconds and size {steps, controllers}; a form is {count,
  /// scenario}.
  var json: JSON {
    [
      "report": "bugs", "version": JSON(Self.jsonVersion), "totals": totalsJSON,
      "controls": JSON((controls + (canary.map { [$0] } ?? [])).map(\.json)),
      "curve": JSON(
        curve.map { ["scenarios": JSON($0.scenarios), "bugs": JSON($0.bugs)] }),
      "bugs": JSON(scores.map(\.json)),
    ]
  }
}

extension Scoreboard {
  fileprivate var totalsJSON: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("bugs", scores.count)
      if let interruptedOf { json.member("of", interruptedOf) }
      json.member("foundAlways", foundAlways)
      json.member("foundWithinOneSecond", foundAlways(within: 1))
      json.member("shrunkToShortest", shrunkToShortest)
      json.member("shrunkToOneForm", shrunkToOneForm)
    }
    return json.finish()
  }
}

extension ControlRun {
  fileprivate var json: JSON {
    [
      "id": JSON(id), "scenarios": JSON(scenarios), "steps": JSON(steps),
      "report": report.map { JSON($0.description) } ?? .null,
    ]
  }
}

extension Score {
  fileprivate var json: JSON {
    [
      "id": JSON(id),
      "shortest": [
        "steps": JSON(shortest.steps), "controllers": JSON(shortest.controllers),
        "evidence": JSON(shortest.evidence.rawValue),
      ],
      "leastShare": JSON(leastShare), "searches": JSON(searches.map(\.json)),
      "forms": JSON(
        forms.map {
          ["count": JSON($0.count), "scenario": ScenarioDocument($0.scenario).json]
        }),
    ]
  }
}

extension BugSearch {
  fileprivate var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("seed", JSON(String(seed)))
      json.member("found", shrinking != nil)
      json.member("scenarios", scenarios)
      json.member("steps", steps)
      json.member("milliseconds", searching * 1_000)
      guard let shrinking else { return }
      json.member("evaluations", shrinking.evaluations)
      json.member("shrinkingMilliseconds", shrinkingTime * 1_000)
      json.member(
        "size",
        [
          "steps": JSON(shrinking.scenario.steps.count),
          "controllers": JSON(shrinking.scenario.controllers.count),
        ])
    }
    return json.finish()
  }
}
