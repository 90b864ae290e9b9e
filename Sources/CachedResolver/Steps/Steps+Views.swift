import StatusQuoAppearanceModel

/// Views of children, put in and taken out by hand (L-9).
extension CachedResolver {
  mutating func addChildWithoutView(_ name: Name, to parentName: Name) throws(Refusal) {
    try known(name)
    try known(parentName)
    let child = try controller(name)
    let parent = try controller(parentName, .plain)
    try isFreeToMove(child)
    try isOutside(parent, moving: child)
    try isNotPresented(child)
    if arena.links[child].parent == parent { throw .ignored(.alreadyAChild) }

    mayLeave(child)
    collectBefore()
    takeOut(child)
    link(child, under: parent, in: arena.links[parent].rootView)
    arena.flags[child].insert(.isViewOut)
    finishEdits()
    runPhases(.standard, updates: false, animated: false)
  }

  mutating func addSubview(_ name: Name) throws(Refusal) {
    let child = try childOfPlain(name)
    if !arena.flags[child].contains(.isViewOut) { throw .ignored(.noChange) }
    arena.flags[child].remove(.isViewOut)
    appeared(child)
    finishEdits()
    runPhases(.standard, updates: false, animated: false)
  }

  /// Those that leave are called first, as by removeFromParent.
  mutating func removeFromSuperview(_ name: Name) throws(Refusal) {
    let child = try childOfPlain(name)
    if arena.flags[child].contains(.isViewOut) { throw .ignored(.noChange) }
    screen.outgoing = onScreen(below: child)
    call(.viewWillDisappear, onEach: .outgoing)
    call(.viewDidDisappear, onEach: .outgoing)
    mayLeave(child)
    collectBefore()
    arena.flags[child].insert(.isViewOut)
    restyling.add(child)
    placementChanged(child)
    finishEdits()
  }

  private func childOfPlain(_ name: Name) throws(Refusal) -> ControllerID {
    let child = try onlyController(name)
    try isFreeToMove(child)
    let parent = arena.links[child].parent
    if !parent.exists { throw .ignored(.noParent) }
    if arena.kind(parent) != .plain { throw .ignored(.managedByContainer) }
    return child
  }
}
