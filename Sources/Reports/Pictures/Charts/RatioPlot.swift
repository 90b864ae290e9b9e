/// Ratios to one thing, a row each, over an axis that grows by powers of ten, each with its spread.
package struct RatioPlot: Sendable {
  /// A row: what was compared, and the ratio to each of several others.
  package struct Row: Sendable {
    /// The name at the left.
    package var name: String
    /// The ratios in the order of the others; nil where one did not take part.
    package var ratios: [Measured?]

    /// A row.
    package init(name: String, ratios: [Measured?]) {
      self.name = name
      self.ratios = ratios
    }
  }

  /// The title.
  package let title: String
  private let others: [String]
  private let rows: [Row]

  private static let plot = Area(x: 150, y: 56, width: 340, height: 0)
  private static let height = 20.0

  /// Ratios; nil where there are none.
  package init?(_ title: String, to others: [String], _ rows: [Row]) {
    let rows = rows.filter { $0.ratios.contains { $0 != nil } }
    if rows.isEmpty { return nil }
    self.title = title
    self.others = others
    self.rows = rows
  }

  /// The picture: where a ratio is above 1, the mark lies right of the strong line.
  package var drawing: Drawing {
    var plot = Self.plot
    plot.height = Self.height * Double(rows.count)
    let values = rows.flatMap { $0.ratios.compactMap { $0 } }
    let axis = ChartAxis(
      .logarithmic, for: values.flatMap { [$0.spread.lowerBound, $0.spread.upperBound] } + [1],
      from: plot.x, to: plot.maxX)
    return Drawing(
      width: plot.maxX + 26, height: plot.maxY + 30,
      label: title + ": " + others.joined(separator: ", ") + "."
    ) { svg in
      var x = plot.x
      for (number, other) in others.enumerated() {
        svg.drawLine(x, plot.y - 33, x + 20, plot.y - 33, "curve", .series(number))
        svg.label(other, x + 25, plot.y - 29, "small")
        x += 45 + 6.5 * Double(other.count)
      }
      for tick in axis.ticks {
        let place = axis.place(tick.value)
        svg.drawLine(place, plot.y, place, plot.maxY, tick.value == 1 ? "even" : "grid")
        svg.label(tick.label, place, plot.maxY + 16, "mid tick")
      }
      for (number, row) in rows.enumerated() {
        let top = plot.y + Self.height * Double(number)
        svg.label(row.name, plot.x - 8, top + 14, "end small")
        let step = Self.height / Double(others.count + 1)
        for (series, ratio) in row.ratios.enumerated() {
          guard let ratio else { continue }
          let y = top + step * Double(series + 1)
          svg.drawLine(
            axis.place(ratio.spread.lowerBound), y, axis.place(ratio.spread.upperBound), y, "curve",
            .series(series))
          let middle = axis.place(ratio.median)
          svg.drawLine(middle, y - 3, middle, y + 3, "curve", .series(series))
        }
      }
    }
  }
}
