import StatusQuoBenchmarking

extension Benchmark {
  /// Everything that was measured, in reading order.
  var detailTables: [BenchmarkTable] {
    let trees = rows.map(\.tree).unique
    let tables =
      trees.flatMap { tree in columnGroups.map { times(of: tree, in: $0) } }
      + columnGroups.map(allocations) + columnGroups.map(memory) + [loadTable, instructionTable]
      + workTables + [checkTable, leftOutTable]
    return tables.filter { !$0.rows.isEmpty }
  }

  /// As many columns per table as a hundred characters hold.
  private var columnGroups: [[String]] {
    let widest = rows.map(\.task.name.count).max() ?? 0
    return columns.grouped(by: max(1, (88 - widest) / 16))
  }

  private func times(of tree: BenchmarkPlan.Tree, in columns: [String]) -> BenchmarkTable {
    BenchmarkTable(
      title: "\(tree.text): ns per operation",
      notes: [
        "Medians, ± half of what the middle half of the samples spans. The loop around the",
        "operations (last column) is measured with them and taken off.",
      ],
      header: ["figure"] + columns.map(\.shortened) + ["loop"], words: 1,
      rows: rows.filter { $0.tree == tree }.map { row in
        [row.task.name] + columns.map { row.of($0)?.spread ?? "" } + [row.loop?.median.short ?? ""]
      })
  }

  private func allocations(in columns: [String]) -> BenchmarkTable {
    BenchmarkTable(
      title: "Objects allocated per step, where there are any",
      header: ["figure"] + columns.map(\.shortened), words: 1,
      rows: rows.filter { $0.allocations.values.contains { $0 > 0 } }.map { row in
        [row.name] + columns.map { row.allocations[$0]?.short ?? "" }
      })
  }

  private func memory(in columns: [String]) -> BenchmarkTable {
    BenchmarkTable(
      title: "Bytes on the heap per controller, beyond the scenario",
      header: ["tree"] + columns.map(\.shortened), words: 1,
      rows: memory.filter { !$0.bytesPerController.isEmpty }.map { row in
        [row.tree.text] + columns.map { row.bytesPerController[$0]?.fixed(0) ?? "" }
      })
  }

  private var loadTable: BenchmarkTable {
    BenchmarkTable(
      title: "One load on this machine, ns: the limit of every question",
      notes: ["Dependent: until the value is there. Independent: overlapping, the loop taken off."],
      header: ["loads", "from", "ns"], words: 1,
      rows: loads.map { row in
        [row.measurement.name, row.loads.bytes.bytes, row.measurement.spread]
      })
  }

  private var instructionTable: BenchmarkTable {
    BenchmarkTable(
      title: "Instructions per operation, counted by valgrind",
      notes: ["The loop around the operations (last column) is counted too and taken off."],
      header: ["figure", "column", "instructions", "loop"], words: 2,
      rows: instructions.map { [$0.name, $0.column, $0.perOperation.short, $0.loop.short] })
  }

  /// Of the mix only: the form for machines has every group.
  private var workTables: [BenchmarkTable] {
    work.filter { $0.group == nil }.grouped(by: 5).map(table)
  }

  private func table(of mixes: [WorkRow]) -> BenchmarkTable {
    BenchmarkTable(
      title: "What \(subject) computes for a step of the mix and a bar question",
      header: ["work"] + mixes.map(\.tree.name), words: 1,
      rows: (mixes.first?.counts ?? []).indices.map { index in
        [mixes[0].counts[index].name]
          + mixes.map { (Double($0.counts[index].count) / Double($0.steps)).fixed(2) }
      })
  }

  private var checkTable: BenchmarkTable {
    BenchmarkTable(
      title: "Verified against the reference before timing",
      notes: ["Columns that are not observed were compared by their answers only."],
      header: ["tree", "steps", "answers", "whole observations", "observed"], words: 1,
      closingWords: 1,
      rows: checks.map { check in
        [
          check.tree.text, check.steps.grouped, check.answers.grouped,
          check.observations.grouped,
          "\(check.observed.count) of \(check.columns.count.counted("column"))",
        ]
      })
  }

  private var leftOutTable: BenchmarkTable {
    BenchmarkTable(
      title: "Left out, for lack of time", header: ["tree"], words: 1,
      rows: leftOut.map { [$0.text] })
  }
}

extension Array {
  fileprivate func grouped(by count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}

extension String {
  /// A column's name in a table; names are the user's.
  var shortened: String { count > 14 ? prefix(13) + "…" : self }
}
