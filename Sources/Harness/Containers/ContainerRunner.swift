package import StatusQuoAppearanceModel
import StatusQuoGenerators

/// Holds a container to its promises, in this process.
package struct ContainerRunner<Code: ContainerCode, World: Resolver>: ScenarioRunner {
  private let check: ContainerCheck<Code, World>
  /// The run.
  package var plan: RunPlan { didSet { cursor = ScenarioCursor(plan) } }
  private var cursor: ScenarioCursor
  private let willPlay: (_ index: Int) -> Void
  /// The reason why the last scenario says nothing of the container.
  package private(set) var skipped: Skip?
  /// How often the container was looked at in the last scenario, after something had happened.
  package private(set) var looks = 0

  /// A runner for a run.
  ///
  /// - Parameter willPlay: called before each scenario with its number.
  package init(
    _ check: ContainerCheck<Code, World>, _ plan: RunPlan,
    willPlay: @escaping (_ index: Int) -> Void = { _ in }
  ) {
    (self.check, self.plan, self.willPlay) = (check, plan, willPlay)
    cursor = ScenarioCursor(plan)
  }

  /// Plays the scenarios up to the first that may end the run.
  package mutating func run(_ positions: Range<Int>) -> RunPart {
    var part = RunPart()
    for position in positions {
      let index = plan.index(at: position)
      willPlay(index)
      let scenario = cursor.scenario(at: index)
      part.totals.positions += 1
      let found = divergences(on: scenario)
      if let reason = skipped ?? (found.isEmpty && looks == 0 ? Self.restless : nil) {
        part.totals.skipped.add(reason, at: index..<index + 1)
        continue
      }
      part.totals.coverage.count(scenario)
      guard !found.isEmpty else { continue }
      part.totals.add(found, at: index)
      if plan.end == .divergence { break }
    }
    return part
  }

  /// Promises are held at rest: a scenario without rest says nothing of them.
  private static var restless: Skip { Skip("the container is never on screen and at rest") }

  /// The first promise that is broken.
  package mutating func divergences(on scenario: Scenario) -> [Divergence] {
    (skipped, looks) = (nil, 0)
    do throws(Skip) {
      let verdict = try check.verdict(on: scenario)
      looks = verdict.looks
      return verdict.broken.map { [$0] } ?? []
    } catch {
      skipped = error
      return []
    }
  }

  /// Nothing: what is observed is the law's.
  package mutating func observations(on scenario: Scenario) -> [Observation]? { nil }

  /// The smallest scenario found in which the same promise is broken after the same.
  package mutating func shrink(
    _ scenario: Scenario, like wanted: [DivergenceClass], budget: Shrinking.Budget,
    watch: (Shrinking.Progress) -> Shrinking.Command
  ) -> Shrinking {
    // Small scenarios made of parts would have no container.
    var budget = budget
    budget.small = 0
    return StatusQuoHarness.shrink(scenario, like: wanted, budget: budget, watch: watch) {
      divergences(on: $0).first
    }
  }
}
