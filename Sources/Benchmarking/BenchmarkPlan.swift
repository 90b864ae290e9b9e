/// The trees and tasks to measure, and for how long.
package struct BenchmarkPlan: Hashable, Sendable {
  /// A part of the benchmark.
  package enum Section: String, CaseIterable, Hashable, Sendable {
    /// Questions while nothing changes.
    case queries
    /// The cost of a step, by its kind.
    case steps
    /// The reference and the subject side by side on generated scenarios.
    case lockStep = "lock-step"
    /// The exact work of the subject.
    case work
  }

  /// A tree to be measured.
  @usableFromInline package struct Tree: Hashable, Sendable {
    /// Its form.
    package var shape: TreeShape
    /// The number of controllers.
    package var controllers: Int

    /// A tree of `controllers`.
    package init(_ shape: TreeShape, _ controllers: Int) {
      self.shape = shape
      self.controllers = controllers
    }

    /// The name in figures: `app-60`.
    package var name: String { "\(shape.rawValue)-\(controllers)" }
  }

  /// The size of the generated scenarios of `lockStep`.
  package struct LockStepSize: Hashable, Sendable {
    /// The number of controllers.
    package let controllers: Int
    /// The number of steps.
    package let steps: Int

    /// The name in figures: `30x30`.
    package var name: String { "\(controllers)x\(steps)" }

    package init(controllers: Int, steps: Int) {
      self.controllers = controllers
      self.steps = steps
    }
  }

  /// The parts that are measured.
  package var sections: Set<Section> = Set(Section.allCases)
  /// The trees on which they are.
  package var trees: [Tree]
  /// The sizes of the scenarios of `lockStep`.
  package var lockSteps = [
    LockStepSize(controllers: 10, steps: 30), LockStepSize(controllers: 30, steps: 30),
  ]
  /// The duration of everything, about; slow resolvers on large trees take longer.
  package var seconds = 15.0
  /// The number of samples of each column.
  package var rounds = 7
  /// The seed of trees and steps.
  package var seed: UInt64 = 8
  /// The names of the columns that take part; `nil` is all.
  package var columns: [String]?

  /// A block that takes longer than this many seconds is measured once.
  private static let patience = 0.5

  /// Every shape at every size.
  package init(shapes: [TreeShape], sizes: [Int]) {
    trees = shapes.flatMap { shape in sizes.map { Tree(shape, $0) } }
  }

  /// Fits five seconds: the sizes of an app.
  package static var quick: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app, .path], sizes: [60])
    plan.lockSteps.removeFirst()
    plan.seconds = 3
    return plan
  }

  /// Fits a quarter of a minute.
  package static var standard: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [10, 60, 1_000, 100_000])
    plan.trees += [.path, .star, .random].map { Tree($0, 60) }
    return plan
  }

  /// The trees whose exact work counts are kept as a baseline.
  package static var work: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [60, 1_000, 10_000])
    plan.trees += [.path, .star, .random].map { Tree($0, 1_000) }
    plan.sections = [.work]
    return plan
  }

  /// The time for one row, so that all of them take about `seconds`.
  func effort(candidates: Int) -> Effort {
    let nanoseconds = seconds * 1e9 / Double(max(1, rowCount))
    let sample = nanoseconds / Double(rounds * candidates)
    return Effort(
      rounds: rounds, sampleNanoseconds: UInt64(max(sample, 20_000)),
      limitNanoseconds: UInt64(max(2 * nanoseconds, 1e8)),
      patienceNanoseconds: UInt64(Self.patience * 1e9))
  }

  private var rowCount: Int {
    var perTree = 0
    if sections.contains(.queries) { perTree += Question.allCases.count }
    if sections.contains(.steps) { perTree += StepGroup.allCases.count + 2 }
    return trees.count * perTree + (sections.contains(.lockStep) ? 2 * lockSteps.count : 0)
  }
}
