import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// A resolver that skips scenarios.
@Suite struct SkippingTests {
  /// A resolver that is wrong once something is pushed, and skips all with more than one window.
  private struct OneWindow: Resolver {
    private var base: CachedResolver
    private var isWrong = false

    init(_ scenario: Scenario) throws(Skip) {
      if scenario.windows.count > 1 { throw Skip("one window only") }
      if scenario.environment.device.isPad { throw Skip("no iPads") }
      base = CachedResolver(scenario)
    }

    mutating func apply(_ step: Step) {
      base.apply(step)
      if step.kind == .push { isWrong = true }
    }

    mutating func observe(into observation: inout Observation) {
      base.observe(into: &observation)
      if isWrong { observation.bar.hidden.toggle() }
    }
  }

  private static let models = LockStep(
    reference: { ReferenceModel($0) }, subject: { scenario throws(Skip) in try OneWindow(scenario) }
  )

  @Test func `what is skipped is counted by its reason and not as played`() throws {
    let plan = RunPlan(seed: 1, scenarios: 300)
    var run = Run(plan)
    var runner = InProcessRunner(Self.models, plan)
    try runner.run(&run)
    let skipped = run.totals.skipped
    #expect(skipped.count + run.totals.coverage.scenarios == 300)
    #expect(Set(skipped.reasons.map(\.reason)) == ["one window only", "no iPads"])
    #expect(skipped.otherReasons == 0)
    #expect(skipped.numbers.count == skipped.count)
  }

  @Test func `shrinking does not end in what is skipped`() throws {
    var plan = RunPlan(seed: 1, scenarios: 100)
    plan.samples = 3
    var runner = InProcessRunner(Self.models, plan)
    let report = try plan.report(with: &runner)
    #expect(!report.findings.isEmpty)
    for finding in report.findings {
      #expect(runner.divergence(on: finding.scenario) != nil)
      #expect(finding.scenario.windows.count <= 1)
    }
  }

  @Test func `small scenarios that are skipped count once, however they are divided`() throws {
    let plan = try #require(RunPlan(SmallWorlds(.core, controllers: 2, steps: 1, settings: 1)))
    let models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { scenario throws(Skip) in
        if scenario.controllers.count == 2 { throw Skip("one controller only") }
        return CachedResolver(scenario)
      })
    func totals(_ size: Int) throws -> RunTotals {
      var run = Run(plan)
      var runner = InProcessRunner(models, plan)
      try runner.run(&run, positionsAtATime: size)
      return run.totals
    }
    let whole = try totals(100_000)
    #expect(whole.skipped.count > 0)
    #expect(try totals(7).skipped == whole.skipped)
  }

  @Test func `what the first scenarios were skipped for is drawn less`() throws {
    let models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { scenario throws(Skip) in
        if scenario.environment.iOS < 13 { throw Skip("before iOS 13") }
        if scenario.environment.linkedSDK != scenario.environment.iOS { throw Skip("another SDK") }
        if scenario.controllers.contains(where: { $0.kind == .split }) { throw Skip("no splits") }
        return CachedResolver(scenario)
      })
    let plan = RunPlan(seed: 1, scenarios: 1_000)
    var runner = InProcessRunner(models, plan)
    let report = try plan.report(with: &runner)
    let learned = try #require(report.plan.learned)
    #expect(learned.versions.lowerBound == 13)
    #expect(learned.linkedSDK == .same)
    #expect(!learned.kinds.contains(.split))
    let skipped = report.totals.skipped
    let before = skipped.numbers.count { $0 < RunPlan.scenariosBeforeLearning }
    #expect(before > RunPlan.scenariosBeforeLearning / 3)
    #expect((skipped.count - before) * 8 < 1_000 - RunPlan.scenariosBeforeLearning)
    var again = InProcessRunner(models, plan)
    #expect(try plan.report(with: &again).totals == report.totals)
  }

  @Test func `reasons are bounded and join to the same in any order`() {
    func part(_ numbers: some Sequence<Int>) -> SkippedScenarios {
      var part = SkippedScenarios()
      for number in numbers {
        part.add(
          Skip("reason \(number % 150)" + String(repeating: "!", count: 500)),
          at: number..<number + 1)
      }
      return part
    }
    let whole = part(0..<600)
    var joined = part((0..<600).filter { !$0.isMultiple(of: 3) }.reversed())
    joined.merge(part(stride(from: 0, to: 600, by: 3)))
    #expect(whole == joined)
    #expect(whole.count == 600)
    #expect(whole.reasons.count == SkippedScenarios.maxReasons)
    #expect(
      whole.reasons.allSatisfy { $0.reason.count == SkippedScenarios.maxLength && $0.count == 4 })
    #expect(whole.otherReasons == 200)
  }

  @Test func `a resolver that skips most scenarios has agreed on hardly anything`() throws {
    let plan = RunPlan(seed: 1, scenarios: 100)
    let models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { scenario throws(Skip) in
        if scenario.controllers.count > 2 { throw Skip("too many controllers") }
        return CachedResolver(scenario)
      })
    var runner = InProcessRunner(models, plan)
    var report = try plan.report(with: &runner)
    #expect(report.isMostlySkipped)
    report.comparedAtLeast = 0.01
    #expect(!report.isMostlySkipped)
  }
}
