import AppearanceModel

extension ReductionPass {
  static let dropSteps = ReductionPass("drop steps", count: { $0.steps.count }) {
    scenario, range in
    var scenario = scenario
    scenario.steps.removeSubrange(range)
    return scenario
  }

  /// The world begins as the steps would have left it.
  static let foldSteps = ReductionPass("fold steps into the start", count: { $0.steps.count }) {
    scenario, range in
    scenario.folding(range)
  }

  static let dropSubtrees = ReductionPass("drop subtrees", count: { $0.controllers.count }) {
    scenario, range in
    scenario.removingSubtrees(scenario.marked(range))
  }

  /// Puts children in their parent's place. Without it a chain of only children is a dead end.
  static let hoistControllers = ReductionPass(
    "hoist children", count: { $0.controllers.count }
  ) { scenario, range in
    scenario.hoisting(scenario.marked(range))
  }

  static let dropWindows = ReductionPass("drop windows", count: { $0.windows.count }) {
    scenario, range in
    var isGone = [Bool](repeating: false, count: scenario.names.slotCount)
    for window in scenario.windows[range] { isGone[window.name.slot] = true }
    let marked = scenario.controllers.map { controller in
      if case .root(let window) = controller.place { isGone[window.slot] } else { false }
    }
    var smaller = scenario.removingSubtrees(marked)
    smaller.windows.removeSubrange(range)
    return smaller
  }

  /// Drops a window but keeps its tree, detached.
  static let detachWindows = ReductionPass("detach windows", count: { $0.windows.count }) {
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

  static let dropViews = ReductionPass("drop views", count: { $0.viewPlaces.count }) {
    scenario, range in
    var smaller = scenario
    for place in scenario.viewPlaces[range].reversed() {
      let view = smaller.controllers[place.controller].views.remove(at: place.element)
      for index in smaller.controllers[place.controller].views.indices
      where smaller.controllers[place.controller].views[index].superview == view.name {
        smaller.controllers[place.controller].views[index].superview = view.superview
      }
    }
    smaller.dropDanglingReferences()
    return smaller
  }

  static let dropActions = ReductionPass("drop actions", count: { $0.actionPlaces.count }) {
    scenario, range in
    var smaller = scenario
    for place in scenario.actionPlaces[range].reversed() {
      smaller.controllers[place.controller].actions.remove(at: place.element)
    }
    return smaller
  }

  static let dropChildTraits = ReductionPass(
    "drop traits for children", count: { $0.childTraitPlaces.count }
  ) { scenario, range in
    var smaller = scenario
    for place in scenario.childTraitPlaces[range].reversed() {
      smaller.controllers[place.controller].setOverrideTraitCollection.remove(at: place.element)
    }
    return smaller
  }

  /// Puts a controller, with what is below it, into another place.
  static let moveControllers = ReductionPass(
    "move controllers", count: { $0.pairCount($0.controllers.count, $0.places.count) }
  ) { scenario, index in
    let places = scenario.places
    let (moved, target) = scenario.pair(index, of: places.count)
    guard scenario.controllers[moved].place != places[target] else { return nil }
    var smaller = scenario
    smaller.controllers[moved].place = places[target]
    return smaller.inDeclarationOrder()
  }
}

extension Scenario {
  /// All places that there are for a controller, taken or not.
  fileprivate var places: [Controller.Place] {
    windows.map { .root(of: $0.name) } + controllers.map { .child(of: $0.name) }
      + controllers.map { .presented(by: $0.name) } + [.detached]
  }
}

/// An element of one of a controller's lists.
struct ElementPlace {
  let controller: Int
  let element: Int
}

extension Scenario {
  func marked(_ range: Range<Int>) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: controllers.count)
    for index in range { isMarked[index] = true }
    return isMarked
  }

  var viewPlaces: [ElementPlace] { places { $0.views.count } }
  var actionPlaces: [ElementPlace] { places { $0.actions.count } }
  var childTraitPlaces: [ElementPlace] { places { $0.setOverrideTraitCollection.count } }

  private func places(_ count: (Controller) -> Int) -> [ElementPlace] {
    controllers.indices.flatMap { index in
      (0..<count(controllers[index])).map { ElementPlace(controller: index, element: $0) }
    }
  }

  /// How many pairs there are, but none in a large scenario: they would be too many.
  func pairCount(_ first: Int, _ second: Int? = nil) -> Int {
    let count = first * (second ?? first)
    return count <= 10_000 ? count : 0
  }

  func pair(_ index: Int, of count: Int) -> (Int, Int) { (index / count, index % count) }
}
