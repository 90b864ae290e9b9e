import StatusQuoAppearanceModel

// GE-1, GE-19, GE-20, GE-22: insets at the sides and at the bottom.
extension World {
  /// Replaces `areas` by those of the controllers on screen whose place the sources have; nil before iOS 11.
  mutating func measureSafeArea(into areas: inout [SafeArea]?) {
    guard iOS >= 11 else {
      areas = nil
      return
    }
    var known = PerController<SafeArea?>(repeating: nil, count: hierarchy.nodes.count)
    for id in hierarchy.onScreen() {
      uses(.ge1)
      guard var area = inheritedArea(of: id, known) else { continue }
      area.left += settings[id].additionalSafeAreaInsetsLeft
      area.bottom += settings[id].additionalSafeAreaInsetsBottom
      area.right += settings[id].additionalSafeAreaInsetsRight
      known[id] = area
    }
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

  /// The insets without its own additional ones; nil where no source has them.
  private mutating func inheritedArea(
    of id: ControllerID, _ known: PerController<SafeArea?>
  ) -> SafeArea? {
    let name = hierarchy[id].name
    if let parent = hierarchy[id].parent {
      guard let above = known[parent], let bottom = bottomOfChildren(of: parent, above.bottom)
      else { return nil }
      let insets = viewInsets(of: id)
      return SafeArea(
        controller: name, left: insets.left.overlap(above.left),
        bottom: insets.bottom.overlap(bottom), right: insets.right.overlap(above.right))
    }
    guard reachesAllSides(id) else { return nil }
    uses(.ge19)
    let side = hasNoBar ? metrics.safeAreaTop : 0
    return SafeArea(controller: name, left: side, bottom: bottomOfScreen, right: side)
  }

  /// SC-5, GE-19: in a narrow scene none is known, else roots do, and what fills the screen, and sheets in portrait all sides but the top. No source
  /// says where other presentations lie.
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
  private var bottomOfScreen: Double {
    environment.device.homeIndicatorInset(in: orientation, on: iOS)
  }

  /// The bottom that a container hands to its children; nil where no source says it: next to one another in
  /// a split view, above two bars, and where the height of a bar is unknown.
  private mutating func bottomOfChildren(of id: ControllerID, _ bottom: Double) -> Double? {
    let bar: Double?
    switch hierarchy[id].kind {
    case .plain, .page, .alert: return bottom
    case .split: return hierarchy.collapsesSplits ? bottom : nil
    case .navigation:
      if settings[id].isToolbarHidden { return bottom }
      bar = toolbarHeight
    case .tab: bar = tabBarHeight
    }
    if isBottomBarHidden(of: id) {
      uses(.ge22)
      return bottom
    }
    guard let bar, bottom == bottomOfScreen else { return nil }
    uses(.ge20)
    return bottom + bar
  }

  /// GE-22: by the top controller of a navigation controller, by any on the stack that a tab controller shows.
  private func isBottomBarHidden(of id: ControllerID) -> Bool {
    if hierarchy[id].kind == .navigation {
      return hierarchy.top(of: id).map { settings[$0].hidesBottomBarWhenPushed } ?? false
    }
    guard let shown = hierarchy[id].selected, hierarchy[shown].kind == .navigation else {
      return false
    }
    return hierarchy.children[shown].contains { settings[$0].hidesBottomBarWhenPushed }
  }

  /// GE-20, above the home indicator. From iOS 18 an iPad has its tab bar at the top.
  private var tabBarHeight: Double? {
    if environment.device.isPad {
      if effectiveVersion >= 18 { return nil }
      if bottomOfScreen > 0 { return 45 }
      return effectiveVersion < 12 ? 49 : 50
    }
    if hasDesignOf26 { return isCompactHeight ? nil : 83 - bottomOfScreen }
    return hasLowBars ? 32 : 49
  }

  /// GE-20, above the home indicator.
  private var toolbarHeight: Double {
    guard hasDesignOf26 else { return navigationBarHeight }
    if environment.device.isPad { return 54 }
    return (isCompactHeight ? 82 : 86) - bottomOfScreen
  }
}
