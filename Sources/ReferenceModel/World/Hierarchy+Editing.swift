import StatusQuoAppearanceModel

extension Hierarchy {
  /// Takes a controller with its subtree out of its parent, window or presentation. All that is
  /// presented from the subtree ends first (W-3, W-4); returns it.
  @discardableResult
  mutating func detach(_ id: ControllerID) -> [ControllerID] {
    let ended = endPresentations(hangingOn: id)
    if let parent = self[id].parent {
      children[parent].removeAll { $0 == id }
      self[id].parent = nil
      self[id].isViewOut = false
      if self[parent].selected == id { self[parent].selected = children[parent].first }
    }
    endPresentation(of: id)
    for window in windows.indices where windows[window].root == id { windows[window].root = nil }
    leaveReplacedRoots(id)
    return ended
  }

  /// Notes that it has another place, or presents nothing any more (W-10).
  mutating func leaveReplacedRoots(_ id: ControllerID) {
    for window in windows.indices where windows[window].replacedRoots.contains(id) {
      windows[window].replacedRoots.removeAll { $0 == id }
    }
  }

  /// Makes a controller the last child of a parent, in one of the parent's views.
  ///
  /// - Precondition: the parent is not in it. Walking up would not end, and the run would hang without a word.
  mutating func attach(_ id: ControllerID, to parent: ControllerID, in view: Name? = nil) {
    precondition(
      id != parent && (children[id].isEmpty || !selfAndParents(of: parent).contains(id)),
      "a controller would be in itself")
    self[id].containerView = view ?? self[parent].name.rootView
    self[id].parent = parent
    children[parent].append(id)
    if self[parent].kind == .tab, self[parent].selected == nil { self[parent].selected = id }
  }

  /// The same, for now without its view (L-9).
  mutating func attachWithoutView(_ id: ControllerID, to parent: ControllerID, in view: Name? = nil)
  {
    attach(id, to: parent, in: view)
    self[id].isViewOut = true
  }

  /// Gives it another parent in the same tree; all that is presented from it stays.
  mutating func move(_ id: ControllerID, to parent: ControllerID) {
    if let old = self[id].parent { children[old].removeAll { $0 == id } }
    attach(id, to: parent)
  }

  /// Ends a presentation and all that hang on it; each dismissed controller keeps its children
  /// (W-6).
  mutating func dismiss(_ id: ControllerID) {
    endPresentations(hangingOn: id)
    endPresentation(of: id)
  }

  /// Innermost first (W-4).
  @discardableResult
  private mutating func endPresentations(hangingOn id: ControllerID) -> [ControllerID] {
    let ended = presentations(hangingOn: id)
    for presented in ended.reversed() { endPresentation(of: presented) }
    return ended
  }

  private mutating func endPresentation(of id: ControllerID) {
    guard let presenter = self[id].presentation?.presenter else { return }
    self[presenter].presented = nil
    self[id].presentation = nil
    let top = topmostParent(of: presenter)
    if windows.contains(where: { $0.replacedRoots.contains(top) }),
      presentations(hangingOn: top).isEmpty
    {
      leaveReplacedRoots(top)
    }
  }
}
