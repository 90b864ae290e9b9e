import AppearanceModel

/// What a value brings about. Values and steps with the same effect can stand in for one another.
enum Effect: CaseIterable, Sendable {
  /// The status bar is hidden.
  case hides
  /// The status bar's content has a certain colour.
  case colours
  /// Nodes are dark.
  case darkens
  /// What is presented fills the screen, or decides the bar all the same.
  case takesOver
  /// A child is asked in place of the controller, or no child.
  case forwards
}

/// Something in a scenario that has an effect, and the scenario without it.
struct Cause: Sendable {
  let effect: Effect
  let remove: @Sendable (inout Scenario) -> Void
}

extension Scenario {
  /// All that has an effect: values that are not the default, views, actions, steps.
  var causes: [Cause] {
    var causes: [Cause] = []
    func add(_ effect: Effect?, _ remove: @escaping @Sendable (inout Scenario) -> Void) {
      if let effect { causes.append(Cause(effect: effect, remove: remove)) }
    }
    for field in Scenario.fields where field.rank(self) > 0 {
      add(field.effect) { field.set(&$0, 0) }
    }
    for (index, window) in windows.enumerated() {
      for field in Window.fields where field.rank(window) > 0 {
        add(field.effect) { field.set(&$0.windows[index], 0) }
      }
    }
    for (index, controller) in controllers.enumerated() {
      for field in Controller.fields where field.rank(controller) > 0 {
        add(field.effect) { field.set(&$0.controllers[index], 0) }
      }
      for (place, view) in controller.views.enumerated()
      where view.overrideUserInterfaceStyle != .unspecified {
        add(.darkens) {
          $0.controllers[index].views[place].overrideUserInterfaceStyle = .unspecified
        }
      }
      for (place, action) in controller.actions.enumerated() {
        add(action.command.effect) { $0.controllers[index].actions.remove(at: place) }
      }
    }
    for (index, step) in steps.enumerated() {
      for effect in step.effect.map({ [$0] }) ?? Effect.allCases {
        add(effect) { $0.steps.remove(at: index) }
      }
    }
    return causes
  }

  /// The scenarios in which one more value has the effect: that of each owner that can have it.
  func adding(_ effect: Effect, before end: Int? = nil) -> [@Sendable (inout Scenario) -> Void] {
    var additions: [@Sendable (inout Scenario) -> Void] = []
    for index in 0..<(end ?? controllers.count) {
      for field in Controller.fields
      where field.ranks > 1 && field.effect == effect && field.rank(controllers[index]) == 0 {
        additions.append { field.set(&$0.controllers[index], field.effectiveRank) }
      }
    }
    for index in windows.indices {
      for field in Window.fields where field.effect == effect && field.rank(windows[index]) == 0 {
        additions.append { field.set(&$0.windows[index], field.effectiveRank) }
      }
    }
    for field in Scenario.fields where field.effect == effect && field.rank(self) == 0 {
      additions.append { field.set(&$0, field.effectiveRank) }
    }
    return additions
  }
}

extension Step {
  fileprivate var effect: Effect? {
    switch self {
    case .set(.known(let property), _, _): property.effect
    case .rotate, .setStatusBarHidden, .swizzleHidden, .hideWindow: .hides
    case .setStatusBarStyle, .setShared: .colours
    case .setSystemStyle: .darkens
    default: nil
    }
  }
}

extension Property.Known {
  fileprivate var effect: Effect? {
    switch self {
    case .prefersStatusBarHidden, .storedHidden: .hides
    case .preferredStatusBarStyle, .storedStyle, .barStyle: .colours
    case .overrideUserInterfaceStyle, .overrideTraitCollectionForChild,
      .setOverrideTraitCollection, .presentationOverrideTraitCollection:
      .darkens
    case .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance: .takesOver
    case .childForStatusBarStyle, .childForStatusBarHidden: .forwards
    default: nil
    }
  }
}

extension Action.Command {
  fileprivate var effect: Effect? {
    switch self {
    case .swizzleHidden, .setStoredHidden: .hides
    case .setStoredStyle, .setShared: .colours
    default: nil
    }
  }
}
