import AppearanceModel

/// Passes that give values their defaults, or simpler ones.
extension ReductionPass {
  static let resetEnvironment = ReductionPass(
    "reset the environment", all: { _ in Array(Scenario.fields.indices) }
  ) { scenario, range in
    var smaller = scenario
    for field in Scenario.fields[range.indices] where field.rank(smaller) > 0 {
      field.set(&smaller, 0)
    }
    return smaller == scenario ? nil : smaller
  }

  static let resetWindows = ReductionPass("reset windows", all: { $0.windowValues }) {
    scenario, values in
    var smaller = scenario
    for value in values { Window.fields[value.field].set(&smaller.windows[value.owner], 0) }
    return smaller
  }

  static let resetControllers = ReductionPass("reset controllers", all: { $0.controllerValues }) {
    scenario, values in
    var smaller = scenario
    for value in values {
      Controller.fields[value.field].set(&smaller.controllers[value.owner], 0)
    }
    return smaller
  }

  /// Gives values that are not the default a simpler one.
  static let simplifyValues = ReductionPass("simplify values", each: { $0.simplerRanks }) {
    scenario, change in
    var smaller = scenario
    switch change.owner {
    case .scenario: Scenario.fields[change.field].set(&smaller, change.rank)
    case .window(let index): Window.fields[change.field].set(&smaller.windows[index], change.rank)
    case .controller(let index):
      Controller.fields[change.field].set(&smaller.controllers[index], change.rank)
    }
    return smaller
  }

  static let simplifySteps = ReductionPass("simplify steps", each: { $0.simplerSteps }) {
    scenario, change in
    var smaller = scenario
    smaller.steps[change.place] = change.step
    return smaller
  }

  /// Simpler actions, views and traits for children.
  static let simplifyDetails = ReductionPass("simplify details", each: { $0.simplerDetails }) {
    scenario, change in
    var smaller = scenario
    change(&smaller)
    return smaller
  }
}

/// A value that is not the default.
private struct ValuePlace {
  let owner: Int
  let field: Int
}

/// A value that can have a lower rank.
private struct RankChange {
  enum Owner {
    case scenario
    case window(Int)
    case controller(Int)
  }

  let owner: Owner
  let field: Int
  let rank: Int
}

extension Scenario {
  fileprivate var windowValues: [ValuePlace] { values(windows, Window.fields) }

  fileprivate var controllerValues: [ValuePlace] { values(controllers, Controller.fields) }

  private func values<Owner>(_ owners: [Owner], _ fields: [Field<Owner>]) -> [ValuePlace] {
    owners.indices.flatMap { owner in
      fields.indices.compactMap { field in
        fields[field].rank(owners[owner]) > 0 ? ValuePlace(owner: owner, field: field) : nil
      }
    }
  }

  /// Every other rank but the default of every value that is not the default.
  fileprivate var simplerRanks: [RankChange] {
    var changes: [RankChange] = []
    func add<Owner>(_ owner: Owner, _ fields: [Field<Owner>], _ place: RankChange.Owner) {
      for (index, field) in fields.enumerated() where field.rank(owner) > 1 {
        for rank in 1..<min(field.rank(owner), field.ranks) {
          changes.append(RankChange(owner: place, field: index, rank: rank))
        }
      }
    }
    add(self, Scenario.fields, .scenario)
    for index in windows.indices { add(windows[index], Window.fields, .window(index)) }
    for index in controllers.indices {
      add(controllers[index], Controller.fields, .controller(index))
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
        for style in [UserInterfaceStyle.unspecified, .dark]
        where view.overrideUserInterfaceStyle != style {
          add { $0.controllers[index].views[place].overrideUserInterfaceStyle = style }
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
    let earlier = LifecycleMethod.allCases.prefix { $0 != method }.map { Action(in: $0, command) }
    func targets(_ target: Target, _ make: (Target) -> Command) -> [Action] {
      let all: [Target] = [.self, .parent, .presenter]
      return all.prefix { $0 != target }.map { Action(in: method, make($0)) }
    }
    let simpler: [Action] =
      switch command {
      case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
        targets(target) { .setNeedsStatusBarAppearanceUpdate(on: $0, animated: animated) }
          + (animated
            ? [Action(in: method, .setNeedsStatusBarAppearanceUpdate(on: target, animated: false))]
            : [])
      case .setStoredStyle(let target, let style):
        targets(target) { .setStoredStyle(on: $0, style) }
          + [Action(in: method, .setStoredStyle(on: target, .lightContent))]
      case .setStoredHidden(let target, let hidden):
        targets(target) { .setStoredHidden(on: $0, hidden) }
          + [Action(in: method, .setStoredHidden(on: target, true))]
      case .setStoredAnimation(let target, let animation):
        targets(target) { .setStoredAnimation(on: $0, animation) }
          + [Action(in: method, .setStoredAnimation(on: target, .slide))]
      case .setShared: [Action(in: method, .setShared(.lightContent))]
      case .swizzleHidden, .unswizzleHidden: []
      }
    return earlier + simpler
  }
}
