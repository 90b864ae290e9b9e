/// The same figures of two builds, measured in turn.
package struct BuildComparison: Sendable {
  /// One figure of both.
  package struct Row: Sendable {
    /// The task and the tree: `push/app-60`.
    package let name: String
    /// The unit that is counted.
    package let measure: Figure.Measure
    /// The column.
    package let column: String
    /// The median of this build.
    package let this: Double
    /// The median of the other build.
    package let other: Double
    /// This divided by other.
    package let ratio: Ratio
  }

  /// The meaning of a ratio.
  package enum Verdict: String, Sendable {
    /// The whole interval lies above what noise explains.
    case worse
    /// The whole interval lies below what noise explains.
    case better
    /// No difference beyond noise.
    case same
  }

  /// The rows in the order of measuring.
  package let rows: [Row]
  /// Figures of one build only.
  package let unmatched: [String]
  /// The load that makes times vary, where there was any: then they decide nothing.
  package var load: String?

  /// True where figures of several columns are compared.
  package var hasColumns: Bool { Set(rows.map(\.column)).count > 1 }

  /// Compares processes that took turns: the n-th of one list ran beside the n-th of the other. A figure
  /// that is missing in one of them is compared with none.
  ///
  /// - Precondition: both lists have the same length.
  package init(processes this: [[Figure]], besides other: [[Figure]]) {
    precondition(this.count == other.count, "processes took turns")
    var mine = Figures(this)
    var theirs = Figures(other)
    mine.values = mine.values.filter { $0.value.count == this.count }
    theirs.values = theirs.values.filter { $0.value.count == other.count }
    rows = mine.keys.compactMap { key in
      guard let one = mine.values[key], let two = theirs.values[key] else { return nil }
      return Row(
        name: key.name, measure: key.measure, column: key.column, this: quantile(one.sorted(), 0.5),
        other: quantile(two.sorted(), 0.5),
        ratio: Ratio(of: Measurement(nanoseconds: one), to: Measurement(nanoseconds: two)))
    }
    unmatched =
      mine.keys.filter { theirs.values[$0] == nil }.map(\.name)
      + theirs.keys.filter { mine.values[$0] == nil }.map(\.name)
  }

  private struct Key: Hashable {
    let name: String
    let measure: Figure.Measure
    let column: String
  }

  /// The medians of each figure, one a process.
  private struct Figures {
    /// The rows in the order of measuring.
    var keys: [Key] = []
    var values: [Key: [Double]] = [:]

    init(_ processes: [[Figure]]) {
      for figure in processes.joined() {
        let key = Key(name: figure.name, measure: figure.measure, column: figure.column)
        if values[key] == nil { keys.append(key) }
        values[key, default: []].append(figure.value)
      }
    }
  }
}

extension BuildComparison {
  /// The rows that differ beyond noise, without times that a load explains.
  package var changed: [Row] { judged.filter { $0.verdict != .same } }

  /// The rows that decide.
  package var judged: [Row] { rows.filter { load == nil || $0.measure != .time } }
}

extension BuildComparison.Row {
  /// The judgment by what noise explains for this measure.
  package var verdict: BuildComparison.Verdict {
    let noise = measure.noise
    if ratio.interval.lowerBound > 1 + noise { return .worse }
    if ratio.interval.upperBound < 1 - noise { return .better }
    return .same
  }
}

extension Figure.Measure {
  /// Differences up to this share happen without any change of the code: link order, alignment, what
  /// else the machine does. Measured with planted slowdowns; see Tests/Laboratory/Results/Measurements.md.
  package var noise: Double {
    switch self {
    case .time: 0.03
    case .instructions: 0.001
    case .allocations: 0
    }
  }
}
