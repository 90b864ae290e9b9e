import StatusQuoAppearanceModel

/// A root that a new one took the place of while something was presented from its tree (W-10).
///
/// It is detached, but what is presented from its tree stays in the window, on screen as if it were still
/// the root. So `Flags.isReached` of its tree is what it would be then: `isShown` says so, and `isOnScreen`
/// leaves its own tree out.
///
/// Invariant: something is presented from its tree.
package struct ReplacedRoot: BitwiseCopyable {
  let root: ControllerID
  let window: WindowID

  package init(root: ControllerID, window: WindowID) {
    (self.root, self.window) = (root, window)
  }
}

extension CachedResolver {
  /// The window in which it was replaced; `none` for others.
  func windowOfReplaced(_ controller: ControllerID) -> WindowID {
    guard hasReplaced else { return .none }
    return replaced.first { $0.root == controller }?.window ?? .none
  }

  /// True in the tree of a replaced root, but not for what is presented from it.
  @inline(__always) func isBelowReplaced(_ controller: ControllerID) -> Bool {
    hasReplaced && windowOfReplaced(arena.topmostParent(of: controller)).exists
  }

  /// Takes the root out of its window. From iOS 9 what is presented from its tree stays (W-10).
  mutating func replaceRoot(of window: WindowID) {
    let root = windows[window].root
    if root.exists, surroundings.iOS >= 9 {
      var presented = contextPresentation(in: window, below: root)
      while presented.exists {
        takeOut(presented)
        presented = contextPresentation(in: window, below: root)
      }
    }
    guard root.exists, surroundings.iOS >= 9, presents(from: root, in: window) else {
      return takeOut(root)
    }
    leaveWindow(root)
    replaced.append(ReplacedRoot(root: root, window: window))
    hasReplaced = true
    screen.regions.append(root)
  }

  /// W-4: a presentation by a child of the root's tree in a context, which lies in the tree's views.
  private func contextPresentation(in window: WindowID, below root: ControllerID) -> ControllerID {
    var presented = windows[window].firstPresented
    while presented.exists {
      let presenter = arena.links[presented].presenter
      let style = arena.settings[presented].presentedAs
      if presenter != root, style == .currentContext || style == .overCurrentContext,
        arena.kind(presented) != .alert, arena.topmostParent(of: presenter) == root
      {
        return presented
      }
      presented = arena.links[presented].next
    }
    return .none
  }

  private func presents(from root: ControllerID, in window: WindowID) -> Bool {
    var presented = windows[window].firstPresented
    while presented.exists {
      if arena.topmostParent(of: arena.links[presented].presenter) == root { return true }
      presented = arena.links[presented].next
    }
    return false
  }

  /// Adds the trees of a window to the regions: its root's, and those of replaced ones.
  mutating func addRegions(of window: WindowID) {
    screen.regions.append(windows[window].root)
    for old in replaced where old.window == window { screen.regions.append(old.root) }
  }

  /// Drops replaced roots that no longer present anything.
  mutating func forgetReplaced() {
    for old in replaced where !presents(from: old.root, in: old.window) {
      forgetReached(old.root)
      replaced.removeAll { $0.root == old.root }
    }
    hasReplaced = !replaced.isEmpty
  }

  /// The root of a tree in which nothing is presented is reached no more.
  private mutating func forgetReached(_ root: ControllerID) {
    var node = root
    while node.exists {
      let isShown = isShown(node)
      arena.flags[node].remove(.isReached)
      node = arena.nextReached(after: node, isOnScreen: isShown, from: root)
    }
  }

  /// Presents a replaced root: what is presented from its tree comes with it, into its new window.
  mutating func presentReplaced(_ root: ControllerID, by presenter: ControllerID) {
    let old = windowOfReplaced(root)
    let following = presentations(hangingOn: root, in: old)
    replaced.removeAll { $0.root == root }
    hasReplaced = !replaced.isEmpty
    linkPresentation(of: root, by: presenter)
    let window = arena.links[root].window
    for presented in following {
      noteMove(presented)
      windows.remove(presented: presented, from: old, &arena.links)
      arena.links[presented].window = window
      windows.append(presented: presented, to: window, &arena.links)
      restyling.add(presented)
      placementChanged(presented)
    }
  }
}
