import AppearanceModel

/// The screen and the styles, from the top down over everything.
extension CachedResolver {
  /// The tops of all trees.
  private var tops: ContiguousArray<ControllerID> {
    ContiguousArray(arena.controllers.filter { !arena.above($0).exists })
  }

  /// W-8, read as it is written: what is above a controller is looked at before it.
  func checkScreen() throws(BrokenInvariant) {
    var isShown = ContiguousArray(repeating: false, count: arena.count)
    var isReached = isShown
    for top in tops {
      var node = top
      while node.exists {
        let place = arena.links[node]
        let row = Int(node.row)
        if place.presenter.exists {
          isReached[row] = isReached[Int(place.presenter.row)]
        } else if place.parent.exists {
          isReached[row] = isShown[Int(place.parent.row)] && isActiveChild(node)
        } else {
          isReached[row] = windows.order.contains {
            windows[$0].root == node && !windows[$0].isHidden
          }
        }
        isShown[row] = isReached[row] && !hasLeft(node)
        let known = arena.marks[node].contains(.isReached)
        try require(
          known == isReached[row], "\(text(node)) is\(known ? " not" : "") reached by its window")
        node = arena.nextInTree(after: node, of: top)
      }
    }
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
    let kept = arena.controllers.filter { arena.marks[$0].contains(.keepsStyle) }.count
    try require(kept == restyling.keptCount, "\(restyling.keptCount) of \(kept) keep a style")
    try checkChanges()
  }

  private func isDark(_ own: UserInterfaceStyle, else inherited: Bool) -> Bool {
    if surroundings.profile == .inert { return false }
    return own == .unspecified ? inherited : own == .dark
  }

  /// The one-page model of the law, from what the node above holds. Since all nodes are checked
  /// and the top ones need nothing above, together they are right.
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
    var noted: Set<NodeRef> = []
    for node in restyling.changed { noted.insert(node) }
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
