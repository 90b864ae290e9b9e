import AppearanceModel
import CachedResolver
import ReferenceModel
import SeededBugs
import Synchronization
import Testing

@testable import Harness

@Suite struct FuzzRunTests {
  private typealias Models = LockStep<ReferenceModel, WrongResolver<CachedResolver>>

  private static let models = Models(
    reference: { ReferenceModel($0) },
    subject: { WrongResolver($0, bug: .forgetsToReread(after: .rotate)) { CachedResolver($0) } })

  private static func options(scenarios: Int?, workers: Int = 1) -> FuzzOptions {
    var options = FuzzOptions(
      seed: 3, scenarios: scenarios, budget: Reduction.Budget(evaluations: 100, pairs: 10))
    options.reductions = 6
    options.workers = workers
    return options
  }

  private static func run(_ options: FuzzOptions) -> FuzzRun<some Player> {
    FuzzRun(options) { LockStepPlayer(models, options) }
  }

  /// What a run has played when it ends.
  private static func played(_ options: FuzzOptions) async -> Played {
    let last = Box(Played())
    var run = run(options)
    run.options.reductions = 0
    run.tell = { event throws(PlayerFailure) in
      if case .played(let played) = event { last.set(played) }
    }
    _ = await run.report()
    return last.value
  }

  @Test func `the report is the same for any number of workers`() async {
    let reports = [
      await Self.run(Self.options(scenarios: 120)).report(),
      await Self.run(Self.options(scenarios: 120, workers: 3)).report(),
    ]
    #expect(reports[0].findings.count > 0)
    #expect(reports[0].scenarios == 120)
    #expect(reports[0].coverage == reports[1].coverage)
    #expect(reports[0].divergences == reports[1].divergences)
    #expect(reports[0].findings.map(\.index) == reports[1].findings.map(\.index))
    #expect(reports[0].findings.map(\.count) == reports[1].findings.map(\.count))
    #expect(reports[0].findings.map(\.reduction) == reports[1].findings.map(\.reduction))
    #expect(reports[0].findings.map(\.divergence) == reports[1].findings.map(\.divergence))
  }

  @Test(arguments: [100, 101, 2]) func `shards join to what one machine plays`(
    scenarios: Int
  ) async {
    let whole = await Self.played(Self.options(scenarios: scenarios))
    var joined = Played()
    for number in 0..<3 {
      var options = Self.options(scenarios: scenarios, workers: 2)
      options.shard = Shard(number, of: 3)
      joined.merge(await Self.played(options))
    }
    #expect(joined == whole)
    #expect(whole.coverage.scenarios == scenarios)
  }

  @Test func `a run goes on from what was played`() async {
    let first = await Self.played(Self.options(scenarios: 40))
    var run = Self.run(Self.options(scenarios: 100, workers: 2))
    run.options.reductions = 0
    let continued = await run.report(after: first)
    let whole = await Self.played(Self.options(scenarios: 100))
    #expect(continued.coverage == whole.coverage)
    #expect(continued.divergences == whole.divergenceCount)
  }

  @Test func `a run until everything is covered ends with the last that was missing`() async {
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    var known = Coverage()
    for rule in RuleID.allCases { known.ruleSets[0].insert(rule) }
    known.stepCounts = known.stepCounts.map { _ in 1 }
    known.reasonCounts = known.reasonCounts.map { _ in 1 }
    let page = Controller.Kind.allCases.firstIndex(of: .page)!
    for kind in known.controllerCounts.indices where kind != page {
      known.controllerCounts[kind] = 1
    }
    for workers in 1...2 {
      var options = Self.options(scenarios: 200, workers: workers)
      options.endsWhenCovered = true
      let first = (0..<200).first { index in
        options.scenario(at: index).controllers.contains { $0.kind == .page }
      }
      var run = FuzzRun(options) { [options] in LockStepPlayer(models, options) }
      run.known = known
      #expect(await run.report().scenarios == first.map { $0 + 1 })
    }
  }

  @Test func `a run ends when what it tells cannot be kept`() async {
    var run = Self.run(Self.options(scenarios: nil, workers: 2))
    run.tell = { event throws(PlayerFailure) in
      if case .found = event { throw PlayerFailure("the disk is full") }
    }
    let report = await run.report()
    #expect(report.failure == "the disk is full")
  }

  @Test func `news comes from the scenario that is told`() async {
    let told = Box([Int]())
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    let options = Self.options(scenarios: 40, workers: 2)
    var run = FuzzRun(options) { LockStepPlayer(models, options) }
    run.tell = { event throws(PlayerFailure) in
      if case .news(let index) = event { told.set(told.value + [index]) }
    }
    _ = await run.report()
    var known = Coverage()
    var expected: [Int] = []
    var alone = models
    for index in 0..<40 {
      let before = known
      _ = alone.firstDivergence(on: options.scenario(at: index), coverage: &known)
      if known.hasNews(for: before) { expected.append(index) }
    }
    #expect(told.value == expected)
  }
}

/// A value that a run writes and a test reads.
private final class Box<Value: Sendable>: Sendable {
  private let state: Mutex<Value>
  init(_ value: Value) { state = Mutex(value) }
  var value: Value { state.withLock { $0 } }
  func set(_ value: Value) { state.withLock { $0 = value } }
}
