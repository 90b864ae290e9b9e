import AppearanceModel
import Generators
import Harness
import Reporting
import ScenarioFiles

/// What a worker is asked, one line of JSON each. The first line is `setup`, which has no answer.
enum WorkerRequest {
  case setup(FuzzOptions, known: Coverage)
  case play(Range<Int>)
  case divergence(Scenario)
  case reduce(Scenario, Reduction.Budget)
}

extension WorkerRequest {
  var json: JSON {
    switch self {
    case .setup(let options, let known):
      var played = Played()
      played.coverage = known
      return [
        "setup": [
          "seed": JSON(String(options.seed)), "profile": JSON(options.profile.name),
          "shard": [JSON(options.shard.number), JSON(options.shard.count)],
          "known": played.json,
        ]
      ]
    case .play(let positions):
      return ["play": [JSON(positions.lowerBound), JSON(positions.upperBound)]]
    case .divergence(let scenario): return ["divergence": ScenarioDocument(scenario).json]
    case .reduce(let scenario, let budget):
      return [
        "reduce": ScenarioDocument(scenario).json,
        "budget": [JSON(budget.evaluations), JSON(budget.pairs)], "small": JSON(budget.small),
      ]
    }
  }

  init?(_ json: JSON) {
    if let setup = json["setup"] {
      guard let (options, known) = Self.setup(setup) else { return nil }
      self = .setup(options, known: known)
    } else if let (from, to) = json["play"]?.pair, from <= to {
      self = .play(from..<to)
    } else if let scenario = json["divergence"].flatMap(Scenario.init(document:)) {
      self = .divergence(scenario)
    } else if let scenario = json["reduce"].flatMap(Scenario.init(document:)),
      let (evaluations, pairs) = json["budget"]?.pair, let small = json["small"]?.number
    {
      self = .reduce(
        scenario, Reduction.Budget(evaluations: evaluations, pairs: pairs, small: Int(small)))
    } else {
      return nil
    }
  }

  private static func setup(_ json: JSON) -> (FuzzOptions, Coverage)? {
    guard let seed = json["seed"]?.string.flatMap({ UInt64($0) }),
      let profile = json["profile"]?.string.flatMap(Profile.named),
      let (number, count) = json["shard"]?.pair, (0..<count).contains(number),
      let known = json["known"].flatMap(Played.init)
    else { return nil }
    var options = FuzzOptions(seed: seed, profile: profile)
    options.shard = Shard(number, of: count)
    return (options, known.coverage)
  }
}

extension Scenario {
  init?(document json: JSON) {
    guard let document = try? ScenarioDocument(parsing: json.compactText, file: "") else {
      return nil
    }
    self = document.scenario
  }
}

extension JSON {
  fileprivate var pair: (Int, Int)? {
    guard let elements, elements.count == 2, let first = elements[0].number,
      let second = elements[1].number
    else { return nil }
    return (Int(first), Int(second))
  }
}

// MARK: - Answers

extension Divergence {
  /// For the wire: {step, expected, actual, broken?}.
  func message(_ names: Names) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("expected", expected.json(names))
      json.member("actual", actual.json(names))
      if let brokenInvariant { json.member("broken", brokenInvariant.statement) }
    }
    return json.finish()
  }

  init?(message json: JSON, on scenario: Scenario) {
    guard let step = json["step"]?.number.map({ Int($0) }), step <= scenario.steps.count,
      let expected = json["expected"], let actual = json["actual"],
      let expected = try? Observation(expected, names: scenario.names, source: ""),
      let actual = try? Observation(actual, names: scenario.names, source: "")
    else { return nil }
    self.init(
      step: step, stepKind: scenario.kind(ofStep: step), expected: expected, actual: actual,
      brokenInvariant: json["broken"]?.string.map { BrokenInvariant($0) })
  }
}

extension Scenario {
  /// The kind of a step, from 1; nil for the launch.
  func kind(ofStep number: Int) -> Step.Kind? {
    steps.indices.contains(number - 1) ? steps[number - 1].kind : nil
  }
}

extension Reduction {
  var message: JSON {
    [
      "scenario": ScenarioDocument(scenario).json, "sameClass": ScenarioDocument(sameClass).json,
      "evaluations": JSON(evaluations), "neighbours": JSON(certificate.neighbours),
      "pairs": JSON(certificate.pairs), "oneMinimal": JSON(certificate.isOneMinimal),
      "twoMinimal": JSON(certificate.isTwoMinimal),
    ]
  }

  init?(message json: JSON) {
    guard let scenario = json["scenario"].flatMap(Scenario.init(document:)),
      let sameClass = json["sameClass"].flatMap(Scenario.init(document:)),
      let evaluations = json["evaluations"]?.number, let neighbours = json["neighbours"]?.number,
      let pairs = json["pairs"]?.number, let oneMinimal = json["oneMinimal"]?.bool,
      let twoMinimal = json["twoMinimal"]?.bool
    else { return nil }
    self.init(
      scenario: scenario, sameClass: sameClass, evaluations: Int(evaluations),
      certificate: Certificate(
        neighbours: Int(neighbours), pairs: Int(pairs), isOneMinimal: oneMinimal,
        isTwoMinimal: twoMinimal))
  }
}
