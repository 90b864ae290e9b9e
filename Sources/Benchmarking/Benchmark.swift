/// What an operation is.
public enum BenchmarkTask: Hashable, Sendable {
  /// A question while nothing changes.
  case query(Question)
  /// A step of the mix or one of so many questions after it; either is an operation.
  case mix(Question, queries: Int)
  /// The same for style, with no steps but those that override one somewhere.
  case overrideMix(queries: Int)
  /// A step of a group.
  case step(StepGroup)
  /// A step of a group and a question for the bar, together one operation.
  case stepAndBar(StepGroup)
}

/// What was measured of several designs, side by side.
public struct Benchmark: Sendable {
  /// One task on one tree.
  public struct Row: Sendable {
    /// What the tree looks like.
    public let shape: TreeShape
    /// How many controllers it has.
    public let controllers: Int
    /// What an operation is.
    public let task: BenchmarkTask
    /// One for each design that took part; of questions also the floor.
    public let measurements: [Measurement]
    /// Objects allocated a step, once everything has grown to its size; where that can be told.
    public var allocations: [Design: Double] = [:]

    /// What was measured of a design, if it took part.
    public func of(_ design: Design) -> Measurement? {
      measurements.first { $0.name == design.rawValue }
    }

    /// What was measured of a load from the first-level cache, in turn with the designs.
    public var floor: Measurement? { measurements.first { $0.name == Benchmark.floorName } }

    /// How many times faster the cached resolver is than another design, unless one of them was too
    /// slow to be measured as often.
    public func ratio(to design: Design) -> Ratio? {
      guard let slow = of(design), let fast = of(.cached),
        slow.nanoseconds.count == fast.nanoseconds.count
      else { return nil }
      return Ratio(of: slow, to: fast)
    }

    /// How many times longer a question takes than a load.
    public var distanceToFloor: Ratio? {
      guard let floor, let cached = of(.cached) else { return nil }
      return Ratio(of: cached, to: floor)
    }
  }

  /// What of a tree was compared with the reference before time was taken.
  public struct Check: Sendable {
    /// What the tree looks like.
    public let shape: TreeShape
    /// How many controllers it has.
    public let controllers: Int
    /// Steps after which all designs were asked the same.
    public let steps: Int
    /// Answers of each design that were compared.
    public let answers: Int
    /// Steps after which the whole observations of both models were compared; 0 where the tree is
    /// too large for it.
    public let observations: Int
    /// The designs that took part, the reference first.
    public let designs: [Design]
  }

  /// What a tree takes on the heap.
  public struct Memory: Sendable {
    /// What the tree looks like.
    public let shape: TreeShape
    /// How many controllers it has.
    public let controllers: Int
    /// Bytes for each controller, beyond the scenario.
    public let bytesPerController: [Design: Double]
  }

  /// The comparison of both models on generated scenarios.
  public struct LockStepRow: Sendable {
    /// How many controllers and steps each scenario has.
    public let controllers: Int
    /// The steps of one scenario.
    public let steps: Int
    /// Making the scenarios; an operation is a step.
    public let generating: Measurement
    /// Making them, playing them on both models, observing and comparing after each step.
    public let whole: Measurement
  }

  /// A load from memory.
  public struct LoadRow: Sendable {
    /// Where from, and in which order.
    public let loads: MemoryLoads
    /// An operation is a load.
    public let measurement: Measurement
  }

  /// In the order of trees, then of tasks.
  public var rows: [Row] = []
  /// In the order of trees.
  public var checks: [Check] = []
  /// In the order of trees.
  public var memory: [Memory] = []
  /// In the order of sizes.
  public var lockStep: [LockStepRow] = []
  /// Dependent ones first, then by size.
  public var loads: [LoadRow] = []
  /// In the order of trees.
  public var work: [WorkRow] = []
  /// What no time was left for.
  public var leftOut: [BenchmarkPlan.Tree] = []

  /// Nothing measured yet.
  public init() {}

  /// The name of the floor among the measurements of a row.
  public static let floorName = "load"
}

/// Two designs that should answer the same did not: their times would mean nothing.
public struct Disagreement: Error, Sendable {
  /// Which design answers differently than the reference.
  public let design: Design
  /// On which tree.
  public let shape: TreeShape
  /// How many controllers it has.
  public let controllers: Int
  /// After which step of the check, counted from 1.
  public let step: Int
}
