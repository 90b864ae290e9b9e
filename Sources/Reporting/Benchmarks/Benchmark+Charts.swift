public import Benchmarking

extension Benchmark {
  /// Throughput and ratios against the size of app-like trees; none where only one size was
  /// measured.
  public var charts: [Chart] {
    let throughput = Question.allCases.map { question in
      Chart(
        fileName: "throughput-\(question.rawValue).svg",
        title: "\(question.text.capitalized) and steps, 9:1, app-like trees",
        x: "controllers", y: "operations a second",
        series: Design.allCases.map { design in
          Chart.Series(
            name: design.rawValue,
            points: points(question, queries: 9) {
              $0.of(design)?.rate
            })
        })
    }
    let ratios = [Design.reference, .classes].map { design in
      Chart(
        fileName: "ratio-to-\(design.rawValue).svg",
        title: "How many times faster the cached resolver is: \(design.rawValue), app-like trees",
        x: "controllers", y: "times faster",
        series: Question.allCases.flatMap { question in
          [99, 9, 1].map { queries in
            Chart.Series(
              name: "\(question.text), \(queries):1",
              points: points(question, queries: queries) { $0.ratio(to: design)?.median })
          }
        })
    }
    return (throughput + ratios).filter(\.hasLines)
  }

  private func points(
    _ question: Question, queries: Int, _ value: (Row) -> Double?
  ) -> [Chart.Point] {
    rows.filter { $0.shape == .app && $0.task == .mix(question, queries: queries) }
      .compactMap { row in value(row).map { Chart.Point(x: Double(row.controllers), y: $0) } }
      .sorted { $0.x < $1.x }
  }
}
