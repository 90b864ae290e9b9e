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
        "\(text(controller)) is\(isReached ? "" : " not") reached by its window")
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
    return false
  }

  private func isActiveChild(_ child: ControllerID) -> Bool {
    let place = arena.links[child]
    return switch arena.kind(place.parent) {
    case .navigation: !place.next.exists
    case .tab: arena.links[place.parent].selected == child
    case .plain, .split, .page, .alert: true
    }
  }

  // MARK: Styles

  func checkStyles() throws(BrokenInvariant) {
    for window in windows.order {
      let isDark = isDark(windows[window].style.own.style, else: surroundings.isDark)
      try require(
        windows[window].style.isDark == isDark, "\(text(window)) holds another style than it gets")
      try checkQuery(windows[window].name, isDark: isDark)
    }
    for controller in arena.controllers {
      let own = arena.settings[controller].ownStyle.style
      let isDark = isDark(own, else: inheritedStyleAgain(of: controller))
      try require(
        arena.plane.isDark(controller) == isDark,
        "\(text(controller)) holds another style than it inherits")
      try checkQuery(arena.names[controller], isDark: isDark)
      try checkViews(of: controller)
      try checkKeptTraits(of: controller)
      try checkFollowers(of: controller)
    }
    try checkKnownStyles()
    let kept = count(.keepsTraits)
    try require(
      kept == restyling.keptTraits.count,
      "\(restyling.keptTraits.count) of \(kept) kept traits are noted")
  }

  /// Each is there with what it holds. Their order is observed.
  private func checkKnownStyles() throws(BrokenInvariant) {
    guard knowsStyles else { return }
    let count = windows.order.count + arena.count + arena.views.count
    try require(knownStyles.count == count, "\(knownStyles.count) of \(count) nodes are listed")
    for known in knownStyles {
      try require(
        style(of: known.node) == known.style, "\(text(known.node)) is listed with another style")
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
      let swipe = transitions.first { $0.controller == controller }
      guard followsViews, let swipe else { return surroundings.isDark }
      return isDark(arena.links[swipe.stack].rootView)
    }
    let isInContainerView = followsViews && isActiveChild(controller)
    let inherited =
      isInContainerView ? isDark(place.containerView) : arena.plane.isDark(place.parent)
    return isDark(arena.traits(from: place.parent, to: controller), else: inherited)
  }

  /// A view holds its own style or what is held above it, which its pin has to say.
  private func checkViews(of controller: ControllerID) throws(BrokenInvariant) {
    for row in arena.views(of: controller) {
      let view = arena.views[ViewID(row: row)]
      let above =
        view.superview.exists ? isDark(view.superview) : arena.plane.isDark(controller)
      try require(
        isDark(ViewID(row: row)) == isDark(view.own.style, else: above) && view.owner == controller,
        "\(text(view.name)) holds another style than it inherits")
      try checkQuery(view.name, isDark: isDark(ViewID(row: row)))
      let pinAbove = view.superview.exists ? arena.views[view.superview].pin : .unspecified
      let pin = view.own.style == .unspecified ? pinAbove : view.own.style
      try require(
        view.pin == (surroundings.profile == .inert ? .unspecified : pin),
        "\(text(view.name)) is pinned by another view")
    }
  }

  /// What the public query answers, which no observation asks.
  private func checkQuery(_ name: Name, isDark: Bool) throws(BrokenInvariant) {
    try require(
      style(of: name) == (isDark ? .dark : .light),
      "the query for \(text(name)) answers another style")
  }

  private func checkKeptTraits(of controller: ControllerID) throws(BrokenInvariant) {
    let flags = arena.flags[controller]
    guard flags.contains(.keepsTraits) else { return }
    try require(
      surroundings.profile == .parentControllers && arena.links[controller].parent.exists,
      "\(text(controller)) keeps traits without a parent")
    try require(
      freshlyInheritedStyle(of: controller) != flags.contains(.keptTraitsAreDark),
      "\(text(controller)) keeps traits that it would inherit anyway")
    try require(
      restyling.keptTraits.contains(controller), "\(text(controller)) keeps traits and is not noted"
    )
  }

  /// Those that flip with a controller: below it in its word, and outside.
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
      arena.plane.below(controller) == below, "\(text(controller)) has other followers")
    try require(
      !reachesOut || arena.plane.reachesOut(controller),
      "\(text(controller)) has followers outside that are not noted")
    guard surroundings.profile != .inert else { return }
    try require(
      arena.plane.isPinned(controller) == held(by: controller).isPinned,
      "\(text(controller)) \(arena.plane.isPinned(controller) ? "does not follow" : "follows")")
  }
}
