import StatusQuoAppearanceModel

// Steps that come to the same by what Apple says of them: of setViewControllers(_:animated:), that
// it pops or pushes; of dismiss(animated:), that what is presented hands it to its presenter; of
// gestures, that they pop and dismiss.
extension MetamorphicCheck {
  /// Plays each step of the scenario in other ways, too, where all of their steps are applied.
  func violationByOtherWays<World: Resolver>(
    knowing world: (Scenario) -> World
  ) -> VariantDifference? {
    var model = make(scenario)
    var world = world(scenario)
    for (index, step) in scenario.steps.enumerated() {
      let before = model
      let isApplied = model.isApplied(step)
      let ways = isApplied ? step.otherWays(in: world.currentSnapshot()) : []
      world.apply(step)
      for way in ways {
        var other = before
        guard way.allSatisfy({ other.isApplied($0) }),
          let (expected, actual, update) = seen(after: way, model, other),
          expected != actual
        else { continue }
        var variant = scenario
        variant.steps.replaceSubrange(index..., with: way + update)
        return VariantDifference(
          step: index + 1, variant: variant, expected: expected, actual: actual)
      }
    }
    return nil
  }

  /// The observations after a step and after another way, which differ where the property does not
  /// hold. A gesture reads the bar and makes calls when it begins, so both are observed after an
  /// update.
  private func seen(
    after way: [Step], _ model: Model, _ other: Model
  ) -> (expected: Observation, actual: Observation, update: [Step])? {
    var (model, other) = (model, other)
    let isGesture = way.count > 1
    // What lifecycle methods do comes between the two halves.
    if isGesture, scenario.controllers.contains(where: { !$0.actions.isEmpty }) { return nil }
    let update = isGesture ? model.witness(in: scenario) : nil
    if isGesture, update == nil { return nil }
    if let update {
      model.apply(update)
      other.apply(update)
    }
    var (expected, actual) = (Observation(), Observation())
    model.observe(into: &expected)
    other.observe(into: &actual)
    actual.step = expected.step
    if isGesture {
      expected.forgetHistory()
      actual.forgetHistory()
    }
    return (expected, actual, update.map { [$0] } ?? [])
  }
}

extension Resolver {
  /// Plays a step; whether it was applied.
  fileprivate mutating func isApplied(_ step: Step) -> Bool {
    var observation = Observation()
    apply(step)
    observe(into: &observation)
    return observation.outcome == .applied
  }
}

extension Step {
  /// Other steps that come to the same, in the world as it is before.
  fileprivate func otherWays(in world: @autoclosure () -> Snapshot?) -> [[Step]] {
    func stack(_ name: Name) -> [Name]? {
      world()?.controllers.filter { $0.place == .child(of: name) }.map { $0.name }
    }
    if case .push(let child, let name) = self, let stack = stack(name) {
      return [[.setViewControllers(stack + [child], on: name)]]
    }
    if case .pop(let name) = self, let left = stack(name)?.dropLast() {
      guard let last = left.last else { return [] }
      return [
        [.popTo(last, on: name)], [.setViewControllers(Array(left), on: name)],
        [.beginInteractivePop(on: name), .finishInteractivePop(on: name)],
      ] + (left.count == 1 ? [[.popToRoot(on: name)]] : [])
    }
    if case .popToRoot(let name) = self, let root = stack(name)?.first {
      return [[.popTo(root, on: name)], [.setViewControllers([root], on: name)]]
    }
    if case .popTo(let child, let name) = self, let stack = stack(name) {
      guard let place = stack.firstIndex(of: child) else { return [] }
      return [[.setViewControllers(Array(stack[...place]), on: name)]]
    }
    if case .dismiss(let name) = self, let controllers = world()?.controllers {
      func presented(by name: Name) -> Name? {
        controllers.first { $0.place == .presented(by: name) }?.name
      }
      guard let last = presented(by: name), presented(by: last) == nil else { return [] }
      return [
        [.dismiss(from: last)], [.beginInteractiveDismiss(last), .finishInteractiveDismiss(last)],
      ]
    }
    return []
  }
}
