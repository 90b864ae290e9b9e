import StatusQuoAppearanceModel

/// Controllers whose style to settle again, and what changed for views.
///
/// The cache itself is the `StylePlane`. Invariant: between steps every window and controller holds
/// what TR-2 to TR-10 give it; below a controller with `Flags.keepsTraits`, as if that one inherited
/// what it kept. Views store none: see `ViewCell.pin`.
struct Restyling {
  /// Controllers at which something changed that a style follows from. Empty between steps.
  private(set) var pending = StepList<ControllerID>()
  /// Flipped, with followers outside the word still to be flipped. Empty between steps.
  var reachingOut = StepList<ControllerID>()
  /// Invariant: the controllers with `Flags.keepsTraits`.
  private(set) var keptTraits = ContiguousArray<ControllerID>()
  /// True during the flip of TR-23, which treats kept traits as dropped.
  var ignoresKeptTraits = false
  /// The last step that changed the style of a window or a controller.
  var changedStep = -1
  /// The step in which all that changed was notified of it and then of the opposite (TR-23).
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

  mutating func keepTraits(_ controller: ControllerID) { keptTraits.append(controller) }

  mutating func dropKeptTraits(_ controller: ControllerID) {
    if let index = keptTraits.firstIndex(of: controller) { keptTraits.remove(at: index) }
  }
}

/// The style that a window, a controller or a view holds.
package struct HeldStyle {
  package var isDark: Bool
  /// True if it is held independently of what is above.
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
  /// Settles what is pending and all that follows from it.
  ///
  /// - Complexity: the controllers pending, the words of 64 in which one changes, and followers
  ///   in other words.
  package mutating func restyle() {
    while let controller = restyling.next() { settle(controller) }
    finishRestyling()
  }

  /// Settles one controller, where nothing else is pending.
  package mutating func restyle(_ controller: ControllerID) {
    settle(controller)
    finishRestyling()
  }

  @inline(__always) private mutating func finishRestyling() {
    if !restyling.keptTraits.isEmpty, !restyling.ignoresKeptTraits { dropOutdatedTraits() }
    if restyling.changedStep == stepNumber { followStyles() }
  }

  /// Finds out what a controller holds and whether it follows the one above it. If that is another
  /// style, its followers change too.
  @inline(__always) private mutating func settle(_ controller: ControllerID) {
    guard surroundings.profile != .inert else { return }
    counters.controllersRestyled += 1
    let held = held(by: controller)
    guard let reachingOut = arena.plane.settle(controller, held, in: stepNumber) else { return }
    restyling.changedStep = stepNumber
    counters.wordsFlipped += 1
    if reachingOut != 0 { flipOutside(controller, reachingOut) }
  }

  /// Flips, word by word, the outside followers of some controllers of a word.
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

  /// Flips the followers of a controller that are in another word or popped from it.
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
    if arena.flags[controller].contains(.isPopping), surroundings.profile == .superviews {
      isReachingOut = true
      let popped = poppedController(by: controller)
      if !arena.plane.isPinned(popped), followedStack(of: popped).exists { flip(popped) }
    }
    if !isReachingOut { arena.plane.forgetOutside(controller) }
  }

  // MARK: What a controller follows

  @inline(__always) package func held(by controller: ControllerID) -> HeldStyle {
    let own = arena.settings[controller].ownStyle.style
    if own != .unspecified { return HeldStyle(isDark: own == .dark, isPinned: true) }
    let flags = arena.flags[controller]
    if flags.contains(.keepsTraits), !restyling.ignoresKeptTraits {
      return HeldStyle(isDark: flags.contains(.keptTraitsAreDark), isPinned: true)
    }
    if flags.contains(.keepsOverride) {
      return HeldStyle(isDark: flags.contains(.keptOverrideIsDark), isPinned: true)
    }
    return inheritedStyle(of: controller)
  }

  /// The style that it inherits in its present place (TR-6 to TR-9). Its presenter does not matter.
  @inline(__always) func inheritedStyle(of controller: ControllerID) -> HeldStyle {
    let place = arena.links[controller]
    if place.window.exists {
      // TR-6, TR-7: by the presentation controller, which a root has not.
      let override =
        place.presenter.exists ? arena.settings[controller].presentationOverride : .unspecified
      return HeldStyle(override, else: windows[place.window].style.isDark)
    }
    if place.parent.exists {
      let pin = pin(of: controller, in: place)
      if pin == .unspecified, misses(controller, from: place.parent) {
        return HeldStyle(isDark: surroundings.isDark, isPinned: true)
      }
      return HeldStyle(pin, else: arena.plane.isDark(place.parent))
    }
    let stack = followedStack(of: controller)
    guard stack.exists else { return HeldStyle(.unspecified, else: surroundings.isDark) }
    return HeldStyle(
      arena.views[arena.links[stack].rootView].pin, else: arena.plane.isDark(stack))
  }

  /// The navigation controller, in a window, that a controller is popped from by a swipe, from iOS 17: it
  /// follows that one still. `none` for others.
  @inline(__always) func followedStack(of controller: ControllerID) -> ControllerID {
    guard arena.flags[controller].contains(.isPopped), surroundings.profile == .superviews else {
      return .none
    }
    let stack = poppingNavigationController(of: controller)
    return arena.isInWindow(stack) ? stack : .none
  }

  /// The style that its parent gives to it alone, or else the one that pins the view that contains
  /// it (TR-9), which does not count in a detached tree (TR-15).
  @inline(__always) private func pin(
    of child: ControllerID, in place: Links
  ) -> UserInterfaceStyle {
    let hook = arena.traits(from: place.parent, to: child)
    guard hook == .unspecified, surroundings.profile == .superviews, arena.isActive(child) else {
      return hook
    }
    let pin = arena.views[place.containerView].pin
    return pin == .unspecified || !isAdrift(child) ? pin : .unspecified
  }

  // MARK: What a canceled pop leaves behind (13-16)

  mutating func keepTraits(_ controller: ControllerID, isDark: Bool) {
    restyling.keepTraits(controller)
    arena.flags[controller].insert(isDark ? [.keepsTraits, .keptTraitsAreDark] : .keepsTraits)
  }

  @inline(__always) mutating func dropKeptTraits(_ controller: ControllerID) {
    guard !restyling.keptTraits.isEmpty, arena.flags[controller].contains(.keepsTraits) else {
      return
    }
    restyling.dropKeptTraits(controller)
    arena.flags[controller].subtract([.keepsTraits, .keptTraitsAreDark])
  }

  /// Kept was the other one when the pop was canceled: equal means that the fresh one has changed.
  private mutating func dropOutdatedTraits() {
    for controller in restyling.keptTraits {
      let kept = arena.flags[controller].contains(.keptTraitsAreDark)
      guard inheritedStyle(of: controller).isDark == kept else { continue }
      dropKeptTraits(controller)
      arena.plane.setPinned(controller, held(by: controller).isPinned)
    }
  }
}
