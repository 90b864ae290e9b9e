package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Laws that hold under a condition only.
extension KnownFault {
  /// The law under each condition that holds somewhere in a scenario, up to a step, the simplest first.
  ///
  /// - Parameter make: makes a right resolver that says what its world is like.
  package func limited<Model: Resolver>(
    on scenario: Scenario, upTo step: Int, make: (Scenario) -> Model
  ) -> [KnownFault] {
    let conditions = Condition.all(at: moments(of: scenario, upTo: step, make))
    return conditions.filter { !$0.isAboutResult || fault.isOfReports }.map { condition in
      KnownFault(
        "\(id)-\(condition.id)", "\(statement) \(condition.words)",
        fault.limited(to: condition),
        about: about)
    }
  }

  /// The law for what is reported of some controllers and their views.
  func limitedToRows(_ conditions: [Condition]) -> [KnownFault] {
    conditions.map { condition in
      KnownFault(
        "\(id)-of-\(condition.id)",
        "\(statement) where it is about a controller that \(condition.ofNode ?? condition.words)",
        fault.limited(toRows: condition), about: about)
    }
  }
}

/// The moments of a scenario up to a step, looked at from each node.
private func moments<Model: Resolver>(
  of scenario: Scenario, upTo last: Int, _ make: (Scenario) -> Model
) -> [Vantage] {
  var model = make(scenario)
  var (moments, counts): ([Vantage], [StepSort: Int]) = ([], [:])
  var (before, now) = (Observation(), Observation())
  func add(_ step: Step?, _ world: Snapshot?, _ number: Int) {
    guard let world else { return }
    let names = (step?.names ?? []) + world.controllers.map { $0.name }
    let nodes: [Name?] = [nil] + names.map(Optional.some)
    let occurrence = step.map { counts[StepSort($0), default: 0] } ?? 0
    for node in nodes {
      moments.append(
        Vantage(
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
    if now.outcome == .applied { counts[StepSort(step), default: 0] += 1 }
    add(step, world, index + 1)
  }
  return moments
}
