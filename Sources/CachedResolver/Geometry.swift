import AppearanceModel

/// Heights and insets (GE-1, W-13), computed when somebody looks.
extension CachedResolver {
  func measure(into geometry: inout Geometry) {
    geometry.statusBarHeight = displayedBarHeight
    geometry.safeAreaTop.removeAll(keepingCapacity: true)
    geometry.covers.removeAll(keepingCapacity: true)
    let tops = safeAreaTops()
    for controller in arena.controllers {
      let top = tops[Int(controller.row)]
      geometry.safeAreaTop.append(
        Geometry.SafeAreaTop(controller: arena.names[controller], top: rounded(top)))
      if let cover = arena.rarity(controller)?.cover {
        geometry.covers.append(measure(cover, of: controller, safeAreaTop: top))
      }
    }
  }

  private var displayedBarHeight: Double {
    glass.bar.hidden ? 0 : surroundings.metrics.statusBarHeight
  }

  /// What the screen itself takes away at the top.
  private var base: Double {
    let metrics = surroundings.metrics
    if metrics.notch == .none { return displayedBarHeight }
    return surroundings.orientation == .landscape
      ? metrics.landscapeSafeAreaTop : metrics.safeAreaTop
  }

  /// By row; 0 for whoever is not on screen.
  private func safeAreaTops() -> ContiguousArray<Double> {
    var tops = ContiguousArray<Double>(repeating: 0, count: arena.count)
    guard surroundings.iOS >= 11 else { return tops }
    let base = base
    for window in windows.order where windows.isVisible(window) {
      let root = windows[window].root
      var node = root
      while node.exists {
        let isOnScreen = isOnScreen(node)
        if isOnScreen {
          let additional = arena.rarity(node)?.additionalSafeAreaInsetsTop ?? 0
          tops[Int(node.row)] = inherited(node, base, tops) + additional
        }
        node = arena.nextReached(after: node, isOnScreen: isOnScreen, from: root)
      }
    }
    return tops
  }

  private func inherited(
    _ controller: ControllerID, _ base: Double, _ tops: ContiguousArray<Double>
  ) -> Double {
    let place = arena.links[controller]
    if place.parent.exists {
      return content(of: place.parent, top: tops[Int(place.parent.row)], base: base)
    }
    guard place.presenter.exists else { return base }
    return switch effectiveStyle(of: controller) {
    case .pageSheet, .formSheet, .popover: 0
    default: base
    }
  }

  /// Where the content of a controller's children starts.
  private func content(of parent: ControllerID, top: Double, base: Double) -> Double {
    let settings = arena.settings[parent]
    guard settings.kind == .navigation, !settings.isNavigationBarHidden else { return top }
    let metrics = surroundings.metrics
    let touchesIsland =
      metrics.notch == .island && surroundings.orientation == .portrait && top == base
    return (touchesIsland ? metrics.navigationBarTop : top) + navigationBarHeight
  }

  /// GE-6.
  private var navigationBarHeight: Double {
    if !surroundings.isPhone { return surroundings.iOS < 12 ? 44 : 50 }
    return surroundings.isCompactHeight ? 32 : 44
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
  private func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 + 0 }
}
