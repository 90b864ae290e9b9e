/// Who comes on screen and who leaves it (W-8, L-0).
///
/// The cache is `Marks.isReached`. A step first says below whom the screen may change
/// (`mayLeave`), takes those off (`collectBefore`), edits, and puts back what is then reached
/// (`collectAfter`); so only those subtrees are looked at, however large the rest is.
struct ScreenChange {
  /// Below whom the screen may change. Empty between steps.
  var regions = StepList<ControllerID>()
  /// Who was on screen there, in node order.
  var before = StepList<ControllerID>()
  /// Who left the screen, and who came on it, in node order before and after.
  var outgoing = StepList<ControllerID>()
  var incoming = StepList<ControllerID>()
  /// Who of these was never loaded before.
  var loading = StepList<ControllerID>()

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
    sortRegions(reached: true)
    for index in screen.regions.indices { takeOff(screen.regions[index]) }
    screen.regions.removeAll()
  }

  private mutating func takeOff(_ region: ControllerID) {
    guard arena.marks[region].contains(.isReached) else { return }
    var node = region
    while node.exists {
      counters.screenVisits += 1
      let isOnScreen = !hasLeft(node)
      var marks = arena.marks[node]
      marks.remove(.isReached)
      if isOnScreen {
        marks.insert(.wasOnScreen)
        screen.before.append(node)
      }
      arena.marks[node] = marks
      node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: region)
    }
  }

  /// Puts on screen what is reached now, and tells who came and who left.
  mutating func collectAfter() {
    screen.incoming.removeAll()
    sortRegions(reached: false)
    for index in screen.regions.indices { putOn(screen.regions[index]) }
    screen.regions.removeAll()
    collectOutgoing()
  }

  private mutating func putOn(_ region: ControllerID) {
    guard !arena.marks[region].contains(.isReached) else { return }
    var node = region
    while node.exists {
      counters.screenVisits += 1
      let isOnScreen = !hasLeft(node)
      let marks = arena.marks[node]
      arena.marks[node] = marks.union(.isReached)
      if isOnScreen, !marks.contains(.wasOnScreen) { screen.incoming.append(node) }
      node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: region)
    }
  }

  private mutating func collectOutgoing() {
    screen.outgoing.removeAll()
    for index in screen.before.indices {
      let controller = screen.before[index]
      arena.marks[controller].remove(.wasOnScreen)
      if !isOnScreen(controller) { screen.outgoing.append(controller) }
    }
    screen.before.removeAll()
  }

  /// Keeps those regions that are reached, or that are not and are to be, and brings them into node
  /// order: one that lies in another comes after it.
  private mutating func sortRegions(reached: Bool) {
    var kept = 0
    for index in screen.regions.indices {
      let region = screen.regions[index]
      guard region.exists, arena.marks[region].contains(.isReached) == reached,
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

  /// After the edits of a step: styles first, since a read looks at them.
  mutating func finishEdits() {
    restyle()
    collectAfter()
  }

  // MARK: What an interactive dismissal concerns (L-6)

  /// Who is on screen in its tree, with what hangs on it.
  @inline(__always) func onScreen(below controller: ControllerID) -> StepList<ControllerID> {
    var found = StepList<ControllerID>()
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
  @inline(__always) func revealed(byDismissing presented: ControllerID) -> StepList<ControllerID> {
    var found = StepList<ControllerID>()
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
