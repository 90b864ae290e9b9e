import StatusQuoAppearanceModel

/// Heights and insets (GE-1, W-13), computed for each observation.
///
/// What is called for each controller is `mutating`, though it changes nothing: to call it, the whole
/// resolver would be copied.
extension CachedResolver {
  mutating func measure(into geometry: inout Geometry) {
    geometry.statusBarHeight = displayedBarHeight * (isDoubleHeight ? 2 : 1)
    geometry.covers.removeAll(keepingCapacity: true)
    computeSafeAreaTops()
    if geometry.safeAreaTop.count != arena.count {
      let placeholder = Geometry.SafeAreaTop(controller: Name(index: 0), top: 0)
      geometry.safeAreaTop = Array(repeatElement(placeholder, count: arena.count))
    }
    geometry.safeAreaTop.withUnsafeMutableBufferPointer { tops in
      for controller in arena.controllers {
        let row = Int(controller.row)
        tops[row] = Geometry.SafeAreaTop(
          controller: arena.names[controller], top: rounded(safeAreaTops[row]))
      }
    }
    for controller in arena.controllers {
      if let cover = arena.rareSettings(of: controller)?.cover {
        let top = safeAreaTops[Int(controller.row)]
        geometry.covers.append(measure(cover, of: controller, safeAreaTop: top))
      }
    }
  }

  @inline(__always) private var displayedBarHeight: Double {
    displayedBar.hidden ? 0 : surroundings.metrics.statusBarHeight
  }

  /// GE-10: the app's views move down with the bar, so nothing else is measured otherwise.
  @inline(__always) private var isDoubleHeight: Bool {
    surroundings.isInCall && surroundings.iOS < 13 && surroundings.isPhone
      && surroundings.orientation == .portrait && surroundings.metrics.notch == .none
  }

  /// The inset of the screen itself at the top.
  @inline(__always) private var base: Double {
    let metrics = surroundings.metrics
    if metrics.notch == .none { return surroundings.keptInset ?? displayedBarHeight }
    return surroundings.orientation == .landscape
      ? metrics.landscapeSafeAreaTop : metrics.safeAreaTop
  }

  /// Computes from the roots down: a controller comes after the one it hangs on.
  private mutating func computeSafeAreaTops() {
    if safeAreaTops.isEmpty { safeAreaTops = ContiguousArray(repeating: 0, count: arena.count) }
    for row in safeAreaTops.indices { safeAreaTops[row] = 0 }
    guard surroundings.iOS >= 11 else { return }
    let base = base
    for window in windows.order where windows.isVisible(window) {
      computeSafeAreaTops(from: windows[window].root, base)
    }
    for old in replaced where windows.isVisible(old.window) {
      computeSafeAreaTops(from: old.root, base)
    }
  }

  private mutating func computeSafeAreaTops(from root: ControllerID, _ base: Double) {
    var node = root
    while node.exists {
      let isShown = isShown(node)
      if isShown, !isBelowReplaced(node) {
        var top = inherited(node, base)
        if let rare = arena.rareSettings(of: node) {
          if arena.isPlaced(node) { top = top.left(by: rare.viewInsets.top) }
          top += rare.additionalSafeAreaInsetsTop
        }
        safeAreaTops[Int(node.row)] = top
      }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: root)
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

  /// The top of the content of a controller's children.
  private mutating func content(of parent: ControllerID, top: Double, base: Double) -> Double {
    guard arena.kind(parent) == .navigation, !arena.settings[parent].isNavigationBarHidden else {
      return top
    }
    let isCompact = surroundings.isCompactHeight
    let isInCard = !isCompact && isInCard(parent)
    if surroundings.hasNewDesign, !isInCard { return max(top, isCompact ? 24 : 10) + 54 }
    let metrics = surroundings.metrics
    let touchesIsland =
      metrics.notch == .island && surroundings.orientation == .portrait && top == base
      && !surroundings.hasNewDesign
    let start = touchesIsland ? metrics.navigationBarTop : top
    return start + (isInCard ? 56 : navigationBarHeight)
  }

  /// GE-6: whether the tree is presented as a sheet.
  private mutating func isInCard(_ controller: ControllerID) -> Bool {
    let top = arena.topmostParent(of: controller)
    return surroundings.iOS >= 13 && arena.links[top].presenter.exists
      && arena.isCard(top, surroundings.presentationRules)
  }

  /// GE-6, before the design of iOS 26 and outside sheets.
  private var navigationBarHeight: Double {
    if surroundings.isCompactHeight { return surroundings.metrics.isRegularInLandscape ? 44 : 32 }
    return surroundings.isPhone || surroundings.environment.effectiveVersion < 12 ? 44 : 50
  }

  @inline(__always) private func measure(
    _ cover: Cover, of controller: ControllerID, safeAreaTop: Double
  ) -> Geometry.Cover {
    let metrics = surroundings.metrics
    let screen = surroundings.orientation == .portrait ? metrics.height : metrics.width
    let (viewTop, viewHeight) = place(of: controller, on: screen)
    func y(_ edge: Cover.Edge) -> Double {
      switch edge {
      case .viewTop: 0
      case .safeAreaTop: safeAreaTop
      case .viewBottom: viewHeight
      }
    }
    let height = max(0, y(cover.bottom) - y(cover.top))
    let top = viewTop + y(cover.top)
    return Geometry.Cover(
      controller: arena.names[controller], height: rounded(height),
      visible: height > 0 && top < screen && top + height > 0)
  }

  /// The upper edge of a controller's view on the screen, and its height (GE-21).
  private func place(
    of controller: ControllerID, on screen: Double
  ) -> (top: Double, height: Double) {
    var top = 0.0
    var height = screen
    var node = arena.hasViewInsets ? controller : .none
    while node.exists {
      if arena.isPlaced(node), let insets = arena.rareSettings(of: node)?.viewInsets {
        top += insets.top
        height -= insets.top + insets.bottom
      }
      node = arena.links[node].parent
    }
    return (top, max(0, height))
  }

  /// The length with 3 decimals, and never a negative zero.
  @inline(__always) func rounded(_ length: Double) -> Double {
    length == 0 ? 0 : (length * 1000).rounded() / 1000 + 0
  }
}
