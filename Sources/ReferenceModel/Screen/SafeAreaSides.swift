import StatusQuoAppearanceModel

// GE-1, GE-19, GE-20, GE-22, GE-29: insets at the sides and at the bottom.
extension World {
  /// Replaces `areas` by those of the controllers on screen whose place the sources have; nil before iOS 11.
  mutating func measureSafeArea(into areas: inout [SafeArea]?) {
    guard iOS >= 11 else {
      areas = nil
      return
    }
    let known = safeAreas(of: hierarchy.onScreen())
    var list = areas ?? []
    areas = nil
    list.removeAll(keepingCapacity: true)
    for id in hierarchy.all {
      guard var area = known[id] else { continue }
      area.left = area.left?.roundedToThousandths
      area.bottom = area.bottom?.roundedToThousandths
      area.right = area.right?.roundedToThousandths
      list.append(area)
    }
    areas = list
  }

  /// The insets of the controllers on screen; nil where no source has any.
  mutating func safeAreas(of onScreen: [ControllerID]) -> PerController<SafeArea?> {
    var known = PerController<SafeArea?>(repeating: nil, count: hierarchy.nodes.count)
    guard iOS >= 11 else { return known }
    let tops =
      hasFloatingTabBars
      ? safeAreaTops(of: onScreen) : PerController(repeating: nil, count: hierarchy.nodes.count)
    for id in onScreen { known[id] = safeArea(of: id, known, tops) }
    return known
  }

  /// The insets of a controller on screen below those of its parent; nil where no source has any.
  mutating func safeArea(
    of id: ControllerID, _ known: PerController<SafeArea?>, _ tops: PerController<Double?>
  ) -> SafeArea? {
    guard isOnGlass(id) else { return nil }
    uses(.ge1)
    guard let inherited = inheritedArea(of: id, known, tops) else { return nil }
    let area = SafeArea(
      controller: inherited.controller,
      left: inherited.left.map { $0 + settings[id].additionalSafeAreaInsetsLeft },
      bottom: inherited.bottom.map { $0 + settings[id].additionalSafeAreaInsetsBottom },
      right: inherited.right.map { $0 + settings[id].additionalSafeAreaInsetsRight })
    return area.left != nil || area.bottom != nil || area.right != nil ? area : nil
  }

