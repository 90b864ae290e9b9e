import StatusQuoAppearanceModel

/// Passes that leave parts out: steps, windows, controllers, views, actions.
extension ShrinkPass {
  static let dropSteps = ShrinkPass("drop steps", all: { Array($0.steps.indices) }) {
    scenario, range in
    var smaller = scenario
    smaller.steps.removeSubrange(range.indices)
    return smaller
  }

  /// The world begins as the steps would have left it.
  static let foldSteps = ShrinkPass(
    "fold steps into the start", all: { Array($0.steps.indices) }
  ) {
    scenario, range in
    scenario.folding(range.indices)
  }

  static let dropSubtrees = ShrinkPass("drop subtrees", all: { Array($0.controllers.indices) }) {
    scenario, range in
    scenario.removingSubtrees(scenario.marked(range))
  }

  /// Puts children in their parent's place. Without it a chain of only children is a dead end.
  static let hoistControllers = ShrinkPass(
    "hoist children", all: { Array($0.controllers.indices) }
  ) {
    scenario, range in
    scenario.hoisting(scenario.marked(range))
  }

  static let dropWindows = ShrinkPass("drop windows", all: { Array($0.windows.indices) }) {
    scenario, range in
    var isGone = [Bool](repeating: false, count: scenario.names.slotCount)
    for window in scenario.windows[range.indices] { isGone[window.name.slot] = true }
    let marked = scenario.controllers.map { controller in
      if case .root(let window) = controller.place { isGone[window.slot] } else { false }
    }
    var smaller = scenario.removingSubtrees(marked)
    smaller.windows.removeSubrange(range.indices)
    return smaller
  }

  /// Drops a window but keeps its tree, detached.
  static let detachWindows = ShrinkPass("detach windows", each: { Array($0.windows.indices) }) {
    scenario, index in
    let window = scenario.windows[index].name
    var smaller = scenario
    smaller.windows.remove(at: index)
    for position in smaller.controllers.indices
    where smaller.controllers[position].place == .root(of: window) {
      smaller.controllers[position].place = .detached
    }
    return smaller.inDeclarationOrder()
  }

  static let dropViews = ShrinkPass("drop views", all: { $0.places { $0.views.count } }) {
    scenario, places in
    var smaller = scenario
    for place in places.reversed() {
      let view = smaller.controllers[place.controller].views.remove(at: place.element)
      for index in smaller.controllers[place.controller].views.indices
      where smaller.controllers[place.controller].views[index].superview == view.name {
        smaller.controllers[place.controller].views[index].superview = view.superview
      }
    }
    smaller.dropDanglingReferences()
    return smaller
  }

  static let dropActions = ShrinkPass("drop actions", all: { $0.places { $0.actions.count } }) {
    scenario, places in
    var smaller = scenario
    for place in places.reversed() {
      smaller.controllers[place.controller].actions.remove(at: place.element)
    }
    return smaller
  }

  static let dropChildTraits = ShrinkPass(
    "drop traits for children", all: { $0.places { $0.setOverrideTraitCollection.count } }
  ) { scenario, places in
    var smaller = scenario
    for place in places.reversed() {
      smaller.controllers[place.controller].setOverrideTraitCollection.remove(at: place.element)
    }
    return smaller
  }
}

/// Passes that put parts elsewhere.
extension ShrinkPass {
  /// Puts a controller, with what is below it, into another place.
  static let moveControllers = ShrinkPass(
    "move controllers", each: { $0.pairs($0.controllers.count, $0.places.count) }
  ) { scenario, move in
    let place = scenario.places[move.1]
    guard scenario.controllers[move.0].place != place else { return nil }
    var smaller = scenario
    smaller.controllers[move.0].place = place
    return smaller.inDeclarationOrder()
  }

  /// Puts a step before the one ahead of it.
  static let swapSteps = ShrinkPass("swap steps", each: { Array($0.steps.indices.dropFirst()) }) {
    scenario, index in
    var other = scenario
    other.steps.swapAt(index - 1, index)
    return other
  }

  /// Adds a window before the one ahead of it.
  static let swapWindows = ShrinkPass(
    "swap windows", each: { Array($0.windows.indices.dropFirst()) }
  ) {
    scenario, index in
    var other = scenario
    other.windows.swapAt(index - 1, index)
    return other.inDeclarationOrder()
  }

  /// Declares a controller after the next one in the same place.
  static let swapSiblings = ShrinkPass("swap siblings", each: { Array($0.controllers.indices) }) {
    scenario, index in
    let place = scenario.controllers[index].place
    let later = scenario.controllers[(index + 1)...]
    guard let next = later.firstIndex(where: { $0.place == place }) else { return nil }
    var other = scenario
    other.controllers.swapAt(index, next)
    return other.inDeclarationOrder()
  }
}

/// An element of one of a controller's lists.
private struct ElementPlace: Sendable {
  let controller: Int
  let element: Int
}

extension Scenario {
  func marked(_ places: some Sequence<Int>) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: controllers.count)
    for index in places { isMarked[index] = true }
    return isMarked
  }

  fileprivate func places(_ count: (Controller) -> Int) -> [ElementPlace] {
    controllers.indices.flatMap { index in
      (0..<count(controllers[index])).map { ElementPlace(controller: index, element: $0) }
    }
  }

  /// All places that there are for a controller, taken or not.
  var places: [Controller.Place] {
    windows.map { .root(of: $0.name) } + controllers.map { .child(of: $0.name) }
      + controllers.map { .presented(by: $0.name) } + [.detached]
  }
}
