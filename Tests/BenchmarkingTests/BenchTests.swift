import StatusQuoAppearanceModel
import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// The cached resolver with one wrong answer: after a tab was selected the bar is hidden.
private struct WrongAfterSelect: QueryResolver, Resolver {
  private var model: CachedResolver
  private var isWrong = false

  init(_ scenario: Scenario) { model = CachedResolver(scenario) }

  mutating func apply(_ step: Step) {
    model.apply(step)
    isWrong = step.kind == .select
  }

  mutating func upToDateBar() -> BarAppearance {
    var bar = model.upToDateBar()
    if isWrong { bar.hidden.toggle() }
    return bar
  }

  mutating func style(of name: Name) -> UserInterfaceStyle? { model.style(of: name) }

  mutating func observe(into observation: inout Observation) { model.observe(into: &observation) }
}

/// A count of copies, for the thread of one test.
private final class Copies: @unchecked Sendable {
  var count = 0
}

/// Right for controllers; a view is light, or is answered for by a copy, which is counted.
private struct OtherwiseForViews: QueryResolver, Resolver {
  var model: CachedResolver
  let copies: Copies?

  mutating func apply(_ step: Step) { model.apply(step) }

  mutating func upToDateBar() -> BarAppearance { model.upToDateBar() }

  mutating func style(of name: Name) -> UserInterfaceStyle? {
    guard name.isRootView else { return model.style(of: name) }
    guard let copies else { return .light }
    copies.count += 1
    return model.style(of: name)
  }

  mutating func observe(into observation: inout Observation) { model.observe(into: &observation) }
}

/// Right answers, but lifecycle calls: there are none, or those that were there already.
private struct Silent: QueryResolver, Resolver {
  private var model: CachedResolver
  private let leavesCalls: Bool

  init(_ scenario: Scenario, leavesCalls: Bool = false) {
    model = CachedResolver(scenario)
    self.leavesCalls = leavesCalls
  }

  mutating func apply(_ step: Step) { model.apply(step) }

  mutating func upToDateBar() -> BarAppearance { model.upToDateBar() }

  mutating func style(of name: Name) -> UserInterfaceStyle? { model.style(of: name) }

  mutating func observe(into observation: inout Observation) {
    let calls = leavesCalls ? observation.calls : []
    model.observe(into: &observation)
    observation.calls = calls
  }
}

/// A resolver that can only be observed.
private struct Observed: Resolver {
  var model: CachedResolver

  mutating func apply(_ step: Step) { model.apply(step) }

