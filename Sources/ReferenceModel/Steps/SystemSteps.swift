import StatusQuoAppearanceModel

// Steps of the user and the system: rotation, width, light and dark, background.
extension World {
  /// T-18.
  mutating func rotate(to orientation: Orientation) throws(Refusal) {
    if orientation == self.orientation { throw .ignored(.noChange) }
    changeWidth(by: .t18) { $0.orientation = orientation }
    if isAppMode { showAppModeState() }
    isInsetOfHiddenBar = displayedBar.hidden
  }

  /// SC-6: as a rotation, but that split view controllers collapse or expand.
  mutating func resize(to width: SizeClass) throws(Refusal) {
    guard canResize else { throw .ignored(.noSuchProperty) }
    if width == horizontalSizeClass { throw .ignored(.noChange) }
    notes(.sc6, for: .members)
    changeWidth(by: .sc6) { $0.horizontalSizeClass = width }
    isInsetOfHiddenBar = displayedBar.hidden
  }

  /// The bar is updated, and split view controllers follow the width (W-8).
  private mutating func changeWidth(by rule: RuleID, _ change: (inout World) -> Void) {
    var changed = self
    change(&changed)
    let order: TransitionOrder =
      changed.collapsesSplits ? .collapse : collapsesSplits ? .expansion : .stack
    transition(order, update: .always, by: isAppMode ? .sb1 : rule, isAnimated: true) { world in
      change(&world)
      world.adaptSplits()
    }
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
