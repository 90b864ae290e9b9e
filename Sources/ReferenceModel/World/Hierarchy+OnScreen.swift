import StatusQuoAppearanceModel

// W-8: the controllers on screen.
extension Hierarchy {
  /// The controllers on screen, outermost first: window by window, a controller, its active children, what
  /// it presents (L-0).
  func onScreen() -> [ControllerID] {
    var result: [ControllerID] = []
    result.reserveCapacity(nodes.count)
    for window in windows where !window.settings.isHidden {
      if let root = window.root { show(from: root, isThere: true, in: &result) }
      for old in window.replacedRoots { show(from: old, isThere: false, in: &result) }
    }
    return result
  }

  /// Adds those on screen of a tree and of all that is presented there. A presentation that made its
  /// presenter leave hides the presenter and the presenter's children, not itself.
  ///
  /// - Parameter isThere: false for a replaced root, of which only what is presented is (W-10).
  private func show(from top: ControllerID, isThere: Bool, in result: inout [ControllerID]) {
    var open = [(id: top, isThere: isThere)]
    open.reserveCapacity(nodes.count)
    while let (id, isThere) = open.popLast() {
      if let presented = self[id].presented {
        open.append((presented, true))
        if self[presented].presentation?.removesPresenter == true { continue }
      }
      if isThere { result.append(id) }
      for child in activeChildren(of: id).reversed() { open.append((child, isThere)) }
    }
  }

  private func activeChildren(of id: ControllerID) -> ArraySlice<ControllerID> {
    switch self[id].kind {
    case .navigation: children[id].suffix(1)
    case .tab: self[id].selected.map { [$0] } ?? []
    case .split: collapsesSplits ? children[id].prefix(1) : children[id][...]
    case .plain, .page, .alert: children[id][...]
    }
  }

  /// The controllers that left the screen and those that came to it, in order.
  func change(from old: [ControllerID], to new: [ControllerID]) -> ScreenChange {
    ScreenChange(outgoing: without(new, old), incoming: without(old, new))
  }

  private func without(_ others: [ControllerID], _ all: [ControllerID]) -> [ControllerID] {
    if others == all { return [] }
    var isOther = PerController(repeating: false, count: nodes.count)
    for id in others { isOther[id] = true }
    return all.filter { !isOther[$0] }
  }
}
