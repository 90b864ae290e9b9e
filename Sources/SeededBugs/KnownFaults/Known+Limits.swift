import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing
import StatusQuoHarness

/// Faults that hold under a condition only.
extension Fault.Known {
  /// The fault under each condition that it can be tried under.
  func limited(to conditions: [Condition]) -> [Self] {
    conditions.filter { !$0.isAboutResult || behavior.isOfReports }.map { condition in
      limited(by: condition.clause, behavior.limited(to: condition))
    }
  }

  /// The fault for what is reported of some controllers and their views.
  func limitedToRows(_ conditions: [Condition]) -> [Self] {
    conditions.map { condition in
      let clause = Fault.Clause(
        id: "of-\(condition.id)",
        words: "where it is about a controller that \(condition.ofNode ?? condition.words)")
      return limited(by: clause, behavior.limited(toRows: condition))
    }
  }

  /// For a fault by which the difference of two worlds is shown, the rules that count in one of them only, after a
  /// step of a scenario.
  func rules<Model: Resolver>(
    on scenario: Scenario, upTo step: Int, _ make: (Scenario) -> Model
  ) -> [Condition] {
    guard let other = behavior.other else { return [] }
    let steps = scenario.steps.prefix(step)
    let one = make(other.from(scenario)).rules(after: steps)
    let two = make(other.to(scenario)).rules(after: steps.compactMap(other.step))
    return RuleID.allCases.filter { one.contains($0) != two.contains($0) }.map(Condition.ofRule)
  }
}

extension Condition {
  fileprivate var clause: Fault.Clause { Fault.Clause(id: id, words: words) }

  /// The conditions that hold somewhere in a scenario, up to a step, the simplest first.
  ///
  /// - Parameter make: makes a right resolver that says what its world is like.
  static func all<Model: Resolver>(
    on scenario: Scenario, upTo step: Int, _ make: (Scenario) -> Model
  ) -> [Condition] {
    all(at: moments(of: scenario, upTo: step, make))
  }
}

extension Resolver {
  /// The rules used by the last of some steps, and by observing what it led to.
  fileprivate func rules(after steps: some Collection<Step>) -> RuleSet {
    var played = self
    var observation = Observation()
    for step in steps { played.apply(step) }
    played.observe(into: &observation)
    return played.rulesUsed
  }
}

/// The moments of a scenario up to a step, looked at from each node.
private func moments<Model: Resolver>(
  of scenario: Scenario, upTo last: Int, _ make: (Scenario) -> Model
) -> [Condition.Vantage] {
  var model = make(scenario)
  var (moments, counts): ([Condition.Vantage], [Step.ExactKind: Int]) = ([], [:])
  var (before, now) = (Observation(), Observation())
  func add(_ step: Step?, _ world: Snapshot?, _ number: Int) {
    guard let world else { return }
    let names = (step?.names ?? []) + world.controllers.map { $0.name }
    let nodes: [Name?] = [nil] + names.map(Optional.some)
    let occurrence = step.map { counts[$0.exactKind, default: 0] } ?? 0
    for node in nodes {
      moments.append(
        Condition.Vantage(
          step: step, node: node, world: world, before: before, now: now, number: number,
          occurrence: occurrence))
    }
  }
  model.observe(into: &now)
  add(nil, model.currentSnapshot(), 0)
  for (index, step) in scenario.steps.prefix(last).enumerated() {
    let world = model.currentSnapshot()
    before = now
    model.apply(step)
    model.observe(into: &now)
    if now.outcome == .applied { counts[step.exactKind, default: 0] += 1 }
    add(step, world, index + 1)
  }
  return moments
}
