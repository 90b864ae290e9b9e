import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoRunFormats
import StatusQuoScenarioFiles

/// What a worker is asked, one line of JSON each. The first line is `setup`, which has no answer.
enum WorkerRequest {
  case setup(RunPlan, known: Coverage)
  case run(Range<Int>)
  case divergence(Scenario)
  case observations(Scenario)
  case shrink(Scenario, Shrinking.Budget)
}

extension WorkerRequest {
  var json: JSON {
    switch self {
    case .setup(let plan, let known):
      var totals = RunTotals()
      totals.coverage = known
      return [
        "setup": JSON(plan.kind.rawValue), "source": plan.source.json, "shard": plan.shard.json,
        "end": plan.end.map { JSON($0.rawValue) } ?? .null,
        "checksEveryStep": JSON(plan.checksEveryStep), "known": totals.json,
      ]
    case .run(let positions):
      return ["run": [JSON(positions.lowerBound), JSON(positions.upperBound)]]
    case .divergence(let scenario): return ["divergence": ScenarioDocument(scenario).json]
    case .observations(let scenario): return ["observe": ScenarioDocument(scenario).json]
    case .shrink(let scenario, let budget):
      return [
        "shrink": ScenarioDocument(scenario).json,
        "budget": [JSON(budget.evaluations), JSON(budget.pairs), JSON(budget.small)],
      ]
    }
  }

  init?(_ json: JSON) {
    if let kind = json["setup"]?.string.flatMap(RunKind.init(rawValue:)) {
      guard var plan = RunPlan(kind: kind, json), let known = json["known"].flatMap(RunTotals.init)
      else { return nil }
      plan.end = json["end"]?.string.flatMap(RunPlan.End.init)
      plan.checksEveryStep = json["checksEveryStep"]?.bool ?? false
      self = .setup(plan, known: known.coverage)
    } else if let positions = json["run"]?.counts, positions.count == 2,
      positions[0] <= positions[1]
    {
      self = .run(positions[0]..<positions[1])
    } else if let scenario = json["divergence"].flatMap(Scenario.init(document:)) {
      self = .divergence(scenario)
    } else if let scenario = json["observe"].flatMap(Scenario.init(document:)) {
      self = .observations(scenario)
    } else if let scenario = json["shrink"].flatMap(Scenario.init(document:)),
      let budget = json["budget"]?.counts, budget.count == 3
    {
      self = .shrink(
        scenario, Shrinking.Budget(evaluations: budget[0], pairs: budget[1], small: budget[2]))
    } else {
      return nil
    }
  }
}

extension Scenario {
  init?(document json: JSON) {
    guard let document = try? ScenarioDocument(json, file: "") else { return nil }
    self = document.scenario
  }
}

extension JSON {
  fileprivate var counts: [Int]? {
    guard let elements else { return nil }
    let counts = elements.compactMap(\.count)
    return counts.count == elements.count ? counts : nil
  }
}

// MARK: - Answers

extension Divergence {
  /// For the wire: {step, expected, actual, broken?, violation? {property, model, variant}}.
  func message(_ scenario: Scenario) -> JSON {
    let names = violation?.variant.names ?? scenario.names
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("expected", expected.json(names))
      json.member("actual", actual.json(names))
      if let brokenInvariant { json.member("broken", brokenInvariant.statement) }
      guard let violation else { return }
      json.member(
        "violation",
        [
          "property": JSON(violation.property.rawValue), "model": JSON(violation.model.rawValue),
          "variant": ScenarioDocument(violation.variant).json,
        ])
    }
    return json.finish()
  }

  init?(message json: JSON, on scenario: Scenario) {
    let violation = json["violation"].flatMap(PropertyViolation.init(message:))
    let names = violation?.variant.names ?? scenario.names
    guard let step = json["step"]?.count, step <= scenario.steps.count,
      let expected = json["expected"], let actual = json["actual"],
      let expected = try? Observation(expected, names: names, source: ""),
      let actual = try? Observation(actual, names: names, source: "")
    else { return nil }
    if let violation {
      self.init(step: step, violation, expected: expected, actual: actual)
    } else {
      self.init(
        step: step, stepKind: scenario.kind(ofStep: step), expected: expected, actual: actual,
        brokenInvariant: json["broken"]?.string.map { BrokenInvariant($0) })
    }
  }
}

extension PropertyViolation {
  fileprivate init?(message json: JSON) {
    guard
      let property = json["property"]?.string.flatMap(MetamorphicProperty.init(rawValue:)),
      let model = json["model"]?.string.flatMap(Model.init(rawValue:)),
      let variant = json["variant"].flatMap(Scenario.init(document:))
    else { return nil }
    self.init(property, of: model, variant: variant)
  }
}

extension Scenario {
  /// The kind of a step, from 1; nil for the launch.
  func kind(ofStep number: Int) -> Step.Kind? {
    steps.indices.contains(number - 1) ? steps[number - 1].kind : nil
  }
}

extension Shrinking {
  var message: JSON {
    [
      "scenario": ScenarioDocument(scenario).json, "sameClass": ScenarioDocument(sameClass).json,
      "evaluations": JSON(evaluations), "neighbours": JSON(certificate.neighbors),
      "pairs": JSON(certificate.pairs), "oneMinimal": JSON(certificate.isOneMinimal),
      "twoMinimal": JSON(certificate.isTwoMinimal),
    ]
  }

  init?(message json: JSON) {
    guard let scenario = json["scenario"].flatMap(Scenario.init(document:)),
      let sameClass = json["sameClass"].flatMap(Scenario.init(document:)),
      let evaluations = json["evaluations"]?.count, let neighbors = json["neighbours"]?.count,
      let pairs = json["pairs"]?.count, let oneMinimal = json["oneMinimal"]?.bool,
      let twoMinimal = json["twoMinimal"]?.bool
    else { return nil }
    self.init(
      scenario: scenario, sameClass: sameClass, evaluations: evaluations,
      certificate: Certificate(
        neighbors: neighbors, pairs: pairs, isOneMinimal: oneMinimal, isTwoMinimal: twoMinimal))
  }
}

extension Shrinking.Progress {
  /// {smallest, evaluations}.
  var message: JSON {
    ["smallest": ScenarioDocument(smallest).json, "evaluations": JSON(evaluations)]
  }

  init?(message json: JSON) {
    guard let smallest = json["smallest"].flatMap(Scenario.init(document:)),
      let evaluations = json["evaluations"]?.count
    else { return nil }
    self.init(smallest: smallest, evaluations: evaluations)
  }
}
