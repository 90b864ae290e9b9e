import StatusQuoAppearanceModel

/// Views in trees that are in no window, from iOS 17 (TR-15): they follow no controller. A root view has its
/// controller's own style, any other view the app's.
///
/// Nothing of it is stored: whether a tree is *adrift* follows from its top, and a view's style from that.
/// A query climbs to the top; an observation goes down from the tops and flags each controller.
struct Drift {
  /// The last step that changed the app's style.
  var appStep = -1
  /// The controller whose own style was set in step `ownStep`, and what it was before.
  var ownStep = -1
  var owner = ControllerID.none
  var ownBefore = UserInterfaceStyle.unspecified
  /// The interactive pop that ended in step `popStep`.
  var popStep = -1
  var popped = ControllerID.none
  var stack = ControllerID.none
}

extension CachedResolver {
  /// True if views follow no controller where this one is.
  @inline(__always) func isAdrift(_ controller: ControllerID) -> Bool {
    guard surroundings.profile == .superviews else { return false }
    let top = arena.topmostParent(of: controller)
    return !arena.links[top].window.exists && !followedStack(of: top).exists
  }

  /// The style of a view in such a tree.
  @inline(__always) func isDarkAdrift(_ cell: ViewCell) -> Bool {
    let owner = cell.superview.exists ? .unspecified : arena.settings[cell.owner].ownStyle.style
    return HeldStyle(owner, else: surroundings.isDark).isDark
  }

  /// TR-15: outside a window a controller that is not loaded misses what its parent has in `traitOverrides`.
  @inline(__always) func misses(_ child: ControllerID, from parent: ControllerID) -> Bool {
    arena.settings[parent].ownStyle.traitOverride != .unspecified
      && !arena.flags[child].contains(.isLoaded) && isAdrift(child)
  }

  /// Call where a parent's `traitOverrides` change.
  mutating func restyleChildrenAdrift(of parent: ControllerID) {
    guard isAdrift(parent) else { return }
    var child = arena.links[parent].firstChild
    while child.exists {
      if !arena.flags[child].contains(.isLoaded) { follow(child) }
      child = arena.links[child].next
    }
    restyle()
  }

  // MARK: What a move means

  /// Call where a tree came into a window or left one: children then follow the views that contain them, or
  /// no longer, and get what their parents hand down. Looks for them only where there may be some.
  mutating func treeMoved(_ top: ControllerID) {
    guard surroundings.profile == .superviews else { return }
    restyleContained(below: top)
    for transition in transitions where transition.stack.exists {
      restyling.add(transition.controller)
      restyleContained(below: transition.controller)
    }
  }

  /// Children that may not follow their parent as they stand.
  mutating func restyleContained(below top: ControllerID) {
    guard arena.hasViewStyles || arena.hasTraitOverrides else { return }
    var node = top
    while node.exists {
      let place = arena.links[node]
      if place.parent.exists,
        arena.views[place.containerView].pin != .unspecified
          || arena.settings[place.parent].ownStyle.traitOverride != .unspecified
      {
        restyling.add(node)
      }
      node = arena.nextChild(after: node, of: top)
    }
  }

  // MARK: Changes

  /// Finds which trees are adrift and were when the step began: detached ones, and in windows what moved.
  mutating func findDrift() {
    arena.makeUnique()
    for controller in arena.controllers { arena.flags[controller].subtract(.drift) }
    for place in moves where arena.isInWindow(place.controller) {
      findDrift(from: place.controller)
    }
    var top = detached.next(after: .none)
    while top.exists {
      findDrift(from: top)
      top = detached.next(after: top)
    }
  }

  /// In node order, a controller comes after its parent.
  private mutating func findDrift(from root: ControllerID) {
    var node = root
    while node.exists {
      let (place, flags) = (arena.links[node], arena.flags[node])
      var drift: Flags = []
      if place.parent.exists {
        drift = arena.flags[place.parent].intersection(.drift)
      } else if !place.window.exists {
        if isAdrift(node) { drift.insert(.isAdrift) }
        if !flags.contains(.hasMoved), wasAdrift(node) { drift.insert(.wasAdrift) }
      }
      if flags.contains(.hasMoved) {
        drift.remove(.wasAdrift)
        if wasAdrift(startTop(of: node)) { drift.insert(.wasAdrift) }
      }
      arena.flags[node] = flags.subtracting(.drift).union(drift)
      node = arena.nextInTree(after: node, of: root)
    }
  }

  /// Returns true if a tree was adrift when the step began; `top` was its top then.
  @inline(__always) private func wasAdrift(_ top: ControllerID) -> Bool {
    if start(of: top).window.exists { return false }
    guard drift.popStep == stepNumber || arena.flags[top].contains(.isPopped) else { return true }
    let stack =
      drift.popStep == stepNumber && drift.popped == top
      ? drift.stack : poppingNavigationController(of: top)
    return !stack.exists || !start(of: startTop(of: stack)).window.exists
  }

  /// Returns true if a view that is adrift, or was, held another style when the step began. After `findDrift`.
  mutating func hasChangedAdrift(_ view: ViewID) -> Bool {
    let cell = arena.views[view]
    let flags = arena.flags[cell.owner]
    if flags.isSuperset(of: .drift), !setsStyleAdrift { return false }
    let held = flags.contains(.isAdrift) ? isDarkAdrift(cell) : isDarkInWindow(cell)
    guard flags.contains(.wasAdrift) else { return held != wasDarkInWindow(view) }
    var own = UserInterfaceStyle.unspecified
    if !cell.superview.exists {
      let isSet = drift.ownStep == stepNumber && drift.owner == cell.owner
      own = isSet ? drift.ownBefore : arena.settings[cell.owner].ownStyle.style
    }
    let appWasDark = surroundings.isDark != (drift.appStep == stepNumber)
    return HeldStyle(own, else: appWasDark).isDark != held
  }

  /// True if the step gave the app or a controller another style.
  private var setsStyleAdrift: Bool {
    drift.appStep == stepNumber || drift.ownStep == stepNumber
  }
}
