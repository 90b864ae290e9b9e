import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

// Findings are read from the top: first those that everybody meets.

extension [Finding] {
  /// Steps on screen that take effect before launches, launches before steps that are refused or about what
  /// is not on screen; else as they were.
  var fromWhatEverybodyMeets: [Finding] {
    map { ($0.encounter, $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
  }
}

extension Finding {
  /// The circumstances under which apps meet it, the most frequent ones first.
  fileprivate enum Encounter: Int, Comparable {
    case onScreen, launch, aside

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  fileprivate var encounter: Encounter {
    guard let step = scenario.step(divergence.step) else { return .launch }
    if let outcome = divergence.observed?.expected.outcome, outcome != .applied { return .aside }
    return scenario.isOnScreen(step, number: divergence.step) ? .onScreen : .aside
  }
}

extension Scenario {
  /// True if a step names no controllers, or one that is in a window from the launch, or was named by an
  /// earlier step together with one that is.
  fileprivate func isOnScreen(_ step: Step, number: Int) -> Bool {
    var shown: Set<Name> = []
    for controller in controllers {
      switch controller.place {
      case .root: shown.insert(controller.name)
      case .child(of: let name), .presented(by: let name):
        if shown.contains(name) { shown.insert(controller.name) }
      case .detached: break
      }
    }
    let all = Set(controllers.map { $0.name })
    for earlier in steps[..<(number - 1)] {
      let named = all.intersection(earlier.names)
      if isReachable(earlier, named, shown) { shown.formUnion(named) }
    }
    return isReachable(step, all.intersection(step.names), shown)
  }

  private func isReachable(_ step: Step, _ named: Set<Name>, _ shown: Set<Name>) -> Bool {
    switch step {
    case .setRoot, .addWindow: true
    default: named.isEmpty || !named.isDisjoint(with: shown)
    }
  }
}
