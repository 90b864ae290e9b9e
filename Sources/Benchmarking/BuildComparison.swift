/// The same figures of two builds, measured process by process in turn.
public struct BuildComparison: Sendable {
  /// One figure.
  public struct Figure: Sendable {
    /// What was measured.
    public let name: String
    /// How many times as much this build needs as the other.
    public let ratio: Ratio
    /// What this build needs, the median.
    public let this: Double
    /// What the other build needs, the median.
    public let other: Double

    /// What two builds needed, a sample a round.
    ///
    /// - Precondition: both have the same number of samples, and some.
    public init(name: String, this: [Double], other: [Double]) {
      let thisMeasurement = Measurement(name: name, nanoseconds: this, operations: this.count)
      let otherMeasurement = Measurement(name: name, nanoseconds: other, operations: other.count)
      self.name = name
      ratio = Ratio(of: thisMeasurement, to: otherMeasurement)
      self.this = thisMeasurement.median
      self.other = otherMeasurement.median
    }
  }

  /// In the order of measuring.
  public let figures: [Figure]
  /// How much more is no regression: 0.25 is a quarter.
  public let tolerance: Double

  /// Figures, judged by `tolerance`.
  public init(_ figures: [Figure], tolerance: Double) {
    self.figures = figures
    self.tolerance = tolerance
  }

  /// The figures whose whole interval lies beyond the tolerance.
  public var regressions: [Figure] {
    figures.filter { $0.ratio.interval.lowerBound > 1 + tolerance }
  }
}
