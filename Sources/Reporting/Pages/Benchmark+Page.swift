public import StatusQuoBenchmarking
public import StatusQuoPictures

extension Benchmark {
  /// What was measured, as a page.
  ///
  /// - Parameters:
  ///   - facts: with which command it was measured, and where.
  ///   - targets: what became of the targets.
  public func page(facts: [String], targets: [TargetResult] = []) -> BenchPage {
    BenchPage(
      verdict: verdict, facts: facts, goals: targets.map { $0.goal }, curves: curves,
      ratios: ratioCharts, tables: (summaryTables + detailTables).map { $0.pageTable })
  }

  private var verdict: String {
    let peers = rows.compactMap { row -> Ratio? in
      fastestPeer(in: row).flatMap { row.ratio(of: $0.name, to: subject) }
    }
    guard !peers.isEmpty else {
      return "\(subject): \(figures.count.counted("figure"))"
    }
    let faster = peers.count { $0.interval.lowerBound > 1 }
    let slower = peers.count { $0.interval.upperBound < 1 }
    return "\(subject) is faster than all others that do the same work in \(faster.grouped) of "
      + "\(peers.count.counted("figure")), slower in \(slower.grouped)"
  }

  /// Over the sizes of app-like trees; none where only one size was measured.
  private var curves: [CurveChart] {
    let rows = rows.filter { $0.tree.shape == .app }
    return rows.map { $0.task }.unique.compactMap { task in
      let measured = rows.filter { $0.task == task }
        .sorted { $0.tree.controllers < $1.tree.controllers }
      guard measured.count > 1 else { return nil }
      return CurveChart(
        title: task.text, x: "controllers", y: "ns per operation",
        series: columns.map { column in
          CurveChart.Series(
            name: column,
            points: measured.compactMap { row in
              row.of(column).flatMap { $0.point(at: Double(row.tree.controllers)) }
            })
        })
    }
  }

  /// For each tree, how many times faster the subject is than each column.
  private var ratioCharts: [IntervalChart] {
    rows.map { $0.tree }.unique.flatMap { tree in
      columns.filter { $0 != subject }.compactMap { column in
        let compared = rows.filter { $0.tree == tree }.compactMap { row in
          row.ratio(of: column, to: subject).flatMap { $0.row(row.task.text) }
        }
        guard !compared.isEmpty else { return nil }
        return IntervalChart(
          title: "\(column) / \(subject), \(tree.text)",
          sides: ("\(column) is faster", "\(subject) is faster"), rows: compared)
      }
    }
  }
}

extension BuildComparison {
  /// What changed, as a page.
  ///
  /// - Parameters:
  ///   - other: what this build is compared with.
  ///   - tolerances: from which slowdown on a measure fails; a measure that is missing only informs.
  ///   - facts: with which command it was measured, and where.
  public func page(
    other: String, tolerances: [Figure.Measure: Double], facts: [String]
  ) -> BenchPage {
    let measures = Figure.Measure.allCases.filter { measure in
      rows.contains { $0.measure == measure }
    }
    return BenchPage(
      verdict: verdict(other, tolerances), facts: facts,
      changes: measures.map { measure in
        IntervalChart(
          title: measure.rawValue, sides: ("this build is better", "this build is worse"),
          rows: rows.filter { $0.measure == measure }.compactMap { row in
            row.ratio.row(row.name, isSignificant: row.verdict != .same)
          })
      },
      tables: [
        BenchPage.Table(
          title: "Every figure", header: ["figure", "in", "this", "other", "change"], words: 2,
          rows: rows.map { row in
            [row.name, row.measure.unit, row.this.short, row.other.short, row.ratio.change]
          })
      ])
  }
}

extension Ratio {
  /// Nil where there is no place for it on a logarithmic axis.
  fileprivate func row(_ name: String, isSignificant: Bool? = nil) -> IntervalChart.Row? {
    guard median > 0, interval.lowerBound > 0, interval.upperBound < 1e6 else { return nil }
    return IntervalChart.Row(
      name: name, ratio: median, low: interval.lowerBound, high: interval.upperBound,
      isSignificant: isSignificant ?? (interval.lowerBound > 1 || interval.upperBound < 1))
  }
}

extension Measurement {
  /// Nil where there is no place for it on a logarithmic axis.
  fileprivate func point(at x: Double) -> CurveChart.Point? {
    guard median > 0 else { return nil }
    return CurveChart.Point(
      x: x, y: median, low: max(quartiles.lowerBound, median / 10), high: quartiles.upperBound)
  }
}

extension TargetResult {
  fileprivate var goal: BenchPage.Goal {
    BenchPage.Goal(
      name: target.figure + (target.column.map { " of \($0)" } ?? ""),
      value: value.map { "\($0.short) \(target.measure.unit)" } ?? "not measured",
      goal: "at most \(target.atMost.short)", isMet: isReached)
  }
}

extension BenchmarkTable {
  fileprivate var pageTable: BenchPage.Table {
    BenchPage.Table(title: title, header: header, words: words, rows: rows)
  }
}
