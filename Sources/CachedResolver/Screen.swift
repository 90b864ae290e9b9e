/// Who comes on screen and who leaves it (W-8, L-0).
///
/// The cache is `Marks.isReached`. A step first says below whom the screen may change
/// (`mayLeave`), takes those off (`collectBefore`), edits, and puts back what is then reached
/// (`collectAfter`); so only those subtrees are looked at, however large the rest is.
struct ScreenChange {
  /// Below whom the screen may change. Empty between steps.
  var regions = ContiguousArray<ControllerID>()
  /// Who was on screen there, in node order.
  var before = ContiguousArray<ControllerID>()
  /// Who left the screen, and who came on it, in node order before and after.
  var outgoing = ContiguousArray<ControllerID>()
  var incoming = ContiguousArray<ControllerID>()
}

extension CachedResolver {
  @inline(__always) func isOnScreen(_ controller: ControllerID) -> Bool {
    arena.marks[controller].contains(.isReached) && !hasLeft(controller)
  }

  /// L-3: whether what it presents made it leave.
  @inline(__always) func hasLeft(_ controller: ControllerID) -> Bool {
    let presented = arena.links[controller].presented
    return presented.exists && arena.marks[presented].contains(.madePresenterLeave)
  }

  /// Whether what it hangs on makes it reached.
  @inline(__always) private func isReachedFromAbove(_ controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    if place.presenter.exists { return arena.marks[place.presenter].contains(.isReached) }
    if place.window.exists { return windows.isVisible(place.window) }
    return place.parent.exists && isOnScreen(place.parent) && arena.isActive(controller)
  }

  /// The screen may change below a controller that moves, or below what comes back without it.
  mutating func mayLeave(_ controller: ControllerID) {
    guard controller.exists else { return }
    let left = arena.marks[controller].contains(.madePresenterLeave)
    screen.regions.append(left ? arena.links[controller].presenter : controller)
  }

  /// Takes everything below the regions off the screen.
  mutating func collectBefore() {
    var regions = takeRegions(reached: true)
    for region in regions where arena.marks[region].contains(.isReached) {
      var node = region
      while node.exists {
        let isOnScreen = isOnScreen(node)
        counters.screenVisits += 1
        arena.marks[node].remove(.isReached)
        if isOnScreen {
          arena.marks[node].insert(.wasOnScreen)
          screen.before.append(node)
        }
        node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: region)
      }
    }
    giveBack(&regions)
  }

  /// Puts on screen what is reached now, and tells who came and who left.
  mutating func collectAfter() {
    screen.incoming.removeAll(keepingCapacity: true)
    var regions = takeRegions(reached: false)
    for region in regions where !arena.marks[region].contains(.isReached) {
      var node = region
      while node.exists {
        counters.screenVisits += 1
        arena.marks[node].insert(.isReached)
        let isOnScreen = isOnScreen(node)
        if isOnScreen, !arena.marks[node].contains(.wasOnScreen) { screen.incoming.append(node) }
        node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: region)
      }
    }
    giveBack(&regions)
    collectOutgoing()
  }

  private mutating func collectOutgoing() {
    screen.outgoing.removeAll(keepingCapacity: true)
    for controller in screen.before {
      arena.marks[controller].remove(.wasOnScreen)
      if !isOnScreen(controller) { screen.outgoing.append(controller) }
    }
    screen.before.removeAll(keepingCapacity: true)
  }

  /// Those regions that are reached, or that are not and are to be, in node order: one that lies
  /// in another comes after it.
  private mutating func takeRegions(reached: Bool) -> ContiguousArray<ControllerID> {
    var regions = ContiguousArray<ControllerID>()
    swap(&regions, &screen.regions)
    regions.removeAll { region in
      if !region.exists || arena.marks[region].contains(.isReached) != reached { return true }
      return !reached && !isReachedFromAbove(region)
    }
    if regions.count > 1 { regions.sort { precedes($0, $1) } }
    return regions
  }

  /// Keeps the storage.
  private mutating func giveBack(_ regions: inout ContiguousArray<ControllerID>) {
    regions.removeAll(keepingCapacity: true)
    swap(&regions, &screen.regions)
  }

  /// After the edits of a step: styles first, since a read looks at them.
  mutating func finishEdits() {
    restyle()
    collectAfter()
  }

  // MARK: What an interactive dismissal concerns (L-6)

  /// Who is on screen in its tree, with what hangs on it.
  @inline(__always) func onScreen(below controller: ControllerID) -> ContiguousArray<ControllerID> {
    var found = ContiguousArray<ControllerID>()
    guard arena.marks[controller].contains(.isReached) else { return found }
    var node = controller
    while node.exists {
      let isOnScreen = isOnScreen(node)
      if isOnScreen { found.append(node) }
      node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: controller)
    }
    return found
  }

  /// Whom dismissing it would bring on screen.
  @inline(__always) func revealed(byDismissing presented: ControllerID) -> ContiguousArray<
    ControllerID
  > {
    var found = ContiguousArray<ControllerID>()
    let presenter = arena.links[presented].presenter
    guard arena.marks[presented].contains(.madePresenterLeave),
      arena.marks[presenter].contains(.isReached)
    else { return found }
    // What it presents comes last below the presenter, and is passed over.
    var node = presenter
    while node.exists, node != presented {
      let isShown = node == presenter || !hasLeft(node)
      if isShown { found.append(node) }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: presenter)
    }
    return found
  }
}
