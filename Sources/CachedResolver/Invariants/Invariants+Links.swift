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
        "wrong about being detached",
        "\(text(controller)) is\(isDetached(controller) ? " not" : "")")
      try require(
        arena.node(arena.names[controller]) == .controller(controller),
        "a name stands for another node", text(controller))
    }
    try checkReachability()
    try checkReplaced()
  }

  /// W-10: replaced roots are detached, and something is presented from them.
  private func checkReplaced() throws(BrokenInvariant) {
    try require(hasReplaced == !replaced.isEmpty, "wrong about roots being replaced")
    for old in replaced {
      try require(
        isDetached(old.root) && windows.order.contains(old.window),
        "was replaced and is somewhere", text(old.root))
      var presents = false
      var node = old.root
      while node.exists {
        presents = presents || arena.links[node].presented.exists
        node = arena.nextChild(after: node, of: old.root)
      }
      try require(presents, "was replaced and presents nothing", text(old.root))
    }
  }

  private func isDetached(_ controller: ControllerID) -> Bool {
    !arena.links[controller].parent.exists && !arena.links[controller].window.exists
  }

  private func checkPlace(of controller: ControllerID) throws(BrokenInvariant) {
    let place = arena.links[controller]
    try require(
      !(place.parent.exists && (place.presenter.exists || place.window.exists)),
      "has a parent and another place", text(controller))
    if place.parent.exists {
      try require(
        arena.views(of: place.parent).contains(place.containerView.row),
        "is in a view that is not its parent's", text(controller))
    } else {
      try require(!place.containerView.exists, "is in a view without a parent", text(controller))
    }
    if place.presented.exists {
      try require(
        arena.links[place.presented].presenter == controller,
        "presents what another one presents",
        "\(text(controller)) presents \(text(place.presented))")
    }
    guard place.presenter.exists else { return }
    try require(
      arena.links[place.presenter].presented == controller,
      "does not know what it presents",
      "\(text(place.presenter)) presents \(text(controller))")
    let top = arena.topmostParent(of: place.presenter)
    let old = replaced.first { $0.root == top }
    try require(
      place.window == old?.window ?? arena.links[top].window,
      "presented in another window than its presenter's",
      "\(text(controller)) in \(text(place.window))")
  }

  private func checkChildren(of parent: ControllerID) throws(BrokenInvariant) {
    var previous = ControllerID.none
    var child = arena.links[parent].firstChild
    var count = 0
    while child.exists, count <= arena.count {
      let place = arena.links[child]
      try require(
        place.parent == parent, "not a child of one parent only",
        "\(text(child)) of \(text(parent))")
      try require(
        place.previous == previous, "follows another child", "\(text(child)) not \(text(previous))")
      previous = child
      child = place.next
      count += 1
    }
    try require(
      arena.links[parent].lastChild == previous, "has another last child", text(parent))
  }

  private func checkSelection(of controller: ControllerID) throws(BrokenInvariant) {
    let selected = arena.links[controller].selected
    guard arena.kind(controller) == .tab, arena.links[controller].firstChild.exists else {
      try require(
        !selected.exists, "selects though it is no tab controller",
        "\(text(controller)) \(text(selected))")
      return
    }
    try require(
      selected.exists && arena.links[selected].parent == controller,
      "selects what is not its child", "\(text(controller)) selects \(text(selected))")
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
    try require(
      count == arena.count, "not all controllers are in a tree", "\(count) of \(arena.count)")
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
        "a root is elsewhere, too", "\(text(root)) of \(text(window))")
      try require(
        arena.node(windows[window].name) == .window(window),
        "a name stands for another node", text(window))
      presented += try countPresented(in: window)
    }
    let expected = arena.controllers.reduce(0) {
      $0 + (arena.links[$1].presenter.exists ? 1 : 0)
    }
    try require(
      presented == expected, "not all presentations are listed", "\(presented) of \(expected)")
    try checkControllingWindow()
  }

  /// Nothing is kept in a place that is free.
  private func checkFreeWindows() throws(BrokenInvariant) {
    for window in windows.free {
      let cell = windows[window]
      try require(
        !cell.root.exists && !cell.firstPresented.exists && !cell.lastPresented.exists,
        "is gone and still holds controllers", text(window))
      try require(
        arena.node(cell.name) != .window(window), "a name outlives its window", text(window))
    }
    for controller in arena.controllers where arena.links[controller].window.exists {
      try require(
        windows.order.contains(arena.links[controller].window),
        "is in a window that is gone", text(controller))
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
        "listed as presented in another window", "\(text(presented)) in \(text(window))")
      previous = presented
      presented = place.next
      count += 1
    }
    try require(windows[window].lastPresented == previous, "lost a presentation", text(window))
    return count
  }

  private func checkControllingWindow() throws(BrokenInvariant) {
    guard let known = windows.knownControlling else { return }
    let candidates = windows.order.filter { windows.updatesBar($0) && windows[$0].coversScreen }
    let best = candidates.max {
      (windows[$0].level, windows[$0].shownAt) < (windows[$1].level, windows[$1].shownAt)
    }
    try require(
      known == best ?? .none, "another window controls the bar",
      "\(text(best ?? .none)), not \(text(known))")
  }
}
