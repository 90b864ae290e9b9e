import StatusQuoAppearanceModel

/// The screen and the styles. Each controller is held against the one above it; since all are, and
/// the top ones need nothing above them, together they are right.
extension CachedResolver {
  /// W-8, read as it is written.
  func checkScreen() throws(BrokenInvariant) {
    for controller in arena.controllers {
      let isReached = isReachedFromAboveAgain(controller)
      try require(
        arena.flags[controller].contains(.isReached) == isReached,
        "wrong about being reached by its window",
        "\(text(controller)) is\(isReached ? "" : " not")")
    }
  }

  private func isReachedFromAboveAgain(_ controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    if place.presenter.exists { return arena.flags[place.presenter].contains(.isReached) }
    if place.parent.exists {
      let isShown = arena.flags[place.parent].contains(.isReached) && !hasLeft(place.parent)
      return isShown && isActiveChild(controller)
    }
    for window in windows.order where windows[window].root == controller {
      return !windows[window].isHidden
    }
    for old in replaced where old.root == controller { return !windows[old.window].isHidden }
    return false
  }

  private func isActiveChild(_ child: ControllerID) -> Bool {
    let place = arena.links[child]
    return switch arena.kind(place.parent) {
    case .navigation: !place.next.exists
    case .tab: arena.links[place.parent].selected == child
    case .split where surroundings.collapsesSplits: !place.previous.exists
    case .split where !place.previous.exists && arena.columns.contains(place.parent):
      !arena.hidesFirstColumn(of: place.parent)
    case .plain: !arena.flags[child].contains(.isViewOut)
    case .split, .page, .alert: true
    }
  }

  // MARK: Styles

  func checkStyles(_ asked: inout CachedResolver) throws(BrokenInvariant) {
    for window in windows.order {
      let isDark = isDark(
        windows[window].style.own.style, else: surroundings.isDark(in: windows[window].scene))
      try require(
        windows[window].style.isDark == isDark, "holds another style than it gets", text(window))
      try checkQuery(windows[window].name, isDark: isDark, of: &asked)
    }
    for controller in arena.controllers {
      let own = arena.settings[controller].ownStyle.style
      let isDark = isDark(own, else: inheritedStyleAgain(of: controller))
      try require(
        arena.plane.isDark(controller) == isDark,
        "holds another style than it inherits", text(controller))
      try checkQuery(arena.names[controller], isDark: isDark, of: &asked)
      try checkViews(of: controller, &asked)
      try checkKeptTraits(of: controller)
      try checkKeptOverride(of: controller)
      try checkFollowers(of: controller)
    }
    try checkKnownStyles(&asked)
    let kept = count(.keepsTraits)
    try require(
      kept == restyling.keptTraits.count,
      "not all kept traits are noted", "\(restyling.keptTraits.count) of \(kept)")
  }

  /// Each is there with what it holds. Their order is observed.
  private func checkKnownStyles(_ asked: inout CachedResolver) throws(BrokenInvariant) {
    guard knowsStyles else { return }
    let count = windows.order.count + arena.count + arena.views.count
    try require(
      knownStyles.count == count, "not all nodes are listed", "\(knownStyles.count) of \(count)")
    for known in knownStyles where asked.style(of: known.node) != known.style {
      throw BrokenInvariant(id: "is listed with another style", details: text(known.node))
    }
  }

  private func isDark(_ own: UserInterfaceStyle, else inherited: Bool) -> Bool {
    if surroundings.profile == .inert { return false }
    return own == .unspecified ? inherited : own == .dark
  }

  /// TR-3 to TR-10 as they read, from what the node above holds.
  private func inheritedStyleAgain(of controller: ControllerID) -> Bool {
    let flags = arena.flags[controller]
    if flags.contains(.keepsTraits) { return flags.contains(.keptTraitsAreDark) }
    if flags.contains(.keepsOverride) { return flags.contains(.keptOverrideIsDark) }
    return freshlyInheritedStyle(of: controller)
  }

  private func freshlyInheritedStyle(of controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    let followsViews = surroundings.profile == .superviews
    if place.window.exists {
      let override =
        place.presenter.exists ? arena.settings[controller].presentationOverride : .unspecified
      return isDark(override, else: windows[place.window].style.isDark)
    }
    guard place.parent.exists else {
      guard followsViews, let stack = windowStack(of: controller) else {
        return surroundings.isDark
      }
      return isDark(arena.links[stack].rootView)
    }
    let isInContainerView =
      followsViews && isActiveChild(controller) && !isInNoWindow(controller)
    let inherited =
      isInContainerView ? isDark(place.containerView) : arena.plane.isDark(place.parent)
    let given = arena.traits(from: place.parent, to: controller)
    let isMissed =
      followsViews && given == .unspecified && !arena.flags[controller].contains(.isLoaded)
      && arena.settings[place.parent].ownStyle.traitOverride != .unspecified
      && isInNoWindow(controller)
    return isMissed ? surroundings.isDark : isDark(given, else: inherited)
  }

