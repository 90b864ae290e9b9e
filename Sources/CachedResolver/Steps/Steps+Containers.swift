import StatusQuoAppearanceModel

extension CachedResolver {
  mutating func select(_ name: Name, on tabName: Name) throws(Refusal) {
    try known(tabName)
    try known(name)
    let tab = try controller(tabName, .tab)
    let child = try controller(name)
    if arena.links[child].parent != tab { throw .raised(.notAChild) }
    if arena.links[tab].selected == child { return }

    let updates = updatesBar(tab)
    mayLeave(arena.links[tab].selected)
    collectBefore()
    select(child, of: tab)
    finishEdits()
    let order: PhaseOrder =
      surroundings.environment.effectiveVersion < 18 ? .willAppearFirst : .comesFirst
    runPhases(order, updates: updates, animated: false)
  }

  mutating func addChild(
    _ name: Name, to parentName: Name, in viewName: Name?
  ) throws(Refusal) {
    try known(name)
    try known(parentName)
    if let viewName { try known(viewName) }
    let child = try controller(name)
    let parent = try container(parentName)
    let containerView = try viewName.map { name throws(Refusal) in try view(name) }
    try isFreeToMove(child)
    try isOutside(parent, moving: child)
    try isNotPresented(child)
    if arena.links[child].parent == parent { throw .ignored(.alreadyAChild) }
    if let containerView, arena.views[containerView].owner != parent {
      throw .ignored(.viewOfAnotherController)
    }

    mayLeave(child)
    collectBefore()
    takeOut(child)
    link(child, under: parent, in: containerView ?? arena.links[parent].rootView)
    finishEdits()
    runPhases(.standard, updates: false, animated: false)
  }

  /// L-5: it leaves the screen before the structure changes; a collapsed split then shows its next child.
  mutating func removeFromParent(_ name: Name) throws(Refusal) {
    let child = try onlyController(name)
    try isFreeToMove(child)
    let parent = arena.links[child].parent
    if !parent.exists { throw .ignored(.noParent) }
    switch arena.kind(parent) {
    case .navigation, .tab: throw .ignored(.managedByContainer)
    case .split where arena.columns.contains(parent): throw .ignored(.managedByContainer)
    case .plain, .split, .page, .alert: break
    }

    screen.outgoing = onScreen(below: child)
    call(.viewWillDisappear, onEach: .outgoing)
    call(.viewDidDisappear, onEach: .outgoing)
    mayLeave(child)
    collectBefore()
    takeOut(child)
    finishEdits()
    runPhases(.onlyAppears, updates: false, animated: false)
  }

  /// L-8: `from` leaves the structure last.
  mutating func transition(from fromName: Name, to toName: Name) throws(Refusal) {
    try known(fromName)
    try known(toName)
    let from = try controller(fromName)
    let to = try controller(toName)
    try isFreeToMove(from)
    try isFreeToMove(to)
    let parent = arena.links[from].parent
    if !parent.exists { throw .ignored(.noParent) }
    try isOutside(parent, moving: to)
    try isNotPresented(to)
    if arena.kind(parent) != .plain { throw .ignored(.managedByContainer) }
    if arena.links[to].parent == parent { throw .ignored(.alreadyAChild) }

    mayLeave(to)
    collectBefore()
    takeOut(to)
    link(to, under: parent, in: arena.links[from].containerView)
    finishEdits()
    sendAway(from)
    runPhases(.didAppearFirst, updates: false, animated: false)
    // The calls are spelled out from these lists when they are observed.
    let lists = screen
    mayLeave(from)
    collectBefore()
    takeOut(from)
    finishEdits()
    screen = lists
  }

  /// A controller that children can be added to.
  @inline(__always) private func container(_ name: Name) throws(Refusal) -> ControllerID {
    let parent = try controller(name)
    switch arena.kind(parent) {
    case .split where arena.columns.contains(parent): throw .ignored(.wrongKind)
    case .plain, .split, .page: return parent
    case .navigation, .tab, .alert: throw .ignored(.wrongKind)
    }
  }

  @inline(__always) private func view(_ name: Name) throws(Refusal) -> ViewID {
    guard case .view(let view) = arena.node(name) else { throw .ignored(.wrongKind) }
    return view
  }

  // MARK: Swizzling (W-12)

  mutating func swizzleHidden(on name: Name) throws(Refusal) {
    let parent = try parentToSwizzle(name)
    if !swizzle(arena.className(parent)) { throw .ignored(.alreadySwizzled) }
  }

  mutating func unswizzleHidden(on name: Name) throws(Refusal) {
    let parent = try parentToSwizzle(name)
    if !unswizzle(arena.className(parent)) { throw .ignored(.notSwizzled) }
  }

  @inline(__always) private func parentToSwizzle(_ name: Name) throws(Refusal) -> ControllerID {
    let parent = arena.links[try onlyController(name)].parent
    if !parent.exists { throw .ignored(.noParent) }
    return parent
  }
}
