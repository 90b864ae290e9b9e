import StatusQuoAppearanceModel

extension CachedResolver {
  /// Size classes change, and with them adaptive presentations and the default of hidden.
  mutating func rotate(to orientation: Orientation) throws(Refusal) {
    if surroundings.orientation == orientation { throw .ignored(.noChange) }
    let splits = splitsToAdapt { $0.orientation = orientation }
    surroundings.orientation = orientation
    forgetChains()
    barMayChange()
    forgetInsets()
    if splits.isEmpty, surroundings.collapsesSplits == arena.collapsesSplits {
      arena.hasRoomForThreeColumns = surroundings.hasRoomForThreeColumns
      updateSystemGestures()
      if surroundings.isAppMode { showAppBar(hiddenBy: .none) }
      updateStatusBar(animated: true)
    } else {
      adaptAndCall(splits)
      if surroundings.isAppMode { showAppBar(hiddenBy: .none) }
    }
    surroundings.keepInset(isBarHidden: displayedBar.hidden)
  }

  /// SC-6: what a rotation does, and the children of split view controllers but the first come or leave.
  mutating func resize(to width: SizeClass) throws(Refusal) {
    if !surroundings.canResize { throw .ignored(.noSuchProperty) }
    if surroundings.isNarrow == (width == .compact) { throw .ignored(.noChange) }
    let splits = splitsToAdapt { $0.isNarrow.toggle() }
    surroundings.isNarrow.toggle()
    forgetChains()
    barMayChange()
    adaptAndCall(splits)
    surroundings.keepInset(isBarHidden: displayedBar.hidden)
  }

  /// Takes split view controllers off the screen if a change makes them show other children.
  private mutating func splitsToAdapt(
    after change: (inout Surroundings) -> Void
  ) -> StepList<ControllerID> {
    var changed = surroundings
    change(&changed)
    var splits = StepList<ControllerID>()
    let isSame =
      changed.collapsesSplits == arena.collapsesSplits
      && changed.hasRoomForThreeColumns == arena.hasRoomForThreeColumns
    if isSame { return splits }
    for split in arena.controllers where arena.kind(split) == .split {
      splits.append(split)
      addRegions(of: split)
    }
    collectBefore()
    return splits
  }

  /// The split view controller, and its columns that are elsewhere: they may be on the stack of another one, from where they
  /// come back.
  private mutating func addRegions(of split: ControllerID) {
    screen.regions.append(split)
    for column in arena.rareSettings(of: split)?.columns ?? []
    where arena.links[column].parent != split {
      screen.regions.append(column)
    }
  }

  /// W-8, SC-6.
  private mutating func adaptAndCall(_ splits: StepList<ControllerID>) {
    let wasCollapsed = arena.collapsesSplits
    arena.hasRoomForThreeColumns = surroundings.hasRoomForThreeColumns
    if surroundings.collapsesSplits != wasCollapsed {
      adaptSplits(collapse: surroundings.collapsesSplits)
    } else {
      for split in splits { childrenAppeared(split) }
    }
    for split in splits { addRegions(of: split) }
    finishEdits()
    if surroundings.collapsesSplits {
      runCollapse()
    } else if wasCollapsed {
      runExpansion(splits)
    } else {
      runPhases(.standard, updates: true, animated: true)
    }
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
