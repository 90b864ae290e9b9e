import StatusQuoAppearanceModel

// GE-1, GE-19, GE-20, GE-22: insets at the sides and at the bottom.
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
      area.left = area.left.roundedToThousandths
      area.bottom = area.bottom.roundedToThousandths
      area.right = area.right.roundedToThousandths
      list.append(area)
    }
    areas = list
  }

  /// The insets of the controllers on screen; nil where no source has them.
  mutating func safeAreas(of onScreen: [ControllerID]) -> PerController<SafeArea?> {
    var known = PerController<SafeArea?>(repeating: nil, count: hierarchy.nodes.count)
    guard iOS >= 11 else { return known }
    for id in onScreen where isOnGlass(id) {
      uses(.ge1)
      guard var area = inheritedArea(of: id, known) else { continue }
      area.left += settings[id].additionalSafeAreaInsetsLeft
      area.bottom += settings[id].additionalSafeAreaInsetsBottom
      area.right += settings[id].additionalSafeAreaInsetsRight
      known[id] = area
    }
    return known
  }

  /// The insets without its own additional ones; nil where no source has them.
  private mutating func inheritedArea(
    of id: ControllerID, _ known: PerController<SafeArea?>
  ) -> SafeArea? {
    let name = hierarchy[id].name
    if let parent = hierarchy[id].parent {
      if hierarchy[parent].kind == .split, !hierarchy.collapsesSplits {
        return column(id, of: parent) == .floating
          ? SafeArea(controller: name, left: 0, bottom: 10, right: 0) : nil
      }
      guard let above = known[parent], let bottom = bottomOfChildren(of: parent, above.bottom)
      else { return nil }
      let insets = viewInsets(of: id)
      return SafeArea(
        controller: name, left: insets.left.overlap(above.left),
        bottom: insets.bottom.overlap(bottom), right: insets.right.overlap(above.right))
    }
    guard reachesAllSides(id) else { return nil }
    uses(.ge19)
    guard let bottom = bottomOfScreen else { return nil }
    let side = hasNoBar ? metrics.safeAreaTop : 0
    return SafeArea(controller: name, left: side, bottom: bottom, right: side)
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
  private mutating func bottomOfChildren(of id: ControllerID, _ bottom: Double) -> Double? {
    let taken: Double?
    switch hierarchy[id].kind {
    case .plain, .page, .alert, .split: return bottom
    case .navigation:
      if settings[id].isToolbarHidden { return bottom }
      if hasStackOnTop(id) { return nil }
      taken = bottomAbove(.toolbar)
    case .tab:
      taken = hasFloatingTabBars ? bottomBelowFloatingTabBar(bottom) : bottomAbove(.tabBar)
    }
    if isBottomBarHidden(of: id) {
      uses(.ge22)
      return bottom
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

  private enum BottomBar {
    case tabBar, toolbar
  }

  /// GE-20: the inset of what is above a bar at the bottom of the screen.
  private func bottomAbove(_ bar: BottomBar) -> Double? {
    if hasDesignOf26, !environment.device.isPad {
      switch bar {
      case .tabBar: return isCompactHeight ? nil : 83
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
