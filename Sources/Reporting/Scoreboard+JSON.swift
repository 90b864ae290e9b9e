import AppearanceModel
public import Harness
public import ScenarioFiles

extension Scoreboard {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 1

  /// The scoreboard for machines, keys in this order: `report` ("bugs"), `version`, `totals`
  /// {bugs, foundAlways, foundWithinOneSecond, reducedToShortest, reducedToOneForm}, `controls`,
  /// `pairs`, `bugs`.
  ///
  /// A control is {id, scenarios, steps, report}, whose report is a class or null; the last one is
  /// the canary. A pair is {bugs, findings, shown, slipped, separated}.
  /// A bug is {id, shortest {steps, controllers, evidence}, searches, forms}; a search is {seed,
  /// found, scenarios, steps, milliseconds} and, where it found something, evaluations,
  /// reducingMilliseconds and size {steps, controllers}; a form is {count, scenario}.
  public var json: JSON {
    [
      "report": "bugs", "version": JSON(Self.jsonVersion),
      "totals": [
        "bugs": JSON(scores.count), "foundAlways": JSON(foundAlways),
        "foundWithinOneSecond": JSON(foundAlways(within: .seconds(1))),
        "reducedToShortest": JSON(reducedToShortest), "reducedToOneForm": JSON(reducedToOneForm),
      ],
      "controls": JSON((controls + (canary.map { [$0] } ?? [])).map(\.json)),
      "pairs": JSON(pairs.map(\.json)),
      "bugs": JSON(scores.map(\.json)),
    ]
  }
}

extension ControlTrial {
  fileprivate var json: JSON {
    [
      "id": JSON(id), "scenarios": JSON(scenarios), "steps": JSON(steps),
      "report": report.map { JSON($0.description) } ?? .null,
    ]
  }
}

extension PairTrial {
  fileprivate var json: JSON {
    [
      "bugs": JSON(ids.map { JSON($0) }), "findings": JSON(findings),
      "shown": JSON(shown.map { JSON($0) }), "slipped": JSON(slipped),
      "separated": JSON(isSeparated),
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
      "searches": JSON(trials.map(\.json)),
      "forms": JSON(
        forms.map {
          ["count": JSON($0.count), "scenario": ScenarioDocument($0.scenario).json]
        }),
    ]
  }
}

extension Trial {
  fileprivate var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("seed", JSON(String(seed)))
      json.member("found", reduction != nil)
      json.member("scenarios", scenarios)
      json.member("steps", steps)
      json.member("milliseconds", finding.seconds * 1_000)
      guard let reduction else { return }
      json.member("evaluations", reduction.evaluations)
      json.member("reducingMilliseconds", reducing.seconds * 1_000)
      json.member(
        "size",
        [
          "steps": JSON(reduction.scenario.steps.count),
          "controllers": JSON(reduction.scenario.controllers.count),
        ])
    }
    return json.finish()
  }
}
