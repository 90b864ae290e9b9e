public import StatusQuoBenchmarking

extension GateTrial {
  /// A table: for each planted slowdown and each tolerance how many comparisons raised an alarm.
  ///
  /// - Parameter markdown: for a document; else for a terminal.
  public func text(markdown: Bool) -> String {
    let table = BenchmarkTable(
      title: "How often a comparison reports a slowdown",
      notes: [
        "Of a build against itself (planted 0 %) every alarm is false; else every comparison should",
        "raise one. The last columns count single figures.",
      ],
      header: [
        "measure", "planted", "tolerance", "comparisons", "with an alarm", "figures", "alarms",
      ],
      words: 1,
      rows: rows.map { row in
        [
          row.measure.rawValue, (100 * row.slowdown).plain + " %",
          (100 * row.tolerance).plain + " %",
          row.comparisons.grouped, percent(row.alarms, row.comparisons), row.figures.grouped,
          percent(row.alarmedFigures, row.figures),
        ]
      })
    return markdown ? table.markdown : table.text
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "" : (100 * Double(part) / Double(whole)).fixed(1) + " %"
  }
}
