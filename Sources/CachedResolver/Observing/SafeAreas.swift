import StatusQuoAppearanceModel

/// Insets at the sides and at the bottom (GE-19, GE-20): the sides are alike wherever they are known, and a
/// bottom is one of three. Kept until the screen changes.
extension CachedResolver {
  /// The safe areas of the controllers on screen, in declaration order; nil before iOS 11.
  mutating func safeArea() -> [SafeArea]? {
    if surroundings.iOS < 11 { return nil }
    if let known = knownSafeArea { return known }
    let edges = Edges(surroundings)
    var bottoms = ContiguousArray(repeating: Double.nan, count: arena.count)
    for window in windows.order where windows.isVisible(window) {
      findBottoms(from: windows[window].root, edges, &bottoms)
    }
    for old in replaced where windows.isVisible(old.window) {
      findBottoms(from: old.root, edges, &bottoms)
    }
    var areas: [SafeArea] = []
    for controller in arena.controllers {
      let bottom = bottoms[Int(controller.row)]
      if bottom.isNaN { continue }
      areas.append(
        SafeArea(
          controller: arena.names[controller], left: edges.side, bottom: bottom, right: edges.side))
    }
    knownSafeArea = areas
    return areas
  }

  /// Finds them from the root down: no number stands for an unknown one, and for all below it.
  private mutating func findBottoms(
    from root: ControllerID, _ edges: Edges, _ bottoms: inout ContiguousArray<Double>
  ) {
    var node = root
    while node.exists {
      let isShown = isShown(node)
      if isShown, !isBelowReplaced(node) {
        let parent = arena.links[node].parent
        bottoms[Int(node.row)] =
          parent.exists
          ? bottom(below: parent, bottoms[Int(parent.row)], edges)
          : touchesEdges(node) ? edges.screen : .nan
      }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: root)
    }
  }

  /// True where a controller without parent reaches the bottom and both sides of the screen.
  private func touchesEdges(_ controller: ControllerID) -> Bool {
    if arena.kind(controller) == .alert { return false }
    guard arena.links[controller].presenter.exists else { return true }
    return switch arena.effectiveStyle(of: controller, surroundings.presentationRules) {
    case .fullScreen, .overFullScreen: true
    case .pageSheet, .formSheet: surroundings.isPhone && surroundings.orientation == .portrait
    case .automatic, .popover, .custom, .currentContext, .overCurrentContext: false
    }
  }

  /// The bottom inset of a parent's children. A bar that lies on another one is none of the three.
  private func bottom(below parent: ControllerID, _ own: Double, _ edges: Edges) -> Double {
    switch arena.kind(parent) {
    case .plain, .page, .alert: own
    case .split: arena.collapsesSplits ? own : .nan
    case .tab: own == edges.screen ? edges.tabBar : .nan
    case .navigation:
      if arena.rareSettings(of: parent)?.showsToolbar != true {
        own
      } else {
        own == edges.screen ? edges.toolbar : .nan
      }
    }
  }
}

/// The insets of the screen in its present orientation, and those above a bar; no number where the sources
/// have none.
private struct Edges {
  let side: Double
  let screen: Double
  var tabBar: Double
  var toolbar: Double

  init(_ surroundings: Surroundings) {
    let (device, version) =
      (surroundings.environment.device, surroundings.environment.effectiveVersion)
    side = surroundings.hasNoBar ? surroundings.metrics.safeAreaTop : 0
    screen = device.homeIndicatorInset(in: surroundings.orientation, on: surroundings.iOS)
    let isLow = surroundings.isCompactHeight && !surroundings.metrics.isRegularInLandscape
    if device.isPad {
      tabBar = version >= 18 ? .nan : screen + (screen > 0 ? 45 : version < 12 ? 49 : 50)
      toolbar = screen + (surroundings.hasNewDesign ? 54 : version < 12 ? 44 : 50)
    } else if surroundings.hasNewDesign {
      tabBar = surroundings.isCompactHeight ? .nan : 83
      toolbar = surroundings.isCompactHeight ? 82 : 86
    } else {
      tabBar = screen + (isLow ? 32 : 49)
      toolbar = screen + (isLow ? 32 : 44)
    }
  }
}
