/// How often a comparison of builds reports a slowdown that is there, and one that is not.
public struct GateTrial: Sendable {
  /// What became of comparisons of one planted slowdown.
  public struct Row: Hashable, Sendable {
    /// What was compared.
    public let measure: Figure.Measure
    /// The share of work that was planted: 0 for a build against itself.
    public let slowdown: Double
    /// What was judged a regression: more than this share.
    public let tolerance: Double
    /// The number of comparisons that were made.
    public let comparisons: Int
    /// In how many of them any figure was a regression.
    public let alarms: Int
    /// How many figures all comparisons had.
    public let figures: Int
    /// The number of these that were a regression.
    public let alarmedFigures: Int
  }

  /// By measure, slowdown and tolerance.
  public let rows: [Row]

  /// Cuts processes that took turns into comparisons of `rounds` and judges each by each tolerance.
  ///
  /// - Parameter processes: for each planted slowdown, pairs of processes: slowed and not.
  public init(
    processes: [(slowdown: Double, pairs: [(this: [Figure], other: [Figure])])], rounds: Int,
    tolerances: [Double]
  ) {
    rows = processes.flatMap { slowdown, pairs in
      let comparisons = stride(from: 0, to: pairs.count - pairs.count % rounds, by: rounds).map {
        let part = pairs[$0..<$0 + rounds]
        return BuildComparison(processes: part.map(\.this), besides: part.map(\.other))
      }
      return Figure.Measure.allCases.flatMap { measure in
        tolerances.compactMap { Self.row(measure, slowdown, $0, comparisons) }
      }
    }
  }

  private static func row(
    _ measure: Figure.Measure, _ slowdown: Double, _ tolerance: Double,
    _ comparisons: [BuildComparison]
  ) -> Row? {
    let lists = comparisons.map { $0.rows.filter { $0.measure == measure } }
    let figures = lists.reduce(0) { $0 + $1.count }
    guard figures > 0 else { return nil }
    let alarmed = lists.map { list in list.count { $0.isRegression(beyond: tolerance) } }
    return Row(
      measure: measure, slowdown: slowdown, tolerance: tolerance, comparisons: comparisons.count,
      alarms: alarmed.count { $0 > 0 }, figures: figures, alarmedFigures: alarmed.reduce(0, +))
  }
}
