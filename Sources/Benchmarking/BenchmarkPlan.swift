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
    /// Both models side by side on generated scenarios.
    case lockStep = "lock-step"
    /// Bytes for each controller.
    case memory
    /// What the cached resolver computed, exactly.
    case work
  }

  /// A tree to be measured.
  public struct Tree: Hashable, Sendable {
    /// What it looks like.
    public let shape: TreeShape
    /// How many controllers it has.
    public let controllers: Int
  }

  /// What is measured.
  public var sections: Set<Section> = Set(Section.allCases)
  /// On which trees.
  public var trees: [Tree] = []
  /// How many questions follow a step.
  public var mixes = [1, 9, 99]
  /// About how long everything takes, in seconds; slow designs on large trees take longer.
  public var seconds = 15.0
  /// What takes longer than so many seconds is measured once.
  public var patience = 0.5
  /// After so many seconds no further tree is begun.
  public var longest = 480.0
  /// How many samples are taken of each design.
  public var rounds = 7
  /// Trees and steps follow from it.
  public var seed: UInt64 = 8
  /// Who takes part.
  public var designs = Design.allCases

  /// Every shape at every size.
  public init(shapes: [TreeShape], sizes: [Int]) {
    trees = shapes.flatMap { shape in sizes.map { Tree(shape: shape, controllers: $0) } }
  }

  /// What fits a quarter of a minute.
  public static var quick: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [10, 60, 1_000, 100_000])
    plan.trees += [.path, .star, .random].map { Tree(shape: $0, controllers: 60) }
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
    plan.trees += [.path, .star, .random].map { Tree(shape: $0, controllers: 1_000) }
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
    if sections.contains(.queries) { perTree += Question.allCases.count }
    if sections.contains(.throughput) { perTree += mixes.count * (Question.allCases.count + 1) }
    if sections.contains(.steps) { perTree += StepGroup.allCases.count + 2 }
    let loads = sections.contains(.loads) ? MemoryLoads.all.count : 0
    return trees.count * perTree + loads + (sections.contains(.lockStep) ? 4 : 0)
  }
}