  /// The insets without its own additional ones; nil where no source has any.
  mutating func inheritedArea(
    of id: ControllerID, _ known: PerController<SafeArea?>, _ tops: PerController<Double?>
  ) -> SafeArea? {
    let name = hierarchy[id].name
    if let parent = hierarchy[id].parent {
      if hierarchy[parent].kind == .split, !hierarchy.collapsesSplits {
        return areaOfColumn(id, of: parent)
      }
      guard let above = known[parent] else { return nil }
      let bottom = bottomOfChildren(of: parent, above.bottom, top: tops[parent])
      let insets = viewInsets(of: id)
      return SafeArea(
        controller: name, left: above.left.map(insets.left.overlap),
        bottom: bottom.map(insets.bottom.overlap), right: above.right.map(insets.right.overlap))
    }
    if display != nil {
      let insets = displayInsets(of: id)
      return SafeArea(
        controller: name, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    if isFormSheetOnPad(id) {
      uses(.ge19)
      return SafeArea(controller: name)
    }
    guard reachesAllSides(id) else { return nil }
    uses(.ge19)
    let side = hasNoBar ? metrics.safeAreaTop : 0
    return SafeArea(controller: name, left: side, bottom: bottomOfScreen, right: side)
  }

  /// GE-24.
  private mutating func areaOfColumn(_ id: ControllerID, of split: ControllerID) -> SafeArea? {
    let name = hierarchy[id].name
    return switch column(id, of: split) {
    case .floating: SafeArea(controller: name, bottom: 10)
    case .underneath: SafeArea(controller: name, left: 330, bottom: bottomOfScreen)
    case .tiled: SafeArea(controller: name, bottom: bottomOfScreen)
    case .somewhere, .unknown: nil
    }
  }

  /// GE-19: in the middle of the screen.
  private mutating func isFormSheetOnPad(_ id: ControllerID) -> Bool {
    environment.device.isPad && environment.device != .iPadWithHomeButton && iOS >= 26
      && !isNarrowScene && hierarchy[id].kind != .alert && effectiveStyle(of: id) == .formSheet
  }

  /// SC-5, GE-19: in a narrow scene none is known, else roots do, and what fills the screen, and sheets in
  /// portrait all sides but the top. No source says where other presentations lie.
  private mutating func reachesAllSides(_ id: ControllerID) -> Bool {
    if isNarrowScene {
      uses(.sc5)
      return false
    }
    if hierarchy[id].kind == .alert { return false }
    return switch effectiveStyle(of: id) {
    case .fullScreen, .overFullScreen, nil: true
    case .pageSheet, .formSheet: !environment.device.isPad && orientation == .portrait
    case .popover, .automatic, .custom, .currentContext, .overCurrentContext: false
    }
  }

  /// GE-19.
  private var bottomOfScreen: Double? {
    environment.device.homeIndicatorInset(in: orientation, on: iOS)
  }

  /// The bottom that a container hands to its children; nil where no source says it: above two bars, and where
  /// the height of a bar is unknown.
  mutating func bottomOfChildren(
    of id: ControllerID, _ bottom: Double?, top: Double?
  ) -> Double? {
    guard let bottom else { return nil }
    if display != nil { return bottomOnDisplay(ofChildren: id, bottom) }
    let taken: Double?
    switch hierarchy[id].kind {
    case .plain, .page, .alert, .split: return bottom
    case .navigation:
      if settings[id].isToolbarHidden { return bottom }
      if hasStackOnTop(id) { return nil }
      taken = bottomAbove(.toolbar)
    case .tab:
      if hidesTabBar(id) {
        uses(.ge29)
        return hasFloatingTabBars ? nil : bottom
      }
      taken =
        hasFloatingTabBars ? bottomBelowFloatingTabBar(bottom, top: top) : bottomAbove(.tabBar)
    }
    if isBottomBarHidden(of: id) {
      uses(.ge22)
      return isToolbarShownAnyway(of: id) ? nil : bottom
    }
    uses(.ge20)
    guard let taken, bottom == bottomOfScreen else { return nil }
    return taken
  }

  /// GE-22: by the top controller of a navigation controller, by any on the stack that a tab controller shows.
  func isBottomBarHidden(of id: ControllerID) -> Bool {
    if hierarchy[id].kind == .navigation {
      return hierarchy.top(of: id).map { settings[$0].hidesBottomBarWhenPushed } ?? false
    }
    guard let shown = hierarchy[id].selected, hierarchy[shown].kind == .navigation else {
      return false
    }
    return hierarchy.children[shown].contains { settings[$0].hidesBottomBarWhenPushed }
  }

  /// GE-22: true for a toolbar that the app has shown while such a controller was on top, as it still is: no source
  /// says what it takes.
  func isToolbarShownAnyway(of id: ControllerID) -> Bool {
    toolbarShownUnder[id].map { $0 == hierarchy.top(of: id) } ?? false
  }

  /// GE-29: true while the app hides the tab bar of a tab controller itself.
  func hidesTabBar(_ id: ControllerID) -> Bool {
    effectiveVersion >= 18 && settings[id].isTabBarHidden
  }

  private enum BottomBar {
    case tabBar, toolbar
  }

  /// GE-20: the inset of what is above a bar at the bottom of the screen.
  private func bottomAbove(_ bar: BottomBar) -> Double? {
    if hasDesignOf26, !environment.device.isPad {
      switch bar {
      case .tabBar: return isCompactHeight ? 64 : 83
      case .toolbar: return isCompactHeight ? 82 : 86
      }
    }
    guard let bottom = bottomOfScreen else { return nil }
    switch bar {
    case .tabBar: return bottom + tabBarHeight(above: bottom)
    case .toolbar: return bottom + navigationBarHeight
    }
  }

  /// GE-20, above the home indicator.
  private func tabBarHeight(above bottom: Double) -> Double {
    guard environment.device.isPad else { return hasLowBars ? 32 : 49 }
    if bottom > 0 { return 45 }
    return effectiveVersion < 12 ? 49 : 50
  }
}
