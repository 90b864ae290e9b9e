/// Ratios with their intervals, one below the other, on a logarithmic axis around 1.
public struct IntervalChart: Sendable {
  /// A ratio.
  public struct Row: Hashable, Sendable {
    /// Of what.
    public var name: String
    /// The median.
    public var ratio: Double
    /// The lower end of its interval.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double
    /// Whether it is to be noticed.
    public var isSignificant: Bool

    /// A ratio.
    public init(name: String, ratio: Double, low: Double, high: Double, isSignificant: Bool) {
      self.name = name
      self.ratio = ratio
      self.low = low
      self.high = high
      self.isSignificant = isSignificant
    }
  }

  /// What there is to see.
  public var title: String
  /// Labels left and right of 1.
  public var sides: (less: String, more: String)
  /// From top to bottom.
  public var rows: [Row]

  /// A chart.
  public init(title: String, sides: (less: String, more: String), rows: [Row]) {
    self.title = title
    self.sides = sides
    self.rows = rows
  }

  private static let left = 320.0
  private static let right = 600.0
  private static let width = 680.0
  private static let rowHeight = 19.0
  private static let top = 26.0

  /// The picture.
  public var drawing: Drawing {
    let axis = Axis(
      ratios: rows.flatMap { [$0.low, $0.high, $0.ratio] }, from: Self.left, to: Self.right)
    let bottom = Self.top + Self.rowHeight * Double(rows.count)
    return Drawing(
      width: Self.width, height: bottom + 30, label: title, isReadable: true
    ) { svg in
      for tick in axis.ticks {
        let place = axis.place(tick.value)
        svg.drawLine(place, Self.top - 4, place, bottom, "grid")
        svg.label(tick.label, place, bottom + 16, "mid tick")
      }
      let one = axis.place(1)
      svg.drawLine(one, Self.top - 8, one, bottom + 4, "one")
      svg.label("‹ " + sides.less, one - 6, 13, "end small dim")
      svg.label(sides.more + " ›", one + 6, 13, "small dim")
      for (number, row) in rows.enumerated() {
        draw(row, y: Self.top + Self.rowHeight * (Double(number) + 0.5), axis, &svg)
      }
    }
  }

  /// Only what is to be noticed has its number beside it; the others have it in the table.
  private func draw(_ row: Row, y: Double, _ axis: Axis, _ svg: inout Markup) {
    svg.add(.g, .role("listitem")) { svg in
      svg.label(
        row.name.fitted(to: Self.left - 12, size: 12), 4, y + 4,
        row.isSignificant ? "small name" : "small dim")
      svg.drawLine(
        axis.place(row.low), y, axis.place(row.high), y,
        row.isSignificant ? "whisker strong" : "whisker")
      svg.add(
        .circle, .cx(axis.place(row.ratio)), .cy(y), .r(row.isSignificant ? 4.5 : 3),
        .class(row.isSignificant ? "ratio strong" : "ratio"))
      if row.isSignificant {
        svg.label(row.ratio.compact + " ×", Self.right + 12, y + 4, "small name")
      }
    }
  }
}
