import StatusQuoAppearanceModel

/// The arena: links agree in both directions, and lead to each controller once.
extension CachedResolver {
  func checkLinks() throws(BrokenInvariant) {
    for controller in arena.controllers {
      try checkPlace(of: controller)
      try checkChildren(of: controller)
      try checkSelection(of: controller)
      try require(
        detached.contains(controller) == isDetached(controller),
        "\(text(controller)) is\(isDetached(controller) ? " not" : "") among the detached")
      try require(
        arena.node(arena.names[controller]) == .controller(controller),
        "the name \(text(controller)) stands for another node")
    }
    try checkReachability()
  }

  private func isDetached(_ controller: ControllerID) -> Bool {
    !arena.links[controller].parent.exists && !arena.links[controller].window.exists
  }

  private func checkPlace(of controller: ControllerID) throws(BrokenInvariant) {
    let place = arena.links[controller]
    try require(
      !(place.parent.exists && (place.presenter.exists || place.window.exists)),
      "\(text(controller)) has a parent and another place")
    if place.parent.exists {
      try require(
        arena.views(of: place.parent).contains(place.containerView.row),
        "\(text(controller)) is in a view that is not its parent's")
    } else {
      try require(!place.containerView.exists, "\(text(controller)) is in a view without a parent")
    }
    if place.presented.exists {
      try require(
        arena.links[place.presented].presenter == controller,
        "\(text(controller)) presents \(text(place.presented)), which another one presents")
    }
    guard place.presenter.exists else { return }
    try require(
      arena.links[place.presenter].presented == controller,
      "\(text(place.presenter)) does not know that it presents \(text(controller))")
    try require(
      place.window == arena.links[arena.topmostParent(of: place.presenter)].window,
      "\(text(controller)) is presented in \(text(place.window)), its presenter in another window")
  }

  private func checkChildren(of parent: ControllerID) throws(BrokenInvariant) {
    var previous = ControllerID.none
    var child = arena.links[parent].firstChild
    var count = 0
    while child.exists, count <= arena.count {
      let place = arena.links[child]
      try require(place.parent == parent, "\(text(child)) is not a child of \(text(parent)) only")
      try require(
        place.previous == previous, "\(text(child)) follows another than \(text(previous))")
      previous = child
      child = place.next
      count += 1
    }
    try require(
      arena.links[parent].lastChild == previous, "\(text(parent)) has another last child")
  }

  private func checkSelection(of controller: ControllerID) throws(BrokenInvariant) {
    let selected = arena.links[controller].selected
    guard arena.kind(controller) == .tab, arena.links[controller].firstChild.exists else {
      try require(!selected.exists, "\(text(controller)) selects \(text(selected))")
      return
    }
    try require(
      selected.exists && arena.links[selected].parent == controller,
      "\(text(controller)) selects \(text(selected)), which is not its child")
  }

  /// Every controller hangs below exactly one top.
  private func checkReachability() throws(BrokenInvariant) {
    var count = 0
    for controller in arena.controllers where !arena.above(controller).exists {
      var node = controller
      while node.exists, count <= arena.count {
        count += 1
        node = arena.nextInTree(after: node, of: controller)
      }
    }
    try require(count == arena.count, "\(count) of \(arena.count) controllers are in a tree")
  }

  // MARK: Windows

  func checkWindows() throws(BrokenInvariant) {
    try require(
      windows.order.count + windows.free.count == windows.cells.count,
      "a window is neither there nor gone")
    try require(
      !windows.key.exists || windows.order.contains(windows.key), "the key window is gone")
    try checkFreeWindows()
    var presented = 0
    for window in windows.order {
      let root = windows[window].root
      try require(
        !root.exists
          || (arena.links[root].window == window && !arena.links[root].presenter.exists),
        "\(text(root)) is the root of \(text(window)) and elsewhere")
      try require(
        arena.node(windows[window].name) == .window(window),
        "the name \(text(window)) stands for another node")
      presented += try countPresented(in: window)
    }
    let expected = arena.controllers.reduce(0) {
      $0 + (arena.links[$1].presenter.exists ? 1 : 0)
    }
    try require(presented == expected, "\(presented) of \(expected) presentations are listed")
    try checkControllingWindow()
  }

  /// Nothing is kept in a place that is free.
  private func checkFreeWindows() throws(BrokenInvariant) {
    for window in windows.free {
      let cell = windows[window]
      try require(
        !cell.root.exists && !cell.firstPresented.exists && !cell.lastPresented.exists,
        "\(text(window)) is gone and still holds controllers")
      try require(
        arena.node(cell.name) != .window(window), "the name \(text(window)) outlives its window")
    }
    for controller in arena.controllers where arena.links[controller].window.exists {
      try require(
        windows.order.contains(arena.links[controller].window),
        "\(text(controller)) is in a window that is gone")
    }
  }

  private func countPresented(in window: WindowID) throws(BrokenInvariant) -> Int {
    var count = 0
    var previous = ControllerID.none
    var presented = windows[window].firstPresented
    while presented.exists, count <= arena.count {
      let place = arena.links[presented]
      try require(
        place.window == window && place.presenter.exists && place.previous == previous,
        "\(text(presented)) is listed as presented in \(text(window))")
      previous = presented
      presented = place.next
      count += 1
    }
    try require(windows[window].lastPresented == previous, "\(text(window)) lost a presentation")
    return count
  }

  private func checkControllingWindow() throws(BrokenInvariant) {
    guard let known = windows.knownControlling else { return }
    let candidates = windows.order.filter { windows.isVisible($0) && windows[$0].coversScreen }
    let best = candidates.max {
      (windows[$0].level, windows[$0].shownAt) < (windows[$1].level, windows[$1].shownAt)
    }
    try require(
      known == best ?? .none, "\(text(best ?? .none)) controls the bar, not \(text(known))")
  }
}
