import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

extension Scenario {
  /// The scenario with the steps in `range` done at the start: a pushed controller begins in the
  /// stack, a property begins with the value that was set.
  ///
  /// Only a guess of what the steps do; whether the result still fails decides. Nil where a step
  /// has no counterpart in the start, and for what two edits have made impossible: a controller may be below
  /// itself, in which a sketch never ends.
  func folding(_ range: Range<Int>) -> Scenario? {
    if problem != nil { return nil }
    var folded = self
    folded.steps.removeSubrange(range)
    var sketch = WorldSketch(self)
    for step in steps[range] {
      guard folded.begin(with: step) || sketch.apply(step.atOnce) else { return nil }
    }
    var start = sketch.start(of: folded)
    start.dropDanglingReferences()
    return start
  }

  /// Gives the start what the step sets. Returns false if it can't.
  private mutating func begin(with step: Step) -> Bool {
    if case .set(.known(let property), let value, let name) = step {
      return set(property, to: value, on: name)
    }
    if case .setStatusBarStyle(let style) = step {
      environment.infoPlist.statusBarStyle = style
      return true
    }
    if case .setStatusBarHidden(let hidden, _) = step {
      environment.infoPlist.statusBarHidden = hidden
      return true
    }
    return false
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on name: Name
  ) -> Bool {
    if let window = windows.firstIndex(where: { $0.name == name }) {
      return property.set(value, on: &windows[window], among: Window.properties)
    }
    if let position = position(of: name) {
      return property.set(value, on: &controllers[position], among: Controller.properties)
    }
    if name.isRootView, let literal = Literal(value), let owner = position(of: name.withoutView),
      let declared = Controller.propertyOfRootView(property)
    {
      return declared.assign(&controllers[owner], literal)
    }
    for position in controllers.indices {
      if let view = controllers[position].views.firstIndex(where: { $0.name == name }) {
        return property.set(
          value, on: &controllers[position].views[view], among: View.properties)
      }
    }
    return false
  }
}

extension Step {
  /// The step that does at once what a gesture begins.
  fileprivate var atOnce: Step {
    if case .beginInteractivePop(let on) = self { return .pop(on: on) }
    if case .beginInteractiveDismiss(let name) = self { return .dismiss(from: name) }
    return self
  }
}
