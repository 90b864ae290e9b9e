package import StatusQuoArticles
package import StatusQuoBenchmarking
package import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

/// The slowdowns that fail a comparison: more instructions than are tolerated, and any more allocations.
/// Times inform, since they change with the order of code in a binary.
package struct ComparisonGate {
  /// The share of more instructions to accept: 0.01 is 1 %.
  let tolerance: Double

  package init(tolerance: Double? = nil) { self.tolerance = tolerance ?? 0.01 }

  /// Returns true for a regression.
  package func fails(_ row: BuildComparison.Row) -> Bool {
    switch row.measure {
    case .time: false
    case .instructions: row.ratio.interval.lowerBound > 1 + tolerance
    case .allocations: row.ratio.interval.lowerBound > 1
    }
  }

  /// The exit code of a comparison: one that compares nothing is no agreement.
  package func exitCode(of comparison: BuildComparison) -> ExitCode {
    if comparison.rows.isEmpty { return .wrongUse }
    return comparison.rows.contains(where: fails) ? .divergence : .agreement
  }
}

extension BuildComparison {
  /// The changes, the answer first.
  ///
  /// - Parameter other: the build beside this one.
  package func article(other: String, _ gate: ComparisonGate) -> Article {
    let table = Block.table(
      Block.Table(
        ["figure", "", "this", "other", "change"],
        changed.map { row in
          [
            hasColumns ? "\(row.name) of \(row.column)" : row.name, row.measure.unit,
            row.this.short,
            row.other.short, row.ratio.change,
          ].map { Phrase($0) }
        }, numbers: 2..<4))
    let missing = Phrase("measured of one build only: " + unmatched.joined(separator: ", "))
    return Article(
      Phrase(verdict(other, gate)), isGood: changed.isEmpty && !rows.isEmpty ? true : nil,
      command: "bench",
      blocks: (load.map { [.line(Phrase("\($0), so times decide nothing here; counts do"))] } ?? [])
        + (changed.isEmpty ? [] : [table]) + (unmatched.isEmpty ? [] : [.line(missing)]))
  }

  /// The regressions that fail, in the order of measuring.
  package func regressions(_ gate: ComparisonGate) -> [Row] { rows.filter(gate.fails) }

  private func verdict(_ other: String, _ gate: ComparisonGate) -> String {
    if rows.isEmpty { return "nothing could be compared with \(other)" }
    let compared = "\(rows.count.counted("figure")) compared with \(other)"
    let failures = regressions(gate)
    if let worst = failures.max(by: { $0.ratio.median < $1.ratio.median }) {
      return "regression: \(failures.count.counted("figure")) beyond the tolerance, worst "
        + "\(worst.name) \(worst.ratio.change); \(compared)"
    }
    let worse = changed.count { $0.verdict == .worse }
    let better = changed.count - worse
    if judged.isEmpty { return "no verdict, as the machine is busy: \(compared)" }
    if changed.isEmpty { return "no significant change: \(compared)" }
    return "\(worse) worse, \(better) better, \(judged.count - changed.count) the same: \(compared)"
  }

  /// {report: "bench-comparison", version, other, failed, load (why times decide nothing, or null), rows:
  /// [{figure, measure, column, unit, this, other, ratio, lower, upper, confidence, verdict, fails}], unmatched}.
  package func json(other: String, _ gate: ComparisonGate) -> JSON {
    [
      "report": "bench-comparison", "version": 1, "other": JSON(other),
      "failed": JSON(!regressions(gate).isEmpty), "load": load.map { JSON($0) } ?? .null,
      "rows": JSON(
        rows.map { row in
          [
            "figure": JSON(row.name), "measure": JSON(row.measure.rawValue),
            "column": JSON(row.column), "unit": JSON(row.measure.unit), "this": JSON(row.this),
            "other": JSON(row.other),
            "ratio": JSON(row.ratio.median), "lower": JSON(row.ratio.interval.lowerBound),
            "upper": JSON(row.ratio.interval.upperBound), "confidence": JSON(row.ratio.confidence),
            "verdict": JSON(row.measure == .time && load != nil ? "unknown" : row.verdict.rawValue),
            "fails": JSON(gate.fails(row)),
          ] as JSON
        }),
      "unmatched": JSON(unmatched.map { JSON($0) }),
    ]
  }
}
