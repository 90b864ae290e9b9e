import StatusQuoAppearanceModel

/// A transition that is begun by hand, and not yet ended.
struct BegunTransition {
  let isAppearing: Bool
  /// The controllers that will appear or disappear with it, itself first.
  var controllers: [ControllerID]
}

// L-10, L-11: appearance transitions by hand, and whom UIKit calls by itself.
extension World {
  mutating func beginAppearanceTransition(
    of id: ControllerID, _ isAppearing: Bool
  ) throws(Refusal) {
    if isInOpenTransition(id) { throw .transitionInProgress }
    if hasAppeared(id) == isAppearing { throw .ignored(.unbalanced, by: .l10) }
    calls(by: .l10)
    isSomeoneCalledByHand = true
    let controllers = comingAlong(with: id, isAppearing)
    for other in hierarchy.all { begun[other]?.controllers.removeAll(where: controllers.contains) }
    begun[id] = BegunTransition(isAppearing: isAppearing, controllers: controllers)
    guard isAppearing else {
      for controller in controllers { call(.viewWillDisappear, on: controller) }
      return
    }
    let others = coming
    coming = ComingControllers(controllers: controllers)
    coming.later += loadViews(of: controllers)
    callViewWillAppear(isByHand: true)
    let came = coming.controllers
    coming = others
    begun[id]?.controllers = came
    if readings.takes(2, of: .c68) { callViewIsAppearing(on: came) }
  }

  mutating func endAppearanceTransition(of id: ControllerID) throws(Refusal) {
    guard let transition = begun[id] else { throw .ignored(.unbalanced, by: .l10) }
    calls(by: .l10)
    begun[id] = nil
    guard transition.isAppearing else {
      return finish(.viewDidDisappear, on: transition.controllers)
    }
    let there = comingAlong(with: id, true)
    let controllers = transition.controllers.filter(there.contains)
    if !readings.takes(2, of: .c68) { callViewIsAppearing(on: controllers) }
    finish(.viewDidAppear, on: controllers)
  }

  private mutating func finish(_ method: LifecycleMethod, on controllers: [ControllerID]) {
    for id in controllers { appearedByHand[id] = method == .viewDidAppear }
    for id in controllers { call(method, on: id) }
  }

  private mutating func callViewIsAppearing(on controllers: [ControllerID]) {
    guard callsViewIsAppearing else { return }
    for id in controllers { call(.viewIsAppearing, on: id) }
  }

  /// The controller, and below it those that it forwards to, but for what is moved by hand itself.
  private func comingAlong(with top: ControllerID, _ isAppearing: Bool) -> [ControllerID] {
    hierarchy.active(from: top) { id in
      id != top && (begun[id] != nil || appearedByHand[id] == isAppearing)
    } stoppingAt: {
      !forwards($0)
    }
  }

  /// True for one that has appeared: on screen, unless it is called by hand.
  private func hasAppeared(_ id: ControllerID) -> Bool {
    begun[id]?.isAppearing ?? appearedByHand[id]
      ?? (hierarchy.onScreen().contains(id)
        && forwarding(of: .viewDidDisappear, to: id).isForwarded)
  }

  /// True if UIKit calls the method on it by itself, where the controllers on screen change.
  mutating func isForwarded(_ method: LifecycleMethod, to id: ControllerID) -> Bool {
    guard isSomeoneCalledByHand else { return true }
    let (isForwarded, rule) = forwarding(of: method, to: id)
    if !isForwarded { moves(by: rule) }
    return isForwarded
  }

  private func forwarding(
    of method: LifecycleMethod, to id: ControllerID
  ) -> (isForwarded: Bool, rule: RuleID) {
    for node in hierarchy.selfAndParents(of: id) {
      if begun[node] != nil { return (false, .l10) }
      if let hasAppeared = appearedByHand[node] {
        if node != id { return (hasAppeared, .l10) }
        if hasAppeared == method.isOfAppearing { return (false, .l10) }
      }
      if let parent = hierarchy[node].parent, !forwards(parent) { return (false, .l11) }
    }
    return (true, .l11)
  }

  private func forwards(_ id: ControllerID) -> Bool {
    hierarchy[id].kind != .plain || settings[id].shouldAutomaticallyForwardAppearanceMethods
  }

  /// W-11: while a swipe is under way that it takes part in.
  private func isInOpenTransition(_ id: ControllerID) -> Bool {
    hierarchy.all.contains { moved in
      guard hierarchy[moved].poppingNavigationController != nil || isBeingDismissed(moved),
        let change = transitions[moved]
      else { return false }
      return change.outgoing.contains(id) || change.incoming.contains(id)
    }
  }
}

extension LifecycleMethod {
  /// False for the calls of what leaves the screen.
  fileprivate var isOfAppearing: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear: false
    }
  }
}
