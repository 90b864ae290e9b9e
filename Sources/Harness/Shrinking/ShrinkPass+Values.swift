import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Passes that give values their defaults, or simpler ones.
extension ShrinkPass {
  /// Before all others, since long stretches take long.
  static let idleLess = ShrinkPass("idle less", each: { Array(0..<$0.idling) }) {
    scenario, idling in
    var smaller = scenario
    smaller.idling = idling
    return smaller
  }

  static let resetEnvironment = ShrinkPass(
    "reset the environment", all: { _ in Array(Scenario.properties.indices) }
  ) { scenario, range in
    var smaller = scenario
    for property in Scenario.properties[range.indices] where property.rank(smaller) > 0 {
      property.setRank(&smaller, 0)
    }
    return smaller == scenario ? nil : smaller
  }

  static let resetWindows = ShrinkPass(
    "reset windows", all: { $0.changedValues.filter { $0.isWindow } }, resetValues)

  static let resetControllers = ShrinkPass(
    "reset controllers", all: { $0.changedValues.filter { $0.isController } }, resetValues)

  /// Gives values that are not the default a simpler one.
  static let simplifyValues = ShrinkPass("simplify values", each: { $0.simplerRanks }) {
    scenario, change in
    scenario.settingRank(of: change.place, to: change.rank)
  }

  static let simplifySteps = ShrinkPass("simplify steps", each: { $0.simplerSteps }) {
    scenario, change in
    var smaller = scenario
    smaller.steps[change.place] = change.step
    return smaller
  }

  /// Simpler actions, views and traits for children.
  static let simplifyDetails = ShrinkPass("simplify details", each: { $0.simplerDetails }) {
    scenario, change in
    var smaller = scenario
    change(&smaller)
    return smaller
  }
}

@Sendable private func resetValues(
  _ scenario: Scenario, _ places: ArraySlice<ValuePlace>
) -> Scenario? {
  var smaller = scenario
  for place in places { smaller.setRank(of: place, to: 0) }
  return smaller
}

extension Scenario {
  /// The values that are not the default.
  var changedValues: [ValuePlace] { valuePlaces.filter { $0.rank > 0 } }

  /// Every other rank but the default of every value that is not the default.
  fileprivate var simplerRanks: [(place: ValuePlace, rank: Int)] {
    valuePlaces.filter { $0.rank > 1 }.flatMap { place in
      (1..<min(place.rank, place.ranks)).map { (place, $0) }
    }
  }

  fileprivate var simplerSteps: [(place: Int, step: Step)] {
    steps.enumerated().flatMap { place, step in step.simpler.map { (place, $0) } }
  }

  fileprivate var simplerDetails: [@Sendable (inout Scenario) -> Void] {
    var changes: [@Sendable (inout Scenario) -> Void] = []
    func add(_ change: @escaping @Sendable (inout Scenario) -> Void) { changes.append(change) }
    for (index, controller) in controllers.enumerated() {
      for (place, action) in controller.actions.enumerated() {
        for simpler in action.simpler {
          add { $0.controllers[index].actions[place] = simpler }
        }
      }
      for (place, view) in controller.views.enumerated() {
        for property in View.properties {
          for rank in [0, 1] where property.rank(view) != rank {
            add { property.setRank(&$0.controllers[index].views[place], rank) }
          }
        }
        if view.superview != controller.name.rootView {
          add { $0.controllers[index].views[place].superview = controller.name.rootView }
        }
      }
      for (place, traits) in controller.setOverrideTraitCollection.enumerated()
      where traits.style != .dark {
        add { $0.controllers[index].setOverrideTraitCollection[place].style = .dark }
      }
    }
    return changes
  }
}

extension Action {
  /// Simpler actions: in every step, in an earlier method, of a simpler target, with a simpler value.
  fileprivate var simpler: [Action] {
    let parts = command.parts
    func with(_ command: Command) -> Action { Action(in: method, step: step, command) }
    let always = step == nil ? [] : [Action(in: method, command)]
    let earlier = LifecycleMethod.allCases.prefix { $0 != method }
      .map { Action(in: $0, step: step, command) }
    let targets: [Target] =
      parts.target.map { target in [.self, .parent, .presenter].prefix { $0 != target } + [] } ?? []
    let values = parts.form.values.prefix { $0 != parts.value }
    return always + earlier
      + targets.map { with(Command(CommandParts(parts.verb, $0, parts.value))) }
      + values.map { with(Command(CommandParts(parts.verb, parts.target, $0))) }
  }
}
