/// What to measure, and for how long.
public struct BenchmarkPlan: Hashable, Sendable {
  /// A part of the benchmark.
  public enum Section: String, CaseIterable, Hashable, Sendable {
    /// What the machine itself needs for a load.
    case loads
    /// Questions while nothing changes.
    case queries
    /// The cost of a step, by its kind.
    case steps
    /// Questions and steps mixed.
    case throughput
    /// The reference and the subject side by side on generated scenarios.
    case lockStep = "lock-step"
    /// Bytes per controller.
    case memory
    /// What the subject computed, exactly.
    case work
  }

  /// A tree to be measured.
  public struct Tree: Hashable, Sendable {
    /// What it looks like.
    public let shape: TreeShape
    /// The number of controllers.
    public let controllers: Int

    /// A tree of `controllers`.
    public init(_ shape: TreeShape, _ controllers: Int) {
      self.shape = shape
      self.controllers = controllers
    }

    /// As it stands in the name of a figure: `app-60`.
    public var name: String { "\(shape.rawValue)-\(controllers)" }
  }

  /// The generated scenarios of `lockStep`: how many controllers and steps each has.
  public struct LockStepSize: Hashable, Sendable {
    /// The number of controllers.
    public let controllers: Int
    /// The number of steps.
    public let steps: Int

    /// As it stands in the name of a figure: `30x30`.
    public var name: String { "\(controllers)x\(steps)" }
  }

  /// What is measured.
  public var sections: Set<Section> = Set(Section.allCases)
  /// On which trees.
  public var trees: [Tree] = []
  /// The number of questions that follow a step.
  public var mixes = [1, 9, 99]
  /// How large the scenarios of `lockStep` are.
  public var lockSteps = [
    LockStepSize(controllers: 10, steps: 30), LockStepSize(controllers: 30, steps: 30),
  ]
  /// About how long everything takes, in seconds; slow resolvers on large trees take longer.
  public var seconds = 15.0
  /// A block that takes longer than this many seconds is measured once.
  public var patience = 0.5
  /// After this many seconds no further tree is begun.
  public var longest = 480.0
  /// The number of samples that are taken of each column.
  public var rounds = 7
  /// Trees and steps follow from it.
  public var seed: UInt64 = 8
  /// The names of the columns that take part; `nil` is all.
  public var columns: [String]?
  /// The share of work that each column does twice, to test whether a gate notices: 0.05 is 5 %.
  public var plantedSlowdown = 0.0

  /// Every shape at every size.
  public init(shapes: [TreeShape], sizes: [Int]) {
    trees = shapes.flatMap { shape in sizes.map { Tree(shape, $0) } }
  }

  /// What fits five seconds: the sizes of an app.
  public static var quick: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app, .path], sizes: [60])
    plan.sections.remove(.loads)
    plan.mixes = [9]
    plan.lockSteps.removeFirst()
    plan.seconds = 3
    return plan
  }

  /// What fits a quarter of a minute.
  public static var standard: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [10, 60, 1_000, 100_000])
    plan.trees += [.path, .star, .random].map { Tree($0, 60) }
    return plan
  }

  /// Every shape, up to a million controllers; the largest last.
  public static var full: BenchmarkPlan {
    var plan = BenchmarkPlan(
      shapes: TreeShape.allCases, sizes: [10, 60, 100, 1_000, 10_000, 100_000, 1_000_000])
    plan.trees.sort { $0.controllers < $1.controllers }
    plan.rounds = 11
    plan.seconds = 180
    return plan
  }

  /// The trees whose exact work counts are kept as a baseline.
  public static var work: BenchmarkPlan {
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
      patienceNanoseconds: UInt64(patience * 1e9))
  }

  private var rowCount: Int {
    var perTree = 0
    if sections.contains(.queries) { perTree += 2 * Question.allCases.count }
    if sections.contains(.throughput) { perTree += mixes.count * (Question.allCases.count + 1) }
    if sections.contains(.steps) { perTree += StepGroup.allCases.count + 2 }
    let loads = sections.contains(.loads) ? MemoryLoads.all.count : 0
    let lockStep = sections.contains(.lockStep) ? 2 * lockSteps.count : 0
    return trees.count * perTree + loads + lockStep
  }
}
