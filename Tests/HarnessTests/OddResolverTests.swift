import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

private typealias Wrong = WrongResolver<CachedResolver>

/// A wrong resolver behind a reference: all copies change together.
private struct Shared: Resolver {
  private final class Box {
    var resolver: Wrong
    init(_ resolver: Wrong) { self.resolver = resolver }
  }

  private let box: Box

  init(_ resolver: Wrong) { box = Box(resolver) }

  func apply(_ step: Step) { box.resolver.apply(step) }

  func observe(into observation: inout Observation) {
    box.resolver.observe(into: &observation)
  }
}

/// A resolver that goes wrong for good where it is asked for what it does not know.
private struct Narrow: Resolver {
  static let capabilities = Capabilities(versions: 17...18, kinds: [.plain], steps: [.rotate])

  private var base: CachedResolver
  private var isLost: Bool

  init(_ scenario: Scenario) {
    base = CachedResolver(scenario)
    var start = scenario
    start.steps = []
    isLost = !Self.capabilities.cover(start)
  }

  mutating func apply(_ step: Step) {
    base.apply(step)
    if !Self.capabilities.steps.contains(step.kind) { isLost = true }
  }

  mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    if isLost { observation.bar.hidden.toggle() }
  }
}

/// A resolver that is wrong about the bar in every version.
private struct Opposite: Resolver {
  private var base: CachedResolver

  init(_ scenario: Scenario) { base = CachedResolver(scenario) }

  mutating func apply(_ step: Step) { base.apply(step) }

  mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    observation.bar.hidden.toggle()
  }
}

/// A resolver that answers on a line, as a program does: once for the launch and once for each step of the
/// scenario that was begun last.
private struct OnTheLine: Resolver {
  final class Line: @unchecked Sendable {
    var owed = 0
    /// The number of answers waited for in vain.
    var hangs = 0
  }

  private let line: Line

  init(_ scenario: Scenario, _ line: Line) {
    self.line = line
    line.owed = scenario.steps.count + 1
  }

  func apply(_ step: Step) {}

  func observe(into observation: inout Observation) {
    if line.owed == 0 { line.hangs += 1 } else { line.owed -= 1 }
    observation = Observation()
  }
}

/// Resolvers that are less than values, or know less than all.
@Suite struct OddResolverTests {
  @Test func `of a program nothing is asked twice`() {
    let line = OnTheLine.Line()
    let models = LockStep(
      reference: { ReferenceModel($0) }, subject: { OnTheLine($0, line) }, checks: .never)
    var runner = InProcessRunner(models, RunPlan(seed: 1, scenarios: 1))
    let shrinking = runner.shrink(
      Profile.mixed.scenario(seed: 1), budget: Shrinking.Budget(evaluations: 200, pairs: 10))
    #expect(shrinking.scenario.steps.isEmpty)
    #expect(line.hangs == 0)
  }

  @Test func `a resolver whose copies share everything shrinks like one whose copies do not`() {
    let bug = SeededBug.forgetsToUpdate(after: .rotate)
    var values = LockStep(
      reference: { ReferenceModel($0) },
      subject: { Wrong($0, bug: bug) { CachedResolver($0) } })
    let scenario = (0..<1_000).lazy.map { Profile.mixed.scenario(seed: $0) }
      .first { values.firstDivergence(on: $0) != nil }!
    let plan = RunPlan(seed: 1)
    let budget = Shrinking.Budget(evaluations: 2_000, pairs: 100)
    var usual = InProcessRunner(values, plan)
    let shared = LockStep(
      reference: { ReferenceModel($0) },
      subject: { Shared(Wrong($0, bug: bug) { CachedResolver($0) }) })
    var odd = InProcessRunner(shared, plan)
    let smallest = usual.shrink(scenario, budget: budget).scenario
    #expect(odd.shrink(scenario, budget: budget).scenario == smallest)
    #expect(smallest.steps.count == 1)
  }

  @Test func `properties ask a resolver for what it knows, and for nothing else`() {
    var plan = RunPlan(seed: 5)
    plan.check = .properties
    plan.restrict(to: Narrow.capabilities)
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { Narrow($0) }), plan)
    #expect(runner.run(0..<200).totals.divergenceCount == 0)
  }

  @Test func `what is shrunk within its class stays within what the subject knows`() throws {
    var plan = RunPlan(seed: 1)
    plan.restrict(to: Capabilities(versions: 15...16))
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { Opposite($0) }), plan)
    let scenario = try #require(
      (0..<100).lazy.map { Profile.mixed.scenario(seed: $0) }.first { $0.environment.iOS == 15 })
    let found = runner.divergence(on: scenario)
    let failure = try #require(found)
    let shrunk = try runner.shrinkWithinClass(
      scenario, failure.divergenceClass, Shrinking.Budget(evaluations: 500, pairs: 0)
    ) { _ in .goOn }
    #expect((15...16).contains(shrunk.scenario.environment.iOS))
    #expect(shrunk.scenario.controllers.isEmpty)
  }
}
