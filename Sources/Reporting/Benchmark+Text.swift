public import Benchmarking

extension Benchmark {
  /// A table of what was measured: medians with the range of their middle half, ratios with an
  /// interval for the median, and what the cached resolver computed.
  public var text: String {
    var lines = [
      "nanoseconds an operation, median [middle half]; ratio with its 95 % interval", "",
    ]
    var table = Table(rightAligned: [0, 2, 3, 4, 5])
    table.rows.append([
      "controllers", "task", "reference", "cached", "cached/s", "times faster",
    ])
    table.rows += rows.map(\.cells)
    lines += table.lines()
    lines += ["", "both models side by side, everything observed and compared", ""]
    lines += lockStepTable.lines()
    lines += ["", "what the cached resolver computed, launch included, exact", ""]
    lines += workTable.lines()
    return lines.joined(separator: "\n") + "\n"
  }

  private var lockStepTable: Table {
    var table = Table(rightAligned: [0, 1, 2])
    table.rows.append(["controllers", "a step", "steps/s"])
    table.rows += lockStep.map { row in
      [row.controllers.grouped, row.measurement.spread, row.measurement.rate.rough]
    }
    return table
  }

  private var workTable: Table {
    var table = Table(rightAligned: Set(0...work.count))
    table.rightAligned.remove(0)
    table.rows.append(["controllers"] + work.map { $0.controllers.grouped })
    table.rows.append(["steps"] + work.map { $0.steps.grouped })
    for (index, count) in (work.first?.counts ?? []).enumerated() {
      table.rows.append([count.name] + work.map { $0.counts[index].count.grouped })
    }
    return table
  }
}

extension Benchmark.Row {
  fileprivate var cells: [String] {
    let ratio = ratio
    let interval = "\(ratio.interval.lowerBound.short) - \(ratio.interval.upperBound.short)"
    return [
      controllers.grouped, task.text, reference.spread, subject.spread, subject.rate.rough,
      "\(ratio.median.short) [\(interval)]",
    ]
  }
}

extension Measurement {
  fileprivate var spread: String {
    "\(median.short) [\(quartiles.lowerBound.short) - \(quartiles.upperBound.short)]"
  }
}

extension Double {
  /// With about three digits and no unit: `0.27`, `41.8`, `12,700`, `1,240,000`.
  fileprivate var short: String { fixed(magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0) }
}

extension BenchmarkTask {
  /// What is done, in a few words.
  var text: String {
    switch self {
    case .steps: "step"
    case .statusBar(let queries): "status bar, \(queries) a step"
    case .style(let queries): "style, \(queries) a step"
    case .observation: "step and whole observation"
    }
  }

  /// For machines.
  var key: String {
    switch self {
    case .steps: "step"
    case .statusBar: "statusBar"
    case .style: "style"
    case .observation: "observation"
    }
  }
}
