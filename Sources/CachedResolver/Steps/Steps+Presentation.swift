import StatusQuoAppearanceModel

extension CachedResolver {
  mutating func present(_ name: Name, from presenterName: Name) throws(Refusal) {
    try known(name)
    try known(presenterName)
    let presented = try controller(name)
    let asked = try controller(presenterName)
    try isFreeToMove(presented)
    if arena.flags[arena.topmostParent(of: asked)].contains(.isBeingDismissed) {
      throw .ignored(.transitionInProgress)
    }
    let place = arena.links[presented]
    if presented == asked { throw .raised(.presentsItself) }
    if place.parent.exists || (place.window.exists && !place.presenter.exists) {
      throw .raised(.activeController)
    }
    let isReplaced = windowOfReplaced(presented).exists
    if isReplaced, isPresented(asked, fromTreeOf: presented) { throw .raised(.activeController) }
    if place.presenter.exists { throw .raised(.alreadyPresented) }
    if !arena.isInWindow(asked) { throw .ignored(.notInWindow) }
    let presenter = presenter(of: presented, from: asked)
    if arena.links[presenter].presented.exists { throw .ignored(.alreadyPresenting) }
    if arena.settings[presented].rareRow >= 0 { try pointsSomewhere(presented) }

    fixPresentation(of: presented)
    let leaves = arena.flags[presented].contains(.madePresenterLeave)
    if leaves { screen.regions.append(presenter) }
    if isReplaced { screen.regions.append(presented) }
    collectBefore()
    if leaves { screen.regions.append(presenter) }
    if isReplaced {
      presentReplaced(presented, by: presenter)
    } else {
      linkPresentation(of: presented, by: presenter)
    }
    finishEdits()
    runPhases(.didAppearFirst, updates: isInMainScene(presenter), animated: true)
  }

  mutating func dismiss(from name: Name) throws(Refusal) {
    let asked = try onlyController(name)
    let target = dismissed(by: asked)
    if target.exists, endsTransition(target) { throw .ignored(.transitionInProgress) }
    if !target.exists { throw .ignored(.nothingToDismiss) }

    let updates = isInMainScene(target)
    mayLeave(target)
    collectBefore()
    takeOut(target)
    finishEdits()
    runPhases(.didAppearFirst, updates: updates, animated: true)
  }

  /// W-14.
  private func pointsSomewhere(_ popover: ControllerID) throws(Refusal) {
    guard arena.rareSettings(of: popover)?.hasPopoverSource == false,
      declaredStyle(of: popover) == .popover, arena.kind(popover) != .alert, surroundings.iOS >= 8,
      arena.popover(popover, surroundings.presentationRules) == .popover
    else { return }
    throw .raised(.popoverWithoutSource)
  }

  /// W-6.
  @inline(__always) private func dismissed(by asked: ControllerID) -> ControllerID {
    let presented = arena.presentedViewController(of: asked)
    if presented.exists { return presented }
    let top = arena.topmostParent(of: asked)
    return arena.links[top].presenter.exists ? top : .none
  }

  /// Returns true if a presentation that is being dismissed by a swipe would end with that of
  /// `target`.
  @inline(__always) private func endsTransition(_ target: ControllerID) -> Bool {
    transitions.contains { !$0.stack.exists && hangs($0.controller, on: target) }
  }

  /// Returns true if a controller is in a tree that is presented from that of `root`.
  private func isPresented(_ controller: ControllerID, fromTreeOf root: ControllerID) -> Bool {
    let top = arena.topmostParent(of: controller)
    return top != root && hangs(top, on: root)
  }

  /// Returns true if `presented` is `target`, or is presented from its tree.
  @inline(__always) private func hangs(_ presented: ControllerID, on target: ControllerID) -> Bool {
    var node = presented
    while node != target {
      let presenter = arena.links[node].presenter
      guard presenter.exists else { return false }
      node = arena.topmostParent(of: presenter)
    }
    return true
  }
}
