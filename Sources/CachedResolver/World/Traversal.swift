import StatusQuoAppearanceModel

/// Ways through the trees. All of them are loops: a tree may be a million controllers deep.
extension Arena {
  /// The controller it hangs on: its parent or its presenter.
  @inline(__always) func above(_ controller: ControllerID) -> ControllerID {
    let parent = links[controller].parent
    return parent.exists ? parent : links[controller].presenter
  }

  @inline(__always) func topmostParent(of controller: ControllerID) -> ControllerID {
    var top = controller
    while links[top].parent.exists { top = links[top].parent }
    return top
  }

  /// W-8: hidden windows and unselected children count.
  ///
  /// - Complexity: the number of parents.
  @inline(__always) func isInWindow(_ controller: ControllerID) -> Bool {
    links[topmostParent(of: controller)].window.exists
  }

  /// W-4: what it or its nearest presenting parent presents.
  @inline(__always) func presentedViewController(of controller: ControllerID) -> ControllerID {
    var holder = controller
    while holder.exists, !links[holder].presented.exists { holder = links[holder].parent }
    return holder.exists ? links[holder].presented : .none
  }

  /// W-8: whether its parent shows it.
  @inline(__always) func isActive(_ child: ControllerID) -> Bool {
    let parent = links[child].parent
    return switch kind(parent) {
    case .navigation: links[parent].lastChild == child
    case .tab: links[parent].selected == child
    case .split where collapsesSplits: links[parent].firstChild == child
    case .split where links[parent].firstChild == child: !hidesFirstColumn(of: parent)
    case .plain: !flags[child].contains(.isViewOut)
    case .split, .page, .alert: true
    }
  }

  /// The first of its children that it shows, or `none`.
  @inline(__always) func firstActiveChild(of controller: ControllerID) -> ControllerID {
    switch kind(controller) {
    case .navigation: links[controller].lastChild
    case .tab: links[controller].selected
    case .split where !collapsesSplits && hidesFirstColumn(of: controller):
      links[links[controller].firstChild].next
    case .plain: firstWithView(from: links[controller].firstChild)
    case .split, .page, .alert: links[controller].firstChild
    }
  }

  /// W-8: the first of three columns is hidden next to the others.
  func hidesFirstColumn(of split: ControllerID) -> Bool {
    if hasRoomForThreeColumns { return false }
    guard let columns = rareSettings(of: split)?.columns, columns.count == 3 else { return false }
    let first = links[split].firstChild
    guard first.exists, links[first].next.exists else { return false }
    return links[links[first].next].next.exists
  }

  /// W-8: a navigation controller of a collapsed split view controller, with another one on top.
  @inline(__always) func hasStackOnTop(_ stack: ControllerID) -> Bool {
    let top = links[stack].lastChild
    return top.exists && kind(top) == .navigation
  }

  /// L-9: the first of a child and the siblings behind it whose view is in the parent's.
  @inline(__always) private func firstWithView(from child: ControllerID) -> ControllerID {
    var child = child
    while child.exists, flags[child].contains(.isViewOut) { child = links[child].next }
    return child
  }

  @inline(__always) func nextActiveSibling(
    of child: ControllerID, in parent: ControllerID
  ) -> ControllerID {
    switch kind(parent) {
    case .navigation, .tab: .none
    case .split where collapsesSplits: .none
    case .plain: firstWithView(from: links[child].next)
    case .split, .page, .alert: links[child].next
    }
  }

  // MARK: Node order (children, then what is presented)

  /// The controller after `node` in the node order of the tree of `root`.
  @inline(__always) func nextInTree(
    after node: ControllerID, of root: ControllerID
  ) -> ControllerID {
    let child = links[node].firstChild
    if child.exists { return child }
    let presented = links[node].presented
    if presented.exists { return presented }
    return nextBeside(node, of: root, activeOnly: false)
  }

  /// The node that comes after everything that hangs on `node`.
  @inline(__always) private func nextBeside(
    _ node: ControllerID, of root: ControllerID, activeOnly: Bool
  ) -> ControllerID {
    var node = node
    while node != root {
      let parent = links[node].parent
      guard parent.exists else {
        node = links[node].presenter
        continue
      }
      let next = activeOnly ? nextActiveSibling(of: node, in: parent) : links[node].next
      if next.exists { return next }
      if links[parent].presented.exists { return links[parent].presented }
      node = parent
    }
    return .none
  }

  // MARK: Children only

  /// The controller after `node` among `root` and its children at any depth.
  @inline(__always) func nextChild(after node: ControllerID, of root: ControllerID) -> ControllerID
  {
    if links[node].firstChild.exists { return links[node].firstChild }
    var node = node
    while node != root {
      if links[node].next.exists { return links[node].next }
      node = links[node].parent
    }
    return .none
  }

  // MARK: What is on screen (active children, then what is presented)

  /// The controller after `node` among those that W-8 reaches from `root`.
  ///
  /// - Parameter isOnScreen: whether `node` is, and not only what it presents.
  @inline(__always) func nextReached(
    after node: ControllerID, isOnScreen: Bool, from root: ControllerID
  ) -> ControllerID {
    if isOnScreen {
      let child = firstActiveChild(of: node)
      if child.exists { return child }
    }
    let presented = links[node].presented
    if presented.exists { return presented }
    return nextBeside(node, of: root, activeOnly: true)
  }
}
