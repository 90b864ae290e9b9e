import StatusQuoAppearanceModel
import StatusQuoCatalog

// The same world, declared at the start or come about by steps; and the same values under other
// numbers.
extension MetamorphicCheck {
  /// Begins with what the steps of the scenario come to, instead of playing them. Only for steps
  /// that leave no traces, where no lifecycle method does anything (L-7). The start is put together
  /// from the steps themselves, not from the model's snapshot, which would have the mistake, too. They do
  /// not say what a collapsed split view controller moves onto a stack (W-8).
  func violationByStarting() -> VariantDifference? {
    let kinds = Set(scenario.controllers.map { $0.kind })
    guard scenario.controllers.allSatisfy({ $0.actions.isEmpty }),
      !kinds.isSuperset(of: [.split, .navigation])
    else { return nil }
    var played = scenario
    played.steps = make(scenario).applied(scenario.stepsOfTheStart)
    guard !played.steps.isEmpty, var started = played.folding(0..<played.steps.count),
      started.problem == nil
    else { return nil }
    started.steps = []
    return differenceAfterUpdate(played, started, after: scenario.steps)
  }

  /// Assigns in steps what is declared; in a large app, the first of it.
  func violationByAssigning() -> VariantDifference? {
    guard scenario.controllers.allSatisfy({ $0.actions.isEmpty }) else { return nil }
    var declared = scenario
    declared.steps = []
    var assigned = declared
    let isPresenting = declared.controllers.contains { $0.place.isPresented }
    // Each of these steps takes at least as long as there are controllers.
    let most = max(1, 200_000 / max(1, declared.controllers.count))
    for index in declared.controllers.indices where assigned.steps.count < most {
      let controller = declared.controllers[index]
      for property in Controller.properties
      where !property.isDefault(controller) && !(isPresenting && property.isReadByPresenting) {
        guard let name = property.setName, let value = PropertyValue(property.literal(controller))
        else { continue }
        property.setRank(&assigned.controllers[index], 0)
        assigned.steps.append(.set(.known(name), to: value, on: controller.name))
      }
    }
    guard !assigned.steps.isEmpty, assigned.problem == nil,
      make(assigned).applied(assigned.steps) == assigned.steps
    else { return nil }
    // What is assigned lays out anew.
    declared.observes.formIntersection([.systemGestures])
    assigned.observes.formIntersection([.systemGestures])
    return differenceAfterUpdate(declared, assigned, after: [])
  }

  /// Raises the levels of the windows, far apart or close together, and keeps their order: nothing but
  /// the order matters (SB-34), of numbers of 64 bits (Apple: UIWindow.Level).
  func violationByLevels() -> VariantDifference? {
    let levels = Set(scenario.levels).sorted()
    return firstDifference(
      of: scenario,
      and: [3, 1e-9].map { distance in
        scenario.changingLevels { level in
          levels.firstIndex(of: level).map { Double($0) * distance + 1 } ?? 0
        }
      })
  }

  /// Plays it on the next minor version and on the one before, where no source names a change.
  func violationByVersions() -> VariantDifference? {
    firstDifference(
      of: scenario,
      and: scenario.environment.iOS.neighbors.map { version in
        var variant = scenario
        variant.environment.iOS = version
        return variant
      })
  }

  /// Updates the bar and compares what is to be seen then: after `steps` of the scenario that is
  /// checked.
  private func differenceAfterUpdate(
    _ scenario: Scenario, _ variant: Scenario, after steps: [Step]
  ) -> VariantDifference? {
    let update = make(scenario).after(scenario.steps).witness(in: scenario)
    return update.flatMap {
      difference(scenario.following([$0]), variant.following([$0]), after: steps)
    }
  }
}

// MARK: - Steps and values

