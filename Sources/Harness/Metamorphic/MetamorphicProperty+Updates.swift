import StatusQuoAppearanceModel

// What an update of the bar shows, and when it is of no use.
extension MetamorphicProperty {
  /// After the launch and each step compares what is called stale with what an update shows.
  func violationOfStaleness<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> VariantDifference? {
    firstFault(scenario, make) { model, observation in
      guard let updated = model.updated(scenario) else { return }
      observation.stale = updated.bar.seen != observation.bar.seen ? updated.bar.seen : nil
    }
  }

  /// Updates the bar before and after each step that has to update it: the second one must show
  /// nothing new. Only where no lifecycle method does anything (L-7), and where none that is asked has
  /// left the screen for what is presented in a context (T-3).
  func violationByUpdating<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> VariantDifference? {
    guard scenario.controllers.allSatisfy({ $0.actions.isEmpty }), !scenario.presentsInContext
    else { return nil }
    var model = make(scenario)
    var expected = Observation()
    for (number, step) in scenario.steps.enumerated() {
      var other = model
      model.apply(step)
      guard step.updatesBar(in: scenario), let first = other.witness(in: scenario) else { continue }
      other.apply(first)
      other.apply(step)
      other.observe(into: &expected)
      guard expected.outcome == .applied, let second = other.witness(in: scenario) else { continue }
      var actual = expected
      other.apply(second)
      other.observe(into: &actual)
      guard expected.bar.seen != actual.bar.seen else { continue }
      var variant = scenario.first(number)
      variant.steps += [first, step, second]
      return VariantDifference(
        step: number + 1, variant: variant, expected: expected, actual: actual)
    }
    return nil
  }
}

extension Step {
  /// Whether the sources say that it updates the bar, where it is seen at all (T-1, T-3, T-7, T-9,
  /// T-11, T-18, T-20, T-21). What moves into a window that is hidden leaves another without an update.
  fileprivate func updatesBar(in scenario: Scenario) -> Bool {
    if kind == .setRoot || kind == .addWindow, scenario.hidesWindows { return false }
    if case .set(.known(let property), to: _, on: _) = self {
      return property == .barStyle || property == .isNavigationBarHidden
    }
    let kinds: Set<Kind> = [
      .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .present, .dismiss, .setRoot,
      .addWindow, .removeWindow, .showWindow, .hideWindow, .rotate,
    ]
    return kinds.contains(kind)
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
  /// An update that is not refused, asked for by one of the first controllers.
  func witness(in scenario: Scenario) -> Step? {
    for controller in scenario.controllers.prefix(4) {
      let step = Step.setNeedsStatusBarAppearanceUpdate(on: controller.name, animated: false)
      var model = self
      var observation = Observation()
      model.apply(step)
      model.observe(into: &observation)
      if observation.outcome == .applied { return step }
    }
    return nil
  }

  /// What an update now would show.
  fileprivate func updated(_ scenario: Scenario) -> Observation? {
    guard let step = witness(in: scenario) else { return nil }
    var model = self
    model.apply(step)
    var observation = Observation()
    model.observe(into: &observation)
    return observation
  }
}
