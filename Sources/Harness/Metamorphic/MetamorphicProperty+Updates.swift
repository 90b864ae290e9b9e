import StatusQuoAppearanceModel

// What an update of the bar shows, and when it is of no use.
extension MetamorphicProperty {
  /// After the launch and each step compares what is called stale with what an update shows.
  func violationOfStaleness<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> VariantDifference? {
    firstFault(scenario, make) { model, _, observation in
      guard let updated = model.updated(scenario) else { return }
      observation.stale = updated.bar.seen != observation.bar.seen ? updated.bar.seen : nil
    }
  }

  /// Updates the bar before and after each step that has to update it: the second one must show
  /// nothing new. Only where no lifecycle method does anything (L-7), where none that is asked has left
  /// the screen for what is presented in a context (T-3), and for the steps that `BarUpdates` contains.
  func violationByUpdating<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> VariantDifference? {
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

/// The steps of a scenario of which the sources say that they update the bar.
private struct BarUpdates {
  /// A hidden window may take from one that is seen, or lose what the bar asks, without an update (T-1).
  private let hidesWindows: Bool
  /// Whether calls show who is on screen: a gesture that dismisses makes controllers appear earlier, and
  /// may end in a window that was hidden meanwhile (L-6).
  private let callsShow: Bool

  init(in scenario: Scenario) {
    hidesWindows = scenario.hidesWindows
    callsShow = !scenario.steps.contains { $0.kind == .beginInteractiveDismiss }
  }

  /// Whether a step is one of them, while these are on screen.
  func contain(_ step: Step, _ onScreen: Set<Name>) -> Bool {
    switch step {
    // A container does so while it is on screen (T-3, T-11, T-20, T-21).
    case .push(_, let on), .pop(let on), .popToRoot(let on), .popTo(_, let on),
      .setViewControllers(_, let on), .select(_, let on),
      .set(.known(.barStyle), _, let on), .set(.known(.isNavigationBarHidden), _, let on):
      callsShow && onScreen.contains(on)
    case .setRoot, .addWindow, .removeWindow: !hidesWindows
    case .present, .dismiss, .showWindow, .hideWindow, .rotate: true
    case .beginInteractivePop, .cancelInteractivePop, .finishInteractivePop, .addChild,
      .removeFromParent, .beginInteractiveDismiss, .cancelInteractiveDismiss,
      .finishInteractiveDismiss, .makeKey, .set, .setShared, .setNeedsStatusBarAppearanceUpdate,
      .setStatusBarStyle, .setStatusBarHidden, .swizzleHidden, .unswizzleHidden, .swipe,
      .setSystemStyle, .setInCallStatusBar, .enterBackground, .enterForeground,
      .readStatusBarByKVC, .installStatusBarCover:
      false
    }
  }
}

extension Set<Name> {
  /// Keeps up with who has appeared and not begun to disappear.
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
