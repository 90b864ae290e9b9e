/// Something measured several times.
package struct Measured: Hashable, Sendable {
  /// The middle of the samples, above 0.
  package var median: Double
  /// The range that they leave likely, above 0.
  package var spread: ClosedRange<Double>

  /// A measurement.
  package init(_ median: Double, spread: ClosedRange<Double>) {
    self.median = median
    self.spread = spread
  }
}

/// Curves over two axes that grow by powers of ten, each value with its spread.
package struct CurvePlot: Sendable {
  /// One of the curves.
  package struct Curve: Sendable {
    /// The name beside its end.
    package var name: String
    /// The values from left to right, each at its place above 0.
    package var values: [(x: Double, y: Measured)]

    /// A curve.
    package init(name: String, values: [(x: Double, y: Measured)]) {
      self.name = name
      self.values = values
    }
  }

  /// The title.
  package let title: String
  private let (across, up): (String, String)
  private let curves: [Curve]

  private static let plot = Area(x: 58, y: 40, width: 400, height: 220)

  /// Curves; nil where none has two values.
  ///
  /// - Parameters:
  ///   - across: what the axis below measures.
  ///   - up: what the axis at the left measures.
  package init?(_ title: String, across: String, up: String, _ curves: [Curve]) {
    guard curves.contains(where: { $0.values.count > 1 }) else { return nil }
    self.title = title
    (self.across, self.up) = (across, up)
    self.curves = curves
  }

  /// The picture.
  package var drawing: Drawing {
    let plot = Self.plot
    let values = curves.flatMap { $0.values }
    let xAxis = ChartAxis(.logarithmic, for: values.map { $0.x }, from: plot.x, to: plot.maxX)
    let yAxis = ChartAxis(
      .logarithmic, for: values.flatMap { [$0.y.spread.lowerBound, $0.y.spread.upperBound] },
      from: plot.maxY, to: plot.y)
    let names = curves.map { $0.name }.joined(separator: ", ")
    return Drawing(
      width: plot.maxX + 130, height: plot.maxY + 46, label: title + ": " + names + "."
    ) { svg in
      svg.drawGrid(plot, xAxis, yAxis, x: across, y: "")
      svg.label(up, plot.x, plot.y - 16, "small dim")
      for (number, curve) in curves.enumerated() {
        for value in curve.values {
          let x = xAxis.place(value.x)
          svg.drawLine(
            x, yAxis.place(value.y.spread.lowerBound), x, yAxis.place(value.y.spread.upperBound),
            "spread", .series(number))
        }
        let places = curve.values.map { Point(x: xAxis.place($0.x), y: yAxis.place($0.y.median)) }
        svg.add(.path, .d(PathData(through: places)), .class("curve", .series(number)))
      }
      for (name, y) in labels(yAxis) { svg.label(name, plot.maxX + 8, y + 4, "small") }
    }
  }

  /// The names at the ends of the curves, one below the other where two would meet.
  private func labels(_ axis: ChartAxis) -> [(name: String, y: Double)] {
    var labels = curves.compactMap { curve in
      curve.values.last.map { (name: curve.name, y: axis.place($0.y.median)) }
    }.sorted { $0.y < $1.y }
    for place in labels.indices.dropFirst() {
      labels[place].y = max(labels[place].y, labels[place - 1].y + 14)
    }
    return labels
  }
}

extension StaticString {
  /// The class of a series: its color and its dashes.
  static func series(_ number: Int) -> StaticString {
    let all: [StaticString] = ["s0", "s1", "s2", "s3"]
    return all[number % all.count]
  }
}
