public import Benchmarking
public import ScenarioFiles

extension Benchmark {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 3

  /// The benchmark for machines, keys in this order: `report` ("bench"), `version`, `figures`,
  /// `loads`, `queries`, `throughput`, `steps`, `lockStep`, `memory`, `checks`, `work`, `leftOut`.
  ///
  /// `figures` are what the cached resolver is judged by: {name, value, unit, goal, isReached}, the
  /// goal as text. Of throughput `steps` says whether all kinds of steps are mixed in ("all") or
  /// overrides only ("override").
  ///
  /// Most entries begin with {shape, controllers, task}; then one measurement for each design that
  /// took part ({nanoseconds, lowerQuartile, upperQuartile, perSecond, samples, operations}, of one
  /// operation), and ratios {median, lower, upper, confidence}: `referenceToCached`,
  /// `classesToCached` and `cachedToLoad`. `work` is exact and the same on every machine.
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("report", "bench")
      json.member("version", Self.jsonVersion)
      json.member("figures", JSON(figures.map(\.json)))
      json.member("loads", JSON(loads.map(\.json)))
      for section in ["queries", "throughput", "steps"] {
        json.member(section, JSON(rows.filter { $0.task.section == section }.map(\.json)))
      }
      json.member("lockStep", JSON(lockStep.map(\.json)))
      json.member("memory", JSON(memory.map(\.json)))
      json.member("checks", JSON(checks.map(\.json)))
      json.member("work", JSON(work.map(\.json)))
      json.member("leftOut", JSON(leftOut.map(\.json)))
    }
    return json.finish()
  }
}

extension BenchmarkTask {
  fileprivate var section: String {
    switch self {
    case .query: "queries"
    case .mix, .overrideMix: "throughput"
    case .step, .stepAndBar: "steps"
    }
  }

  fileprivate func describe(in json: inout JSONBuilder) {
    switch self {
    case .query(let question): json.member("question", question.rawValue)
    case .mix(let question, let queries):
      json.member("question", question.rawValue)
      json.member("steps", "all")
      json.member("queriesPerStep", queries)
    case .overrideMix(let queries):
      json.member("question", Question.style.rawValue)
      json.member("steps", StepGroup.override.rawValue)
      json.member("queriesPerStep", queries)
    case .step(let group):
      json.member("step", group.rawValue)
      json.member("thenStatusBar", false)
    case .stepAndBar(let group):
      json.member("step", group.rawValue)
      json.member("thenStatusBar", true)
    }
  }
}

extension Benchmark.Row {
  fileprivate var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("shape", shape.rawValue)
      json.member("controllers", controllers)
      task.describe(in: &json)
      for measurement in measurements { json.member(measurement.name, measurement.json) }
      if let ratio = ratio(to: .reference) { json.member("referenceToCached", ratio.json) }
      if let ratio = ratio(to: .classes) { json.member("classesToCached", ratio.json) }
      if let ratio = distanceToFloor { json.member("cachedToLoad", ratio.json) }
      guard !allocations.isEmpty else { return }
      json.member("allocationsPerStep", JSON(designs: allocations))
    }
    return json.finish()
  }
}

extension JSON {
  fileprivate init(designs values: [Design: Double]) {
    var json = JSONBuilder()
    json.object { json in
      for design in Design.allCases {
        if let value = values[design] { json.member(design.rawValue, value) }
      }
    }
    self = json.finish()
  }
}

extension Measurement {
  fileprivate var json: JSON {
    [
      "nanoseconds": JSON(median), "lowerQuartile": JSON(quartiles.lowerBound),
      "upperQuartile": JSON(quartiles.upperBound), "perSecond": JSON(rate),
      "samples": JSON(nanoseconds.count), "operations": JSON(operations),
    ]
  }
}

extension Ratio {
  var json: JSON {
    [
      "median": JSON(median), "lower": JSON(interval.lowerBound),
      "upper": JSON(interval.upperBound), "confidence": JSON(confidence),
    ]
  }
}

extension BenchmarkPlan.Tree {
  fileprivate var json: JSON {
    ["shape": JSON(shape.rawValue), "controllers": JSON(controllers)]
  }
}

extension Figure {
  fileprivate var json: JSON {
    [
      "name": JSON(name), "value": JSON(value), "unit": JSON(unit), "goal": JSON(goal.text),
      "isReached": JSON(isReached),
    ]
  }
}

extension Benchmark.LoadRow {
  fileprivate var json: JSON {
    [
      "dependent": JSON(loads.areDependent), "bytes": JSON(loads.bytes), "load": measurement.json,
    ]
  }
}

extension Benchmark.LockStepRow {
  fileprivate var json: JSON {
    [
      "controllers": JSON(controllers), "steps": JSON(steps), "step": whole.json,
      "generatingAStep": generating.json, "scenariosPerSecond": JSON(whole.rate / Double(steps)),
    ]
  }
}

extension Benchmark.Memory {
  fileprivate var json: JSON {
    [
      "shape": JSON(shape.rawValue), "controllers": JSON(controllers),
      "bytesPerController": JSON(designs: bytesPerController),
    ]
  }
}

extension Benchmark.Check {
  fileprivate var json: JSON {
    [
      "shape": JSON(shape.rawValue), "controllers": JSON(controllers),
      "designs": JSON(designs.map { JSON($0.rawValue) }), "steps": JSON(steps),
      "answers": JSON(answers), "observations": JSON(observations),
    ]
  }
}
