import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoUIKit
import Testing

/// A container of a class, and what becomes of it in scenarios.
@MainActor struct HeldContainer: CustomTestStringConvertible {
  let name: String
  private let run: @MainActor (_ scenarios: Int, _ seed: UInt64, ContainerPromise?) -> Held

  /// The smallest scenario found in which the same promise is broken after the same.
  let shrink: @MainActor (Scenario, Divergence) -> (scenario: Scenario, divergence: Divergence)?

  /// The promises that a scenario breaks, and the reason why it says nothing of the container.
  let look: @MainActor (Scenario) -> (broken: [Divergence], skipped: String?)

  nonisolated var testDescription: String { name }

  init<Container: UIViewController>(
    _ name: String, children: Int, notPromised: [ContainerPromise: String] = [:],
    alsoDuring: Set<ContainerPromise> = [],
    _ make: @escaping @MainActor ([UIViewController]) -> Container,
    commands: @MainActor () -> [ContainerCommand<Container>],
    states: @escaping @MainActor (Container) -> ContainerState
  ) {
    self.name = name
    let type = ContainerClass(make, commands: commands(), states: states)
    let declaration = type.declaration(
      children: children, notPromised: notPromised, alsoDuring: alsoDuring)
    func runner(
      _ plan: RunPlan
    ) -> ContainerRunner<ContainerInstance<Container>, ReferenceModel> {
      let check = ContainerCheck(
        declaration, { ContainerInstance(type) }, law: { ReferenceModel($0) })
      return ContainerRunner(check, plan)
    }
    shrink = { scenario, divergence in
      var runner = runner(RunPlan(seed: 1))
      let shrinking = runner.shrink(
        scenario, like: [divergence.divergenceClass], budget: Shrinking.Budget(evaluations: 2_000)
      ) { _ in .goOn }
      return runner.divergences(on: shrinking.scenario).first.map { (shrinking.scenario, $0) }
    }
    look = { scenario in
      var runner = runner(RunPlan(seed: 1))
      let broken = runner.divergences(on: scenario)
      return (broken, runner.skipped?.reason)
    }
    run = { scenarios, seed, wanted in
      var plan = RunPlan(seed: seed, scenarios: scenarios)
      plan.restrict(to: Capabilities(versions: Version.known, container: declaration))
      var runner = runner(plan)
      var cursor = ScenarioCursor(plan)
      var held = Held()
      for number in 0..<scenarios {
        let scenario = cursor.scenario(at: number)
        let broken = runner.divergences(on: scenario)
        if let skipped = runner.skipped { held.skipped[skipped.reason, default: 0] += 1 }
        held.add(broken, scenario, number)
        if let wanted, held.broken[wanted] != nil { break }
      }
      return held
    }
  }

  /// Holds it in a number of scenarios of a seed, or until a promise is broken.
  func hold(_ scenarios: Int, _ seed: UInt64, until wanted: ContainerPromise? = nil) -> Held {
    run(scenarios, seed, wanted)
  }
}

/// The fate of a container.
struct Held {
  /// The scenarios that were skipped, by reason.
  var skipped: [String: Int] = [:]
  /// The promises that are broken, with the first scenario and the number of scenarios.
  private(set) var broken: [ContainerPromise: (first: Int, count: Int)] = [:]
  /// The first that breaks one.
  private(set) var first: (scenario: Scenario, divergence: Divergence)?

  /// The first of each class, with all of its scenario.
  private(set) var classes:
    [DivergenceClass: (scenario: Scenario, divergence: Divergence, among: [Divergence])] = [:]
  /// The most promises that are broken in one scenario.
  private(set) var together: Set<ContainerPromise> = []

  mutating func add(_ found: [Divergence], _ scenario: Scenario, _ number: Int) {
    var promises: Set<ContainerPromise> = []
    for divergence in found {
      guard case .promise(let promise, after: _)? = divergence.violation?.property else { continue }
      if promises.insert(promise).inserted { broken[promise, default: (number, 0)].count += 1 }
      if first == nil { first = (scenario, divergence) }
      if classes[divergence.divergenceClass] == nil {
        classes[divergence.divergenceClass] = (scenario, divergence, found)
      }
    }
    if promises.count > together.count { together = promises }
  }
}
