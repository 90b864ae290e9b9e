import StatusQuoAppearanceModel

// Properties of one world that comes about, or is looked at, in two ways.
extension MetamorphicCheck {
  /// Asks for an update at the end of the scenario, once and three times.
  func violationByRepeatedReads() -> VariantDifference? {
    guard let witness = scenario.controllers.first?.name else { return nil }
    let read = Step.setNeedsStatusBarAppearanceUpdate(on: witness, animated: false)
    return difference(
      scenario.following([read]), scenario.following([read, read, read]), after: scenario.steps)
  }

  /// Changes, at the end, the preferences of a controller that is in no window.
  func violationFromOutside() -> VariantDifference? {
    guard let witness = scenario.controllers.first?.name else { return nil }
    let read = Step.setNeedsStatusBarAppearanceUpdate(on: witness, animated: false)
    let model = make(scenario).after(scenario.steps)
    for outsider in scenario.controllers.filter({ $0.place == .detached }).prefix(4) {
      guard model.isOutside(outsider.name) else { continue }
      let changes: [Step] = [
        .set(.known(.prefersStatusBarHidden), to: .bool(true), on: outsider.name),
        .set(.known(.preferredStatusBarStyle), to: .word(.lightContent), on: outsider.name),
      ]
      let found = difference(
        scenario.following([read]), scenario.following(changes + [read]), after: scenario.steps)
      if let found { return found }
    }
    return nil
  }

  /// Declares a stack without its top and pushes that, instead of declaring it whole. Only for a top
  /// that presents nothing, where no lifecycle method does anything (L-7).
  func violationByBuilding() -> VariantDifference? {
    guard scenario.controllers.allSatisfy({ $0.actions.isEmpty }) else { return nil }
    for stack in scenario.controllers where stack.kind == .navigation {
      let read = Step.setNeedsStatusBarAppearanceUpdate(on: stack.name, animated: false)
      let children = scenario.controllers.indices.filter {
        scenario.controllers[$0].place == .child(of: stack.name)
      }
      guard children.count > 1, let last = children.last else { continue }
      let top = scenario.controllers[last]
      guard top.containerView == nil, !scenario.presentsSomething(in: top.name) else { continue }
      var whole = scenario
      whole.steps = [read]
      var built = scenario
      built.controllers[last].place = .detached
      built.steps = [.push(top.name, on: stack.name), read]
      guard built.problem == nil else { continue }
      if let found = difference(whole, built, after: []) { return found }
    }
    return nil
  }

  /// Plays both to the end and compares what is to be seen then.
  func difference(
    _ scenario: Scenario, _ variant: Scenario, after steps: [Step]
  ) -> VariantDifference? {
    var expected = make(scenario).observation(after: scenario.steps)
    var actual = make(variant).observation(after: variant.steps)
    expected.forgetHistory()
    actual.forgetHistory()
    if expected == actual { return nil }
    return VariantDifference(
      step: steps.count, variant: variant, expected: expected, actual: actual)
  }
}

extension Observation {
  /// Leaves what is to be seen, without how it came about and without what depends on the order of
  /// declaration.
  mutating func forgetHistory() {
    step = 0
    launchBar = nil
    outcome = .applied
    calls = []
    traitChanges = []
    bar.animation = .none
    bar.animated = false
    styles.sort { $0.node.slot < $1.node.slot }
    geometry?.safeAreaTop.sort { $0.controller.slot < $1.controller.slot }
    geometry?.covers.sort { $0.controller.slot < $1.controller.slot }
    safeArea?.sort { $0.controller.slot < $1.controller.slot }
  }
}

extension Scenario {
  func following(_ more: [Step]) -> Scenario {
    var scenario = self
    scenario.steps += more
    return scenario
  }

  /// Returns true if a controller is presented from the tree below `top`, as declared.
  fileprivate func presentsSomething(in top: Name) -> Bool {
    var tree: Set<Name> = [top]
    for controller in controllers {
      switch controller.place {
      case .child(let parent) where tree.contains(parent): tree.insert(controller.name)
      case .presented(let presenter) where tree.contains(presenter): return true
      case .root, .child, .presented, .detached: continue
      }
    }
    return false
  }
}

extension Resolver {
  /// Returns true if a controller is in no window now: it is not asked for an update (T-17).
  fileprivate func isOutside(_ name: Name) -> Bool {
    let update = Step.setNeedsStatusBarAppearanceUpdate(on: name, animated: false)
    return observation(after: [update]).outcome == .ignored(.notInWindow)
  }
}

extension Resolver {
  /// A copy that has played some steps.
  func after(_ steps: some Sequence<Step>) -> Self {
    var model = self
    for step in steps { model.apply(step) }
    return model
  }

  /// The observation that a copy makes after some steps, and makes before after each of them.
  func observation(after steps: some Sequence<Step>) -> Observation {
    var model = self
    var observation = Observation()
    model.observe(into: &observation)
    for step in steps {
      model.apply(step)
      model.observe(into: &observation)
    }
    return observation
  }
}
