import AppearanceModel

extension Hierarchy {
  /// All controllers there are, in declaration order.
  var all: some Sequence<ControllerID> { nodes.ids }

  /// A list with room for all, so that it need not grow.
  var emptyList: [ControllerID] {
    var list: [ControllerID] = []
    list.reserveCapacity(nodes.count)
    return list
  }

  /// Its children, first to last.
  func children(of id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var next = self[id].firstChild
    while let child = next {
      result.append(child)
      next = self[child].nextSibling
    }
    return result
  }

  /// Whether `child` is an active child of its parent (W-8).
  func isActive(_ child: ControllerID, of parent: ControllerID) -> Bool {
    switch self[parent].kind {
    case .navigation: self[parent].lastChild == child
    case .tab: self[parent].selected == child
    case .plain, .split, .page, .alert: true
    }
  }

  /// The controller itself, its parent, that one's parent …
  func selfAndParents(of id: ControllerID) -> some Sequence<ControllerID> {
    sequence(first: id) { self[$0].parent }
  }

  /// The last of `selfAndParents`.
  func topmostParent(of id: ControllerID) -> ControllerID {
    var top = id
    while let parent = self[top].parent { top = parent }
    return top
  }

  /// The window it is in: following parent, then presenter, then parent … (W-8).
  func window(of id: ControllerID) -> Int? {
    var top = topmostParent(of: id)
    while let presenter = self[top].presentation?.presenter { top = topmostParent(of: presenter) }
    return windows.firstIndex { $0.root == top }
  }

  /// Whether it is in a window; hidden windows and unselected children count (W-8).
  func isInWindow(_ id: ControllerID) -> Bool { window(of: id) != nil }

  /// What it or its nearest presenting parent presents: `presentedViewController` (W-4).
  func presentedViewController(of id: ControllerID) -> ControllerID? {
    for candidate in selfAndParents(of: id) {
      if let presented = self[candidate].presented { return presented }
    }
    return nil
  }

  /// Puts the children on top of those still to be visited, the first uppermost.
  func stack(childrenOf id: ControllerID, on open: inout [ControllerID]) {
    var next = self[id].lastChild
    while let child = next {
      open.append(child)
      next = self[child].previousSibling
    }
  }

  /// The same of the children of which the rules speak as shown: top, selected, or all (W-8).
  private func stack(activeChildrenOf id: ControllerID, on open: inout [ControllerID]) {
    switch self[id].kind {
    case .navigation: if let top = self[id].lastChild { open.append(top) }
    case .tab: if let selected = self[id].selected { open.append(selected) }
    case .plain, .split, .page, .alert: stack(childrenOf: id, on: &open)
    }
  }

  /// All that is presented from its tree, at any depth, outermost first.
  func presentations(hangingOn id: ControllerID) -> [ControllerID] {
    nodeOrder(from: id).dropFirst().filter { self[$0].presentation != nil }
  }

  /// Those on screen, outermost first: window by window, a controller, its active children, what
  /// it presents (W-8, L-0).
  ///
  /// A presentation that made its presenter leave hides the presenter and the presenter's
  /// children, not itself.
  func onScreen() -> [ControllerID] {
    var result = emptyList
    var open = emptyList
    for window in windows where !window.settings.isHidden {
      guard let root = window.root else { continue }
      open.append(root)
      while let next = open.popLast() {
        let presented = self[next].presented
        if let presented { open.append(presented) }
        if let presented, self[presented].presentation?.removesPresenter == true { continue }
        result.append(next)
        stack(activeChildrenOf: next, on: &open)
      }
    }
    return result
  }

  /// It, all below it, and what they present, in node order: a controller, its children, then what
  /// it presents.
  func nodeOrder(from top: ControllerID) -> [ControllerID] {
    var result = emptyList
    var next: ControllerID? = top
    while let id = next {
      result.append(id)
      next = self.next(after: id, from: top)
    }
    return result
  }

  /// The next in that order; nil after the last.
  private func next(after id: ControllerID, from top: ControllerID) -> ControllerID? {
    if let below = self[id].firstChild ?? self[id].presented { return below }
    var last = id
    while last != top {
      if let sibling = self[last].nextSibling { return sibling }
      if let parent = self[last].parent {
        if let presented = self[parent].presented { return presented }
        last = parent
      } else if let presenter = self[last].presentation?.presenter {
        last = presenter
      } else {
        return nil
      }
    }
    return nil
  }

  /// Who has nodes: a window, or a controller with its views.
  enum Holder {
    case window(Int)
    case controller(ControllerID)
  }

  /// All there are, in node order: windows in order of addition, each with its tree, then detached
  /// trees.
  func holders() -> [Holder] {
    var result: [Holder] = []
    result.reserveCapacity(windows.count + nodes.count)
    func addTree(_ top: ControllerID) {
      var next: ControllerID? = top
      while let id = next {
        result.append(.controller(id))
        next = self.next(after: id, from: top)
      }
    }
    for index in windows.indices {
      result.append(.window(index))
      if let root = windows[index].root { addTree(root) }
    }
    for top in all where isTopOfDetachedTree(top) { addTree(top) }
    return result
  }

  /// Whether it is the top of a tree that no window holds.
  private func isTopOfDetachedTree(_ id: ControllerID) -> Bool {
    self[id].parent == nil && self[id].presentation == nil
      && !windows.contains { $0.root == id }
  }
}
