import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// A run as a value, driven by hand: no clock, no task, no file.
@Suite struct RunTests {
  private typealias Models = LockStep<ReferenceModel, WrongResolver<CachedResolver>>

  static let models = LockStep(
    reference: { ReferenceModel($0) },
    subject: { WrongResolver($0, bug: .forgetsToUpdate(after: .rotate)) { CachedResolver($0) } })

  private static func plan(_ scenarios: Int?) -> RunPlan {
    var plan = RunPlan(
      seed: 3, scenarios: scenarios, budget: Shrinking.Budget(evaluations: 100, pairs: 10))
    plan.samples = 6
    return plan
  }

  /// Plays a run in ranges of `size` positions, adding each pair of parts in the wrong order.
  private static func totals(_ plan: RunPlan, positionsAtATime size: Int) -> RunTotals {
    var run = Run(plan)
    var runner = InProcessRunner(models, plan)
    var held: [(part: RunPart, position: Int)] = []
    func release() {
      for (part, position) in held.reversed() { _ = run.add(part, at: position) }
      held = []
    }
    while let positions = run.nextPositions(atMost: size) {
      var position = positions.lowerBound
      while position < positions.upperBound {
        let part = runner.run(position..<positions.upperBound)
        held.append((part, position))
        position += part.totals.positions
        if held.count == 2 { release() }
      }
    }
    release()
    return run.totals
  }

  @Test(arguments: [1, 7, 1_000]) func `parts join to the same, in any size and order`(size: Int) {
    let totals = Self.totals(Self.plan(100), positionsAtATime: size)
    #expect(totals == Self.totals(Self.plan(100), positionsAtATime: 64))
    #expect(totals.positions == 100)
    #expect(totals.coverage.scenarios == 100)
    #expect(totals.divergenceCount > 0)
  }

  @Test func `five hangs end a run, whatever the steps`() {
    var run = Run(Self.plan(100))
    let steps: [Step.Kind?] = [nil, .push, .pop, .present, .dismiss]
    for (index, step) in steps.enumerated() {
      #expect(!run.hasEnded)
      var part = RunPart()
      part.totals.positions = 1
      part.totals.add(
        DivergenceClass.Occurrences(
          DivergenceClass(stepKind: step, part: .hang, detail: .none), at: [index]))
      _ = run.add(part, at: index)
    }
    #expect(run.hasEnded)
    #expect(run.hangs == 5)
  }

  @Test func `the first use of a rule is in the scenario that is named, and in none before`() {
    let plan = Self.plan(40)
    let totals = Self.totals(plan, positionsAtATime: 8)
    var (first, models) = (FirstUses(), Self.models)
    var cursor = ScenarioCursor(plan)
    for index in 0..<40 {
      var coverage = Coverage()
      _ = models.divergences(on: cursor.scenario(at: index), coverage: &coverage)
      for kind in [nil] + Step.Kind.allCases.map(Optional.some) {
        for rule in coverage.rules(usedBy: kind).rules { first.add(index, rule, usedBy: kind) }
      }
    }
    #expect(!first.isEmpty)
    #expect(totals.firstUses == first)
  }

  @Test(arguments: [100, 101, 2]) func `shards join to what one machine plays`(scenarios: Int) {
    let whole = Self.totals(Self.plan(scenarios), positionsAtATime: 16)
    var joined = RunTotals()
    for number in 0..<3 {
      var plan = Self.plan(scenarios)
      plan.shard = Shard(number, of: 3)
      joined.merge(Self.totals(plan, positionsAtATime: 16))
    }
    #expect(joined == whole)
    #expect(whole.coverage.scenarios == scenarios)
  }

  @Test func `a run continues from what was played`() throws {
    let plan = Self.plan(100)
    let first = Self.totals(Self.plan(40), positionsAtATime: 16)
    var run = Run(plan, after: first)
    var runner = InProcessRunner(Self.models, plan)
    try runner.run(&run)
    #expect(run.totals == Self.totals(plan, positionsAtATime: 16))
  }

  @Test func `a run until the first divergence plays nothing after it`() throws {
    var plan = Self.plan(1_000)
    let first = try #require(
      Self.totals(Self.plan(100), positionsAtATime: 16).divergences.first?.indices[0])
    plan.end = .divergence
    var run = Run(plan)
    var runner = InProcessRunner(Self.models, plan)
    try runner.run(&run)
    #expect(run.hasEnded)
    #expect(run.totals.positions == first + 1)
    #expect(run.totals.divergenceCount == 1)
  }

  @Test func `what is reached for the first time is reported with its scenario`() throws {
    let plan = Self.plan(40)
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    var run = Run(plan)
    var runner = InProcessRunner(models, plan)
    var reported: [Int] = []
    while let positions = run.nextPositions(atMost: 16) {
      for case .newCoverage(let index) in try runner.run(positions, in: &run) {
        reported.append(index)
      }
    }
    var known = Coverage()
    var expected: [Int] = []
    var alone = models
    var cursor = ScenarioCursor(plan)
    for index in 0..<40 {
      let before = known
      _ = alone.divergences(on: cursor.scenario(at: index), coverage: &known)
      if known.adds(to: before) { expected.append(index) }
    }
    #expect(reported == expected)
  }

  @Test func `each position of a shard has a number, and back`() {
    for source in [RunPlan(seed: 1), RunPlan(SmallWorlds(controllers: 1, steps: 2))!] {
      var plan = source
      plan.scenarios = 100_000
      var seen: Set<Int> = []
      for number in 0..<3 {
        plan.shard = Shard(number, of: 3)
        for position in 0..<plan.positions! {
          let index = plan.index(at: position)
          #expect(plan.position(of: index) == position)
          seen.insert(index)
        }
      }
      #expect(seen == Set(0..<100_000))
    }
  }

  @Test func `a run is reported without a clock, and in the end everything is a finding`() throws {
    let plan = Self.plan(60)
    var runner = InProcessRunner(Self.models, plan)
    let report = try plan.report(with: &runner)
    #expect(report.divergences > 0)
    #expect(report.findings.reduce(0) { $0 + $1.count } == report.divergences)
    #expect(report.playing == .zero)
  }

  @Test func `of what is stopped one is shown as found, the rest is kept as not examined`() throws {
    let plan = Self.plan(60)
    var runner = InProcessRunner(Self.models, plan)
    var asked = 0
    let report = try plan.report(with: &runner) {
      asked += 1
      return asked > 1
    }
    #expect(report.findings.map(\.mayBeSmaller) == [true])
    #expect(
      report.unexamined.reduce(report.findings[0].count) { $0 + $1.count } == report.divergences)
  }
}
