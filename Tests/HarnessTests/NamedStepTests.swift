import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// Resolvers that take one kind of step for other steps, and what their finding says.
@Suite struct NamedStepTests {
  /// The cached resolver, which plays other steps in place of one that would be applied.
  private struct Misplaying: Resolver {
    private var base: CachedResolver
    private let steps: Steps
    private var number = 0
    private var isDropped = false

    init(_ scenario: Scenario, _ steps: @escaping Steps) {
      base = CachedResolver(scenario)
      self.steps = steps
    }

    mutating func apply(_ step: Step) {
      number += 1
      isDropped = false
      var right = base
      right.apply(step)
      var observation = Observation()
      right.observe(into: &observation)
      guard observation.outcome == .applied, let world = base.currentSnapshot() else {
        return base = right
      }
      let played = steps(step, world)
      if played == [step] { return base = right }
      isDropped = played.isEmpty
      for step in played { base.apply(step) }
    }

    mutating func observe(into observation: inout Observation) {
      base.observe(into: &observation)
      observation.step = number
      if isDropped {
        (observation.outcome, observation.launchBar) = (.applied, nil)
        (observation.calls, observation.traitChanges) = ([], [])
      }
    }
  }

  private typealias Steps = @Sendable (Step, Snapshot) -> [Step]

  private static let rows: [(steps: Steps, statement: String)] = [
    (
      { step, world in
        guard case .popToRoot(let stack) = step else { return [step] }
        let all = world.controllers.filter { $0.place == .child(of: stack) }.map { $0.name }
        return all.count > 3 ? [.popTo(all[all.count - 3], on: stack)] : [step]
      }, "'popToRoot' removes at most 2 controllers"
    ),
    (
      { step, world in
        guard case .popToRoot(let stack) = step else { return [step] }
        var all = world.controllers.filter { $0.place == .child(of: stack) }.map { $0.name }
        guard all.count > 2 else { return [step] }
        all.remove(at: 1)
        return [.setViewControllers(all, on: stack)]
      }, "'popToRoot' removes only the controller above the one that it goes to"
    ),
    (
      { step, _ in
        guard case .setViewControllers(let list, let stack) = step else { return [step] }
        return [.setViewControllers(list.suffix(1), on: stack)]
      }, "'setViewControllers' takes only the top"
    ),
    (
      { step, _ in
        guard case .setViewControllers(let list, let stack) = step else { return [step] }
        return [.setViewControllers(Array(list.prefix(2)), on: stack)]
      }, "'setViewControllers' takes the first 2 only"
    ),
    (
      { step, world in
        guard case .push(_, let stack) = step else { return [step] }
        let count = world.controllers.count { $0.place == .child(of: stack) }
        return count >= 3 ? [] : [step]
      }, "'push' is not noticed if the controller has 3 or more children"
    ),
  ]

  @Test(arguments: rows.indices)
  func `the step and the number are named`(_ row: Int) throws {
    let steps = Self.rows[row].steps
    let plan = RunPlan(
      seed: 1, scenarios: 2_000, budget: Shrinking.Budget(evaluations: 2_000, pairs: 20))
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { Misplaying($0, steps) }), plan)
    let findings = try plan.report(with: &runner, explainedBy: DiagnosisTests.explainer()).findings
    let largest = try #require(findings.max { $0.count < $1.count })
    #expect(largest.faults.first?.statement == Self.rows[row].statement)
    #expect(largest.faults.first?.isExact == true)
  }
}
