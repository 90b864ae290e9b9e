import StatusQuoAppearanceModel

// Tab controllers and plain containers: W-2, L-5, T-11 to T-13.
extension World {
  /// T-11. Selecting the selected one again is applied without effect.
  mutating func select(_ name: Name, on tabName: Name) throws(Refusal) {
    try exist(tabName, name)
    let tab = try controller(tabName, .tab)
    let selected = try controller(name)
    guard hierarchy[selected].parent == tab else { throw .raised(.notAChild) }
    guard hierarchy[tab].selected != selected else { return }
    let order: TransitionOrder =
      effectiveVersion >= 18 && readings.takes(2, of: .c49) ? .stack : .tab
    transition(order, update: .ifOnScreen(tab), by: .t11) {
      $0.hierarchy[tab].selected = selected
    }
  }

  /// L-5, T-12: the bar is not updated.
  mutating func addChild(_ name: Name, to parentName: Name, in view: Name?) throws(Refusal) {
    try exist(name, parentName, view)
    let child = try controller(name)
    let parent = try container(parentName)
    let owner = try view.map { view throws(Refusal) in try viewOwner(view) } ?? parent
    if isInTransition(child) { throw .transitionInProgress }
    try canMove(child, into: parent)
    if hierarchy[child].parent == parent { throw .ignored(.alreadyAChild) }
    if owner != parent { throw .ignored(.viewOfAnotherController) }

    uses(.t12)
    notes(.l5, for: .all)
    let change = transition(.stack) { world in
      world.adopt(child)
      world.hierarchy.attach(child, to: parent, in: view)
    }
    if !change.incoming.isEmpty { uses(.l5) }
  }

  /// L-5, T-13: those that leave are called while they are still there; the bar is not updated. In a split
  /// view controller that is collapsed (W-8) the next child comes on screen (L-0).
  mutating func removeFromParent(_ name: Name) throws(Refusal) {
    try exist(name)
    let child = try controller(name)
    if isInTransition(child) { throw .transitionInProgress }
    guard let parent = hierarchy[child].parent else { throw .ignored(.noParent) }
    switch hierarchy[parent].kind {
    case .navigation, .tab: throw .ignored(.managedByContainer)
    case .split: if hasColumns(parent) { throw .ignored(.managedByContainer) }
    case .plain, .page, .alert: break
    }

    uses(.t13)
    notes(.l5, for: .all)
    let leaving = hierarchy.subtree(of: child)
    let old = hierarchy.onScreen()
    let outgoing = old.filter(leaving.contains)
    if !outgoing.isEmpty { uses(.l5) }
    if leavesViewsOut(ScreenChange(outgoing: outgoing, incoming: [])) { moves(by: .l9) }
    call(.viewWillDisappear, on: outgoing)
    call(.viewDidDisappear, on: outgoing)
    detach(child)
    let incoming = hierarchy.change(from: old, to: hierarchy.onScreen()).incoming
    appear(ScreenChange(outgoing: [], incoming: incoming), .stack, updates: false)
  }

  /// L-8: both are children while they are called; the bar is not updated.
  mutating func transition(from fromName: Name, to toName: Name) throws(Refusal) {
    try exist(fromName, toName)
    let from = try controller(fromName)
    let to = try controller(toName)
    if isInTransition(from) || isInTransition(to) { throw .transitionInProgress }
    guard let parent = hierarchy[from].parent else { throw .ignored(.noParent) }
    try canMove(to, into: parent)
    guard hierarchy[parent].kind == .plain else { throw .ignored(.managedByContainer) }
    if hierarchy[to].parent == parent { throw .ignored(.alreadyAChild) }

    calls(by: .l8)
    let old = hierarchy.onScreen()
    let view = hierarchy[from].containerView
    adopt(to)
    hierarchy.attach(to, to: parent, in: view)
    let new = hierarchy.onScreen()
    let moved = hierarchy.change(from: old, to: new)
    let leaving = Set(hierarchy.subtree(of: from))
    let stillThere = Set(new).intersection(leaving)
    let change = ScreenChange(
      outgoing: moved.outgoing + old.filter(stillThere.contains),
      incoming: moved.incoming.filter { !leaving.contains($0) })
    appear(change, .replacement, updates: false)
    detach(from)
  }

  /// A controller that can be given children.
  private func container(_ name: Name) throws(Refusal) -> ControllerID {
    let id = try controller(name)
    switch hierarchy[id].kind {
    case .plain, .page: return id
    case .split:
      if hasColumns(id) { throw .wrongKind }
      return id
    case .navigation, .tab, .alert: throw .wrongKind
    }
  }

  private func viewOwner(_ name: Name) throws(Refusal) -> ControllerID {
    guard case .view(let owner, _)? = node(name) else { throw .wrongKind }
    return owner
  }
}
