import StatusQuoArticles
import StatusQuoBenchmarking
import StatusQuoPictures

extension Benchmark {
  /// Throughput by size, and the ratios to the subject.
  var plots: [Block] {
    let plots = [
      throughput.map { ($0.title, $0.drawing) }, ratios.map { ($0.title, $0.drawing) },
    ].compactMap(\.self)
    return [.drawn([.columns(plots.map { .section($0.0, [$0.1.block]) })])]
  }

  /// One picture: throughput by size, or the ratios where one size was measured; empty where nothing was timed.
  var svg: String { (throughput?.drawing ?? ratios?.drawing)?.svg ?? "" }

  /// The steps a second that each column takes on trees of one shape, by their size, with the bar answered
  /// after each; nil where fewer than two sizes were measured.
  private var throughput: CurvePlot? {
    let measured = rows.filter { $0.task == .stepAndBar(.decider) }
    let bySize = TreeShape.allCases.map { shape in
      measured.filter { $0.tree.shape == shape }.sorted {
        $0.tree.controllers < $1.tree.controllers
      }
    }
    guard let rows = bySize.max(by: { $0.count < $1.count }), let first = rows.first else {
      return nil
    }
    return CurvePlot(
      "Throughput by size: \(first.task.text), \(first.tree.shape.text) trees",
      across: "controllers", up: "a second",
      columns.map { column in
        CurvePlot.Curve(
          name: column.shortened,
          values: rows.compactMap { row in
            row.of(column).map { (Double(row.tree.controllers), $0.throughput) }
          })
      })
  }

  /// The times of the other columns, as multiples of the subject's.
  private var ratios: RatioPlot? {
    let others = columns.filter { $0 != subject }
    return RatioPlot(
      "Times as long as \(subject.shortened), \(mainTree?.text ?? "")",
      to: others.map { $0.shortened },
      mainRows.map { row in
        RatioPlot.Row(
          name: row.task.name,
          ratios: others.map { other in
            row.ratio(of: other, to: subject).map { Measured($0.median, spread: $0.interval) }
          })
      })
  }
}

extension Measurement {
  /// Operations a second.
  fileprivate var throughput: Measured {
    // What is beneath the clock's notice takes no time.
    func rate(_ nanoseconds: Double) -> Double { 1e9 / max(nanoseconds, 0.01) }
    return Measured(
      rate(median), spread: rate(quartiles.upperBound)...rate(quartiles.lowerBound))
  }
}
