import StatusQuoAppearanceModel

// GE-1 to GE-11: heights and insets at the top.
extension World {
  /// Replaces `geometry` by everything that can be measured now, and that a source has.
  mutating func measure(into geometry: inout Geometry) {
    geometry.statusBarHeight = statusBarHeight().roundedToThousandths
    geometry.safeAreaTop.removeAll(keepingCapacity: true)
    geometry.covers.removeAll(keepingCapacity: true)
    let onScreen = hierarchy.onScreen()
    let tops = safeAreaTops(of: onScreen)
    for id in hierarchy.all {
      guard let top = tops[id] else { continue }
      geometry.safeAreaTop.append(
        Geometry.SafeAreaTop(controller: hierarchy[id].name, top: top.roundedToThousandths))
    }
    measureCovers(of: onScreen, tops, into: &geometry.covers)
  }

  private mutating func measureCovers(
    of onScreen: [ControllerID], _ tops: PerController<Double?>, into list: inout [Geometry.Cover]
  ) {
    let installed = hierarchy.all.filter { covers[$0] != nil }
    if installed.isEmpty { return }
    let areas = safeAreas(of: onScreen)
    for id in installed {
      let isOnScreen = onScreen.contains(id)
      let cover = measuredCover(of: id, top: tops[id], areas[id], isOnScreen: isOnScreen)
      if let cover { list.append(cover) }
    }
  }

  /// The cover of a controller with a safe area; nil where it has none, or where no source has its place.
  mutating func measuredCover(
    of id: ControllerID, top: Double?, _ area: SafeArea?, isOnScreen: Bool
  ) -> Geometry.Cover? {
    guard let anchors = covers[id], let top else { return nil }
    uses(.ge12)
    let area = isOnScreen ? area : SafeArea(controller: hierarchy[id].name)
    let safeArea = CoveredView.SafeArea(
      top: top, left: area?.left, bottom: area?.bottom, right: area?.right)
    return cover(anchors, of: id, safeArea, isOnScreen: isOnScreen)
  }

  /// The displayed bar's height. GE-10: up to iOS 12 a call doubles it on a phone without notch.
  mutating func statusBarHeight() -> Double {
    let height = heightWithoutCall()
    guard isInCall, height > 0, iOS < 13, orientation == .portrait, metrics.notch == .none,
      !environment.device.isPad
    else { return height }
    uses(.ge10)
    return 2 * height
  }

  /// SB-8: nothing while hidden.
  private mutating func heightWithoutCall() -> Double {
    if displayedBar.hidden || hasNoBar {
      if !displayedBar.hidden { uses(.sb15) }
      uses(.sb8)
      return 0
    }
    if readings.takes(1, of: .c10), [.iPhone12mini, .iPhone13mini].contains(environment.device) {
      return 44
    }
    if display != nil {
      uses(.ge25)
    } else if metrics.statusBarHeight < metrics.safeAreaTop {
      uses(.ge4)
    }
    return metrics.statusBarHeight
  }

  /// The top inset of every controller's root view: none off screen (GE-12) and before iOS 11, nil where no
  /// source has it.
  mutating func safeAreaTops(of onScreen: [ControllerID]) -> PerController<Double?> {
    var tops = PerController<Double?>(repeating: 0, count: hierarchy.nodes.count)
    for id in onScreen where !isOnGlass(id) { tops[id] = nil }
    guard iOS >= 11 else { return tops }
    for id in onScreen where tops[id] != nil {
      uses(.ge1)
      tops[id] = inheritedTop(of: id, tops).map { $0 + settings[id].additionalSafeAreaInsetsTop }
    }
    return tops
  }

  /// GE-1: false where the view is in a window that is not displayed, or whose place on the screen no source
  /// has.
  mutating func isOnGlass(_ id: ControllerID) -> Bool {
    guard let window = hierarchy.window(of: id) else { return true }
    let settings = hierarchy.windows[window].settings
    if settings.coversScreen, isInMainScene(settings) { return true }
    uses(.ge1)
    return false
  }

  private mutating func inheritedTop(
    of id: ControllerID, _ tops: PerController<Double?>
  ) -> Double? {
    guard let parent = hierarchy[id].parent else { return topOfPresented(id) }
    guard let top = tops[parent], let content = contentTop(of: parent, for: id, top: top) else {
      return nil
    }
    return viewInsets(of: id).top.overlap(content)
  }

  /// GE-1: sheets and popovers lie below the bar; anything else presented, and a root, meets it.
  mutating func topOfPresented(_ id: ControllerID) -> Double? {
    if display != nil { return displayInsets(of: id).top }
    return switch effectiveStyle(of: id) {
    case .pageSheet, .formSheet, .popover: 0
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext,
      .overCurrentContext, nil:
      deviceTop()
    }
  }

