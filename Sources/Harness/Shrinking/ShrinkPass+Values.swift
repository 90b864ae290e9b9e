import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Passes that give values their defaults, or simpler ones.
extension ShrinkPass {
  static let resetEnvironment = ShrinkPass(
    "reset the environment", all: { _ in Array(Scenario.properties.indices) }
  ) { scenario, range in
    var smaller = scenario
    for property in Scenario.properties[range.indices] where property.rank(smaller) > 0 {
      property.setRank(&smaller, 0)
    }
    return smaller == scenario ? nil : smaller
  }

  static let resetWindows = ShrinkPass("reset windows", all: { $0.windowValues }) {
    scenario, values in
    var smaller = scenario
    for value in values {
      Window.properties[value.property].setRank(&smaller.windows[value.owner], 0)
    }
    return smaller
  }

  static let resetControllers = ShrinkPass("reset controllers", all: { $0.controllerValues }) {
    scenario, values in
    var smaller = scenario
    for value in values {
      Controller.properties[value.property].setRank(&smaller.controllers[value.owner], 0)
    }
    return smaller
  }

  /// Gives values that are not the default a simpler one.
  static let simplifyValues = ShrinkPass("simplify values", each: { $0.simplerRanks }) {
    scenario, change in
    var smaller = scenario
    switch change.owner {
    case .scenario: Scenario.properties[change.property].setRank(&smaller, change.rank)
    case .window(let index):
      Window.properties[change.property].setRank(&smaller.windows[index], change.rank)
    case .controller(let index):
      Controller.properties[change.property].setRank(&smaller.controllers[index], change.rank)
    }
    return smaller
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

/// A value that is not the default.
private struct ValuePlace {
  let owner: Int
  let property: Int
}

/// A value that can have a lower rank.
private struct RankChange {
  enum Owner {
    case scenario
    case window(Int)
    case controller(Int)
  }

  let owner: Owner
  let property: Int
  let rank: Int
}

extension Scenario {
  fileprivate var windowValues: [ValuePlace] { values(windows, Window.properties) }

  fileprivate var controllerValues: [ValuePlace] { values(controllers, Controller.properties) }

  private func values<Owner>(_ owners: [Owner], _ properties: [Property<Owner>]) -> [ValuePlace] {
    owners.indices.flatMap { owner in
      properties.indices.compactMap { property in
        properties[property].rank(owners[owner]) > 0
          ? ValuePlace(owner: owner, property: property) : nil
      }
    }
  }

  /// Every other rank but the default of every value that is not the default.
  fileprivate var simplerRanks: [RankChange] {
    var changes: [RankChange] = []
    func add<Owner>(_ owner: Owner, _ properties: [Property<Owner>], _ place: RankChange.Owner) {
      for (index, property) in properties.enumerated() where property.rank(owner) > 1 {
        for rank in 1..<min(property.rank(owner), property.values.count) {
          changes.append(RankChange(owner: place, property: index, rank: rank))
        }
      }
    }
    add(self, Scenario.properties, .scenario)
    for index in windows.indices { add(windows[index], Window.properties, .window(index)) }
    for index in controllers.indices {
      add(controllers[index], Controller.properties, .controller(index))
    }
    return changes
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
  /// The same in an earlier method, of a simpler target, with a simpler value.
  fileprivate var simpler: [Action] {
    let parts = command.parts
    let earlier = LifecycleMethod.allCases.prefix { $0 != method }.map { Action(in: $0, command) }
    let targets: [Target] =
      parts.target.map { target in [.self, .parent, .presenter].prefix { $0 != target } + [] } ?? []
    let values = parts.form.values.prefix { $0 != parts.value }
    return earlier
      + targets.map { Action(in: method, Command(CommandParts(parts.verb, $0, parts.value))) }
      + values.map { Action(in: method, Command(CommandParts(parts.verb, parts.target, $0))) }
  }
}
