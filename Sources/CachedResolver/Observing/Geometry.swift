import StatusQuoAppearanceModel

/// Heights and insets (GE-1, W-13), computed for each observation.
///
/// What is called for each controller is `mutating`, though it changes nothing: to call it, the whole
/// resolver would be copied.
extension CachedResolver {
  mutating func measure(into geometry: inout Geometry) {
    geometry.statusBarHeight = displayedBarHeight * (isDoubleHeight ? 2 : 1)
    geometry.safeAreaTop.removeAll(keepingCapacity: true)
    geometry.covers.removeAll(keepingCapacity: true)
    computeSafeAreaTops()
    for controller in arena.controllers {
      let top = safeAreaTops[Int(controller.row)]
      geometry.safeAreaTop.append(
        Geometry.SafeAreaTop(controller: arena.names[controller], top: rounded(top)))
      if let cover = arena.rareSettings(of: controller)?.cover {
        geometry.covers.append(measure(cover, of: controller, safeAreaTop: top))
      }
    }
  }

  private var displayedBarHeight: Double {
    displayedBar.hidden ? 0 : surroundings.metrics.statusBarHeight
  }

  /// GE-10: the app's views move down with the bar, so nothing else is measured otherwise.
  private var isDoubleHeight: Bool {
    surroundings.isInCall && surroundings.iOS < 13 && surroundings.isPhone
      && surroundings.orientation == .portrait && surroundings.metrics.notch == .none
  }

  /// What the screen itself takes away at the top.
  private var base: Double {
    let metrics = surroundings.metrics
    if metrics.notch == .none { return displayedBarHeight }
    return surroundings.orientation == .landscape
      ? metrics.landscapeSafeAreaTop : metrics.safeAreaTop
  }

  /// From the roots down: a controller comes after the one it hangs on.
  private mutating func computeSafeAreaTops() {
    if safeAreaTops.isEmpty { safeAreaTops = ContiguousArray(repeating: 0, count: arena.count) }
    for row in safeAreaTops.indices { safeAreaTops[row] = 0 }
    guard surroundings.iOS >= 11 else { return }
    let base = base
    for window in windows.order where windows.isVisible(window) {
      let root = windows[window].root
      var node = root
      while node.exists {
        let isOnScreen = isOnScreen(node)
        if isOnScreen {
          let additional = arena.rareSettings(of: node)?.additionalSafeAreaInsetsTop ?? 0
          safeAreaTops[Int(node.row)] = inherited(node, base) + additional
        }
        node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: root)
      }
    }
  }

  private mutating func inherited(_ controller: ControllerID, _ base: Double) -> Double {
    let parent = arena.links[controller].parent
    if parent.exists { return content(of: parent, top: safeAreaTops[Int(parent.row)], base: base) }
    guard arena.links[controller].presenter.exists else { return base }
    return switch arena.effectiveStyle(of: controller, surroundings.presentationRules) {
    case .pageSheet, .formSheet, .popover: 0
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext, .overCurrentContext:
      base
    }
  }

  /// Where the content of a controller's children starts.
  private mutating func content(of parent: ControllerID, top: Double, base: Double) -> Double {
    guard arena.kind(parent) == .navigation, !arena.settings[parent].isNavigationBarHidden else {
      return top
    }
    let metrics = surroundings.metrics
    let touchesIsland =
      metrics.notch == .island && surroundings.orientation == .portrait && top == base
    let start = touchesIsland && !surroundings.hasGlass ? metrics.navigationBarTop : top
    return start + navigationBarHeight(of: parent)
  }

  /// GE-6.
  private mutating func navigationBarHeight(of stack: ControllerID) -> Double {
    if surroundings.isCompactHeight {
      return surroundings.hasGlass ? 54 : surroundings.metrics.isRegularInLandscape ? 44 : 32
    }
    let top = arena.topmostParent(of: stack)
    if surroundings.iOS >= 13, arena.links[top].presenter.exists,
      arena.isCard(top, surroundings.presentationRules)
    {
      return 56
    }
    if !surroundings.isPhone { return surroundings.iOS < 12 ? 44 : 50 }
    return surroundings.hasGlass ? 54 : 44
  }

  private func measure(
    _ cover: Cover, of controller: ControllerID, safeAreaTop: Double
  ) -> Geometry.Cover {
    let metrics = surroundings.metrics
    let screen = surroundings.orientation == .portrait ? metrics.height : metrics.width
    func y(_ edge: Cover.Edge) -> Double {
      switch edge {
      case .viewTop: 0
      case .safeAreaTop: safeAreaTop
      case .screenBottom: screen
      }
    }
    let height = max(0, y(cover.bottom) - y(cover.top))
    return Geometry.Cover(
      controller: arena.names[controller], height: rounded(height),
      visible: height > 0 && y(cover.top) < screen)
  }

  /// To 3 decimals, and never a negative zero.
  private func rounded(_ length: Double) -> Double {
    length == 0 ? 0 : (length * 1000).rounded() / 1000 + 0
  }
}
