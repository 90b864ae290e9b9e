import StatusQuoAppearanceModel

/// Views in trees that are in no window, from iOS 17 (TR-15): they follow no controller. A root view has its
/// own style or its controller's own, any other view its own; without one it has the app's.
///
/// Nothing of it is stored: whether a tree is *adrift* follows from its top, and a view's style from that.
/// A query climbs to the top; an observation goes down from the tops and finds it once for each controller.
struct Drift {
  /// For each controller, whether its tree is adrift now, and whether it was when the step began. Computed
  /// for each observation of changes, kept for its storage.
  var isAdrift = ContiguousArray<Bool>()
  var wasAdrift = ContiguousArray<Bool>()

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
  func isAdrift(_ controller: ControllerID) -> Bool {
    guard surroundings.profile == .superviews else { return false }
    let top = arena.topmostParent(of: controller)
    return !arena.links[top].window.exists && !followedStack(of: top).exists
  }

  /// The style of a view in such a tree.
  func isDarkAdrift(_ cell: ViewCell) -> Bool {
    let owner = cell.superview.exists ? .unspecified : arena.settings[cell.owner].ownStyle.style
    return HeldStyle(
      cell.own.style == .unspecified ? owner : cell.own.style, else: surroundings.isDark
    )
    .isDark
  }

  // MARK: What a move means

  /// Call where a tree came into a window or left one: children then follow the views that contain them, or
  /// no longer. Looks for them only where a view has a style.
  mutating func treeMoved(_ top: ControllerID) {
    guard surroundings.profile == .superviews else { return }
    if arena.hasViewStyles { restyleContained(below: top) }
    for transition in transitions where transition.stack.exists {
      restyling.add(transition.controller)
      if arena.hasViewStyles { restyleContained(below: transition.controller) }
    }
  }

  private mutating func restyleContained(below top: ControllerID) {
    var node = top
    while node.exists {
      let place = arena.links[node]
      if place.parent.exists, arena.views[place.containerView].pin != .unspecified {
        restyling.add(node)
      }
      node = arena.nextChild(after: node, of: top)
    }
  }

  // MARK: Changes

  /// Finds which trees are adrift and were when the step began.
  mutating func findDrift() {
    if drift.isAdrift.isEmpty {
      drift.isAdrift = ContiguousArray(repeating: false, count: arena.count)
      drift.wasAdrift = drift.isAdrift
    }
    for window in windows.order { findDrift(from: windows[window].root) }
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
      let row = Int(node.row)
      let place = arena.links[node]
      let hasMoved = arena.flags[node].contains(.hasMoved)
      if place.parent.exists {
        drift.isAdrift[row] = drift.isAdrift[Int(place.parent.row)]
        drift.wasAdrift[row] = drift.wasAdrift[Int(place.parent.row)]
      } else {
        drift.isAdrift[row] = !place.window.exists && isAdrift(node)
        drift.wasAdrift[row] = !place.window.exists && !hasMoved && wasAdrift(node)
      }
      if hasMoved { drift.wasAdrift[row] = wasAdrift(startTop(of: node)) }
      node = arena.nextInTree(after: node, of: root)
    }
  }

  /// Returns true if a tree was adrift when the step began; `top` was its top then.
  private func wasAdrift(_ top: ControllerID) -> Bool {
    if start(of: top).window.exists { return false }
    let stack =
      drift.popStep == stepNumber && drift.popped == top
      ? drift.stack : poppingNavigationController(of: top)
    return !stack.exists || !start(of: startTop(of: stack)).window.exists
  }

  /// Returns true if a view held another style when the step began. After `findDrift`.
  func hasChangedAdrift(_ view: ViewID) -> Bool {
    let cell = arena.views[view]
    let row = Int(cell.owner.row)
    let held = drift.isAdrift[row] ? isDarkAdrift(cell) : isDarkInWindow(cell)
    guard drift.wasAdrift[row] else { return held != wasDarkInWindow(view) }
    var own = ownBefore(view)
    if own == .unspecified, !cell.superview.exists {
      let isSet = drift.ownStep == stepNumber && drift.owner == cell.owner
      own = isSet ? drift.ownBefore : arena.settings[cell.owner].ownStyle.style
    }
    let appWasDark = surroundings.isDark != (drift.appStep == stepNumber)
    return HeldStyle(own, else: appWasDark).isDark != held
  }

  /// A view's own style when the step began.
  private func ownBefore(_ view: ViewID) -> UserInterfaceStyle {
    restyling.repinnedStep == stepNumber && restyling.repinned == view
      ? restyling.oldOwn : arena.views[view].own.style
  }
}
