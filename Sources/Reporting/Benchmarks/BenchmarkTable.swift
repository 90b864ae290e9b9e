import Benchmarking

/// One part of a benchmark, to be written for a terminal or as Markdown.
struct BenchmarkTable {
  let title: String
  let header: [String]
  /// How many columns from the left are words; the others are numbers.
  let words: Int
  var rows: [[String]]

  /// With columns of equal width.
  var text: String {
    let table = Table(rows: [header] + rows, rightAligned: Set(words..<header.count))
    return ([title, ""] + table.lines()).joined(separator: "\n") + "\n"
  }

  /// As Markdown.
  var markdown: String {
    let line = header.indices.map { $0 < words ? "---" : "---:" }
    let lines = ([header, line] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    return (["## \(title)", ""] + lines).joined(separator: "\n") + "\n"
  }
}

extension Benchmark {
  /// The parts that were measured, in reading order.
  var tables: [BenchmarkTable] {
    [
      figureTable, queryTable, throughputTable, stepTable, lockStepTable, memoryTable, loadTable,
      workTable,
      checkTable, leftOutTable,
    ].filter { !$0.rows.isEmpty }
  }

  private var figureTable: BenchmarkTable {
    BenchmarkTable(
      title: "Figures to reach",
      header: ["figure", "value", "goal", ""], words: 1,
      rows: figures.map { figure in
        [
          figure.name, "\(figure.value.short) \(figure.unit)", figure.goal.text,
          figure.isReached ? "reached" : "missed",
        ]
      })
  }

  private var leftOutTable: BenchmarkTable {
    BenchmarkTable(
      title: "Left out: no time for another tree", header: ["tree"], words: 1,
      rows: leftOut.map { ["\($0.shape.text), \($0.controllers.grouped)"] })
  }

  private var queryTable: BenchmarkTable {
    var table = BenchmarkTable(
      title: "Questions while nothing changes, ns",
      header: ["tree", "question"] + Design.allCases.map(\.rawValue)
        + ["one load", "cached / load", "reference / cached", "classes / cached"],
      words: 2, rows: [])
    for row in rows {
      guard case .query = row.task else { continue }
      table.rows.append(
        row.leadingCells + [row.floor?.spread ?? "", row.distanceToFloor?.text ?? ""]
          + row.ratioCells)
    }
    return table
  }

  private var throughputTable: BenchmarkTable {
    var table = BenchmarkTable(
      title: "Questions and steps mixed, ns an operation (99:1 is 99 questions a step)",
      header: ["tree", "question, mix"] + Design.allCases.map(\.rawValue)
        + ["cached, a second", "reference / cached", "classes / cached"],
      words: 2, rows: [])
    for row in rows {
      guard row.isMixed else { continue }
      table.rows.append(row.leadingCells + [row.of(.cached)?.rate.rough ?? ""] + row.ratioCells)
    }
    return table
  }

  private var stepTable: BenchmarkTable {
    var table = BenchmarkTable(
      title: "Steps by kind, ns (average of a step and the one that takes it back)",
      header: ["tree", "step"] + Design.allCases.map(\.rawValue)
        + ["reference / cached", "classes / cached", "cached allocates"],
      words: 2, rows: [])
    for row in rows where row.isOfSteps {
      let allocations = row.allocations[.cached].map(\.short) ?? ""
      table.rows.append(row.leadingCells + row.ratioCells + [allocations])
    }
    return table
  }

  private var lockStepTable: BenchmarkTable {
    BenchmarkTable(
      title: "Both models side by side on generated scenarios, everything observed and compared",
      header: [
        "scenario", "ns a step", "steps a second", "scenarios a second", "of it generating",
      ],
      words: 1,
      rows: lockStep.map { row in
        [
          "\(row.controllers) controllers, \(row.steps) steps", row.whole.spread,
          row.whole.rate.rough, (row.whole.rate / Double(row.steps)).rough,
          (100 * row.generating.median / row.whole.median).fixed(0) + " %",
        ]
      })
  }

  private var memoryTable: BenchmarkTable {
    BenchmarkTable(
      title: "Bytes on the heap for each controller, beyond the scenario",
      header: ["tree"] + Design.allCases.map(\.rawValue), words: 1,
      rows: memory.filter { !$0.bytesPerController.isEmpty }.map { row in
        ["\(row.shape.text), \(row.controllers.grouped)"]
          + Design.allCases.map { row.bytesPerController[$0]?.fixed(0) ?? "" }
      })
  }

  private var loadTable: BenchmarkTable {
    BenchmarkTable(
      title: "What this machine needs for one load, ns",
      header: ["loads", "from", "ns"], words: 1,
      rows: loads.map { row in
        [row.measurement.name, row.loads.bytes.bytes, row.measurement.spread]
      })
  }

  /// Of the mix only: the form for machines has every group.
  private var workTable: BenchmarkTable {
    let mixes = work.filter { $0.group == nil }
    return BenchmarkTable(
      title: "What the cached resolver computes for a step of the mix and a question for the bar",
      header: ["tree", "steps"] + (mixes.first?.counts.map(\.name) ?? []), words: 1,
      rows: mixes.map { row in
        ["\(row.shape.text), \(row.controllers.grouped)", row.steps.grouped]
          + row.counts.map { (Double($0.count) / Double(row.steps)).fixed(2) }
      })
  }

  private var checkTable: BenchmarkTable {
    BenchmarkTable(
      title: "Compared with the reference before time was taken",
      header: ["tree", "designs", "steps", "answers", "whole observations"], words: 2,
      rows: checks.map { row in
        [
          "\(row.shape.text), \(row.controllers.grouped)",
          row.designs.map(\.rawValue).joined(separator: ", "), row.steps.grouped,
          row.answers.grouped, row.observations == 0 ? "none: too large" : row.observations.grouped,
        ]
      })
  }
}

extension Benchmark.Row {
  fileprivate var isOfSteps: Bool {
    switch task {
    case .step, .stepAndBar: true
    case .query, .mix, .overrideMix: false
    }
  }

  fileprivate var isMixed: Bool {
    switch task {
    case .mix, .overrideMix: true
    case .query, .step, .stepAndBar: false
    }
  }

  /// The tree, the task, and each design's time.
  fileprivate var leadingCells: [String] {
    ["\(shape.text), \(controllers.grouped)", task.text]
      + Design.allCases.map { of($0)?.spread ?? "" }
  }

  fileprivate var ratioCells: [String] {
    [Design.reference, .classes].map { ratio(to: $0)?.text ?? "" }
  }
}
