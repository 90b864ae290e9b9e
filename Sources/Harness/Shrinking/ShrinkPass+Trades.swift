import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

/// The pass that lets less important parts stand for a more important one, in small scenarios.
extension ShrinkPass {
  /// Leaves out a part (a value, a step or what it did, an action, a controller with all below it)
  /// and puts in one that counts less.
  static let tradeParts = ShrinkPass("trade parts", each: { $0.trades }) {
    scenario, trade in
    var other = scenario
    trade.add(&other)
    trade.remove(&other)
    return other
  }
}

private struct Trade {
  let remove: Setting.Change
  let add: Setting.Change
}

extension Scenario {
  /// The trades for something simpler: a controller, a window or a value for a step; a window or a
  /// value for a controller; a value for a window; another value, or another name in a step, for a
  /// value.
  fileprivate var trades: [Trade] {
    guard isSmall else { return [] }
    let values = kindChanges + Alphabet.common.changes(in: self)
    let windows = moreWindows
    let controllers = moreControllers
    func trades(_ removals: [Setting.Change], for additions: [Setting.Change]) -> [Trade] {
      removals.flatMap { removal in additions.map { Trade(remove: removal, add: $0) } }
    }
    return trades(stepRemovals, for: values + windows + controllers)
      + trades(controllerRemovals, for: values + windows) + trades(windowRemovals, for: values)
      + trades(valueRemovals, for: values + otherNames)
  }

  /// All ways to drop a window, with its tree or without.
  private var windowRemovals: [Setting.Change] {
    windows.indices.flatMap { index in
      [ShrinkPass.dropWindows, .detachWindows].map { pass -> Setting.Change in
        { $0 = pass.edits($0).apply(index) ?? $0 }
      }
    }
  }

  /// All ways to let one step name another controller or window.
  private var otherNames: [Setting.Change] {
    let pass = ShrinkPass.replaceStepNames
    return (0..<pass.edits(self).count).map { index -> Setting.Change in
      { $0 = pass.edits($0).apply(index) ?? $0 }
    }
  }

  /// All ways to make one controller another kind of controller.
  private var kindChanges: [Setting.Change] {
    controllers.indices.flatMap { index in
      Alphabet.complete.kinds.map { kind -> Setting.Change in
        { $0.controllers[index].kind = kind }
      }
    }
  }

  /// All ways to add a window, be it for a tree that is detached.
  private var moreWindows: [Setting.Change] {
    let detached = controllers.indices.filter { controllers[$0].place == .detached }
    return ([nil] + detached.map { $0 }).map { root -> Setting.Change in
      { scenario in
        let window = Window(scenario.names["another"])
        scenario.windows.append(window)
        if let root { scenario.controllers[root].place = .root(of: window.name) }
        scenario = scenario.inDeclarationOrder() ?? scenario
      }
    }
  }

  /// All ways to add a controller.
  private var moreControllers: [Setting.Change] {
    places.map { place -> Setting.Change in
      { scenario in
        scenario.controllers.append(Controller(.plain, scenario.names["another"], at: place))
        scenario = scenario.inDeclarationOrder() ?? scenario
      }
    }
  }

  private var stepRemovals: [Setting.Change] {
    steps.indices.flatMap { index -> [Setting.Change] in
      [{ $0.steps.remove(at: index) }, { $0 = $0.folding(index..<index + 1) ?? $0 }]
    }
  }

  private var controllerRemovals: [Setting.Change] {
    controllers.map { $0.name }.map { name -> Setting.Change in
      { $0 = $0.removingSubtrees($0.controllers.map { $0.name == name }) }
    }
  }

  private var valueRemovals: [Setting.Change] {
    func removals(_ isIncluded: (ValuePlace) -> Bool) -> [Setting.Change] {
      changedValues.filter(isIncluded).map { place -> Setting.Change in
        { $0.setRank(of: place, to: 0) }
      }
    }
    return removals { !$0.isController }
      + controllers.indices.flatMap { index in
        removals { $0.isOf(controller: index) } + detailRemovals(index)
      }
  }

  /// All ways to give a view of a controller a default, or to drop an action.
  private func detailRemovals(_ index: Int) -> [Setting.Change] {
    controllers[index].views.indices.flatMap { place in
      View.properties.map { property -> Setting.Change in
        { property.setRank(&$0.controllers[index].views[place], 0) }
      }
    }
      + controllers[index].actions.indices.map { place -> Setting.Change in
        { $0.controllers[index].actions.remove(at: place) }
      }
  }
}
