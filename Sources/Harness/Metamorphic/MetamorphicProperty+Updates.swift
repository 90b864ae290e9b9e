import StatusQuoAppearanceModel
import StatusQuoCatalog

// Properties of updates of the bar: their effect, and when they have none.
extension MetamorphicCheck {
  /// Compares, after the launch and each step, the value called stale with the result of an update.
  func violationOfStaleness() -> VariantDifference? {
    firstViolation { model, _, observation in
      guard let updated = model.updated(scenario) else { return }
      let upToDate = updated.bar.appearance
      observation.stale = upToDate != observation.bar.appearance ? upToDate : nil
    }
  }

  /// Updates the bar before and after each step that has to update it: the second one must show
  /// nothing new. Only where no lifecycle method does anything (L-7), where none that is asked has
  /// left the screen for what is presented in a context (T-3), and for the steps of which the
  /// catalog says it.
  func violationByUpdating() -> VariantDifference? {
    guard scenario.controllers.allSatisfy({ $0.actions.isEmpty }), !scenario.presentsInContext
    else { return nil }
    let updates = BarUpdates(in: scenario)
    var model = make(scenario)
    var onScreen: Set<Name> = []
    var expected = Observation()
    for (number, step) in scenario.steps.enumerated() {
      model.observe(into: &expected)
      onScreen.follow(expected.calls)
      var other = model
      model.apply(step)
      guard updates.contain(step, onScreen), let first = other.witness(in: scenario) else {
        continue
      }
      other.apply(first)
      other.apply(step)
      other.observe(into: &expected)
      guard expected.outcome == .applied, let second = other.witness(in: scenario) else { continue }
      let actual = other.observation(after: [second])
      guard expected.bar.appearance != actual.bar.appearance else { continue }
      var variant = scenario.first(number)
      variant.steps += [first, step, second]
      return VariantDifference(
        step: number + 1, variant: variant, expected: expected, actual: actual)
    }
    return nil
  }
}

/// The steps of a scenario of which the sources say that they update the bar.
private struct BarUpdates {
  /// A hidden window may take from one that is seen, or lose what the bar asks, without an update (T-1).
  private let hidesWindows: Bool
  /// True if calls reveal which controllers are on screen: a gesture that dismisses makes
  /// controllers appear earlier, and may end in a window that was hidden meanwhile (L-6).
  private let callsShow: Bool

  init(in scenario: Scenario) {
    hidesWindows = scenario.hidesWindows
    callsShow = !scenario.steps.contains { $0.kind == .beginInteractiveDismiss }
  }

  /// Returns true if a step is one of them, while these are on screen.
  func contain(_ step: Step, _ onScreen: Set<Name>) -> Bool {
    switch step.form.update {
    case .always: return true
    case .whereWindowIsVisible: return !hidesWindows
    case .whileContainerIsOnScreen:
      return callsShow && step.container.map(onScreen.contains) ?? false
    case .unsaid:
      // T-20, T-21.
      guard case .set(.known(let property), _, let on) = step else { return false }
      return (property == .barStyle || property == .isNavigationBarHidden) && callsShow
        && onScreen.contains(on)
    }
  }
}

extension Step {
  /// The container that it is about.
  fileprivate var container: Name? {
    guard let place = form.arguments.firstIndex(where: { $0.key == "on" }),
      case .name(let name) = values[place]
    else { return nil }
    return name
  }
}

extension Set<Name> {
  /// Keeps up with the controllers that have appeared and not begun to disappear.
  fileprivate mutating func follow(_ calls: [LifecycleCall]) {
    for call in calls {
      switch call.method {
      case .viewDidAppear: insert(call.controller)
      case .viewWillDisappear, .viewDidDisappear: remove(call.controller)
      case .viewDidLoad, .viewWillAppear, .viewIsAppearing: break
      }
    }
  }
}

extension Scenario {
  fileprivate var hidesWindows: Bool {
    windows.contains { $0.isHidden }
      || steps.contains { step in
        if case .addWindow(let window, root: _) = step { return window.isHidden }
        return step.kind == .hideWindow
      }
  }

  /// The scenario without the steps after the first few.
  func first(_ count: Int) -> Scenario {
    var scenario = self
    scenario.steps.removeSubrange(count...)
    return scenario
  }
}

extension Resolver {
  /// An update that is not refused, asked for by one of the first controllers; nil where that may read the bar of
  /// another scene (SC-3).
  func witness(in scenario: Scenario) -> Step? {
    if scenario.hasScenes { return nil }
    for controller in scenario.controllers.prefix(4) {
      let step = Step.setNeedsStatusBarAppearanceUpdate(on: controller.name, animated: false)
      if observation(after: [step]).outcome == .applied { return step }
    }
    return nil
  }

  /// The observation after an update now.
  fileprivate func updated(_ scenario: Scenario) -> Observation? {
    witness(in: scenario).map { observation(after: [$0]) }
  }
}
