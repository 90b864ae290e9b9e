package import StatusQuoBenchmarking
package import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Benchmark {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  package static let jsonVersion = 5

  /// The benchmark for machines, keys in this order: `report` ("bench"), `version`, `machine`,
  /// `columns`, `subject`, `isInterrupted`? (true where the rest was not measured), `figures`, `loops`,
  /// `lockStep`, `checks`, `work`.
  ///
  /// `figures` has every number. Times do not include the loop around the operations, which is in
  /// `loops`. `work` is exact and the same on every machine.
  package func json(machine: MachineState? = nil) -> JSON {
    .object { json in
      json.member("report", "bench")
      json.member("version", Self.jsonVersion)
      if let machine { json.member("machine", machine, MachineState.jsonForm) }
      json.member("columns", JSON(texts: columns))
      json.member("subject", subject)
      if isInterrupted { json.member("isInterrupted", true) }
      json.member("figures", figures, .list(of: Figure.jsonForm))
      json.member("loops", JSON(rows.compactMap(\.loopJSON)))
      json.member("lockStep", JSON(lockStep.map(\.json)))
      json.member("checks", JSON(checks.map(\.json)))
      json.member("work", work, .list(of: WorkRow.jsonForm))
    }
  }
}

extension Benchmark.Row {
  fileprivate var loopJSON: JSON? {
    loop.map { ["figure": JSON(name), "nanoseconds": JSON($0.median)] }
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
      "tree": JSON(tree.name), "columns": JSON(texts: columns), "steps": JSON(steps),
      "answers": JSON(answers), "observations": JSON(observations),
    ]
  }
}
