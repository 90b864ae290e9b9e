import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Comparing continues behind a difference that carries no state.
@Suite struct GoingOnTests {
  private static func bug(
    _ id: String, after kind: Step.Kind?, _ change: @escaping @Sendable (inout Observation) -> Void
  ) -> SeededBug {
    SeededBug(
      "reads-\(id)", id,
      .transformObservation { reported, memory in
        if memory.appliedStep?.kind == kind { change(&reported) }
      })
  }

  private static let noCallsAtLaunch = bug("no-calls-at-launch", after: nil) {
    $0.calls.removeAll()
  }
  private static let noCallsAfterPush = bug("no-calls-after-push", after: .push) {
    if !$0.calls.isEmpty { $0.calls.removeLast() }
  }
  private static let toldTwiceByPop = bug("told-after-pop", after: .pop) {
    $0.traitChanges.removeAll()
  }
  private static let hiddenAfterPop = bug("hidden-after-pop", after: .pop) {
    $0.bar.hidden.toggle()
  }
  private static let noInsets = bug("no-insets-after-pop", after: .pop) { $0.safeArea = nil }

  private static func models(
    _ bugs: [SeededBug]
  ) -> LockStep<ReferenceModel, WrongResolver<CachedResolver>> {
    LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } })
  }

  /// A stack with two controllers, and one that can be pushed.
  private static func stack(_ steps: (Name, Name) -> [Step]) -> Scenario {
    var names = Names()
    let (window, stack) = (names.add("W"), names.add("N"))
    let (first, second, third) = (names.add("A"), names.add("B"), names.add("C"))
    var scenario = Scenario()
    scenario.windows = [Window(window)]
    scenario.controllers = [
      Controller(.navigation, stack, at: .root(of: window)),
      Controller(.plain, first, at: .child(of: stack)),
      Controller(.plain, second, at: .child(of: stack)),
      Controller(.plain, third),
    ]
    scenario.observes = [.safeArea]
    scenario.names = names
    scenario.steps = steps(stack, third)
    return scenario
  }

  @Test func `calls that differ at launch hide nothing behind them`() {
    var models = Self.models([
      Self.noCallsAtLaunch, Self.noCallsAfterPush, Self.hiddenAfterPop,
    ])
    let scenario = Self.stack { [.push($1, on: $0), .pop(on: $0), .push($1, on: $0)] }
    let found = models.divergences(on: scenario)
    #expect(found.map { $0.step } == [0, 1, 2])
    #expect(found.map { $0.part } == [.observed(.calls), .observed(.calls), .observed(.bar)])
    #expect(models.firstDivergence(on: scenario) == found[0])
  }

  @Test func `a class counts once in a scenario`() {
    var models = Self.models([Self.noCallsAfterPush])
    let scenario = Self.stack { [.push($1, on: $0), .pop(on: $0), .push($1, on: $0)] }
    #expect(models.divergences(on: scenario).map { $0.step } == [1])
  }

  @Test func `parts that do not follow from one another differ each for itself`() {
    var models = Self.models([Self.noInsets, Self.bug("calls", after: .pop) { $0.calls = [] }])
    let found = models.divergences(on: Self.stack { stack, _ in [.pop(on: stack)] })
    #expect(found.map { $0.parts } == [[.observed(.calls)], [.observed(.safeArea)]])
    #expect(found.map { $0.step } == [1, 1])
  }

  @Test func `calls carry state where an action runs in one`() {
    var models = Self.models([Self.noCallsAtLaunch, Self.hiddenAfterPop])
    var scenario = Self.stack { stack, _ in [.pop(on: stack)] }
    #expect(models.divergences(on: scenario).map { $0.step } == [0, 1])
    scenario.controllers[2].actions = [Action(in: .viewWillAppear, .setShared(.lightContent))]
    #expect(models.divergences(on: scenario).map { $0.step } == [0])
  }

  @Test func `each of several mistakes in calls is shrunk to a scenario of its own`() throws {
    let bugs = [Self.noCallsAtLaunch, Self.noCallsAfterPush, Self.toldTwiceByPop]
    var plan = RunPlan(
      seed: 3, scenarios: 150, budget: Shrinking.Budget(evaluations: 2_000, small: 50))
    plan.samples = 12
    var runner = InProcessRunner(Self.models(bugs), plan)
    let report = try plan.report(with: &runner)
    let shown = Set(report.findings.map { $0.divergence.stepKind })
    #expect(shown.isSuperset(of: [nil, .push]))
    for finding in report.findings {
      #expect(finding.examples.contains { $0.divergenceClass == finding.divergenceClass })
    }
    // Those after steps on screen come first.
    #expect(report.findings.first?.divergence.stepKind == .push)
    #expect(report.divergences <= report.scenarios)
  }

  @Test func `small worlds continue what carries no state, and count it where it is met`() throws {
    var worlds = SmallWorlds(controllers: 2, steps: 2, settings: 0)
    worlds.goesOnWhenRefused = true
    let plan = try #require(RunPlan(worlds))
    func totals(_ bugs: [SeededBug]) throws -> RunTotals {
      var run = Run(plan)
      var runner = InProcessRunner(Self.models(bugs), plan)
      try runner.run(&run)
      return run.totals
    }
    let hiddenAfterPush = Self.bug("hidden-after-push", after: .push) { $0.bar.hidden.toggle() }
    let late = try totals([hiddenAfterPush])
    let both = try totals([Self.noCallsAtLaunch, hiddenAfterPush])
    func places(_ totals: RunTotals, _ kind: Step.Kind?) -> [[Int]] {
      totals.divergences.filter { $0.divergenceClass.stepKind == kind }.map { $0.indices }
    }
    #expect(!places(late, .push).isEmpty)
    #expect(places(both, .push) == places(late, .push))
    #expect(both.coverage.scenarios == late.coverage.scenarios)
    let launches = places(both, nil).flatMap { $0 }
    var cursor = ScenarioCursor(plan)
    #expect(launches.allSatisfy { cursor.scenario(at: $0).steps.isEmpty })
  }

  @Test func `totals count scenarios once, and divergences behind others apart`() throws {
    let plan = RunPlan(seed: 3, scenarios: 100)
    var run = Run(plan)
    var runner = InProcessRunner(
      Self.models([Self.noCallsAtLaunch, Self.noCallsAfterPush, Self.hiddenAfterPop]), plan)
    try runner.run(&run)
    let totals = run.totals
    let all = totals.divergences.reduce(0) { $0 + $1.count }
    #expect(totals.further > 0)
    #expect(totals.divergenceCount == all - totals.further)
    #expect(totals.divergenceCount <= totals.coverage.scenarios)
  }
}
