import AppearanceModel

/// The pass that lets less important parts stand for a more important one, in small scenarios.
extension ReductionPass {
  /// Leaves out a part (a value, a step or what it did, an action, a controller with all below it)
  /// and puts in one that counts less.
  static let tradeParts = ReductionPass("trade parts", each: { $0.trades }) {
    scenario, trade in
    var other = scenario
    trade.add(&other)
    trade.remove(&other)
    return other
  }
}

private struct Trade {
  let remove: Vocabulary.Setting
  let add: Vocabulary.Setting
}

extension Scenario {
  /// For a step there may be a controller, a window or a value, for a controller a window or a
  /// value, for a value another one.
  fileprivate var trades: [Trade] {
    guard isSmall else { return [] }
    let values = Vocabulary.all.kindSettings(in: self) + Vocabulary.common.settings(in: self)
    let windows = moreWindows
    let controllers = moreControllers
    func trades(_ removals: [Vocabulary.Setting], for additions: [Vocabulary.Setting]) -> [Trade] {
      removals.flatMap { removal in additions.map { Trade(remove: removal, add: $0) } }
    }
    return trades(stepRemovals, for: values + windows + controllers)
      + trades(controllerRemovals, for: values + windows) + trades(valueRemovals, for: values)
  }

  /// All ways to add a window, be it for a tree that is detached.
  private var moreWindows: [Vocabulary.Setting] {
    let detached = controllers.indices.filter { controllers[$0].place == .detached }
    return ([nil] + detached.map { $0 }).map { root -> Vocabulary.Setting in
      { scenario in
        let window = Window(scenario.names["another"])
        scenario.windows.append(window)
        if let root { scenario.controllers[root].place = .root(of: window.name) }
        scenario = scenario.inDeclarationOrder() ?? scenario
      }
    }
  }

  /// All ways to add a controller.
  private var moreControllers: [Vocabulary.Setting] {
    places.map { place -> Vocabulary.Setting in
      { scenario in
        scenario.controllers.append(Controller(.plain, scenario.names["another"], at: place))
        scenario = scenario.inDeclarationOrder() ?? scenario
      }
    }
  }

  private var stepRemovals: [Vocabulary.Setting] {
    steps.indices.flatMap { index -> [Vocabulary.Setting] in
      [{ $0.steps.remove(at: index) }, { $0 = $0.folding(index..<index + 1) ?? $0 }]
    }
  }

  private var controllerRemovals: [Vocabulary.Setting] {
    controllers.map(\.name).map { name -> Vocabulary.Setting in
      { $0 = $0.removingSubtrees($0.controllers.map { $0.name == name }) }
    }
  }

  private var valueRemovals: [Vocabulary.Setting] {
    var removals: [Vocabulary.Setting] = []
    func add(_ removal: @escaping Vocabulary.Setting) { removals.append(removal) }
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
}
