import StatusQuoBenchmarking

extension Benchmark {
  /// The answer: what the subject needs for what matters most, beside the fastest column that does the
  /// same work.
  var summaryTables: [BenchmarkTable] {
    let trees = rows.map(\.tree).unique
    guard let main = trees.first(where: { $0 == .init(.app, 60) }) ?? trees.first else {
      return lockStep.isEmpty ? [] : [lockStepSummary]
    }
    return [summary(of: main), otherTrees(than: main, trees), lockStepSummary]
      .filter { !$0.rows.isEmpty }
  }

  private func summary(of tree: BenchmarkPlan.Tree) -> BenchmarkTable {
    let tasks: [BenchmarkTask] = [
      .questionInTurn(.statusBar), .questionInTurn(.style), .step(.override),
      .stepAndBar(.decider), .step(.select), .step(.push), .step(.present), .step(.addChild),
      .stepAndObservation,
    ]
    let rows = tasks.compactMap { task in
      self.rows.first { $0.tree == tree && $0.task == task }
    }
    return BenchmarkTable(
      title: "\(subject.shortened), \(tree.text); ns, lower is faster",
      header: ["", subject.shortened, "fastest other", "", ""], words: 1, closingWords: 2,
      rows: rows.compactMap { row in summaryCells(row, row.task.text) })
  }

  /// One line for each, of the mix that was measured with the most steps.
  private func otherTrees(than main: BenchmarkPlan.Tree, _ trees: [BenchmarkPlan.Tree])
    -> BenchmarkTable
  {
    let mixed = rows.filter { row in
      if case .mix(.statusBar, _) = row.task { row.tree != main } else { false }
    }
    let rows = trees.compactMap { tree in mixed.first { $0.tree == tree } }
    return BenchmarkTable(
      title: "Other trees: " + (rows.first?.task.text ?? "") + "; ns per operation",
      header: ["", subject.shortened, "fastest other", "", ""], words: 1, closingWords: 2,
      rows: rows.compactMap { row in summaryCells(row, row.tree.text) })
  }

  private func summaryCells(_ row: Row, _ title: String) -> [String]? {
    guard let mine = row.of(subject) else { return nil }
    guard let other = fastestPeer(in: row), let ratio = row.ratio(of: other.name, to: subject)
    else { return [title, mine.median.shortTime, "", "", ""] }
    let words = min(mine.median, other.median) < 0.05 ? "" : ratio.words
    return [title, mine.median.shortTime, other.median.shortTime, other.name.shortened, words]
  }

  /// Of the columns that do the same work: walking objects, say, don't check steps.
  func fastestPeer(in row: Row) -> Measurement? {
    let checked = checks.first { $0.tree == row.tree }
    let peers = [columns.first].compactMap(\.self) + (checked?.observed ?? [])
    return row.measurements
      .filter { $0.name != subject && peers.contains($0.name) && $0.nanoseconds.count > 1 }
      .min { $0.median < $1.median }
  }

  private var lockStepSummary: BenchmarkTable {
    BenchmarkTable(
      title: "In lock-step with the reference, everything observed and compared",
      header: ["scenarios of", "steps/s", "scenarios/s", "ns per step", "of it generating"],
      words: 1,
      rows: lockStep.map { row in
        [
          "\(row.size.controllers) controllers, \(row.size.steps) steps", row.whole.rate.rough,
          (row.whole.rate / Double(row.size.steps)).rough, row.whole.spread,
          (100 * row.generating.median / row.whole.median).fixed(0) + " %",
        ]
      })
  }
}

extension Ratio {
  /// How much faster: `3.1 x faster`, `even`, `1.4 x slower`.
  fileprivate var words: String {
    if interval.lowerBound <= 1.1, interval.upperBound >= 1 / 1.1, median < 1.1, median > 1 / 1.1 {
      return "even"
    }
    return median >= 1 ? "\(median.rough) x faster" : "\((1 / median).rough) x slower"
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  var unique: [Element] {
    var met: Set<Element> = []
    return filter { met.insert($0).inserted }
  }
}
