public import Benchmarking
public import ScenarioFiles

extension Benchmark {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 1

  /// The benchmark for machines, keys in this order: `report` ("bench"), `version`, `tasks`,
  /// `lockStep`, `work`.
  ///
  /// A task is {controllers, task, operationsPerStep, reference, cached, ratio}; a measurement is
  /// {nanoseconds, lowerQuartile, upperQuartile, perSecond, samples}, all of one operation; a ratio
  /// is {median, lower, upper, confidence}. `work` is exact: {controllers, steps, counts}.
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("report", "bench")
      json.member("version", Self.jsonVersion)
      json.member("tasks", JSON(rows.map(\.json)))
      json.member(
        "lockStep",
        JSON(
          lockStep.map {
            ["controllers": JSON($0.controllers), "step": $0.measurement.json]
          }))
      json.member("work", JSON(work.map(\.json)))
    }
    return json.finish()
  }
}

extension Benchmark.Row {
  fileprivate var json: JSON {
    let ratio = ratio
    return [
      "controllers": JSON(controllers), "task": JSON(task.key),
      "operationsPerStep": JSON(task.operationsPerStep), "reference": reference.json,
      "cached": subject.json,
      "ratio": [
        "median": JSON(ratio.median), "lower": JSON(ratio.interval.lowerBound),
        "upper": JSON(ratio.interval.upperBound), "confidence": JSON(ratio.confidence),
      ],
    ]
  }
}

extension Measurement {
  fileprivate var json: JSON {
    [
      "nanoseconds": JSON(median), "lowerQuartile": JSON(quartiles.lowerBound),
      "upperQuartile": JSON(quartiles.upperBound), "perSecond": JSON(rate),
      "samples": JSON(nanoseconds.count),
    ]
  }
}

extension Benchmark.WorkRow {
  fileprivate var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("controllers", controllers)
      json.member("steps", steps)
      json.member("counts") { json in
        json.object { json in
          for count in counts { json.member(count.name, count.count) }
        }
      }
    }
    return json.finish()
  }
}
