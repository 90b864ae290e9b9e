import AppearanceModel

/// Passes that put something else in the place of what is needed: the same may be shown by less.
///
/// They are for small scenarios: in large ones there is too much to choose from, and the other
/// passes get on.
extension ReductionPass {
  /// Lets any other value do what a part did: a value, a step, an action, a controller with all
  /// below it.
  static let tradeForValues = ReductionPass("trade for values", each: { $0.trades }) {
    scenario, trade in
    var other = scenario
    trade.add(&other)
    trade.remove(&other)
    return other
  }

  /// Puts any other step in the place of a step.
  static let substituteSteps = ReductionPass("substitute steps", each: { $0.substitutes }) {
    scenario, substitute in
    var other = scenario
    other.steps[substitute.place] = substitute.step
    return other
  }
}

private struct Trade {
  let remove: Vocabulary.Setting
  let add: Vocabulary.Setting
}

private struct Substitute {
  let place: Int
  let step: Step
}

extension Scenario {
  private var isSmall: Bool { steps.count <= 4 && controllers.count <= 4 && windows.count <= 4 }

  fileprivate var trades: [Trade] {
    guard isSmall else { return [] }
    let settings = Vocabulary.all.settings(in: self)
    return removals.flatMap { removal in settings.map { Trade(remove: removal, add: $0) } }
  }

  /// All ways to leave out one part.
  private var removals: [Vocabulary.Setting] {
    var removals: [Vocabulary.Setting] = []
    func add(_ removal: @escaping Vocabulary.Setting) { removals.append(removal) }
    for index in steps.indices { add { $0.steps.remove(at: index) } }
    for index in controllers.indices {
      add { $0 = $0.removingSubtrees($0.marked([index])) }
    }
    for field in Scenario.fields where field.rank(self) > 0 { add { field.set(&$0, 0) } }
    for (index, window) in windows.enumerated() {
      for field in Window.fields where field.rank(window) > 0 {
        add { field.set(&$0.windows[index], 0) }
      }
    }
    for (index, controller) in controllers.enumerated() {
      for field in Controller.fields where field.rank(controller) > 0 {
        add { field.set(&$0.controllers[index], 0) }
      }
      for place in controller.views.indices {
        add { $0.controllers[index].views[place].overrideUserInterfaceStyle = .unspecified }
      }
      for place in controller.actions.indices {
        add { $0.controllers[index].actions.remove(at: place) }
      }
    }
    return removals
  }

  fileprivate var substitutes: [Substitute] {
    guard isSmall else { return [] }
    let others = Vocabulary.all.steps(about: namesForSteps.filter { !$0.isRootView })
    return steps.enumerated().flatMap { place, step in
      others.filter { $0.kind.complexity <= step.kind.complexity }
        .map { Substitute(place: place, step: $0) }
    }
  }
}
