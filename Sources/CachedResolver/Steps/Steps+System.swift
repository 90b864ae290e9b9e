import StatusQuoAppearanceModel

extension CachedResolver {
  /// Size classes change, and with them adaptive presentations and the default of hidden.
  mutating func rotate(to orientation: Orientation) throws(Refusal) {
    if surroundings.orientation == orientation { throw .ignored(.noChange) }
    surroundings.orientation = orientation
    forgetChains()
    barMayChange()
    knownSafeArea = nil
    updateSystemGestures()
    if surroundings.isAppMode { showAppBar(hiddenBy: .none) }
    updateStatusBar(animated: true)
    surroundings.keepInset(isBarHidden: displayedBar.hidden)
  }

  /// SC-6: what a rotation does, and the children of split view controllers but the first come or leave.
  mutating func resize(to width: SizeClass) throws(Refusal) {
    if !surroundings.canResize { throw .ignored(.noSuchProperty) }
    if surroundings.isNarrow == (width == .compact) { throw .ignored(.noChange) }
    var others = StepList<ControllerID>()
    for child in arena.controllers where arena.links[child].previous.exists {
      let parent = arena.links[child].parent
      if parent.exists, arena.kind(parent) == .split { others.append(child) }
    }
    for child in others { mayLeave(child) }
    collectBefore()
    surroundings.isNarrow.toggle()
    arena.collapsesSplits = surroundings.isNarrow
    for child in others { appeared(child) }
    forgetChains()
    barMayChange()
    finishEdits()
    if surroundings.isNarrow {
      runCollapse()
    } else {
      runPhases(.standard, updates: true, animated: true)
    }
    surroundings.keepInset(isBarHidden: displayedBar.hidden)
  }

  mutating func setSystemStyle(_ style: UserInterfaceStyle) throws(Refusal) {
    if surroundings.iOS < 13 { throw .ignored(.noSuchProperty) }
    if surroundings.chosenStyle == style { throw .ignored(.noChange) }
    surroundings.chosenStyle = style
    if !surroundings.isInBackground { deliverSystemStyle() }
  }

  mutating func enterBackground() throws(Refusal) {
    if surroundings.isInBackground { throw .ignored(.noChange) }
    surroundings.isInBackground = true
    flipForSnapshots()
  }

  mutating func enterForeground() throws(Refusal) {
    if !surroundings.isInBackground { throw .ignored(.noChange) }
    surroundings.isInBackground = false
    deliverSystemStyle()
  }

  /// GE-10: heights are computed where they are observed.
  mutating func setInCallStatusBar(_ active: Bool) throws(Refusal) {
    if surroundings.isInCall == active { throw .ignored(.noChange) }
    surroundings.isInCall = active
  }

  private mutating func deliverSystemStyle() {
    let wasDark = surroundings.isDark
    surroundings.deliveredStyle = surroundings.chosenStyle
    guard surroundings.isDark != wasDark else { return }
    appStyleChanged()
    barMayChange()
    restyleForSystem()
  }

  mutating func setNeedsStatusBarAppearanceUpdate(
    on name: Name, animated: Bool
  ) throws(Refusal) {
    let controller = try onlyController(name)
    if !arena.isInWindow(controller) { throw .ignored(.notInWindow) }
    if surroundings.isAppMode { throw .ignored(.appMode) }
    if isInMainScene(controller) { updateStatusBar(animated: animated) }
  }

  /// SB-39, GE-13.
  func readStatusBarByKVC() throws(Refusal) {
    if surroundings.environment.effectiveVersion >= 13 { throw .raised(.internalInconsistency) }
  }
}
