import StatusQuoAppearanceModel

// GE-1 to GE-11: heights and insets at the top.
extension World {
  /// Replaces `geometry` by everything that can be measured now.
  mutating func measure(into geometry: inout Geometry) {
    geometry.statusBarHeight = statusBarHeight().roundedToThousandths
    geometry.covers.removeAll(keepingCapacity: true)
    let onScreen = hierarchy.onScreen()
    measureSafeAreas(of: onScreen, into: &geometry.safeAreaTop)
    for id in hierarchy.all {
      guard let anchors = covers[id] else { continue }
      uses(.ge12)
      let top = geometry.safeAreaTop[id.index].top
      geometry.covers.append(cover(anchors, of: id, safeAreaTop: top))
    }
    for id in onScreen {
      let top = geometry.safeAreaTop[id.index].top
      geometry.safeAreaTop[id.index].top = top.roundedToThousandths
    }
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
    if metrics.statusBarHeight < metrics.safeAreaTop { uses(.ge4) }
    return metrics.statusBarHeight
  }

  /// The top inset of every controller's root view; none off screen (GE-12) and before iOS 11.
  private mutating func measureSafeAreas(
    of onScreen: [ControllerID], into tops: inout [Geometry.SafeAreaTop]
  ) {
    tops.removeAll(keepingCapacity: true)
    for id in hierarchy.all {
      tops.append(Geometry.SafeAreaTop(controller: hierarchy[id].name, top: 0))
    }
    guard iOS >= 11 else { return }
    for id in onScreen {
      uses(.ge1)
      let inherited =
        if let parent = hierarchy[id].parent {
          viewInsets(of: id).top.overlap(contentTop(of: parent, top: tops[parent.index].top))
        } else {
          inheritedTop(of: id)
        }
      tops[id.index].top = inherited + settings[id].additionalSafeAreaInsetsTop
    }
  }

  /// GE-1: sheets and popovers lie below the bar; anything else presented, and a root, meets it.
  private mutating func inheritedTop(of id: ControllerID) -> Double {
    switch effectiveStyle(of: id) {
    case .pageSheet, .formSheet, .popover: 0
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext,
      .overCurrentContext, nil:
      deviceTop()
    }
  }

  /// The screen's own inset. Without a notch it goes with the displayed bar (GE-7, GE-9).
  private mutating func deviceTop() -> Double {
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
    if readings.takes(3, of: .c15) { return 0 }
    if readings.takes(2, of: .c15) {
      return environment.device.metrics(on: 26).landscapeSafeAreaTop
    }
    return metrics.landscapeSafeAreaTop
  }

  /// The inset that a container hands to its children: a navigation bar adds to its own.
  private mutating func contentTop(of id: ControllerID, top: Double) -> Double {
    guard showsNavigationBar(id) else { return top }
    uses(.ge6)
    if isCompactHeight { uses(.tr28) }
    let isInSheet = !isCompactHeight && isCard(hierarchy.topmostParent(of: id))
    // C-41.
    let isAsBefore = isInSheet && !(hasDesignOf26 && readings.takes(2, of: .c41))
    return navigationBarTop(below: top, startsAtInset: hasDesignOf26 && isAsBefore)
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
    hierarchy[id].kind == .navigation && !settings[id].isNavigationBarHidden
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
