import AppearanceModel
public import Benchmarking
public import CachedResolver
public import ReferenceModel
import Testing

extension ReferenceModel: QueryResolver {}
extension CachedResolver: QueryResolver {}

/// The cached resolver, but for one answer: after a tab was selected the bar is hidden.
private struct WrongAfterSelect: QueryResolver {
  private var model: CachedResolver
  private var isWrong = false

  init(_ scenario: Scenario) { model = CachedResolver(scenario) }

  mutating func apply(_ step: Step) {
    model.apply(step)
    isWrong = step.kind == .select
  }

  mutating func wouldBe() -> BarAppearance {
    var bar = model.wouldBe()
    if isWrong { bar.hidden.toggle() }
    return bar
  }

  func style(of name: Name) -> UserInterfaceStyle? { model.style(of: name) }
}

struct BenchTests {
  /// Every look at the clock takes 6 µs.
  private final class TickingClock: @unchecked Sendable {
    private var nanoseconds: UInt64 = 0

    func now() -> UInt64 {
      nanoseconds += 6_000
      return nanoseconds
    }
  }

  private static func bench(
    _ plan: BenchmarkPlan, cached: @escaping (Workload, Probes) -> Contestant
  ) -> Bench {
    let clock = TickingClock()
    let probes = Probes(now: { clock.now() }, heapBytes: { 1_000 }, allocations: { _ in 3 })
    return Bench(
      plan, probes: probes,
      contestant: { design, workload in
        switch design {
        case .reference:
          Contestant(design, ReferenceModel.self, playing: workload, probes: probes)
        case .cached: cached(workload, probes)
        case .classes: Contestant(design, ClassDesign.self, playing: workload, probes: probes)
        }
      },
      firstDivergence: { _ in nil }, workCounts: { [WorkCount("steps", $1.count)] })
  }

  private static func right(_ workload: Workload, _ probes: Probes) -> Contestant {
    Contestant(.cached, CachedResolver.self, playing: workload, probes: probes)
  }

  private static var small: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [12])
    plan.seconds = 0.001
    return plan
  }

  @Test func `every task of a plan is measured for every design`() throws {
    var bench = Self.bench(Self.small, cached: Self.right)
    try bench.measure(Self.small.trees[0])
    let rows = bench.benchmark.rows
    #expect(rows.count == 2 + 9 + StepGroup.allCases.count + 2)
    #expect(rows.allSatisfy { row in Design.allCases.allSatisfy { row.of($0) != nil } })
    #expect(rows.filter { $0.floor != nil }.count == 2)
    #expect(rows.compactMap { $0.allocations[.cached] }.count == StepGroup.allCases.count)
    #expect(bench.benchmark.memory.count == 1)
    #expect(bench.benchmark.work.count == 1 + StepGroup.allCases.count)
  }

  @Test func `a design that answers differently is not timed`() throws {
    var bench = Self.bench(Self.small) { workload, probes in
      Contestant(.cached, WrongAfterSelect.self, playing: workload, probes: probes)
    }
    let error = #expect(throws: Disagreement.self) {
      try bench.measure(Self.small.trees[0])
    }
    #expect(error?.design == .cached)
    #expect(bench.benchmark.rows.isEmpty)
    let step = try #require(error?.step)
    #expect(Workload(.app, controllers: 12, seed: 8).mix[step - 1].kind == .select)
  }

  @Test func `a section that was not asked for is left out`() throws {
    var plan = Self.small
    plan.sections = [.work]
    var bench = Self.bench(plan, cached: Self.right)
    try bench.measure(plan.trees[0])
    #expect(bench.benchmark.rows.isEmpty)
    #expect(bench.benchmark.checks.isEmpty)
    #expect(bench.benchmark.work.first?.counts == [WorkCount("steps", 448)])
  }
}

struct WorkChangeTests {
  private func row(_ controllers: Int, _ counts: [WorkCount]) -> WorkRow {
    WorkRow(shape: .app, controllers: controllers, group: .select, steps: 8, counts: counts)
  }

  @Test func `equal counts are no change`() {
    let rows = [row(10, [WorkCount("reads", 4)])]
    #expect(workChanges(from: rows, to: rows).isEmpty)
  }

  @Test func `more, less, new and gone are all changes`() {
    let before = [row(10, [WorkCount("reads", 4), WorkCount("walks", 2)]), row(20, [])]
    let now = [row(10, [WorkCount("reads", 3), WorkCount("visits", 7)])]
    #expect(
      workChanges(from: before, to: now) == [
        WorkChange(figure: "app-like, 10 controllers, select: reads", before: 4, now: 3),
        WorkChange(figure: "app-like, 10 controllers, select: visits", before: nil, now: 7),
        WorkChange(figure: "app-like, 10 controllers, select: walks", before: 2, now: nil),
        WorkChange(figure: "app-like, 20 controllers, select: steps", before: 8, now: nil),
      ])
  }
}
