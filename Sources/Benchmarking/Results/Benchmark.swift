/// What was measured of several resolvers, side by side.
public struct Benchmark: Sendable {
  /// One task on one tree.
  public struct Row: Sendable {
    /// The tree.
    public let tree: BenchmarkPlan.Tree
    /// What an operation is.
    public let task: BenchmarkTask
    /// One for each column that took part, without the loop around the operations.
    public let measurements: [Measurement]
    /// The loop itself, per operation; `nil` where it is beneath notice.
    public let loop: Measurement?
    /// Objects allocated per step by column, once everything has grown to its size; where that can
    /// be counted.
    public var allocations: [String: Double] = [:]

    /// As in targets, baselines and histories: `push/app-60`.
    public var name: String { "\(task.name)/\(tree.name)" }

    /// What was measured of a column, if it took part.
    public func of(_ column: String) -> Measurement? {
      measurements.first { $0.name == column }
    }

    /// How many times faster one column is than another, unless one of them was too slow to be
    /// measured as often.
    public func ratio(of slow: String, to fast: String) -> Ratio? {
      guard let slow = of(slow), let fast = of(fast),
        slow.nanoseconds.count == fast.nanoseconds.count
      else { return nil }
      return Ratio(of: slow, to: fast)
    }
  }

  /// What of a tree was compared with the reference before time was taken.
  public struct Check: Sendable {
    /// The tree.
    public let tree: BenchmarkPlan.Tree
    /// Steps after which all columns were asked the same.
    public let steps: Int
    /// Answers of each column that were compared.
    public let answers: Int
    /// Steps after which whole observations were compared; 0 if the tree is too large for it.
    public let observations: Int
    /// The columns whose answers were compared with the reference's.
    public let columns: [String]
    /// Those of them that were observed.
    public let observed: [String]
  }

  /// What a tree takes on the heap.
  public struct Memory: Sendable {
    /// The tree.
    public let tree: BenchmarkPlan.Tree
    /// Bytes per controller by column, beyond the scenario.
    public let bytesPerController: [String: Double]
  }

  /// The comparison of reference and subject on generated scenarios.
  public struct LockStepRow: Sendable {
    /// How large each scenario is.
    public let size: BenchmarkPlan.LockStepSize
    /// Making the scenarios; an operation is a step.
    public let generating: Measurement
    /// Making them, playing them on both, observing and comparing after each step.
    public let whole: Measurement
  }

  /// A load from memory.
  public struct LoadRow: Sendable {
    /// Where from, and in which order.
    public let loads: MemoryLoads
    /// An operation is a load.
    public let measurement: Measurement
  }

  /// The names of the columns, the reference first.
  public var columns: [String] = []
  /// The column that the report is about.
  public var subject = ""
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
  /// Instructions, where these were counted instead of time.
  public var instructions: [InstructionRow] = []
  /// What no time was left for.
  public var leftOut: [BenchmarkPlan.Tree] = []
  /// Whether an interruption left a part of the plan out.
  public var isInterrupted = false

  /// Nothing measured yet.
  public init() {}

  /// The time of a load from the first-level cache until the value is there, if it was measured.
  public var shortestLoad: Measurement? {
    loads.first { $0.loads == .shortest }?.measurement
  }
}

/// The instructions of one column's operations, exact.
public struct InstructionRow: Hashable, Sendable {
  /// The figure: `push/app-60`, `lock-step/30x30`.
  public let name: String
  /// The column.
  public let column: String
  /// Per operation, without the loop around it.
  public let perOperation: Double
  /// The loop itself, per operation.
  public let loop: Double

  /// A count.
  public init(name: String, column: String, perOperation: Double, loop: Double) {
    self.name = name
    self.column = column
    self.perOperation = perOperation
    self.loop = loop
  }
}

/// A column that should answer like the reference did not: its times would mean nothing.
public struct Disagreement: Error, Sendable {
  /// The column that answers differently.
  public let column: String
  /// On which tree.
  public let tree: BenchmarkPlan.Tree
  /// After which step of the check, counted from 1.
  public let step: Int
  /// What differs.
  public let part: Part

  /// What of a column was compared.
  public enum Part: Sendable {
    /// A question for the bar.
    case bar
    /// A question for a style.
    case style
    /// Something in a whole observation.
    case observation
  }
}
