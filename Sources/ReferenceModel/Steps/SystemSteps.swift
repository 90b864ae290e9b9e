import StatusQuoAppearanceModel

// Steps of the user and the system: rotation, width, light and dark, background.
extension World {
  /// T-18.
  mutating func rotate(to orientation: Orientation) throws(Refusal) {
    if orientation == self.orientation { throw .ignored(.noChange) }
    self.orientation = orientation
    updateSystemGestures()
    if isAppMode {
      uses(.sb1)
      showAppModeState()
    } else {
      uses(.t18)
      updateStatusBar(animated: true)
    }
    isInsetOfHiddenBar = displayedBar.hidden
  }

  /// SC-6: as a rotation, but that split view controllers collapse or expand.
  mutating func resize(to width: SizeClass) throws(Refusal) {
    guard canResize else { throw .ignored(.noSuchProperty) }
    if width == horizontalSizeClass { throw .ignored(.noChange) }
    let order: TransitionOrder = width == .compact ? .collapse : .stack
    transition(order, update: .always, by: isAppMode ? .sb1 : .sc6, isAnimated: true) { world in
      world.horizontalSizeClass = width
      world.hierarchy.collapsesSplits = world.collapsesSplits
    }
    isInsetOfHiddenBar = displayedBar.hidden
  }

  /// TR-23: in the background the choice waits for the foreground.
  mutating func setSystemStyle(_ style: UserInterfaceStyle) throws(Refusal) {
    if iOS < 13 { throw .ignored(.noSuchProperty) }
    if style == systemStyle { throw .ignored(.noChange) }
    systemStyle = style
    if isInBackground {
      uses(.tr23)
    } else {
      deliveredSystemStyle = style
    }
  }

  /// T-27: the bar is not updated.
  mutating func enterBackground() throws(Refusal) {
    if isInBackground { throw .ignored(.noChange) }
    uses(.t27)
    isInBackground = true
  }

  mutating func enterForeground() throws(Refusal) {
    guard isInBackground else { throw .ignored(.noChange) }
    uses(.t27)
    isInBackground = false
    deliveredSystemStyle = systemStyle
    showBarInForeground()
  }

  /// GE-10: the bar's height follows from it; no controller is asked.
  mutating func setInCallStatusBar(_ active: Bool) throws(Refusal) {
    if active == isInCall { throw .ignored(.noChange) }
    isInCall = active
  }
}
