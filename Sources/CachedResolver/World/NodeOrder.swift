/// The order of two controllers, found without walking over those between them.
extension CachedResolver {
  /// Returns true if `one` comes before `other` on screen: in node order, but for replaced roots, whose trees
  /// come after that of their window's root. A controller comes before all that hang on it.
  ///
  /// - Complexity: their depths and the number of siblings between them.
  func precedes(_ one: ControllerID, _ other: ControllerID) -> Bool {
    if one == other { return false }
    var (left, right) = (one, other)
    var (leftDepth, rightDepth) = (depth(left), depth(right))
    while leftDepth > rightDepth {
      left = arena.above(left)
      leftDepth -= 1
      if left == other { return false }
    }
    while rightDepth > leftDepth {
      right = arena.above(right)
      rightDepth -= 1
      if right == one { return true }
    }
    while arena.above(left) != arena.above(right) {
      left = arena.above(left)
      right = arena.above(right)
    }
    return arena.above(left).exists ? comesFirst(left, right) : treeComesFirst(left, right)
  }

  private func depth(_ controller: ControllerID) -> Int {
    var depth = 0
    var node = controller
    while true {
      node = arena.above(node)
      guard node.exists else { return depth }
      depth += 1
    }
  }

  /// Returns true if `one` comes first; both hang on the same controller.
  private func comesFirst(_ one: ControllerID, _ other: ControllerID) -> Bool {
    guard arena.links[one].parent.exists else { return false }
    guard arena.links[other].parent.exists else { return true }
    var (left, right) = (one, other)
    while true {
      if left == other { return true }
      if right == one { return false }
      left = arena.links[left].next
      right = arena.links[right].next
      if !left.exists { return false }
      if !right.exists { return true }
    }
  }

  /// Returns true if `one` comes first; both are tops of trees: windows in order of addition, then
  /// detached trees.
  private func treeComesFirst(_ one: ControllerID, _ other: ControllerID) -> Bool {
    let (left, right) = (screenWindow(of: one), screenWindow(of: other))
    if left.exists, left == right {
      let roots = replaced.lazy.map { $0.root }
      guard let later = roots.firstIndex(of: other) else { return false }
      return roots.firstIndex(of: one).map { $0 < later } ?? true
    }
    if left.exists, right.exists {
      for window in windows.order where window == left || window == right {
        return window == left
      }
    }
    return left.exists == right.exists ? one.row < other.row : left.exists
  }

  private func screenWindow(of root: ControllerID) -> WindowID {
    let window = arena.links[root].window
    return window.exists ? window : windowOfReplaced(root)
  }
}
