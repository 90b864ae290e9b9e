import StatusQuoAppearanceModel

extension Hierarchy {
  /// All controllers there are, in declaration order.
  var all: some Sequence<ControllerID> { nodes.ids }

  /// The last child: of a navigation controller the one that is shown.
  func top(of id: ControllerID) -> ControllerID? { children[id].last }

  /// Returns true if `child` is an active child of its parent (W-8).
  func isActive(_ child: ControllerID, of parent: ControllerID) -> Bool {
    switch self[parent].kind {
    case .navigation: children[parent].last == child
    case .tab: self[parent].selected == child
    case .split:
      children[parent].first == child
        ? collapsesSplits || !hidesFirstColumn(parent) : !collapsesSplits
    case .plain: !self[child].isViewOut
    case .page, .alert: true
    }
  }

  /// W-8: true for three columns that don't fit beside one another.
  func hidesFirstColumn(_ split: ControllerID) -> Bool {
    !hasRoomForThreeColumns && columns[split].count == 3 && children[split].count == 3
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

  /// The window it is in: following parent, then presenter, then parent … (W-8). What a replaced root
  /// presents is still there, the root itself is not (W-10).
  func window(of id: ControllerID) -> Int? {
    var top = topmostParent(of: id)
    var isPresented = false
    while let presenter = self[top].presentation?.presenter {
      top = topmostParent(of: presenter)
      isPresented = true
    }
    return windows.indices.first {
      windows[$0].root == top || isPresented && windows[$0].replacedRoots.contains(top)
    }
  }

  /// Returns true if it is in a window; hidden windows and unselected children count (W-8).
  func isInWindow(_ id: ControllerID) -> Bool { window(of: id) != nil }

  /// TR-15: outside a window, and not popped off a stack that is in one. From iOS 17 views there inherit
  /// from nothing above them.
  func isLoose(_ id: ControllerID) -> Bool {
    !isInWindow(id) && !isPoppedInWindow(topmostParent(of: id))
  }

  private func isPoppedInWindow(_ id: ControllerID) -> Bool {
    self[id].poppingNavigationController.map(isInWindow) ?? false
  }

  /// Returns true if following parents and presenters from `id` leads to `other`: so what a replaced root
  /// presents hangs on it (W-10).
  func hangs(_ id: ControllerID, on other: ControllerID) -> Bool {
    sequence(first: id) { self[$0].parent ?? self[$0].presentation?.presenter }.contains(other)
  }

  /// The controller and what is active below it, outermost first.
  ///
  /// - Parameters:
  ///   - isLeftOut: true for one to leave out, with all below it.
  ///   - isLast: true for one below which nothing is looked at.
  func active(
    from top: ControllerID, leavingOut isLeftOut: (ControllerID) -> Bool = { _ in false },
    stoppingAt isLast: (ControllerID) -> Bool = { _ in false }
  ) -> [ControllerID] {
    var found: [ControllerID] = []
    var open = [top]
    while let id = open.popLast() {
      if isLeftOut(id) { continue }
      found.append(id)
      if isLast(id) { continue }
      open += children[id].reversed().filter { isActive($0, of: id) }
    }
    return found
  }

  func isRoot(_ id: ControllerID) -> Bool { windows.indices.contains { windows[$0].root == id } }

  /// The controller that it or its nearest presenting parent presents: `presentedViewController`
  /// (W-4).
  func presentedViewController(of id: ControllerID) -> ControllerID? {
    for candidate in selfAndParents(of: id) {
      if let presented = self[candidate].presented { return presented }
    }
    return nil
  }

  /// The presenter of the topmost parent.
  func presenterOfTop(of id: ControllerID) -> ControllerID? {
    self[topmostParent(of: id)].presentation?.presenter
  }

  /// It, all below it, and what they present, in node order: a controller, its children, then what
  /// it presents.
  func subtree(of top: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var open: [ControllerID] = []
    walk(from: top, &open) { result.append($0) }
    return result
  }

  /// All that is presented from its tree, at any depth, outermost first.
  func presentations(hangingOn id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var open: [ControllerID] = []
    walk(from: id, &open) { if $0 != id, self[$0].presentation != nil { result.append($0) } }
    return result
  }

  /// Visits a subtree in node order: a controller, its children, then what it presents.
  ///
  /// - Parameter open: empty; storage for what is still to be visited.
  private func walk(
    from top: ControllerID, _ open: inout [ControllerID], _ visit: (ControllerID) -> Void
  ) {
    open.append(top)
    while let id = open.popLast() {
      visit(id)
      if let presented = self[id].presented { open.append(presented) }
      for place in children[id].indices.reversed() { open.append(children[id][place]) }
    }
  }

  /// The owner of nodes: a window, or a controller with its views.
  enum Holder {
    case window(Int)
    /// `isLoose` as the function of that name says.
    case controller(ControllerID, isLoose: Bool)
  }

  /// All there are, in node order: windows in order of addition, each with its tree, then detached
  /// trees.
  func holders() -> [Holder] {
    var result: [Holder] = []
    result.reserveCapacity(windows.count + nodes.count)
    var open: [ControllerID] = []
    open.reserveCapacity(nodes.count)
    for index in windows.indices {
      result.append(.window(index))
      if let root = windows[index].root {
        walk(from: root, &open) { result.append(.controller($0, isLoose: false)) }
      }
    }
    for top in all where isTopOfDetachedTree(top) {
      let isLoose = !isPoppedInWindow(top)
      // Of these only a replaced root has presented anything, which is still in the window.
      let isReplaced = windows.contains { $0.replacedRoots.contains(top) }
      walk(from: top, &open) {
        result.append(.controller($0, isLoose: isReplaced ? self.isLoose($0) : isLoose))
      }
    }
    return result
  }

  /// Returns true for the top of a tree that no window holds.
  private func isTopOfDetachedTree(_ id: ControllerID) -> Bool {
    self[id].parent == nil && self[id].presentation == nil && !isRoot(id)
  }
}
