package import StatusQuoAppearanceModel

/// A view. It stores no style: it holds the one that pins it, or else its controller's.
@usableFromInline package struct ViewCell: BitwiseCopyable {
  var name: Name
  /// `none` for a root view.
  var superview: ViewID
  var owner: ControllerID
  package var own: OwnStyle
  /// Invariant: its own style or the nearest one among its superviews', `unspecified` where there
  /// is none, and before iOS 13.
  package var pin = UserInterfaceStyle.unspecified
}

extension CachedResolver {
  /// - Complexity: two loads for what a window reaches; else, from iOS 17, the number of parents of its
  ///   controller.
  @inline(__always) func isDark(_ view: ViewID) -> Bool {
    let cell = arena.views[view]
    let isInWindow = arena.flags[cell.owner].contains(.isReached) && !hasReplaced
    return !isInWindow && isAdrift(cell.owner) ? isDarkAdrift(cell) : isDarkInWindow(cell)
  }

  /// The style of a view that follows its controller.
  @inline(__always) func isDarkInWindow(_ cell: ViewCell) -> Bool {
    HeldStyle(cell.pin, else: arena.plane.isDark(cell.owner)).isDark
  }

  /// Returns true if a view holds another style than when the step began.
  @inline(__always) mutating func hasChanged(_ view: ViewID) -> Bool {
    let cell = arena.views[view]
    if surroundings.profile == .superviews, !arena.flags[cell.owner].isDisjoint(with: .drift) {
      return hasChangedAdrift(view)
    }
    return wasDarkInWindow(view) != isDarkInWindow(cell)
  }

  /// The style that a view held when the step began, where it followed its controller.
  @inline(__always) func wasDarkInWindow(_ view: ViewID) -> Bool {
    let cell = arena.views[view]
    let ownerWasDark =
      arena.plane.isDark(cell.owner) != arena.plane.hasChanged(cell.owner, in: stepNumber)
    return HeldStyle(pinBefore(view) ?? cell.pin, else: ownerWasDark).isDark
  }

  /// The style that pinned it when the step began, if that was looked up again since.
  @inline(__always) private func pinBefore(_ view: ViewID) -> UserInterfaceStyle? {
    guard restyling.repinnedStep == stepNumber else { return nil }
    let place = Int(view.row - restyling.repinned.row)
    return restyling.oldPins.indices.contains(place) ? restyling.oldPins[place] : nil
  }

  /// A view's own style is set: it pins the view, the views below and, from iOS 17, the children
  /// that these contain.
  mutating func restyleView(_ view: ViewID) {
    restyling.repinnedStep = stepNumber
    restyling.repinned = view
    arena.hasViewStyles = true
    restyling.oldPins.removeAll(keepingCapacity: true)
    counters.viewsRestyled += 1
    let owner = arena.views[view].owner
    for row in view.row..<arena.views(of: owner).upperBound {
      let superview = arena.views[ViewID(row: row)].superview
      // Depth-first: a view that hangs above the first one is past its subtree.
      if row > view.row, superview.row < view.row { break }
      repin(ViewID(row: row), below: superview)
      if restyling.oldPins[0] == arena.views[view].pin { return }
    }
    if surroundings.profile == .superviews { restyleEmbeddedChildren(of: owner) }
  }

  private mutating func repin(_ view: ViewID, below superview: ViewID) {
    let own = arena.views[view].own.style
    restyling.oldPins.append(arena.views[view].pin)
    arena.views[view].pin =
      own != .unspecified || !superview.exists ? own : arena.views[superview].pin
  }

  /// Children follow the view that contains them. Most hold the right style already.
  private mutating func restyleEmbeddedChildren(of owner: ControllerID) {
    var child = arena.links[owner].firstChild
    while child.exists {
      if pinBefore(arena.links[child].containerView) != nil { follow(child) }
      child = arena.links[child].next
    }
    if arena.flags[owner].contains(.isPopping) { follow(poppedController(by: owner)) }
  }

  /// Settles a child that most often holds the right style already.
  mutating func follow(_ child: ControllerID) {
    let held = held(by: child)
    if held.isDark == arena.plane.isDark(child) {
      arena.plane.setPinned(child, held.isPinned)
    } else {
      restyling.add(child)
    }
  }

  /// The pins of the launch, superviews first.
  mutating func pinViews() {
    for row in arena.views.rows {
      let cell = arena.views[ViewID(row: row)]
      let own = cell.own.style
      if own != .unspecified { arena.hasViewStyles = true }
      let inherits = own == .unspecified && cell.superview.exists
      arena.views[ViewID(row: row)].pin = inherits ? arena.views[cell.superview].pin : own
    }
  }
}