extension Scenario {
  /// The steps that can be declared instead. The window that was shown last comes first
  /// (SB-34), who presents in a context is found when presenting (W-7), presenting looks at some
  /// properties once (SB-29), what a replaced root presents stays (W-10), a style that is taken back
  /// may be kept (TR-14), and what was loaded gets `traitOverrides` in no window (TR-15): that is no part
  /// of a start.
  fileprivate var stepsOfTheStart: [Step] {
    if mayHandDown({ _ in true }) { return [] }
    let isInContext = presentsInContext
    let presents =
      controllers.contains { $0.place.isPresented } || steps.contains { $0.kind == .present }
    let foldable: Set<Step.Kind> = [
      .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .addChild, .removeFromParent,
      .dismiss, .setRoot, .addWindow, .setSystemStyle,
    ]
    let iOS = environment.iOS
    return steps.filter { step in
      if step.kind == .present { return !isInContext }
      if step.kind == .setRoot, presents, iOS >= 9 { return false }
      guard case .set(.known(let property), to: let value, on: _) = step else {
        return foldable.contains(step.kind)
      }
      if property == .overrideUserInterfaceStyle, value == .word(.unspecified), iOS >= 18 {
        return false
      }
      // The strip at the side stays until UIKit asks again (SG-7, GE-27), and it matters when a toolbar is shown (GE-22).
      if property.isOfVerticalBar || property == .isToolbarHidden { return false }
      return !presents
        || !Controller.properties.contains { $0.setName == property && $0.isReadByPresenting }
    }
  }
}

extension PropertyName.Known {
  fileprivate var isOfVerticalBar: Bool {
    let facts = SystemGesture.verticalBarConfiguration.facts
    return self == facts.getter || self == facts.child
  }
}

extension Scenario {
  /// True if a controller answers the question about the vertical bar, or another one for it.
  var answersForVerticalBar: Bool {
    let gesture = SystemGesture.verticalBarConfiguration
    return controllers.contains {
      $0.ownAnswer(to: gesture) != nil || $0[child: .gesture(gesture)] != nil
    }
      || steps.contains { step in
        guard case .set(.known(let property), to: _, on: _) = step else { return false }
        return property.isOfVerticalBar
      }
  }
}

extension Scenario {
  /// True if a controller may be presented that makes its presenter leave and does not take the
  /// bar.
  var presentsInContext: Bool {
    controllers.contains { $0.modalPresentationStyle?.isInContext == true }
      || steps.contains { step in
        guard case .set(.known(.modalPresentationStyle), to: .word(let word), on: _) = step else {
          return false
        }
        return word == .currentContext || word == .overCurrentContext
      }
  }
}

extension ModalPresentationStyle {
  fileprivate var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension Property<Controller> {
  /// True if presenting looks at it, so that later values come too late.
  fileprivate var isReadByPresenting: Bool {
    topic == .presentation || setName == .definesPresentationContext
  }
}

extension Resolver {
  /// The steps that are applied, in order; the others are not played.
  fileprivate func applied(_ steps: [Step]) -> [Step] {
    var model = self
    var observation = Observation()
    return steps.filter { step in
      var next = model
      next.apply(step)
      next.observe(into: &observation)
      guard observation.outcome == .applied else { return false }
      model = next
      return true
    }
  }
}

extension Scenario {
  fileprivate var levels: [Double] {
    windows.map { $0.level }
      + steps.compactMap { step in
        if case .addWindow(let window, root: _) = step { return window.level }
        if case .set(.known(.level), to: .number(let level), on: _) = step { return level }
        return nil
      }
  }

  fileprivate func changingLevels(_ change: (Double) -> Double) -> Scenario {
    var scenario = self
    for index in windows.indices { scenario.windows[index].level = change(windows[index].level) }
    scenario.steps = steps.map { step in
      if case .addWindow(var window, root: let root) = step {
        window.level = change(window.level)
        return .addWindow(window, root: root)
      }
      if case .set(.known(.level), to: .number(let level), on: let name) = step {
        return .set(.known(.level), to: .number(change(level)), on: name)
      }
      return step
    }
    return scenario
  }
}

extension Controller.Place {
  var isPresented: Bool { if case .presented = self { true } else { false } }
}

extension Version {
  /// The versions that differ by one in the minor number and have the same rules.
  fileprivate var neighbors: [Version] {
    [Version(major, minor + 1), Version(major, minor - 1)].filter { other in
      other.minor >= 0 && !Version.boundaries.contains(max(self, other))
    }
  }
}
