import AppearanceModel

/// Whose style to settle again, and what became of views.
///
/// The cache itself is the `StylePlane`. Invariant: between steps every window and controller holds
/// what TR-2 to TR-10 give it, or, below a controller with `Marks.keepsStyle`, what they give when
/// that one is handed down what it kept. Views keep none: see `ViewCell.pin`.
struct Restyling {
  /// Where something changed that a style follows from. Empty between steps.
  private(set) var pending = ContiguousArray<ControllerID>()
  /// Flipped, and about to flip those outside its word who follow. Empty between steps.
  var reachingOut = ContiguousArray<ControllerID>()
  /// Invariant: the controllers with `Marks.keepsStyle`.
  private(set) var keepers = ContiguousArray<ControllerID>()
  /// For the flip of TR-23 what was kept counts as dropped.
  var ignoresKept = false
  /// The step in which all that changed was told of it and then of the opposite (TR-23).
  var flippedStep = -1

  /// The view whose style was set in step `repinnedStep`, and what pinned it and those behind it
  /// in the list of views before.
  var repinnedStep = -1
  var repinned = ViewID.none
  var oldPins = ContiguousArray<UserInterfaceStyle>()

  mutating func add(_ controller: ControllerID) {
    if controller.exists { pending.append(controller) }
  }

  mutating func next() -> ControllerID? { pending.popLast() }

  mutating func addKeeper(_ controller: ControllerID) { keepers.append(controller) }

  mutating func removeKeeper(_ controller: ControllerID) {
    if let index = keepers.firstIndex(of: controller) { keepers.remove(at: index) }
  }
}

extension CachedResolver {
  /// Settles what is pending and whatever follows from it.
  ///
  /// - Complexity: the controllers pending, the words of 64 in which somebody changes, and who
  ///   follows from one word to another.
  mutating func restyle() {
    while let controller = restyling.next() {
      if surroundings.profile != .inert { settle(controller) }
    }
    if !restyling.keepers.isEmpty, !restyling.ignoresKept { dropOutdatedStyles() }
  }

  /// Finds out what a controller holds and whether it follows who is above it; if that is another
  /// style, all who follow it have another one too.
  private mutating func settle(_ controller: ControllerID) {
    counters.controllersRestyled += 1
    let pin = pin(of: controller)
    arena.plane.setPinned(controller, pin != .unspecified)
    let isDark = pin == .unspecified ? isDarkAbove(controller) : pin == .dark
    if isDark != arena.plane.isDark(controller) { flip(controller) }
  }

  /// Flips who follows `top`, word by word.
  private mutating func flip(_ top: ControllerID) {
    flipWord(of: top)
    while let controller = restyling.reachingOut.popLast() { flipOutside(controller) }
  }

  private mutating func flipWord(of top: ControllerID) {
    var (count, rest) = arena.plane.flip(top, in: stepNumber)
    counters.stylesChanged += count
    while rest != 0 {
      let row = top.row & ~63 | Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
      restyling.reachingOut.append(ControllerID(row: row))
      rest &= rest &- 1
    }
  }

  /// Flips who follows a controller from another word, or from where it was popped.
  private mutating func flipOutside(_ controller: ControllerID) {
    var isReachingOut = false
    var child = arena.links[controller].firstChild
    while child.exists {
      if child.word != controller.word {
        isReachingOut = true
        if !arena.plane.isPinned(child) { flipWord(of: child) }
      }
      child = arena.links[child].next
    }
    if arena.marks[controller].contains(.isPopping), surroundings.profile == .superviews {
      isReachingOut = true
      let popped = popped(by: controller)
      if !arena.plane.isPinned(popped) { flipWord(of: popped) }
    }
    if !isReachingOut { arena.plane.forgetOutside(controller) }
  }

  // MARK: What a controller follows

  /// The style that a controller holds whatever is above it; `unspecified` for who follows that.
  func pin(of controller: ControllerID) -> UserInterfaceStyle {
    let own = arena.settings[controller].overrideUserInterfaceStyle
    if own != .unspecified { return own }
    let marks = arena.marks[controller]
    if marks.contains(.keepsStyle), !restyling.ignoresKept {
      return marks.contains(.keptIsDark) ? .dark : .light
    }
    return handedDownAlone(to: controller)
  }

  /// What it is handed down in place of what is above it.
  private func handedDownAlone(to controller: ControllerID) -> UserInterfaceStyle {
    // TR-6: by the presentation controller, which a root has too.
    if arena.links[controller].window.exists {
      return arena.settings[controller].presentationOverride
    }
    let parent = arena.links[controller].parent
    if parent.exists {
      let hook = arena.traits(from: parent, to: controller)
      let sitsInSeat = surroundings.profile == .superviews && arena.isActive(controller)
      return hook != .unspecified || !sitsInSeat
        ? hook : arena.views[arena.links[controller].seat].pin
    }
    guard arena.marks[controller].contains(.isPopped), surroundings.profile == .superviews else {
      return .unspecified
    }
    return arena.views[arena.links[popper(of: controller)].rootView].pin
  }

  /// What the window, the parent, who pops it or the system holds. Who presents it doesn't matter.
  func isDarkAbove(_ controller: ControllerID) -> Bool {
    let (window, parent) = (arena.links[controller].window, arena.links[controller].parent)
    if window.exists { return windows[window].style.isDark }
    if parent.exists { return arena.plane.isDark(parent) }
    if arena.marks[controller].contains(.isPopped), surroundings.profile == .superviews {
      return arena.plane.isDark(popper(of: controller))
    }
    return surroundings.isDark
  }

  /// `handedDown` of the one-page model, by where the controller is now.
  func freshlyHandedDown(to controller: ControllerID) -> Bool {
    let alone = handedDownAlone(to: controller)
    return alone == .unspecified ? isDarkAbove(controller) : alone == .dark
  }

  // MARK: What a cancelled pop leaves behind (13-16)

  mutating func keepStyle(_ controller: ControllerID, isDark: Bool) {
    restyling.addKeeper(controller)
    arena.marks[controller].insert(isDark ? [.keepsStyle, .keptIsDark] : .keepsStyle)
  }

  mutating func dropKeptStyle(_ controller: ControllerID) {
    guard arena.marks[controller].contains(.keepsStyle) else { return }
    restyling.removeKeeper(controller)
    arena.marks[controller].subtract([.keepsStyle, .keptIsDark])
  }

  /// Kept was the other one when the pop was cancelled: equal means that the fresh one has changed.
  private mutating func dropOutdatedStyles() {
    for controller in restyling.keepers {
      let kept = arena.marks[controller].contains(.keptIsDark)
      guard freshlyHandedDown(to: controller) == kept else { continue }
      dropKeptStyle(controller)
      arena.plane.setPinned(controller, pin(of: controller) != .unspecified)
    }
  }
}