  /// The navigation controller in a window from which a controller is being popped.
  private func windowStack(of controller: ControllerID) -> ControllerID? {
    transitions.first {
      $0.controller == controller && $0.stack.exists && arena.isInWindow($0.stack)
    }?
    .stack
  }

  /// TR-15: whether the tree of a controller hangs on no window, not even by a swipe under way.
  private func isInNoWindow(_ controller: ControllerID) -> Bool {
    var top = controller
    while arena.links[top].parent.exists { top = arena.links[top].parent }
    return !arena.links[top].window.exists && windowStack(of: top) == nil
  }

  /// A view holds its own style or what is held above it, which its pin has to say.
  private func checkViews(
    of controller: ControllerID, _ asked: inout CachedResolver
  ) throws(BrokenInvariant) {
    let isAlone = surroundings.profile == .superviews && isInNoWindow(controller)
    for row in arena.views(of: controller) {
      let view = arena.views[ViewID(row: row)]
      try require(
        arena.hasViewStyles || view.own.style == .unspecified || surroundings.profile == .inert,
        "has a style that is not noted",
        text(view.name))
      let above = view.superview.exists ? isDark(view.superview) : arena.plane.isDark(controller)
      var expected = isDark(view.own.style, else: above)
      if isAlone {
        let own = view.superview.exists ? .unspecified : arena.settings[controller].ownStyle.style
        expected = isDark(own, else: surroundings.isDark)
      }
      try require(
        isDark(ViewID(row: row)) == expected && view.owner == controller,
        "holds another style than it inherits", text(view.name))
      try checkQuery(view.name, isDark: isDark(ViewID(row: row)), of: &asked)
      let pinAbove = view.superview.exists ? arena.views[view.superview].pin : .unspecified
      let pin = view.own.style == .unspecified ? pinAbove : view.own.style
      try require(
        view.pin == (surroundings.profile == .inert ? .unspecified : pin),
        "is pinned by another view", text(view.name))
    }
  }

  /// Checks the answer of the public query, which no observation asks.
  private func checkQuery(
    _ name: Name, isDark: Bool, of asked: inout CachedResolver
  ) throws(BrokenInvariant) {
    if asked.style(of: name) != (isDark ? .dark : .light) {
      throw BrokenInvariant(id: "a query answers another style", details: text(name))
    }
  }

  private func checkKeptTraits(of controller: ControllerID) throws(BrokenInvariant) {
    let flags = arena.flags[controller]
    guard flags.contains(.keepsTraits) else { return }
    try require(
      surroundings.profile == .parentControllers && arena.links[controller].parent.exists,
      "keeps traits without a parent", text(controller))
    try require(
      freshlyInheritedStyle(of: controller) != flags.contains(.keptTraitsAreDark),
      "keeps traits that it would inherit anyway", text(controller))
    try require(
      restyling.keptTraits.contains(controller), "keeps traits and is not noted", text(controller)
    )
  }

  private func checkKeptOverride(of controller: ControllerID) throws(BrokenInvariant) {
    let (flags, place) = (arena.flags[controller], arena.links[controller])
    guard flags.contains(.keepsOverride) else {
      return try require(
        !flags.contains(.keptOverrideIsDark), "keeps the style of no override", text(controller))
    }
    let mayKeep =
      surroundings.iOS >= 18 && !flags.contains(.isLoaded) && !place.parent.exists
      && !place.window.exists && arena.settings[controller].ownStyle.override == .unspecified
    try require(mayKeep, "keeps an override that it can't keep", text(controller))
  }

  /// Checks the set of those that flip with a controller: below it in its word, and outside.
  private func checkFollowers(of controller: ControllerID) throws(BrokenInvariant) {
    var below = controller.bit
    var reachesOut =
      surroundings.profile == .superviews && arena.flags[controller].contains(.isPopping)
    var child = arena.links[controller].firstChild
    while child.exists {
      if child.word == controller.word {
        below |= arena.plane.below(child)
      } else {
        reachesOut = true
      }
      child = arena.links[child].next
    }
    try require(
      arena.plane.below(controller) == below, "has other followers", text(controller))
    try require(
      !reachesOut || arena.plane.reachesOut(controller),
      "has followers outside that are not noted", text(controller))
    guard surroundings.profile != .inert else { return }
    try require(
      arena.plane.isPinned(controller) == held(by: controller).isPinned,
      "wrong about following",
      "\(text(controller)) \(arena.plane.isPinned(controller) ? "does not" : "does")")
  }
}
