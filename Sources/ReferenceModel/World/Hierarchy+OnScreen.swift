import StatusQuoAppearanceModel

// W-8: the controllers on screen.
extension Hierarchy {
  /// The controllers on screen, outermost first: window by window, a controller, its active children, what
  /// it presents (L-0). A presentation that made its presenter leave hides the presenter and the presenter's
  /// children, not itself; of a replaced root only what is presented is there (W-10).
  ///
  /// - Parameter shown: first columns to count in, though they are hidden (W-8).
  func onScreen(withColumns shown: [ControllerID] = []) -> [ControllerID] {
    var result: [ControllerID] = []
    result.reserveCapacity(nodes.count)
    var open: [(id: ControllerID, isThere: Bool)] = []
    open.reserveCapacity(nodes.count)
    for window in windows.indices.reversed() where !windows[window].settings.isHidden {
      for old in windows[window].replacedRoots.reversed() { open.append((old, false)) }
      if let root = windows[window].root { open.append((root, true)) }
    }
    while let (id, isThere) = open.popLast() {
      if let presented = self[id].presented {
        open.append((presented, true))
        if self[presented].presentation?.removesPresenter == true { continue }
      }
      if isThere { result.append(id) }
      for place in children[id].indices.reversed()
      where isActive(children[id][place], of: id) || shown.contains(children[id][place]) {
        open.append((children[id][place], isThere))
      }
    }
    return result
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
