import AppearanceModel

/// The screen and the styles. Each controller is held against the one above it; since all are, and
/// the top ones need nothing above them, together they are right.
extension CachedResolver {
  /// W-8, read as it is written.
  func checkScreen() throws(BrokenInvariant) {
    for controller in arena.controllers {
      let isReached = isReachedFromAboveAgain(controller)
      try require(
        arena.marks[controller].contains(.isReached) == isReached,
        "\(text(controller)) is\(isReached ? "" : " not") reached by its window")
    }
  }

  private func isReachedFromAboveAgain(_ controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    if place.presenter.exists { return arena.marks[place.presenter].contains(.isReached) }
    if place.parent.exists {
      let isShown = arena.marks[place.parent].contains(.isReached) && !hasLeft(place.parent)
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
      let isDark = isDark(windows[window].style.own, else: surroundings.isDark)
      try require(
        windows[window].style.isDark == isDark, "\(text(window)) holds another style than it gets")
    }
    for controller in arena.controllers {
      let isDark = isDark(arena.styles[controller].own, else: handedDownAgain(to: controller))
      try require(
        arena.styles[controller].isDark == isDark,
        "\(text(controller)) holds another style than it is handed down")
      try checkViews(of: controller)
      try checkKeptStyle(of: controller)
    }
    let kept = count(.keepsStyle)
    try require(kept == restyling.keptCount, "\(restyling.keptCount) of \(kept) keep a style")
    try checkChanges()
  }

  private func isDark(_ own: UserInterfaceStyle, else inherited: Bool) -> Bool {
    if surroundings.profile == .inert { return false }
    return own == .unspecified ? inherited : own == .dark
  }

  /// The one-page model of the law, from what the node above holds.
  private func handedDownAgain(to controller: ControllerID) -> Bool {
    let marks = arena.marks[controller]
    if marks.contains(.keepsStyle) { return marks.contains(.keptIsDark) }
    return freshlyHandedDownAgain(to: controller)
  }

  private func freshlyHandedDownAgain(to controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    let followsViews = surroundings.profile == .superviews
    if place.window.exists {
      let override = arena.settings[controller].presentationOverride
      return isDark(override, else: windows[place.window].style.isDark)
    }
    guard place.parent.exists else {
      let swipe = transitions.first { $0.controller == controller }
      guard followsViews, let swipe else { return surroundings.isDark }
      return arena.views[arena.links[swipe.stack].rootView].style.isDark
    }
    let seat = arena.views[place.seat].style.isDark
    let sitsInSeat = followsViews && isActiveChild(controller)
    let inherited = sitsInSeat ? seat : arena.styles[place.parent].isDark
    return isDark(arena.traits(from: place.parent, to: controller), else: inherited)
  }

  private func checkViews(of controller: ControllerID) throws(BrokenInvariant) {
    for row in arena.views(of: controller) {
      let view = arena.views[ViewID(row: row)]
      let above =
        view.superview.exists ? arena.views[view.superview].style : arena.styles[controller]
      try require(
        view.style.isDark == isDark(view.style.own, else: above.isDark) && view.owner == controller,
        "\(names.text(view.name)) holds another style than it inherits")
    }
  }

  private func checkKeptStyle(of controller: ControllerID) throws(BrokenInvariant) {
    let marks = arena.marks[controller]
    guard marks.contains(.keepsStyle) else { return }
    try require(
      surroundings.profile == .parentControllers && arena.links[controller].parent.exists,
      "\(text(controller)) keeps a style without a parent")
    try require(
      freshlyHandedDownAgain(to: controller) != marks.contains(.keptIsDark),
      "\(text(controller)) keeps a style that it would be handed down anyway")
  }

  /// Whoever is marked as changed is noted, and nobody else is told.
  private func checkChanges() throws(BrokenInvariant) {
    let noted = restyling.changed.isEmpty ? [] : Set(restyling.changed)
    for controller in arena.controllers where arena.styles[controller].hasChanged {
      let isNoted = noted.contains(NodeRef(controller))
      try require(isNoted, "\(text(controller)) changed its style and is not noted")
    }
    for row in arena.views.values.indices where arena.views.values[row].style.hasChanged {
      let isNoted = noted.contains(NodeRef(ViewID(row: Int32(row))))
      try require(
        isNoted, "\(names.text(arena.views.values[row].name)) changed its style and is not noted")
    }
  }
}
