import AppearanceModel

/// What a read finds out. Who answered is `none` when there was nobody to ask.
struct Reading {
  /// The controlling window, by name: it may be gone when this is looked at again.
  var window: Name?
  var styleAnswerer = ControllerID.none
  var style = StatusBarStyle.default
  var hiddenAnswerer = ControllerID.none
  var hidden: Bool
  /// SB-15.
  var hasNoBar: Bool
  /// SB-27.
  var isLightBehindCard = false
}

extension CachedResolver {
  /// A read without consequences, from what the caches know.
  mutating func wouldBeReading() -> Reading {
    let window = controllingWindow()
    var reading = Reading(
      window: window.exists ? windows[window].name : nil,
      hidden: surroundings.hidesBarByDefault, hasNoBar: surroundings.hasNoBar)
    guard window.exists, windows[window].root.exists else { return reading }
    let root = windows[window].root
    follow(.style, from: root)
    follow(.hidden, from: root)
    reading.styleAnswerer = chains.style.answerer
    reading.hiddenAnswerer = chains.hidden.answerer
    reading.style = preferredStatusBarStyle(of: reading.styleAnswerer)
    reading.hidden = prefersStatusBarHidden(reading.hiddenAnswerer)
    reading.isLightBehindCard = isLightBehindCard(from: root)
    return reading
  }

  mutating func controllingWindow() -> WindowID {
    if windows.knownControlling == nil { counters.windowSearches += 1 }
    return windows.controlling()
  }

  /// The colour that a reading means now.
  mutating func content(of reading: Reading) -> BarContent {
    if reading.isLightBehindCard { return .light }
    guard reading.styleAnswerer.exists else { return defaultContent() }
    let isDark = arena.plane.isDark(reading.styleAnswerer)
    return surroundings.content(reading.style, isDark: isDark)
  }

  /// SB-34: the colour of the default bar.
  private mutating func defaultContent() -> BarContent {
    let window = controllingWindow()
    let isDark = window.exists ? windows[window].style.isDark : surroundings.isDark
    return surroundings.content(.default, isDark: isDark)
  }

  /// A read (SB-18). In app mode there are none.
  mutating func read(animated: Bool) {
    if surroundings.isAppMode { return }
    counters.reads += 1
    let reading = wouldBeReading()
    let content = content(of: reading)
    let animation = preferredStatusBarUpdateAnimation(of: reading.hiddenAnswerer)
    glass.show(hidden: reading.hidden || reading.hasNoBar, content: content) {
      // SB-13: iOS 7 animates nothing that its caller does not.
      (!animated && surroundings.iOS < 8 ? .none : animation, animated && animation != .none)
    }
    glass.note(reading)
    glass.keep(chains.style, chains.hidden)
  }

  /// Something changed from which the bar may follow: what a read would display or, by T-19, what is
  /// on the glass. Called by whatever changes a window, who hangs where, a link of a chain, an
  /// answer, or a style that gives the bar its colour.
  mutating func barMayChange() {
    knownAppearance = nil
    glassMayChange = true
  }

  /// What a controller answers changed, which matters if it is asked.
  mutating func answersChange(_ controller: ControllerID) {
    if !arena.marks[controller].isDisjoint(with: [.onStyleChain, .onHiddenChain]) {
      barMayChange()
    }
  }

  /// Some controllers hold another style: whoever gives the bar its colour may be among them.
  @inline(__always) mutating func followStyles() {
    if arena.hasChanged(chains.style.answerer, in: stepNumber)
      || arena.hasChanged(glass.styleAnswerer, in: stepNumber)
    {
      barMayChange()
    }
  }

  /// T-19: after every step the bar follows the style now held, without asking anybody.
  mutating func recolorGlass() {
    glassMayChange = false
    switch glass.last {
    case .nothing:
      return
    case .appBar:
      glass.bar.content = surroundings.content(appBar.style, isDark: surroundings.isDark)
    case .reading(let reading):
      guard !reading.styleAnswerer.exists || isStillInWindow(reading.styleAnswerer) else { return }
      glass.bar.content = content(of: reading)
    }
  }

  /// Whether who answered the last read is still in a window. Climbs only after somebody moved,
  /// and not even then when it is still known to be on the chain.
  private mutating func isStillInWindow(_ answerer: ControllerID) -> Bool {
    if glass.placement == chains.placement { return glass.answererIsInWindow }
    glass.placement = chains.placement
    glass.answererIsInWindow =
      (chains.style.isValid && arena.marks[answerer].contains(.onStyleChain))
      || arena.isInWindow(answerer)
    return glass.answererIsInWindow
  }
}
