/// The controllers that come on screen and leave it (W-8, L-0).
///
/// The cache is `Flags.isReached`. A step first names the regions in which the screen may change
/// (`mayLeave`), takes them off (`collectBefore`), edits, and puts back what is then reached
/// (`collectAfter`). So it looks at those subtrees only.
struct ScreenChange {
  /// Tops of the subtrees in which the screen may change. Empty between steps.
  var regions = StepList<ControllerID>()
  /// The controllers on screen there before, in node order.
  var before = StepList<ControllerID>()
  /// The controllers that left the screen and those that came to it, in node order before and
  /// after.
  var outgoing = StepList<ControllerID>()
  var incoming = StepList<ControllerID>()
  /// The incoming controllers that were not loaded before, but for those that wait.
  var loading = StepList<ControllerID>()
  /// Those that are loaded when the navigation controller around them appears (L-1).
  var waiting = StepList<Waiting>()

  struct Waiting {
    let controller: ControllerID
    let stack: ControllerID
  }

  enum List {
    case outgoing, incoming, loading
  }

  func controllers(_ list: List) -> StepList<ControllerID> {
    switch list {
    case .outgoing: outgoing
    case .incoming: incoming
    case .loading: loading
    }
  }

  func isEmpty(_ list: List) -> Bool {
    switch list {
    case .outgoing: outgoing.isEmpty
    case .incoming: incoming.isEmpty
    case .loading: loading.isEmpty
    }
  }
}

extension CachedResolver {
  @inline(__always) func isOnScreen(_ controller: ControllerID) -> Bool {
    isShown(controller) && !isBelowReplaced(controller)
  }

  /// True if it is on screen, or would be if its replaced root were the root still.
  @inline(__always) func isShown(_ controller: ControllerID) -> Bool {
    arena.flags[controller].contains(.isReached) && !hasLeft(controller)
  }

  /// L-3: whether what it presents made it leave.
  @inline(__always) func hasLeft(_ controller: ControllerID) -> Bool {
    let presented = arena.links[controller].presented
    return presented.exists && arena.flags[presented].contains(.madePresenterLeave)
  }

  /// True if the window, parent or presenter that it hangs on makes it reached.
  @inline(__always) private func isReachedFromAbove(_ controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    if place.presenter.exists { return arena.flags[place.presenter].contains(.isReached) }
    if place.window.exists { return windows.isVisible(place.window) }
    if place.parent.exists { return isShown(place.parent) && arena.isActive(controller) }
    let window = windowOfReplaced(controller)
    return window.exists && windows.isVisible(window)
  }

  /// The screen may change below a controller that moves, or below what comes back without it.
  mutating func mayLeave(_ controller: ControllerID) {
    guard controller.exists else { return }
    let left = arena.flags[controller].contains(.madePresenterLeave)
    screen.regions.append(left ? arena.links[controller].presenter : controller)
  }

  /// Takes everything below the regions off the screen.
  mutating func collectBefore() {
    sortRegions(reached: true)
    for index in screen.regions.indices { takeOff(screen.regions[index]) }
    screen.regions.removeAll()
  }

  private mutating func takeOff(_ region: ControllerID) {
    guard arena.flags[region].contains(.isReached) else { return }
    var node = region
    while node.exists {
      counters.screenVisits += 1
      let isShown = !hasLeft(node)
      var flags = arena.flags[node]
      flags.remove(.isReached)
      if isShown, !isBelowReplaced(node) {
        flags.insert(.wasOnScreen)
        screen.before.append(node)
      }
      arena.flags[node] = flags
      node = arena.nextReached(after: node, isOnScreen: isShown, from: region)
    }
  }

  /// Puts on screen what is reached now, and lists what came and left.
  mutating func collectAfter() {
    screen.incoming.removeAll()
    forgetInsets()
    sortRegions(reached: false)
    for index in screen.regions.indices { putOn(screen.regions[index]) }
    screen.regions.removeAll()
    collectOutgoing()
  }

  private mutating func putOn(_ region: ControllerID) {
    guard !arena.flags[region].contains(.isReached) else { return }
    var node = region
    while node.exists {
      counters.screenVisits += 1
      let isShown = !hasLeft(node)
      let flags = arena.flags[node]
      arena.flags[node] = flags.union(.isReached)
      if isShown, !flags.contains(.wasOnScreen), !isBelowReplaced(node) {
        screen.incoming.append(node)
      }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: region)
    }
  }

  private mutating func collectOutgoing() {
    screen.outgoing.removeAll()
    for index in screen.before.indices {
      let controller = screen.before[index]
      arena.flags[controller].remove(.wasOnScreen)
      if !isOnScreen(controller) { screen.outgoing.append(controller) }
    }
    screen.before.removeAll()
  }

  /// Drops regions with nothing to take off or put on, and brings the rest into node order: a region
  /// inside another comes after it.
  private mutating func sortRegions(reached: Bool) {
    var kept = 0
    for index in screen.regions.indices {
      let region = screen.regions[index]
      guard region.exists, arena.flags[region].contains(.isReached) == reached,
        reached || isReachedFromAbove(region)
      else { continue }
      screen.regions[kept] = region
      kept += 1
    }
    screen.regions.removeLast(screen.regions.count - kept)
    if kept < 2 { return }
    var regions = StepList<ControllerID>()
    swap(&regions, &screen.regions)
    regions.sort { precedes($0, $1) }
    swap(&regions, &screen.regions)
  }

  /// Settles the edits of a step: styles first, since updates ask for them.
  mutating func finishEdits() {
    restyle()
    collectAfter()
  }

  /// Lists what is on screen below it as leaving, and what came to the screen there as never having come.
  mutating func sendAway(_ controller: ControllerID) {
    let leaving = onScreen(below: controller)
    for node in leaving { arena.flags[node].insert(.wasOnScreen) }
    var incoming = StepList<ControllerID>()
    for node in screen.incoming where arena.flags[node].remove(.wasOnScreen) == nil {
      incoming.append(node)
    }
    screen.incoming = incoming
    for node in leaving where arena.flags[node].remove(.wasOnScreen) != nil {
      screen.outgoing.append(node)
    }
  }

  // MARK: What an interactive dismissal concerns (L-6)

  /// The controllers on screen in its tree and in what hangs on it.
  @inline(__always) func onScreen(below controller: ControllerID) -> StepList<ControllerID> {
    var found = StepList<ControllerID>()
    guard arena.flags[controller].contains(.isReached) else { return found }
    var node = controller
    while node.exists {
      let isShown = isShown(node)
      if isShown, !isBelowReplaced(node) { found.append(node) }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: controller)
    }
    return found
  }

  /// The controllers that dismissing it would bring on screen.
  @inline(__always) func revealed(byDismissing presented: ControllerID) -> StepList<ControllerID> {
    var found = StepList<ControllerID>()
    let presenter = arena.links[presented].presenter
    guard arena.flags[presented].contains(.madePresenterLeave),
      arena.flags[presenter].contains(.isReached)
    else { return found }
    // What it presents comes last below the presenter, and is passed over.
    var node = presenter
    while node.exists, node != presented {
      let isShown = node == presenter || !hasLeft(node)
      if isShown, !isBelowReplaced(node) { found.append(node) }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: presenter)
    }
    return found
  }
}
