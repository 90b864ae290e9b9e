import AppearanceModel

extension Hierarchy {
  /// Takes a controller with its subtree out of its parent, window or presentation. All that is
  /// presented from the subtree ends first (W-3, W-4).
  mutating func detach(_ id: ControllerID) {
    endPresentations(hangingOn: id)
    if let parent = self[id].parent {
      unlink(id, from: parent)
      if self[parent].selected == id { self[parent].selected = self[parent].firstChild }
    }
    if self[id].presentation != nil { endPresentation(of: id) }
    for window in windows.indices where windows[window].root == id { windows[window].root = nil }
  }

  /// Makes a controller the last child of a parent, in one of the parent's views.
  mutating func attach(_ id: ControllerID, to parent: ControllerID, in view: Name? = nil) {
    self[id].sitsIn = view ?? self[parent].name.rootView
    link(id, to: parent)
    if self[parent].kind == .tab, self[parent].selected == nil { self[parent].selected = id }
  }

  /// Brings the children of a controller into this order.
  mutating func order(childrenOf parent: ControllerID, as children: [ControllerID]) {
    for child in self.children(of: parent) { unlink(child, from: parent) }
    for child in children { link(child, to: parent) }
  }

  /// Ends a presentation and all that hang on it; each dismissed controller keeps its children
  /// (W-6).
  mutating func dismiss(_ id: ControllerID) {
    endPresentations(hangingOn: id)
    endPresentation(of: id)
  }

  /// Innermost first (W-4).
  private mutating func endPresentations(hangingOn id: ControllerID) {
    for presented in presentations(hangingOn: id).reversed() { endPresentation(of: presented) }
  }

  private mutating func endPresentation(of id: ControllerID) {
    guard let presenter = self[id].presentation?.presenter else { return }
    self[presenter].presented = nil
    self[id].presentation = nil
  }

  // Parent and siblings

  private mutating func link(_ child: ControllerID, to parent: ControllerID) {
    let last = self[parent].lastChild
    self[child].parent = parent
    self[child].previousSibling = last
    if let last { self[last].nextSibling = child } else { self[parent].firstChild = child }
    self[parent].lastChild = child
  }

  private mutating func unlink(_ child: ControllerID, from parent: ControllerID) {
    let (previous, next) = (self[child].previousSibling, self[child].nextSibling)
    if let previous { self[previous].nextSibling = next } else { self[parent].firstChild = next }
    if let next { self[next].previousSibling = previous } else { self[parent].lastChild = previous }
    self[child].parent = nil
    self[child].previousSibling = nil
    self[child].nextSibling = nil
  }
}
