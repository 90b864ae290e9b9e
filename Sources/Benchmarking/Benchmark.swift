public import AppearanceModel
public import Harness

/// What was measured of two models, side by side.
public struct Benchmark: Sendable {
  /// One task at one size.
  public struct Row: Sendable {
    /// How many controllers the tree has.
    public let controllers: Int
    /// What was done.
    public let task: BenchmarkTask
    /// The model that is right by definition.
    public let reference: Measurement
    /// The model that is to be fast.
    public let subject: Measurement

    /// How many times faster the subject is.
    public var ratio: Ratio { Ratio(of: reference, to: subject) }
  }

  /// The comparison of both models after every step, at one size.
  public struct LockStepRow: Sendable {
    /// How many controllers the tree has.
    public let controllers: Int
    /// An operation is a step, played on both models, observed and compared.
    public let measurement: Measurement
  }

  /// What the subject computed for one task, at one size.
  public struct WorkRow: Sendable {
    /// How many controllers the tree has.
    public let controllers: Int
    /// How many steps were played, each followed by one question for the bar.
    public let steps: Int
    /// What was computed from the launch on.
    public let counts: [WorkCount]
  }

  /// In the order of sizes, then of tasks.
  public private(set) var rows: [Row] = []
  /// In the order of sizes.
  public private(set) var lockStep: [LockStepRow] = []
  /// In the order of sizes.
  public private(set) var work: [WorkRow] = []

  /// Nothing measured yet.
  public init() {}
}

/// Two models that should answer the same did not: their times would mean nothing.
public struct Disagreement: Error, Sendable {
  /// What both played.
  public let scenario: Scenario
  /// How they differ; `nil` when only the answers to single questions do.
  public let divergence: Divergence?
}

extension Benchmark {
  /// Measures both models on one workload, each task interleaved, and adds the results.
  ///
  /// The models are compared on the whole workload first, and so are the answers of every task.
  ///
  /// - Parameters:
  ///   - firstDivergence: plays the workload on both models and compares them after every step.
  ///   - now: the nanoseconds of a clock that never goes back.
  public mutating func measure(
    _ workload: Workload, tasks: [BenchmarkTask] = BenchmarkTask.all, effort: Effort,
    reference: Contestant, subject: Contestant, firstDivergence: @escaping () -> Divergence?,
    now: () -> UInt64
  ) throws(Disagreement) {
    let scenario = workload.scenario
    let controllers = scenario.controllers.count
    if let divergence = firstDivergence() {
      throw Disagreement(scenario: scenario, divergence: divergence)
    }
    for task in tasks {
      let operations = scenario.steps.count * task.operationsPerStep
      let results = measureInterleaved(
        [
          Candidate("reference", operations: operations) { reference.run(task) },
          Candidate("cached", operations: operations) { subject.run(task) },
        ], effort: effort, now: now)
      guard results[0].digest == results[1].digest else {
        throw Disagreement(scenario: scenario, divergence: nil)
      }
      rows.append(
        Row(controllers: controllers, task: task, reference: results[0], subject: results[1]))
    }
    let compare = Candidate("lock-step", operations: scenario.steps.count) {
      firstDivergence() == nil ? 0 : 1
    }
    let measurement = measureInterleaved([compare], effort: effort, now: now)[0]
    lockStep.append(LockStepRow(controllers: controllers, measurement: measurement))
    work.append(
      WorkRow(
        controllers: controllers, steps: scenario.steps.count, counts: subject.workCounts()))
  }
}
