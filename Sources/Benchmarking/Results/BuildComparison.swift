/// The same figures of two builds.
public struct BuildComparison: Sendable {
  /// One figure of both.
  public struct Row: Sendable {
    /// The task and the tree: `push/app-60`.
    public let name: String
    /// What is counted.
    public let measure: Figure.Measure
    /// What this build needs, the median.
    public let this: Double
    /// What the other build needs, the median.
    public let other: Double
    /// This divided by other.
    public let ratio: Ratio
  }

  /// What a ratio means.
  public enum Verdict: String, Sendable {
    /// The whole interval lies above what noise explains.
    case worse
    /// The whole interval lies below what noise explains.
    case better
    /// No difference beyond noise.
    case same
  }

  /// In the order of measuring.
  public let rows: [Row]
  /// What was measured of one build only.
  public let unmatched: [String]

  /// Compares processes that took turns: the n-th of one list ran beside the n-th of the other.
  ///
  /// - Precondition: both lists have the same length.
  public init(processes this: [[Figure]], besides other: [[Figure]]) {
    precondition(this.count == other.count, "processes took turns")
    self.init(this, other) { one, two in
      Ratio(of: Measurement(samples: one), to: Measurement(samples: two))
    }
  }

  /// Compares figures that were measured at different times.
  public init(_ this: [Figure], withEarlier other: [Figure]) {
    self.init([this], [other]) { _, _ in nil }
  }

  private init(
    _ this: [[Figure]], _ other: [[Figure]], paired: ([Double], [Double]) -> Ratio?
  ) {
    let (mine, theirs) = (Self.byName(this), Self.byName(other))
    var rows: [Row] = []
    var unmatched: [String] = []
    for (key, figures) in mine.figures {
      guard let others = theirs.places[key].map({ theirs.figures[$0].figures }) else {
        unmatched.append(key.name)
        continue
      }
      let (one, two) = (figures.map(\.value), others.map(\.value))
      let ratio =
        one.count == this.count && two.count == other.count && this.count > 1
        ? paired(one, two) : nil
      rows.append(
        Row(
          name: key.name, measure: key.measure, this: quantile(one.sorted(), 0.5),
          other: quantile(two.sorted(), 0.5),
          ratio: ratio
            ?? Ratio(of: figures.flatMap(\.samples), toEarlier: others.flatMap(\.samples))
        ))
    }
    unmatched += theirs.figures.map(\.key).filter { mine.places[$0] == nil }.map(\.name)
    self.rows = rows
    self.unmatched = unmatched
  }

  private struct Key: Hashable {
    let name: String
    let measure: Figure.Measure
  }

  private typealias Sorted = (figures: [(key: Key, figures: [Figure])], places: [Key: Int])

  private static func byName(_ processes: [[Figure]]) -> Sorted {
    var sorted: Sorted = ([], [:])
    for figure in processes.joined() {
      let key = Key(name: figure.name, measure: figure.measure)
      if let place = sorted.places[key] {
        sorted.figures[place].figures.append(figure)
      } else {
        sorted.places[key] = sorted.figures.count
        sorted.figures.append((key, [figure]))
      }
    }
    return sorted
  }
}

extension BuildComparison.Row {
  /// Judged by what noise explains for this measure.
  public var verdict: BuildComparison.Verdict {
    let noise = measure.noise
    if ratio.interval.lowerBound > 1 + noise { return .worse }
    if ratio.interval.upperBound < 1 - noise { return .better }
    return .same
  }

  /// Whether this build needs more than `tolerance` allows: 0.01 is 1 %.
  public func isRegression(beyond tolerance: Double) -> Bool {
    ratio.interval.lowerBound > 1 + tolerance
  }
}

extension Figure.Measure {
  /// Differences up to this share happen without any change of the code: link order, alignment, what
  /// else the machine does. Measured by `GateTrial`; see Reports/Benchmarks/Gates.md.
  public var noise: Double {
    switch self {
    case .time: 0.03
    case .instructions: 0.001
    case .allocations: 0
    case .memory: 0.01
    }
  }
}
