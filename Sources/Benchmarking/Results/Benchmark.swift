/// Measurements of several resolvers, side by side.
package struct Benchmark: Sendable {
  /// One task on one tree.
  package struct Row: Sendable {
    /// The tree.
    package let tree: BenchmarkPlan.Tree
    /// The operation.
    package let task: BenchmarkTask
    /// One for each column that took part, without the loop around the operations.
    package let measurements: [Measurement]
    /// The loop itself, per operation; `nil` where it is beneath notice.
    package let loop: Measurement?
    /// Objects allocated per step by column, once everything has grown to its size; where that can
    /// be counted.
    package var allocations: [String: Double] = [:]

    package init(
      tree: BenchmarkPlan.Tree, task: BenchmarkTask, measurements: [Measurement],
      loop: Measurement?, allocations: [String: Double] = [:]
    ) {
      self.tree = tree
      self.task = task
      self.measurements = measurements
      self.loop = loop
      self.allocations = allocations
    }

    /// The name in baselines: `push/app-60`.
    package var name: String { "\(task.name)/\(tree.name)" }

    /// The measurement of a column, if it took part.
    package func of(_ column: String) -> Measurement? {
      measurements.first { $0.name == column }
    }

    /// The ratio of one column's speed to another's, unless one of them was too slow to be measured
    /// as often.
    package func ratio(of slow: String, to fast: String) -> Ratio? {
      guard let slow = of(slow), let fast = of(fast),
        slow.nanoseconds.count == fast.nanoseconds.count
      else { return nil }
      return Ratio(of: slow, to: fast)
    }
  }

  /// The comparison of all columns with the reference on one tree, before time was taken.
  package struct Check: Sendable {
    /// The tree.
    package let tree: BenchmarkPlan.Tree
    /// Steps after which all columns were asked the same.
    package let steps: Int
    /// Answers of each column that were compared.
    package let answers: Int
    /// Steps after which whole observations were compared; 0 if the tree is too large for it.
    package let observations: Int
    /// The columns that were compared with the reference.
    package let columns: [String]

    package init(
      tree: BenchmarkPlan.Tree, steps: Int, answers: Int, observations: Int, columns: [String]
    ) {
      self.tree = tree
      self.steps = steps
      self.answers = answers
      self.observations = observations
      self.columns = columns
    }
  }

  /// The comparison of reference and subject on generated scenarios.
  package struct LockStepRow: Sendable {
    /// The size of each scenario.
    package let size: BenchmarkPlan.LockStepSize
    /// Making the scenarios; an operation is a step.
    package let generating: Measurement
    /// Making them, playing them on both, observing and comparing after each step.
    package let whole: Measurement

    package init(size: BenchmarkPlan.LockStepSize, generating: Measurement, whole: Measurement) {
      self.size = size
      self.generating = generating
      self.whole = whole
    }
  }

  /// The names of the columns, the reference first.
  package var columns: [String] = []
  /// The column that the report is about.
  package var subject = ""
  /// The rows in the order of trees, then of tasks.
  package var rows: [Row] = []
  /// The checks in the order of trees.
  package var checks: [Check] = []
  /// The rows in the order of sizes.
  package var lockStep: [LockStepRow] = []
  /// The memory in the order of trees.
  package var work: [WorkRow] = []
  /// Instructions, where these were counted instead of time.
  package var instructions: [InstructionRow] = []
  /// The columns whose questions are answered from whole observations.
  package var observed: [String] = []
  /// The columns that were not measured on a tree, as they skip it or do not know what it needs.
  package var leftOut: [LeftOut] = []
  /// True if an interruption left a part of the plan out.
  package var isInterrupted = false

  package init() {}

  /// A column that is not measured on a tree.
  package struct LeftOut: Hashable, Sendable {
    /// The column.
    package let column: String
    /// The tree.
    package let tree: BenchmarkPlan.Tree
  }
}

/// The instructions of one column's operations, exact.
package struct InstructionRow: Hashable, Sendable {
  /// The figure: `push/app-60`, `lock-step/30x30`.
  package let name: String
  /// The column.
  package let column: String
  /// Per operation, without the loop around it.
  package let perOperation: Double
  /// The loop itself, per operation.
  package let loop: Double

  package init(name: String, column: String, perOperation: Double, loop: Double) {
    self.name = name
    self.column = column
    self.perOperation = perOperation
    self.loop = loop
  }
}

/// A column that should answer like the reference did not: its times would mean nothing.
package struct WrongColumn: Error, Sendable {
  /// The column that answers differently.
  package let column: String
  /// The tree.
  package let tree: BenchmarkPlan.Tree
  /// The step of the check, counted from 1.
  package let step: Int
  /// The part that differs.
  package let compared: Compared

  /// A part of what is compared.
  package enum Compared: Sendable {
    /// A question for the bar.
    case bar
    /// A question for a style.
    case style
    /// Something in a whole observation.
    case observation
  }
}
