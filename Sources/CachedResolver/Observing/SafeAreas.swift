import StatusQuoAppearanceModel

/// Insets at the sides and at the bottom (GE-19, GE-20), kept until the screen or an additional inset changes.
extension CachedResolver {
  /// The safe areas of the controllers on screen, in declaration order; nil before iOS 11.
  mutating func safeArea() -> [SafeArea]? {
    if surroundings.iOS < 11 { return nil }
    if surroundings.display != nil { forgetSides() }
    let insets = sides()
    if let known = knownSafeArea { return known }
    var areas: [SafeArea] = []
    for controller in arena.controllers {
      let own = insets[Int(controller.row)]
      if own.isUnknown { continue }
      areas.append(
        SafeArea(
          controller: arena.names[controller], left: own.left.known.map { rounded($0) },
          bottom: own.bottom.known.map { rounded($0) }, right: own.right.known.map { rounded($0) }))
    }
    knownSafeArea = areas
    return areas
  }

  /// By row; unknown off screen, too, and before iOS 11.
  mutating func sides() -> ContiguousArray<SideInsets> {
    if surroundings.floatsTabBars, knownTops.base != topOfScreen { computeTops(topOfScreen) }
    if let known = knownSides { return known }
    let sides = findInsets()
    knownSides = sides
    return sides
  }

  private mutating func findInsets() -> ContiguousArray<SideInsets> {
    // Found for each observation where a display has a strip, and not kept (GE-25).
    if surroundings.display == nil { counters.insetsComputed += 1 }
    let edges = Edges(surroundings)
    var insets = ContiguousArray(repeating: SideInsets.unknown, count: arena.count)
    if surroundings.iOS < 11 { return insets }
    for window in windows.order
    where windows.isVisible(window) && windows.fillsMainScreen(window) {
      findInsets(from: windows[window].root, edges, &insets)
    }
    for old in replaced
    where windows.isVisible(old.window) && windows.fillsMainScreen(old.window) {
      findInsets(from: old.root, edges, &insets)
    }
    return insets
  }

  /// Finds them from the root down: no number stands for an unknown one, and for all below it.
  private mutating func findInsets(
    from root: ControllerID, _ edges: Edges, _ insets: inout ContiguousArray<SideInsets>
  ) {
    var node = root
    while node.exists {
      let isShown = isShown(node)
      if isShown, !isBelowReplaced(node) {
        var own = SideInsets(left: edges.side, bottom: edges.screen, right: edges.side)
        let parent = arena.links[node].parent
        if parent.exists {
          own = inherited(node, from: parent, insets[Int(parent.row)], edges)
        } else if surroundings.display != nil {
          let insets = insetsOnDisplay(ofTree: node)
          own = SideInsets(left: insets.left, bottom: insets.bottom, right: insets.right)
        } else if isFormSheetOnPad(node) {
          own = SideInsets()
        } else if surroundings.isNarrow || !touchesEdges(node) {
          own = .unknown
        }
        if let rare = arena.rareSettings(of: node) {
          if arena.isPlaced(node) { own.keep(within: rare.viewInsets) }
          own.left += rare.additional.left
          own.bottom += rare.additional.bottom
          own.right += rare.additional.right
        }
        insets[Int(node.row)] = own
      }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: root)
    }
  }

  private mutating func inherited(
    _ child: ControllerID, from parent: ControllerID, _ above: SideInsets, _ edges: Edges
  ) -> SideInsets {
    if arena.kind(parent) == .split, !arena.collapsesSplits {
      return switch place(ofColumn: child) {
      case .floating: SideInsets(left: 0, bottom: 10, right: 0)
      case .underneath: SideInsets(left: 330, bottom: edges.screen, right: 0)
      case .tiled: SideInsets(left: 0, bottom: edges.screen, right: 0)
      case .atTop, nil: .unknown
      }
    }
    var own = above
    own.bottom =
      surroundings.display == nil
      ? bottom(below: parent, own.bottom, edges) : bottomOnDisplay(below: parent, own.bottom)
    return own
  }

  /// GE-19: a form sheet in the middle of an iPad.
  private mutating func isFormSheetOnPad(_ controller: ControllerID) -> Bool {
    guard !surroundings.isPhone, !surroundings.isNarrow, surroundings.iOS >= 26,
      surroundings.environment.device != .iPadWithHomeButton,
      arena.links[controller].presenter.exists, arena.kind(controller) != .alert
    else { return false }
    return arena.effectiveStyle(of: controller, surroundings.presentationRules) == .formSheet
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

  /// The bottom inset of a parent's children; unknown below a bar that lies on another one.
  private func bottom(below parent: ControllerID, _ own: Double, _ edges: Edges) -> Double {
    switch arena.kind(parent) {
    case .plain, .page, .alert, .split: own
    case .tab:
      if hasHiddenTabBar(parent) {
        surroundings.floatsTabBars ? .nan : own
      } else if isTabBarHidden(by: arena.links[parent].selected) {
        own
      } else if surroundings.floatsTabBars {
        own == edges.screen && surroundings.hasMeasuredTabBars
          && knownTops.byRow[Int(parent.row)] == surroundings.metrics.statusBarHeight ? own : .nan
      } else {
        own == edges.screen ? edges.tabBar : .nan
      }
    case .navigation:
      if arena.rareSettings(of: parent)?.showsToolbar != true {
        own
      } else if arena.hasStackOnTop(parent) {
        .nan
      } else if hidesBottomBar(arena.links[parent].lastChild) {
        isShownInSpite(toolbarOf: parent) ? .nan : own
      } else {
        own == edges.screen ? edges.toolbar : .nan
      }
    }
  }

  /// GE-22: true for a stack with one that was pushed to hide the bar, at any height.
  func isTabBarHidden(by stack: ControllerID) -> Bool {
    guard stack.exists, arena.kind(stack) == .navigation else { return false }
    var pushed = arena.links[stack].lastChild
    while pushed.exists, !hidesBottomBar(pushed) { pushed = arena.links[pushed].previous }
    return pushed.exists
  }

  /// GE-29: the app has hidden the tab bar itself, where it can.
  func hasHiddenTabBar(_ tabs: ControllerID) -> Bool {
    arena.rareSettings(of: tabs)?.hidesTabBar == true
      && surroundings.environment.effectiveVersion >= 18
  }

  /// GE-22: a step has shown the toolbar while the one on top hides it, and that one is still there. Inlined, as a call
  /// from what changes the resolver would copy all of it.
  @inline(__always) func isShownInSpite(toolbarOf stack: ControllerID) -> Bool {
    arena.rareSettings(of: stack)?.toolbarShownUnder.row == arena.links[stack].lastChild.row
  }

  func hidesBottomBar(_ controller: ControllerID) -> Bool {
    controller.exists && arena.rareSettings(of: controller)?.hidesBottomBar == true
  }
}

