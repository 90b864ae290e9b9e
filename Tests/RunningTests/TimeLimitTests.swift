import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoRunning
import StatusQuoSeededBugs
import Testing

/// Runs with a limit of time, on a clock that only the subject moves.
@Suite struct TimeLimitTests {
  /// A wrong resolver that takes its time for every step.
  private struct Slow: Resolver {
    private var base: WrongResolver<CachedResolver>
    private let clock: Shared<Seconds>
    private let pace: Seconds

    init(_ scenario: Scenario, _ bug: SeededBug, _ clock: Shared<Seconds>, pace: Seconds) {
      base = WrongResolver(scenario, bug: bug) { CachedResolver($0) }
      self.clock = clock
      self.pace = pace
    }

    mutating func apply(_ step: Step) {
      clock.withLock { $0 += pace }
      base.apply(step)
    }

    mutating func observe(into observation: inout Observation) {
      base.observe(into: &observation)
    }
  }

  private typealias Runner = InProcessRunner<ReferenceModel, Slow>

  private static func coordinator(
    _ bug: SeededBug, scenarios: Int? = nil, workers: Int = 1, pace: Seconds,
    _ clock: Shared<Seconds> = Shared(0)
  ) -> RunCoordinator<Runner> {
    let models = LockStep(
      reference: { ReferenceModel($0) }, subject: { Slow($0, bug, clock, pace: pace) })
    let plan = RunPlan(
      seed: 3, scenarios: scenarios, budget: Shrinking.Budget(evaluations: 100, pairs: 10))
    var coordinator = RunCoordinator(plan, workers: workers) { InProcessRunner(models, plan) }
    coordinator.now = { clock.withLock { $0 } }
    return coordinator
  }

  private static let bugs: [SeededBug] = [
    .forgetsToUpdate(after: .rotate), .forgetsToUpdate(after: .setNeedsStatusBarAppearanceUpdate),
    .named("styles-given-to-a-child-are-lost")!, .named("presentation-dismiss-keeps-bar")!,
  ]

  @Test(arguments: bugs, [0, 0.25, 3])
  func `of a slow subject there is a counterexample, and it is no later than an answer`(
    bug: SeededBug, shrinkTime: Seconds
  ) async throws {
    let clock = Shared<Seconds>(0)
    var coordinator = Self.coordinator(bug, pace: 0.01, clock)
    coordinator.playTime = 60
    coordinator.shrinkTime = shrinkTime
    let report = await coordinator.report()
    let duration = clock.withLock { $0 }
    #expect(report.divergences > 0)
    let finding = try #require(report.findings.first)
    #expect(finding.divergence.observed != nil)
    #expect(shrinkTime > 0 || finding.mayBeSmaller && finding.scenario == finding.original)
    var cursor = ScenarioCursor(coordinator.plan)
    var runner = coordinator.makeRunner()
    func answer(_ scenario: Scenario) -> Seconds {
      let start = clock.withLock { $0 }
      _ = runner.divergence(on: scenario)
      return clock.withLock { $0 } - start
    }
    let played = report.totals.positions
    let last = (played - 4..<played).map { answer(cursor.scenario(at: $0)) }.reduce(0, +)
    // The last few begun may end late, and so may what is under way when the time for shrinking ends.
    #expect(duration <= 60 + shrinkTime + last + 2 * answer(finding.original))
  }

  @Test func `looking at what is known takes none of the time for what is not`() async throws {
    let clock = Shared<Seconds>(0)
    var coordinator = Self.coordinator(Self.bugs[3], pace: 0.1, clock)
    coordinator.playTime = 20
    coordinator.shrinkTime = 0
    var cursor = ScenarioCursor(coordinator.plan)
    coordinator.knownDifferences = (0..<40).map { place in
      KnownDifference(
        [[DivergenceClass(stepKind: .pop, .hidden, .other)]], on: cursor.scenario(at: place))
    }
    let report = await coordinator.report()
    #expect(clock.withLock { $0 } > 40)
    #expect(report.totals.positions > 1)
  }

  @Test(arguments: 1...3)
  func `without a limit of time, a slow machine reports what a fast one does`(workers: Int) async {
    let fast = await Self.coordinator(Self.bugs[3], scenarios: 60, pace: 0).report()
    let slow = await Self.coordinator(Self.bugs[3], scenarios: 60, workers: workers, pace: 1_000)
      .report()
    #expect(slow.playing > 1_000_000 || workers > 1)
    #expect(slow.totals == fast.totals)
    #expect(slow.findings == fast.findings)
    #expect(slow.unexamined == fast.unexamined)
    #expect(slow.examined == fast.examined)
  }
}
