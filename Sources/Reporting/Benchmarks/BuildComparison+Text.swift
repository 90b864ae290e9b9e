public import StatusQuoBenchmarking
public import StatusQuoScenarioFiles

extension BuildComparison {
  /// What changed, the answer first, at most 100 columns wide.
  ///
  /// - Parameters:
  ///   - other: what this build is compared with.
  ///   - tolerances: from which slowdown on a measure fails; a measure that is missing only informs.
  public func text(other: String, tolerances: [Figure.Measure: Double]) -> String {
    var lines = [verdict(other, tolerances)]
    let changed = rows.filter { $0.verdict != .same }
    if !changed.isEmpty {
      var table = Table(rightAligned: [2, 3])
      table.rows.append(["figure", "", "this", "other", "change"])
      table.rows += changed.map { row in
        [row.name, row.measure.unit, row.this.short, row.other.short, row.ratio.change]
      }
      lines += [""] + table.lines(indent: "  ")
    }
    if !unmatched.isEmpty {
      lines += ["", "measured of one build only: " + unmatched.unique.joined(separator: ", ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as Markdown, for a pull request.
  public func markdown(other: String, tolerances: [Figure.Measure: Double]) -> String {
    let changed = rows.filter { $0.verdict != .same }
    var lines = [verdict(other, tolerances)]
    if !changed.isEmpty {
      lines += ["", "| figure | this | other | change |", "| --- | ---: | ---: | ---: |"]
      lines += changed.map { row in
        "| `\(row.name)` | \(row.this.short) \(row.measure.unit) | \(row.other.short) "
          + "| \(row.ratio.change) |"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The regressions that fail, in the order of measuring.
  public func regressions(_ tolerances: [Figure.Measure: Double]) -> [Row] {
    rows.filter { row in tolerances[row.measure].map { row.isRegression(beyond: $0) } ?? false }
  }

  func verdict(_ other: String, _ tolerances: [Figure.Measure: Double]) -> String {
    let (worse, better) = (
      rows.filter { $0.verdict == .worse }, rows.filter { $0.verdict == .better }
    )
    let compared = "\(rows.count.counted("figure")) compared with \(other)"
    let failures = regressions(tolerances)
    guard failures.isEmpty else {
      let worst = failures.max { $0.ratio.median < $1.ratio.median }
      return "regression: \(failures.count.counted("figure")) beyond the tolerance, worst "
        + "\(worst?.name ?? "") \(worst?.ratio.change ?? ""); \(compared)"
    }
    if worse.isEmpty, better.isEmpty { return "no significant change: \(compared)" }
    return "\(worse.count) worse, \(better.count) better, "
      + "\(rows.count - worse.count - better.count) the same: \(compared)"
  }

  /// {report: "bench-comparison", version, other, failed, rows: [{figure, measure, unit, this, other,
  /// ratio, lower, upper, confidence, verdict, fails}], unmatched}.
  public func json(other: String, tolerances: [Figure.Measure: Double]) -> JSON {
    let failures = Set(regressions(tolerances).map { "\($0.name) \($0.measure)" })
    return [
      "report": "bench-comparison", "version": 1, "other": JSON(other),
      "failed": JSON(!failures.isEmpty),
      "rows": JSON(
        rows.map { row in
          [
            "figure": JSON(row.name), "measure": JSON(row.measure.rawValue),
            "unit": JSON(row.measure.unit), "this": JSON(row.this), "other": JSON(row.other),
            "ratio": JSON(row.ratio.median), "lower": JSON(row.ratio.interval.lowerBound),
            "upper": JSON(row.ratio.interval.upperBound), "confidence": JSON(row.ratio.confidence),
            "verdict": JSON(row.verdict.rawValue),
            "fails": JSON(failures.contains("\(row.name) \(row.measure)")),
          ] as JSON
        }),
      "unmatched": JSON(unmatched.map { JSON($0) }),
    ]
  }
}
