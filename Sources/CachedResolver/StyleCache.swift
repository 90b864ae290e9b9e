import AppearanceModel

/// Whose style to settle again, and what became of views.
///
/// The cache itself is the `StylePlane`. Invariant: between steps every window and controller holds
/// what TR-2 to TR-10 give it, or, below a controller with `Marks.keepsStyle`, what they give when
/// that one is handed down what it kept. Views keep none: see `ViewCell.pin`.
struct Restyling {
  /// Where something changed that a style follows from. Empty between steps.
  private(set) var pending = StepList<ControllerID>()
  /// Flipped, and about to flip those outside its word who follow. Empty between steps.
  var reachingOut = StepList<ControllerID>()
  /// Invariant: the controllers with `Marks.keepsStyle`.
  private(set) var keepers = ContiguousArray<ControllerID>()
  /// For the flip of TR-23 what was kept counts as dropped.
  var ignoresKept = false
  /// The last step that changed the style of a window or a controller.
  var changedStep = -1
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

  mutating func next() -> ControllerID? { pending.isEmpty ? nil : pending.removeLast() }

  mutating func addKeeper(_ controller: ControllerID) { keepers.append(controller) }

  mutating func removeKeeper(_ controller: ControllerID) {
    if let index = keepers.firstIndex(of: controller) { keepers.remove(at: index) }
  }
}

/// The style that a window, a controller or a view holds.
struct HeldStyle {
  var isDark: Bool
  /// Whether it is held whatever is above.
  var isPinned: Bool

  init(isDark: Bool, isPinned: Bool) {
    self.isDark = isDark
    self.isPinned = isPinned
  }

  /// A style that is given, or what is held above.
  @inline(__always) init(_ given: UserInterfaceStyle, else above: @autoclosure () -> Bool) {
    isPinned = given != .unspecified
    isDark = isPinned ? given == .dark : above()
  }
}

extension CachedResolver {
  /// Settles what is pending and whatever follows from it.
  ///
  /// - Complexity: the controllers pending, the words of 64 in which somebody changes, and who
  ///   follows from one word to another.
  mutating func restyle() {
    while let controller = restyling.next() { settle(controller) }
    finishRestyling()
  }

  /// The same for one controller, where nothing else is pending.
  mutating func restyle(_ controller: ControllerID) {
    settle(controller)
    finishRestyling()
  }

  @inline(__always) private mutating func finishRestyling() {
    if !restyling.keepers.isEmpty, !restyling.ignoresKept { dropOutdatedStyles() }
    if restyling.changedStep == stepNumber { followStyles() }
  }

  /// Finds out what a controller holds and whether it follows who is above it; if that is another
  /// style, all who follow it have another one too.
  @inline(__always) private mutating func settle(_ controller: ControllerID) {
    guard surroundings.profile != .inert else { return }
    counters.controllersRestyled += 1
    let held = held(by: controller)
    guard let reachingOut = arena.plane.settle(controller, held, in: stepNumber) else { return }
    restyling.changedStep = stepNumber
    counters.wordsFlipped += 1
    if reachingOut != 0 { flipOutside(controller, reachingOut) }
  }

  /// Flips, word by word, who follows some of a controller's word from outside.
  private mutating func flipOutside(_ controller: ControllerID, _ reachingOut: UInt64) {
    note(reachingOut, beside: controller)
    while !restyling.reachingOut.isEmpty { flipOutside(restyling.reachingOut.removeLast()) }
  }

  private mutating func note(_ reachingOut: UInt64, beside controller: ControllerID) {
    var rest = reachingOut
    while rest != 0 {
      restyling.reachingOut.append(controller.beside(rest.trailingZeroBitCount))
      rest &= rest &- 1
    }
  }

  private mutating func flip(_ controller: ControllerID) {
    counters.wordsFlipped += 1
    note(arena.plane.flip(controller, in: stepNumber), beside: controller)
  }

  /// Flips who follows a controller from another word, or from where it was popped.
  private mutating func flipOutside(_ controller: ControllerID) {
    var isReachingOut = false
    var child = arena.links[controller].firstChild
    while child.exists {
      if child.word != controller.word {
        isReachingOut = true
        if !arena.plane.isPinned(child) { flip(child) }
      }
      child = arena.links[child].next
    }
    if arena.marks[controller].contains(.isPopping), surroundings.profile == .superviews {
      isReachingOut = true
      let popped = popped(by: controller)
      if !arena.plane.isPinned(popped) { flip(popped) }
    }
    if !isReachingOut { arena.plane.forgetOutside(controller) }
  }

  // MARK: What a controller follows

  @inline(__always) func held(by controller: ControllerID) -> HeldStyle {
    let own = arena.settings[controller].overrideUserInterfaceStyle
    if own != .unspecified { return HeldStyle(isDark: own == .dark, isPinned: true) }
    let marks = arena.marks[controller]
    if marks.contains(.keepsStyle), !restyling.ignoresKept {
      return HeldStyle(isDark: marks.contains(.keptIsDark), isPinned: true)
    }
    return handedDown(to: controller)
  }

  /// What it gets from above (TR-6 to TR-9), by where it is now. Who presents it does not matter.
  @inline(__always) func handedDown(to controller: ControllerID) -> HeldStyle {
    let place = arena.links[controller]
    if place.window.exists {
      // TR-6: by the presentation controller, which a root has too.
      let override = arena.settings[controller].presentationOverride
      return HeldStyle(override, else: windows[place.window].style.isDark)
    }
    if place.parent.exists {
      return HeldStyle(pin(of: controller, in: place), else: arena.plane.isDark(place.parent))
    }
    guard arena.marks[controller].contains(.isPopped), surroundings.profile == .superviews else {
      return HeldStyle(.unspecified, else: surroundings.isDark)
    }
    let stack = popper(of: controller)
    return HeldStyle(
      arena.views[arena.links[stack].rootView].pin, else: arena.plane.isDark(stack))
  }

  /// What its parent hands down to it alone, or else what pins the view it sits in (TR-9).
  @inline(__always) private func pin(
    of child: ControllerID, in place: Links
  ) -> UserInterfaceStyle {
    let hook = arena.traits(from: place.parent, to: child)
    guard hook == .unspecified, surroundings.profile == .superviews, arena.isActive(child) else {
      return hook
    }
    return arena.views[place.seat].pin
  }

  // MARK: What a cancelled pop leaves behind (13-16)

  mutating func keepStyle(_ controller: ControllerID, isDark: Bool) {
    restyling.addKeeper(controller)
    arena.marks[controller].insert(isDark ? [.keepsStyle, .keptIsDark] : .keepsStyle)
  }

  @inline(__always) mutating func dropKeptStyle(_ controller: ControllerID) {
    guard !restyling.keepers.isEmpty, arena.marks[controller].contains(.keepsStyle) else { return }
    restyling.removeKeeper(controller)
    arena.marks[controller].subtract([.keepsStyle, .keptIsDark])
  }

  /// Kept was the other one when the pop was cancelled: equal means that the fresh one has changed.
  private mutating func dropOutdatedStyles() {
    for controller in restyling.keepers {
      let kept = arena.marks[controller].contains(.keptIsDark)
      guard handedDown(to: controller).isDark == kept else { continue }
      dropKeptStyle(controller)
      arena.plane.setPinned(controller, held(by: controller).isPinned)
    }
  }
}
