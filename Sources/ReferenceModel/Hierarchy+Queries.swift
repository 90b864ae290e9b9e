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

  /// It and all below it, parents before children; what they present is not below them.
  func tree(of id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var open = [id]
    while let next = open.popLast() {
      result.append(next)
      stack(childrenOf: next, on: &open)
    }
    return result
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
    var result: [ControllerID] = []
    var open = [id]
    while let next = open.popLast() {
      for controller in tree(of: next) {
        guard let presented = self[controller].presented else { continue }
        result.append(presented)
        open.append(presented)
      }
    }
    return result
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
    var open = [top]
    while let next = open.popLast() {
      result.append(next)
      if let presented = self[next].presented { open.append(presented) }
      stack(childrenOf: next, on: &open)
    }
    return result
  }

  /// Whether it is the top of a tree that no window holds.
  func isTopOfDetachedTree(_ id: ControllerID) -> Bool {
    self[id].parent == nil && self[id].presentation == nil
      && !windows.contains { $0.root == id }
  }

  /// All controllers, each after the one it inherits traits from.
  func inheritanceOrder() -> [ControllerID] {
    var order = emptyList
    for window in windows {
      if let root = window.root { order.append(root) }
    }
    for top in all where isTopOfDetachedTree(top) && self[top].poppedFrom == nil {
      order.append(top)
    }
    var place = 0
    while place < order.count {
      let node = self[order[place]]
      place += 1
      var next = node.firstChild
      while let child = next {
        order.append(child)
        next = self[child].nextSibling
      }
      if let presented = node.presented { order.append(presented) }
      if let popped = node.popped { order.append(popped) }
    }
    return order
  }
}
