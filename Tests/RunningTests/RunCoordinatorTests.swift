import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
import StatusQuoSeededBugs
import Testing

@Suite struct RunCoordinatorTests {
  private typealias Models = LockStep<ReferenceModel, WrongResolver<CachedResolver>>

  private static let models = Models(
    reference: { ReferenceModel($0) },
    subject: { WrongResolver($0, bug: .forgetsToUpdate(after: .rotate)) { CachedResolver($0) } })

  private static func coordinator(
    scenarios: Int?, workers: Int = 1
  ) -> RunCoordinator<InProcessRunner<ReferenceModel, WrongResolver<CachedResolver>>> {
    var plan = RunPlan(
      seed: 3, scenarios: scenarios, budget: Shrinking.Budget(evaluations: 100, pairs: 10))
    plan.samples = 6
    return RunCoordinator(plan, workers: workers) { [plan] in InProcessRunner(models, plan) }
  }

  @Test func `the report is the same for any number of workers, and without any`() async throws {
    let alone = Self.coordinator(scenarios: 120)
    var runner = alone.makeRunner()
    let reports = [
      try alone.plan.report(with: &runner), await alone.report(),
      await Self.coordinator(scenarios: 120, workers: 3).report(),
    ]
    #expect(reports[0].findings.count > 0)
    for report in reports {
      #expect(report.totals == reports[0].totals)
      #expect(report.totals.positions == 120)
      #expect(report.findings == reports[0].findings)
    }
  }

  @Test func `a run continues from what was played`() async {
    let first = await Self.coordinator(scenarios: 40).report()
    let continued = await Self.coordinator(scenarios: 100, workers: 2).report(after: first.totals)
    let whole = await Self.coordinator(scenarios: 100).report()
    #expect(continued.totals == whole.totals)
    #expect(continued.before == first.totals)
    #expect(continued.findings == whole.findings)
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
      var plan = RunPlan(seed: 3, scenarios: 200)
      plan.end = .covered
      var cursor = ScenarioCursor(plan)
      let first = (0..<200).first { index in
        cursor.scenario(at: index).controllers.contains { $0.kind == .page }
      }
      var coordinator = RunCoordinator(plan, workers: workers) { [plan] in
        InProcessRunner(models, plan)
      }
      coordinator.known = known
      #expect(await coordinator.report().scenarios == first.map { $0 + 1 })
    }
  }

  @Test func `of a part of UIKit, a run ends once as many scenarios again reach nothing new`() async
  {
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    var ends: Set<Int> = []
    for workers in 1...2 {
      var plan = RunPlan(seed: 3)
      plan.end = .covered
      plan.restrict(
        to: Capabilities(
          versions: 17...17, devices: [.iPhone15], infoPlist: [], windows: 1, kinds: [.plain],
          steps: [.set], refused: [], properties: [.preferredStatusBarStyle], actions: []))
      let report = await RunCoordinator(plan, workers: workers) { [plan] in
        InProcessRunner(models, plan)
      }.report()
      let last = report.totals.firstUses.scenarios.last ?? 0
      #expect(report.outcome == .agreement)
      #expect(report.scenarios >= 2 * last + RunPlan.leastWithoutNew)
      #expect(report.coverage.steps(.push) == 0)
      ends.insert(report.totals.positions)
    }
    #expect(ends.count == 1)
  }

  @Test func `a run ends when what happens cannot be kept`() async {
    var coordinator = Self.coordinator(scenarios: nil, workers: 2)
    coordinator.notify = { event throws(RunnerFailure) in
      if case .found = event { throw RunnerFailure("the disk is full") }
    }
    let report = await coordinator.report()
    #expect(report.failure == "the disk is full")
  }

  @Test func `what is kept is replayed first, and its finding is named after its file`() async {
    let whole = await Self.coordinator(scenarios: 60).report()
    let scenarios = whole.findings.map(\.scenario)
    #expect(!scenarios.isEmpty)
    var coordinator = Self.coordinator(scenarios: 0, workers: 2)
    coordinator.corpus = scenarios.enumerated().map { CorpusEntry($1, in: "\($0).json") }
    let report = await coordinator.report()
    #expect(report.replayed == scenarios.count)
    #expect(report.scenarios == 0)
    #expect(Set(report.findings.map(\.scenario)).isSubset(of: scenarios))
    #expect(report.findings.allSatisfy { $0.index == nil })
  }

  @Test func `jobs are answered in their order by all workers`() async {
    let coordinator = Self.coordinator(scenarios: 0, workers: 3)
    let (answers, failure) = await coordinator.forEach(Array(0..<50)) {
      job, runner throws(RunnerFailure) in
      runner.divergence(on: Scenario()) == nil ? job * 2 : -1
    }
    #expect(answers == (0..<50).map { $0 * 2 })
    #expect(failure == nil)
  }

  @Test func `new coverage comes with the scenario that reached it`() async {
    let reported = Box([Int]())
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    let plan = RunPlan(seed: 3, scenarios: 40)
    var coordinator = RunCoordinator(plan, workers: 2) { InProcessRunner(models, plan) }
    coordinator.notify = { event throws(RunnerFailure) in
      guard case .newCoverage(let numbered) = event else { return }
      var cursor = ScenarioCursor(plan)
      #expect(numbered.scenario == cursor.scenario(at: numbered.index))
      reported.set(reported.value + [numbered.index])
    }
    _ = await coordinator.report()
    var run = Run(plan)
    var runner = InProcessRunner(models, plan)
    var expected: [Int] = []
    while let positions = run.nextPositions(atMost: 1) {
      for case .newCoverage(let index) in (try? runner.run(positions, in: &run)) ?? [] {
        expected.append(index)
      }
    }
    #expect(reported.value == expected)
    #expect(!expected.isEmpty)
  }
}

/// A value that a run writes and a test reads.
private final class Box<Value: Sendable>: Sendable {
  private let state: Shared<Value>
  init(_ value: Value) { state = Shared(value) }
  var value: Value { state.withLock { $0 } }
  func set(_ value: Value) { state.withLock { $0 = value } }
}
