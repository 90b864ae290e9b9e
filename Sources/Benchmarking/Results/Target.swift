/// A number that a column has to reach.
public struct Target: Hashable, Sendable {
  /// The name of the figure: `push/app-60`.
  public let figure: String
  /// What is counted.
  public let measure: Figure.Measure
  /// The column; `nil` is the subject.
  public let column: String?
  /// The highest value that reaches it, in the unit of the measure.
  public let atMost: Double

  /// A target.
  public init(figure: String, measure: Figure.Measure, column: String?, atMost: Double) {
    self.figure = figure
    self.measure = measure
    self.column = column
    self.atMost = atMost
  }
}

/// What became of a target.
public struct TargetResult: Hashable, Sendable {
  /// The target.
  public let target: Target
  /// The median measured; `nil` when the figure was not measured.
  public let value: Double?

  /// Whether the target is reached. A figure that was not measured is missed.
  public var isReached: Bool { value.map { $0 <= target.atMost } ?? false }
}

extension Benchmark {
  /// Each target with what was measured for it.
  public func results(of targets: [Target]) -> [TargetResult] {
    let figures = figures
    return targets.map { target in
      let figure = figures.first {
        $0.name == target.figure && $0.measure == target.measure
          && $0.column == target.column ?? subject
      }
      return TargetResult(target: target, value: figure?.value)
    }
  }
}
