public import StatusQuoBenchmarking
import StatusQuoRunFormats
public import StatusQuoScenarioFiles

extension Benchmark {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  public static let jsonVersion = 4

  /// The benchmark for machines, keys in this order: `report` ("bench"), `version`, `machine`,
  /// `columns`, `subject`, `isInterrupted`? (true where the rest was not measured), `figures`, `loops`,
  /// `loads`, `lockStep`, `checks`, `work`, `leftOut`.
  ///
  /// `figures` has every number: {figure, measure, column, unit, value, samples}; the figure is named
  /// as in targets and baselines (`push/app-60`), the value is the median of the samples. Times do
  /// not include the loop around the operations, which is in `loops`. `work` is exact and the same on
  /// every machine.
  public func json(machine: MachineState? = nil) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("report", "bench")
      json.member("version", Self.jsonVersion)
      if let machine { json.member("machine", machine.json) }
      json.member("columns", JSON(columns.map { JSON($0) }))
      json.member("subject", subject)
      if isInterrupted { json.member("isInterrupted", true) }
      json.member("figures", JSON(figures.map(\.json)))
      json.member("loops", JSON(rows.compactMap(\.loopJSON)))
      json.member("loads", JSON(loads.map(\.json)))
      json.member("lockStep", JSON(lockStep.map(\.json)))
      json.member("checks", JSON(checks.map(\.json)))
      json.member("work", JSON(work.map(\.json)))
      json.member("leftOut", JSON(leftOut.map { JSON($0.name) }))
    }
    return json.finish()
  }
}

extension Figure {
  var json: JSON {
    [
      "figure": JSON(name), "measure": JSON(measure.rawValue), "column": JSON(column),
      "unit": JSON(measure.unit), "value": JSON(value), "samples": JSON(samples.map { JSON($0) }),
    ]
  }

  /// Nil where `json` is none.
  init?(_ json: JSON) {
    guard let name = json["figure"]?.string,
      let measure = json["measure"]?.string.flatMap(Measure.init),
      let column = json["column"]?.string,
      let elements = json["samples"]?.elements, (1...10_000).contains(elements.count)
    else { return nil }
    let samples = elements.compactMap(\.figure)
    guard samples.count == elements.count else { return nil }
    self.init(name, measure, of: column, samples: samples)
  }

  /// The figures of a benchmark that `bench --format json` wrote; nil where it is of another version.
  public static func all(in report: JSON) -> [Figure]? {
    guard report["report"]?.string == "bench",
      report["version"]?.number == Double(Benchmark.jsonVersion)
    else { return nil }
    return report["figures"]?.elements?.compactMap(Figure.init)
  }
}

extension JSON {
  /// Its number, if it is one that can be measured or counted.
  var figure: Double? { number.flatMap { abs($0) <= 1e15 ? $0 : nil } }
}

extension MachineState {
  var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("processor", processor)
      json.member("cores", cores)
      json.member("system", system)
      if let governor { json.member("governor", governor) }
      if let load { json.member("load", load) }
      json.member("build", build)
    }
    return json.finish()
  }

  /// Nil where `json` is none.
  init?(_ json: JSON) {
    guard let processor = json["processor"]?.string, let cores = json["cores"]?.count,
      let system = json["system"]?.string, let build = json["build"]?.string
    else { return nil }
    self.init(
      processor: processor, cores: cores, system: system, governor: json["governor"]?.string,
      load: json["load"]?.number, build: build)
  }
}

extension Benchmark.Row {
  fileprivate var loopJSON: JSON? {
    loop.map { ["figure": JSON(name), "nanoseconds": JSON($0.median)] }
  }
}

extension Benchmark.LoadRow {
  fileprivate var json: JSON {
    [
      "dependent": JSON(loads.areDependent), "bytes": JSON(loads.bytes),
      "nanoseconds": JSON(measurement.median),
    ]
  }
}

extension Benchmark.LockStepRow {
  fileprivate var json: JSON {
    [
      "controllers": JSON(size.controllers), "steps": JSON(size.steps),
      "stepsPerSecond": JSON(whole.rate), "nanosecondsGenerating": JSON(generating.median),
    ]
  }
}

extension Benchmark.Check {
  fileprivate var json: JSON {
    [
      "tree": JSON(tree.name), "columns": JSON(columns.map { JSON($0) }),
      "observed": JSON(observed.map { JSON($0) }), "steps": JSON(steps), "answers": JSON(answers),
      "observations": JSON(observations),
    ]
  }
}
