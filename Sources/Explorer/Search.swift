import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoPictures
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoSeededBugs

/// Plays scenarios on the reference and on the cached resolver, with a seeded bug or without.
private typealias Models = LockStep<ReferenceModel, WrongResolver<CachedResolver>>

private func models(_ bug: SeededBug?) -> Models {
  Models(
    reference: { ReferenceModel($0) },
    subject: { scenario in
      WrongResolver(scenario, bugs: bug.map { [$0] } ?? []) { CachedResolver($0) }
    })
}

/// The bug that is asked for; nil for none.
func withBug(_ json: JSON, _ body: (SeededBug?) -> JSON) -> JSON {
  guard let id = json["bug"]?.string else { return body(nil) }
  guard let bug = SeededBug.all.first(where: { $0.id == id }) else {
    return error("found no seeded bug with this id")
  }
  return body(bug)
}

/// Plays some of the scenarios that follow from a seed, up to the first on which the models part.
func search(_ json: JSON, _ bug: SeededBug?) -> JSON {
  guard let seed = json["seed"]?.number.flatMap({ UInt64(exactly: $0) }),
    let first = json["first"]?.number.flatMap({ Int(exactly: $0) }),
    let count = json["count"]?.number.flatMap({ Int(exactly: $0) }),
    (0...1 << 30).contains(first), (1...Limit.scenarios).contains(count)
  else {
    return error("expected a seed, the first scenario, and a count up to \(Limit.scenarios)")
  }
  var models = models(bug)
  var cursor = ScenarioCursor(RunPlan(seed: seed))
  var steps = 0
  for index in first..<first + count {
    let scenario = cursor.scenario(at: index)
    steps += scenario.steps.count
    guard models.firstDivergence(on: scenario) != nil else { continue }
    return [
      "scenarios": JSON(index + 1 - first), "steps": JSON(steps),
      "found": ScenarioDocument(scenario).json,
    ]
  }
  return ["scenarios": JSON(count), "steps": JSON(steps), "found": .null]
}

/// The smallest scenario on which the models part as they do on this one.
func shrink(_ scenario: Scenario, _ bug: SeededBug?) -> JSON {
  var models = models(bug)
  guard models.firstDivergence(on: scenario) != nil else {
    return error("the models agree on this scenario")
  }
  var history: [JSON] = []
  var smallest: Scenario?
  let shrinking = StatusQuoHarness.shrink(
    scenario, budget: Shrinking.Budget(evaluations: 20_000, pairs: 500, small: 300),
    watch: { progress in
      if progress.smallest != smallest {
        smallest = progress.smallest
        history.append([
          "controllers": JSON(progress.smallest.controllers.count),
          "steps": JSON(progress.smallest.steps.count),
          "evaluations": JSON(progress.evaluations),
        ])
      }
      return .goOn
    }, divergence: { models.firstDivergence(on: $0) })
  guard let divergence = models.firstDivergence(on: shrinking.scenario) else {
    return error("the models do not part in the same way twice")
  }
  let found = Finding.Reported(Finding(scenario, shrunkBy: shrinking, divergence))
  return [
    "history": JSON(history), "document": found.document.json,
    "title": JSON(found.finding.title), "certificate": JSON(found.finding.certificate ?? ""),
    "page": JSON(found.article(isDrawn: true).fragment),
  ]
}
