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

/// Resolvers that are less than values, or know less than all.
@Suite struct OddResolverTests {
  @Test func `a resolver whose copies share everything shrinks like one whose copies do not`() {
    let bug = SeededBug.forgetsToReread(after: .rotate)
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
    #expect(runner.run(0..<200).divergenceCount == 0)
  }
}