extension SideInsets {
  fileprivate static let unknown = SideInsets(left: .nan, bottom: .nan, right: .nan)

  fileprivate var isUnknown: Bool { left.isNaN && bottom.isNaN && right.isNaN }

  /// True for the same numbers, and for two that are unknown, side by side.
  func isSame(as other: SideInsets) -> Bool {
    left.isSame(as: other.left) && bottom.isSame(as: other.bottom) && right.isSame(as: other.right)
  }

  /// GE-21.
  fileprivate mutating func keep(within distances: ViewInsets) {
    left = left.left(by: distances.left)
    bottom = bottom.left(by: distances.bottom)
    right = right.left(by: distances.right)
  }
}

extension Double {
  fileprivate var known: Double? { isNaN ? nil : self }

  fileprivate func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }

  /// The part of a parent's inset that a view at a distance from the edge overlaps (GE-21); unknown stays
  /// unknown.
  @inline(__always) func left(by distance: Double) -> Double {
    distance > 0 && !isNaN ? max(0, self - distance) : self
  }
}

extension Arena {
  /// True for a controller whose view the app places: UIKit's containers do it themselves.
  @inline(__always) func isPlaced(_ controller: ControllerID) -> Bool {
    let parent = links[controller].parent
    return parent.exists && kind(parent) == .plain
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
    screen = device.homeIndicatorInset(in: surroundings.orientation, on: surroundings.iOS) ?? .nan
    let isLow = surroundings.isCompactHeight && !surroundings.metrics.isRegularInLandscape
    if device.isPad {
      let taken: Double = screen > 0 ? 45 : version < 12 ? 49 : 50
      tabBar = screen + taken
      toolbar = screen + (surroundings.hasNewDesign ? 54 : version < 12 ? 44 : 50)
    } else if surroundings.hasNewDesign {
      tabBar = surroundings.isCompactHeight ? 64 : 83
      toolbar = surroundings.isCompactHeight ? 82 : 86
    } else {
      tabBar = screen + (isLow ? 32 : 49)
      toolbar = screen + (isLow ? 32 : 44)
    }
  }
}
