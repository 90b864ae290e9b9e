package import StatusQuoAppearanceModel
import StatusQuoGenerators

/// Holds a container to its promises, in this process.
package struct ContainerRunner<
  Code: ContainerCode & SendableMetatype, World: Resolver & SendableMetatype
>: ScenarioRunner, Sendable {
  /// The answer of a check.
  package typealias Answer = Result<ContainerCheck<Code, World>.Verdict, Skip>

  private let check: ContainerCheck<Code, World>
  /// The run.
  package var plan: RunPlan { didSet { cursor = ScenarioCursor(plan) } }
  private var cursor: ScenarioCursor
  private let willPlay: @Sendable (_ index: Int) -> Void
  private let playing: @Sendable (() -> Answer) -> Answer
  /// The reason why the last scenario says nothing of the container.
  package private(set) var skipped: Skip?
  /// How often the container was looked at in the last scenario, after something had happened.
  package private(set) var looks = 0

  /// A runner for a run.
  ///
  /// - Parameters:
  ///   - willPlay: called before each scenario with its number.
  ///   - playing: calls what plays a scenario, where its code has to run.
  package init(
    _ check: ContainerCheck<Code, World>, _ plan: RunPlan,
    willPlay: @escaping @Sendable (_ index: Int) -> Void = { _ in },
    playing: @escaping @Sendable (() -> Answer) -> Answer = { $0() }
  ) {
    (self.check, self.plan) = (check, plan)
    (self.willPlay, self.playing) = (willPlay, playing)
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

  /// The first broken promise of each class.
  package mutating func divergences(on scenario: Scenario) -> [Divergence] {
    (skipped, looks) = (nil, 0)
    let answer = playing { () -> Answer in
      do throws(Skip) { return .success(try check.verdict(on: scenario)) } catch {
        return .failure(error)
      }
    }
    switch answer {
    case .success(let verdict):
      looks = verdict.looks
      return verdict.broken
    case .failure(let skip):
      skipped = skip
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
      divergences(on: $0).first(like: wanted)
    }
  }
}
