import StatusQuoAppearanceModel

// W-10, T-1, SB-36, T-23: windows.
extension World {
  /// The new root leaves the place where it was (W-3).
  mutating func setRoot(_ name: Name?, of windowName: Name) throws(Refusal) {
    try exist(windowName, name)
    let window = try window(windowName)
    let root = try name.map { name throws(Refusal) in try controller(name) }
    if root.map(isInTransition) ?? false { throw .transitionInProgress }
    let old = hierarchy.windows[window].root
    if old == root { throw .ignored(.noChange) }

    transition(.stack, update: updates(hierarchy.windows[window].settings), by: .t1) { world in
      if let old {
        world.moves(by: .w10)
        world.replaceRoot(old, of: window)
      }
      if let root { world.adopt(root) }
      world.hierarchy.windows[window].root = root
    }
  }

  /// W-10: from iOS 9 what is presented from its tree stays in the window.
  private mutating func replaceRoot(_ old: ControllerID, of window: Int) {
    let ends = iOS < 9 || iOS >= 14 && readings.takes(2, of: .c43)
    if !ends { endPresentationsInContexts(of: old) }
    if ends || hierarchy.presentations(hangingOn: old).isEmpty { return detach(old) }
    hierarchy.windows[window].root = nil
    hierarchy.windows[window].replacedRoots.append(old)
  }

  /// W-4: what a child presents in a context lies in the view of that child's parent, and leaves with it.
  private mutating func endPresentationsInContexts(of root: ControllerID) {
    for presented in hierarchy.presentations(hangingOn: root) {
      guard let presentation = hierarchy[presented].presentation,
        presentation.presenter != root,
        hierarchy.topmostParent(of: presentation.presenter) == root,
        isInContext(presented, presentation.declaredStyle)
      else { continue }
      moves(by: .w4)
      hierarchy.dismiss(presented)
    }
  }

  private func isInContext(_ id: ControllerID, _ style: ModalPresentationStyle) -> Bool {
    switch style {
    case .currentContext, .overCurrentContext: hierarchy[id].kind != .alert
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom, .popover: false
    }
  }

  /// W-10: it is shown unless it is hidden.
  mutating func addWindow(_ window: Window, root name: Name?) throws(Refusal) {
    try exist(name)
    let root = try name.map { name throws(Refusal) in try controller(name) }
    if root.map(isInTransition) ?? false { throw .transitionInProgress }
    if node(window.name) != nil { throw .ignored(.noChange) }

    transition(.stack, update: updates(window), by: .t1) { world in
      if let root { world.adopt(root) }
      world.windowsShown += 1
      world.hierarchy.windows.append(
        Hierarchy.WindowNode(settings: window, root: root, shownAt: world.windowsShown))
      world.nodes[window.name.slot] = .window
    }
  }

  /// W-10: its root becomes detached; removing the key window leaves none.
  mutating func removeWindow(_ name: Name) throws(Refusal) {
    try exist(name)
    let window = try window(name)
    let old = hierarchy.windows[window]
    if old.root != nil || keyWindow == name || !old.replacedRoots.isEmpty { moves(by: .w10) }
    transition(.stack, update: updates(old.settings), by: .t1) { world in
      if let root = old.root { world.detach(root) }
      for replaced in old.replacedRoots { world.detach(replaced) }
      world.hierarchy.windows.remove(at: window)
      world.nodes[name.slot] = nil
      if world.keyWindow == name { world.keyWindow = nil }
    }
  }

  mutating func showWindow(_ name: Name) throws(Refusal) {
    try exist(name)
    let window = try window(name)
    guard hierarchy.windows[window].settings.isHidden else { throw .ignored(.noChange) }
    transition(.stack, update: updatesOfScene(window), by: .sb36) { world in
      world.windowsShown += 1
      world.hierarchy.windows[window].settings.isHidden = false
      world.hierarchy.windows[window].shownAt = world.windowsShown
    }
  }

  mutating func hideWindow(_ name: Name) throws(Refusal) {
    try exist(name)
    let window = try window(name)
    if hierarchy.windows[window].settings.isHidden { throw .ignored(.noChange) }
    transition(.stack, update: updatesOfScene(window), by: .sb36) { world in
      world.hierarchy.windows[window].settings.isHidden = true
    }
  }

  /// T-23: which window is key decides nothing.
  mutating func makeKey(_ name: Name) throws(Refusal) {
    try exist(name)
    _ = try window(name)
    if keyWindow == name { throw .ignored(.noChange) }
    uses(.t23)
    keyWindow = name
  }

  /// T-1: iff the window is visible, in the main scene (SC-3).
  private mutating func updates(_ window: Window) -> TransitionUpdate {
    !window.isHidden && isInMainScene(window) ? .always : .never
  }

  private mutating func updatesOfScene(_ window: Int) -> TransitionUpdate {
    isInMainScene(hierarchy.windows[window].settings) ? .always : .never
  }
}