  /// The screen's own inset. Without a notch it goes with the displayed bar (GE-7, GE-9).
  mutating func deviceTop() -> Double {
    switch metrics.notch {
    case .none:
      if keepsInset {
        uses(.ge18)
        return isInsetOfHiddenBar ? 0 : metrics.statusBarHeight
      }
      uses(displayedBar.hidden ? .ge7 : .ge9)
      return heightWithoutCall()
    case .notch, .island:
      guard orientation == .portrait else {
        uses(.ge8)
        return landscapeTop
      }
      if [.iPhoneXR, .iPhone11].contains(environment.device) { uses(.ge11) }
      return metrics.safeAreaTop
    }
  }

  /// GE-18: where the inset follows launch and rotation, not the bar. C-42 has it on later versions too.
  private var keepsInset: Bool {
    iOS >= 26 && (iOS < Version(26, 1) || readings.takes(2, of: .c42))
  }

  /// GE-8, C-15.
  private var landscapeTop: Double {
    let isTall = metrics.notch == .island && metrics.safeAreaTop >= 62
    let has20 = readings.takes(2, of: .c15) || readings.takes(1, of: .c15) && iOS >= 26
    return isTall && has20 ? 20 : metrics.landscapeSafeAreaTop
  }

  /// The inset that a container hands to a child; nil where no source has it.
  mutating func contentTop(
    of id: ControllerID, for child: ControllerID, top: Double
  ) -> Double? {
    switch hierarchy[id].kind {
    case .plain, .page, .alert: top
    case .navigation where !showsNavigationBar(id): top
    case .navigation where display != nil: contentTopOnDisplay(ofNavigation: id, top: top)
    case .navigation: contentTop(ofNavigation: id, top: top)
    case .tab: contentTop(ofTab: id, for: child, top: top)
    case .split where display != nil && !hierarchy.collapsesSplits: nil
    case .split:
      switch column(child, of: id) {
      case .tiled, .underneath, .somewhere: top
      case .floating: 0
      case .unknown: nil
      }
    }
  }

  /// A navigation bar adds to its controller's own inset.
  private mutating func contentTop(ofNavigation id: ControllerID, top: Double) -> Double {
    uses(.ge6)
    if isCompactHeight { uses(.tr28) }
    let isInSheet = !isCompactHeight && isCard(hierarchy.topmostParent(of: id))
    // C-41.
    let isAsBefore = isInSheet && !(hasDesignOf26 && readings.takes(2, of: .c41))
    let startsAtInset = hasDesignOf26 && (isAsBefore || isInFloatingColumn(id))
    if isAsBefore, hasDesignOf26, readings.takes(3, of: .c41) { return top + 70 }
    return navigationBarTop(below: top, startsAtInset: startsAtInset)
      + (isAsBefore ? 56 : navigationBarHeight)
  }

  /// GE-5: where a navigation bar starts, by the inset of its controller.
  private mutating func navigationBarTop(below inset: Double, startsAtInset: Bool) -> Double {
    if startsAtInset { return inset }
    if hasDesignOf26 {
      uses(.ge5)
      return max(inset, isCompactHeight ? 24 : 10)
    }
    guard metrics.notch == .island, orientation == .portrait, inset == deviceTop() else {
      return inset
    }
    uses(.ge5)
    return navigationBarTopUnderIsland
  }

  /// C-45.
  private var navigationBarTopUnderIsland: Double {
    guard [.iPhone16Pro, .iPhone16ProMax].contains(environment.device) else {
      return metrics.navigationBarTop
    }
    if readings.takes(2, of: .c45) { return 56.333 }
    return readings.takes(3, of: .c45) ? 56.667 : metrics.navigationBarTop
  }

  func showsNavigationBar(_ id: ControllerID) -> Bool {
    hierarchy[id].kind == .navigation && !settings[id].isNavigationBarHidden && !hasStackOnTop(id)
  }

  /// W-8: true for the stack of a collapsed split view controller while a navigation controller is on top of
  /// it, whose bar is the only one.
  func hasStackOnTop(_ id: ControllerID) -> Bool {
    hierarchy[id].kind == .navigation
      && hierarchy.top(of: id).map { hierarchy[$0].kind == .navigation } ?? false
  }

  /// GE-6.
  var navigationBarHeight: Double {
    if hasDesignOf26 { return 54 }
    if environment.device.isPad { return effectiveVersion < 12 ? 44 : 50 }
    return hasLowBars ? 32 : 44
  }

  /// GE-6, GE-20: in compact height, but not on large phones.
  var hasLowBars: Bool { isCompactHeight && !metrics.isRegularInLandscape }
}
