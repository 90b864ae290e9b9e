import StatusQuoAppearanceModel

// L-9, L-10, L-12: what containers do by hand with views and children.
extension World {
  /// L-9: a child without its view, which comes later or never.
  mutating func addChildWithoutView(_ name: Name, to parentName: Name) throws(Refusal) {
    try exist(name, parentName)
    let child = try controller(name)
    let parent = try controller(parentName, .plain)
    if isInTransition(child) { throw .transitionInProgress }
    try canMove(child, into: parent)
    if hierarchy[child].parent == parent { throw .ignored(.alreadyAChild) }

    calls(by: .l9)
    transition(.stack) { world in
      world.adopt(child)
      world.hierarchy.attachWithoutView(child, to: parent)
      world.hasTakenViewsOut = true
    }
  }

  mutating func addSubview(_ name: Name) throws(Refusal) {
    let child = try childOfPlain(name)
    guard hierarchy[child].isViewOut else { throw .ignored(.noChange) }
    calls(by: .l9)
    transition(.stack) { $0.hierarchy[child].isViewOut = false }
  }

  /// L-9: as removeFromParent, those that leave are called while the view is still there.
  mutating func removeFromSuperview(_ name: Name) throws(Refusal) {
    let child = try childOfPlain(name)
    if hierarchy[child].isViewOut { throw .ignored(.noChange) }
    calls(by: .l9)
    var after = hierarchy
    after[child].isViewOut = true
    let outgoing = hierarchy.change(from: hierarchy.onScreen(), to: after.onScreen()).outgoing
    if !outgoing.isEmpty { uses(.w8) }
    call(.viewWillDisappear, on: outgoing)
    call(.viewDidDisappear, on: outgoing)
    hierarchy[child].isViewOut = true
    hasTakenViewsOut = true
  }

  mutating func beginAppearanceTransition(_ name: Name, isAppearing: Bool) throws(Refusal) {
    try exist(name)
    try beginAppearanceTransition(of: controller(name), isAppearing)
  }

  mutating func endAppearanceTransition(_ name: Name) throws(Refusal) {
    try exist(name)
    try endAppearanceTransition(of: controller(name))
  }

  private func childOfPlain(_ name: Name) throws(Refusal) -> ControllerID {
    try exist(name)
    let child = try controller(name)
    if isInTransition(child) { throw .transitionInProgress }
    guard let parent = hierarchy[child].parent else { throw .ignored(.noParent) }
    guard hierarchy[parent].kind == .plain else { throw .ignored(.managedByContainer) }
    return child
  }
}

// L-12: what viewDidLoad adds.
extension World {
  /// Nothing where the controller is in a tree, leaves the screen with this step, or takes its parent in.
  mutating func add(_ child: ControllerID, to parent: ControllerID) {
    let node = hierarchy[child]
    let isFree =
      node.parent == nil && node.presentation == nil && node.poppingNavigationController == nil
      && !start.onScreen().contains(child)
    guard hierarchy[parent].kind == .plain, isFree, !hierarchy.isRoot(child),
      !hierarchy.windows.contains(where: { $0.replacedRoots.contains(child) }),
      !isReceiverOrParent(child, of: parent)
    else { return }
    hierarchy.attach(child, to: parent)
    join(child, with: parent)
  }

  mutating func addView(of child: ControllerID, to parent: ControllerID) {
    guard hierarchy[parent].kind == .plain, hierarchy[child].parent == parent,
      hierarchy[child].isViewOut
    else { return }
    hierarchy[child].isViewOut = false
    join(child, with: parent)
  }

  /// It comes with its parent, behind what else comes with that.
  private mutating func join(_ child: ControllerID, with parent: ControllerID) {
    calls(by: .l12)
    hasJoined = true
    loadView(of: child)
    let place = coming.controllers.lastIndex { hierarchy.selfAndParents(of: $0).contains(parent) }
    guard let place else { return }
    let joining = hierarchy.active(from: child)
    coming.controllers.insert(contentsOf: joining, at: place + 1)
    coming.later += loadViews(of: joining)
  }
}
