public import StatusQuoBenchmarking

extension Benchmark {
  /// Time per operation against the size of app-like trees, one chart for each question; none where
  /// only one size was measured.
  public var charts: [Chart] {
    let charts = Question.allCases.map { question in
      Chart(
        fileName: "mix-\(question.rawValue).svg",
        title: "A step and nine \(question.text) questions, app-like trees",
        x: "controllers", y: "ns per operation",
        series: columns.map { column in
          Chart.Series(
            name: column,
            points: rows.filter { $0.tree.shape == .app && $0.task == .mix(question, queries: 9) }
              .compactMap { row in
                row.of(column).flatMap {
                  // The axes are logarithmic.
                  $0.median > 0 ? Chart.Point(x: Double(row.tree.controllers), y: $0.median) : nil
                }
              }.sorted { $0.x < $1.x })
        })
    }
    return charts.filter(\.hasLines)
  }
}
