package import StatusQuoArticles
package import StatusQuoBenchmarking
package import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

/// The slowdowns that fail a comparison: more instructions than are tolerated, any more allocations, and times beyond
/// a limit, where there is one.
///
/// Without a limit times inform, since they change with the order of code in a binary.
package struct ComparisonGate {
  /// The share of more instructions to accept: 0.01 is 1 %.
  let tolerance: Double
  /// The most times as long as the other build; nil where times inform.
  let timesAtMost: Double?

  package init(tolerance: Double? = nil, timesAtMost: Double? = nil) {
    self.tolerance = tolerance ?? 0.01
    self.timesAtMost = timesAtMost
  }

  /// Returns true for a regression: the whole interval lies beyond what is accepted.
  package func fails(_ row: BuildComparison.Row, in comparison: BuildComparison) -> Bool {
    let least = row.ratio.interval.lowerBound
    return switch row.measure {
    case .time: timesAtMost.map { limit in isJudged(row, comparison) && least > limit } ?? false
    case .instructions: least > 1 + tolerance
    case .allocations: least > 1
    }
  }

  /// True where a time says anything: the machine was quiet, and there were rounds enough.
  private func isJudged(_ row: BuildComparison.Row, _ comparison: BuildComparison) -> Bool {
    comparison.load == nil && row.ratio.confidence >= 0.95
  }

  /// The exit code of a comparison: one that compares nothing, or leaves open whether a time keeps its limit, is no
  /// agreement.
  package func exitCode(of comparison: BuildComparison) -> ExitCode {
    if !comparison.regressions(self).isEmpty { return .divergence }
    return complaint(of: comparison, other: "") == nil ? .agreement : .wrongUse
  }

  /// The reason why a comparison judges too little; nil where it judges all that it has to, and where it fails.
  package func complaint(of comparison: BuildComparison, other: String) -> String? {
    if comparison.rows.isEmpty {
      return
        "no figure was measured in every round of this build and of \(other): nothing is judged"
    }
    guard let timesAtMost, comparison.regressions(self).isEmpty else { return nil }
    let times = comparison.rows.filter { $0.measure == .time }
    if times.isEmpty {
      return
        "no time was measured of this build and of \(other), so that --at-most has nothing to judge"
    }
    let open = times.filter { row in
      !isJudged(row, comparison)
        || row.ratio.interval.lowerBound <= timesAtMost
          && row.ratio.interval.upperBound > timesAtMost
    }
    guard let first = open.first else { return nil }
    let reason =
      comparison.load.map { "\($0), so times decide nothing" }
      ?? (first.ratio.confidence < 0.95
        ? "times need six rounds (--rounds)" : "the interval holds the limit")
    return "undecided in \(open.count.counted("figure")), \(first.name) among them: \(reason)"
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
  package func regressions(_ gate: ComparisonGate) -> [Row] {
    rows.filter { gate.fails($0, in: self) }
  }

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
            "fails": JSON(gate.fails(row, in: self)),
          ] as JSON
        }),
      "unmatched": JSON(unmatched.map { JSON($0) }),
    ]
  }
}