  mutating func observe(into observation: inout Observation) { model.observe(into: &observation) }
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
    _ plan: BenchmarkPlan, _ subject: BenchmarkColumn, countsRegions: Bool = false
  ) -> Bench {
    let clock = TickingClock()
    return Bench(
      plan, probes: Probes(now: { clock.now() }, allocations: { _ in 3 }),
      columns: BenchmarkColumns(subject: subject), countsRegions: countsRegions)
  }

  private static var right: BenchmarkColumn {
    var column = BenchmarkColumn("mine") { CachedResolver($0) }
    column.work = { [WorkCount("steps", $1.count)] }
    return column
  }

  private static var small: BenchmarkPlan {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [12])
    plan.seconds = 0.001
    return plan
  }

  @Test func `every task of a plan is measured in every column`() throws {
    var bench = Self.bench(Self.small, Self.right)
    try bench.measure(Self.small.trees[0])
    let rows = bench.benchmark.rows
    #expect(bench.benchmark.columns == ["reference", "mine", "cached", "memoizing"])
    #expect(rows.count == 3 + StepGroup.allCases.count + 2 + 1)
    #expect(rows.allSatisfy { $0.measurements.map(\.name) == bench.benchmark.columns })
    #expect(rows.allSatisfy { ($0.loop == nil) == ($0.task == .stepAndObservation) })
    #expect(rows.compactMap { $0.allocations["mine"] }.count == 3 + StepGroup.allCases.count)
    #expect(bench.benchmark.work.count == 1 + StepGroup.allCases.count)
  }

  @Test func `every figure has a name of its own`() throws {
    var bench = Self.bench(Self.small, Self.right)
    try bench.measure(Self.small.trees[0])
    let figures = bench.benchmark.figures
    let keys = Set(figures.map { "\($0.name) \($0.measure) \($0.column)" })
    #expect(keys.count == figures.count)
    #expect(keys.contains("push/app-12 time mine"))
    #expect(keys.contains("decider+statusBar/app-12 time reference"))
    #expect(keys.contains("push/app-12 allocations cached"))
  }

  @Test func `a column that answers differently is not timed`() throws {
    var bench = Self.bench(Self.small, BenchmarkColumn("mine") { WrongAfterSelect($0) })
    let error = #expect(throws: WrongColumn.self) { try bench.measure(Self.small.trees[0]) }
    #expect(error?.column == "mine")
    #expect(error?.compared == .bar)
    #expect(bench.benchmark.rows.isEmpty)
    let step = try #require(error?.step)
    #expect(Workload(Self.small.trees[0], seed: 8).mix[step - 1].kind == .select)
  }

  @Test func `a column that is observed differently is not timed either`() {
    var bench = Self.bench(Self.small, BenchmarkColumn("mine") { Silent($0) })
    let error = #expect(throws: WrongColumn.self) { try bench.measure(Self.small.trees[0]) }
    #expect(error?.compared == .observation)
  }

  @Test func `a column does not borrow what one before it has filled`() {
    let borrowing = BenchmarkColumn("borrowing") { Silent($0, leavesCalls: true) }
    let clock = TickingClock()
    var bench = Bench(
      Self.small, probes: Probes(now: { clock.now() }, allocations: { _ in nil }),
      columns: BenchmarkColumns(subject: Self.right, [borrowing]))
    let error = #expect(throws: WrongColumn.self) { try bench.measure(Self.small.trees[0]) }
    #expect(error?.column == "borrowing")
    #expect(error?.compared == .observation)
  }

  @Test func `a resolver that is only observed is a column, too`() throws {
    let observed = BenchmarkColumn("mine") { Observed(model: CachedResolver($0)) }
    var bench = Self.bench(Self.small, observed)
    try bench.measure(Self.small.trees[0])
    #expect(bench.benchmark.checks.first?.columns == ["mine", "cached", "memoizing"])
    for row in bench.benchmark.rows {
      var isQuestion = false
      if case .question = row.task { isQuestion = true }
      #expect((row.of("mine") == nil) == isQuestion, "\(row.name): the harness keeps answers")
    }
    #expect(bench.benchmark.work.isEmpty, "it counts nothing")
  }

  /// A part of UIKit, with a name that is short enough for a line of a test.
  struct Part: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let known: Capabilities

    init(_ name: String, _ known: Capabilities) { (testDescription, self.known) = (name, known) }
  }

  @Test(arguments: [
    Part("plain controllers", Capabilities(kinds: [.plain])),
    Part("stacks", Capabilities(kinds: [.navigation])),
    Part(
      "tabs on an old device",
      Capabilities(versions: 15...17, devices: [.iPhone6], kinds: [.plain, .tab])),
    Part(
      "children of stacks alone",
      Capabilities(kinds: [.navigation], parents: [.navigation], emptyContainers: false)),
    Part("what is applied", Capabilities(steps: [.set], refused: [])),
    Part("presenting", Capabilities(steps: [.present, .dismiss], refused: [], properties: [])),
    Part(
      "dark, and no style of the bar",
      Capabilities(values: [.overrideUserInterfaceStyle: [.dark], .preferredStatusBarStyle: []])),
  ])
  func `a resolver is measured on the trees and steps that it knows`(part: Part) throws {
    let known = part.known
    var mine = Self.right
    mine.answers.capabilities = known
    mine.answers.law = lawOfSteps { ReferenceModel($0) }
    for tree in BenchmarkPlan.quick.trees {
      let workload = Workload(tree, seed: 8, of: known, under: mine.answers.law)
      var whole = workload.scenario
      whole.steps = workload.mix + workload.sample
      #expect(whole.problem == nil)
      let lack = known.lack(of: whole, under: mine.answers.law)
      #expect(lack == nil)
      var bench = Self.bench(Self.small, mine)
      try bench.measure(tree)
      #expect(!bench.benchmark.leftOut.contains { $0.column == "mine" })
      #expect(!bench.benchmark.slowdowns(besides: "cached").isEmpty)
    }
  }

  @Test func `a resolver without a step to play is not measured`() throws {
    var mine = Self.right
    mine.answers.capabilities = Capabilities(steps: [])
    var bench = Self.bench(Self.small, mine)
    try bench.measure(Self.small.trees[0])
    #expect(bench.benchmark.leftOut.contains { $0.column == "mine" })
    #expect(bench.benchmark.slowdowns(besides: "cached").isEmpty)
  }

  @Test func `every counter of the cached resolver is among the exact counts`() {
    let counters = Mirror(reflecting: WorkCounters()).children.compactMap(\.label)
    let counted = BenchmarkColumn.cached.work?(Workload(Self.small.trees[0], seed: 8), [])
    #expect(counted?.map(\.name) == counters)
  }

  @Test func `a wrong style of a view is found before anything is timed`() throws {
    let wrong = BenchmarkColumn("mine") {
      OtherwiseForViews(model: CachedResolver($0), copies: nil)
    }
    var bench = Self.bench(Self.small, wrong)
    #expect(throws: WrongColumn.self) { try bench.measure(Self.small.trees[0]) }
  }

  @Test func `what a question for a view allocates is counted`() throws {
    let copies = Copies()
    let column = BenchmarkColumn("mine") {
      OtherwiseForViews(model: CachedResolver($0), copies: copies)
    }
    var plan = Self.small
    plan.sections = [.queries]
    let clock = TickingClock()
    let probes = Probes(
      now: { clock.now() },
      allocations: { work in
        copies.count = 0
        work()
        return copies.count
      })
    var bench = Bench(plan, probes: probes, columns: BenchmarkColumns(subject: column))
    try bench.measure(plan.trees[0])
    for row in bench.benchmark.rows {
      #expect(row.allocations["cached"] == 0, "\(row.name)")
      #expect((row.allocations["mine"]! > 0) == (row.task == .question(.viewStyle)), "\(row.name)")
    }
  }

  @Test func `a section that was not asked for is left out`() throws {
    var plan = Self.small
    plan.sections = [.work]
    var bench = Self.bench(plan, Self.right)
    try bench.measure(plan.trees[0])
    #expect(bench.benchmark.rows.isEmpty)
    #expect(bench.benchmark.checks.isEmpty)
    #expect(bench.benchmark.work.first?.counts == [WorkCount("steps", 448)])
  }

  @Test func `regions are played in the order in which figures are measured`() throws {
    var plan = Self.small
    plan.columns = ["mine"]
    plan.sections = [.queries]
    var bench = Self.bench(plan, Self.right, countsRegions: true)
    try bench.measure(plan.trees[0])
    let regions = try #require(bench.regions)
    #expect(bench.benchmark.rows.isEmpty)
    #expect(regions.regions.map(\.column) == ["mine", nil, "mine", nil, "mine", nil])
    let rows = try #require(regions.rows([5_120, 1_024, 2_048, 0, 0, 0]))
    #expect(
      rows[0]
        == InstructionRow(
          name: "statusBar-in-turn/app-12", column: "mine", perOperation: 4, loop: 1))
    #expect(
      rows.map(\.name) == [
        "statusBar-in-turn/app-12", "style-in-turn/app-12", "viewStyle-in-turn/app-12",
      ])
    #expect(regions.rows([1]) == nil)
  }
}

struct ObservedQueriesTests {
  @Test(arguments: TreeShape.allCases)
  func `answers from observations are those of single questions`(shape: TreeShape) {
    let workload = Workload(.init(shape, 30), seed: 5)
    var single = CachedResolver(workload.scenario)
    var observed = ObservedQueries(CachedResolver(workload.scenario))
    for step in workload.mix {
      single.apply(step)
      observed.apply(step)
      let names = workload.asked.prefix(30)
      let isEqual =
        single.upToDateBar() == observed.upToDateBar()
        && names.allSatisfy { single.style(of: $0) == observed.style(of: $0) }
      if !isEqual { Issue.record("after \(step)") }
    }
    #expect(observed.style(of: Name(index: 99_999)) == nil)
  }
}

struct WorkChangeTests {
  private func row(_ controllers: Int, _ counts: [WorkCount]) -> WorkRow {
    WorkRow(tree: .init(.app, controllers), group: .select, steps: 8, counts: counts)
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
