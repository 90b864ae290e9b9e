import StatusQuoAppearanceModel

/// The insets of a tree on iPhone Duo (GE-25, GE-27); no number where they are unknown.
struct DisplayInsets {
  var top = Double.nan
  var left = Double.nan
  var bottom = Double.nan
  var right = Double.nan
}

/// GE-25 to GE-28. Found anew for each observation: few worlds are on such a device.
///
/// What is called for each controller is `mutating`, though it changes nothing: to call it, the whole resolver would
/// be copied.
extension CachedResolver {
  /// The insets of a root, or of a presented controller.
  mutating func insetsOnDisplay(ofTree tree: ControllerID) -> DisplayInsets {
    let window = arena.links[tree].window
    if surroundings.isInOldWindow || !window.exists || window != controllingWindow() {
      return DisplayInsets()
    }
    let isOuter = surroundings.display == .outer
    let hasStrip = hasStrip(tree)
    if isSheet(tree) {
      if isOuter { return hasStrip ? besideStrip(76) : DisplayInsets(top: 0) }
      return DisplayInsets(top: 0, left: 0, right: 0)
    }
    if !coversDisplay(tree) { return DisplayInsets() }
    if hasStrip { return besideStrip(84) }
    return isOuter
      ? DisplayInsets(left: 0, right: 0) : DisplayInsets(top: 82, left: 0, bottom: 34, right: 0)
  }

  /// The top of what is in a stack.
  mutating func contentOnDisplay(ofStack stack: ControllerID, top: Double) -> Double {
    if arena.settings[stack].isNavigationBarHidden || arena.hasStackOnTop(stack) { return top }
    let tree = arena.topmostParent(of: stack)
    return top == insetsOnDisplay(ofTree: tree).top ? (isSheet(tree) ? 74 : 82) : .nan
  }

  /// The bottom of the children of a parent.
  mutating func bottomOnDisplay(below parent: ControllerID, _ own: Double) -> Double {
    let across: Double
    switch arena.kind(parent) {
    case .plain, .page, .alert, .split: return own
    case .tab:
      if hasHiddenTabBar(parent) || isTabBarHidden(by: arena.links[parent].selected) { return own }
      across = 83
    case .navigation:
      guard arena.rareSettings(of: parent)?.showsToolbar == true else { return own }
      if hidesBottomBar(arena.links[parent].lastChild) {
        return isShownInSpite(toolbarOf: parent) ? .nan : own
      }
      if arena.hasStackOnTop(parent) { return .nan }
      across = 82
    }
    let tree = arena.topmostParent(of: parent)
    if own != insetsOnDisplay(ofTree: tree).bottom { return .nan }
    return hasStrip(tree) ? own : across
  }

  private func besideStrip(_ width: Double) -> DisplayInsets {
    var insets = DisplayInsets(top: 0, left: 0, bottom: 34, right: 0)
    let isOuter = surroundings.display == .outer
    switch surroundings.orientation {
    case .landscapeRight where isOuter: insets.left = width
    case .landscape where isOuter: (insets.left, insets.right) = (.nan, .nan)
    case .portrait, .landscape, .landscapeLeft, .landscapeRight: insets.right = width
    }
    return insets
  }

  private mutating func hasStrip(_ tree: ControllerID) -> Bool {
    if surroundings.display == .inner, surroundings.orientation == .portrait { return false }
    let name = arena.names[tree]
    // The answers to the last update are those of the trees on its way; others are asked now.
    if systemGestures?.verticalBarAnswer?.chain.contains(where: { $0.controller == name }) == true {
      return systemGestures?.verticalBar != .disabled
    }
    let chain = Chain.walked(
      .gesture(.verticalBarConfiguration), from: tree, &arena, surroundings.presentationRules)
    return arena.rareSettings(of: chain.answerer)?.gestures.verticalBar != .disabled
  }

  private func isSheet(_ tree: ControllerID) -> Bool {
    arena.links[tree].presenter.exists && arena.kind(tree) != .alert
      && arena.settings[tree].presentedAs != .fullScreen
      && arena.isCard(tree, surroundings.presentationRules)
  }

  private func coversDisplay(_ tree: ControllerID) -> Bool {
    guard arena.links[tree].presenter.exists else { return true }
    return arena.kind(tree) != .alert && arena.settings[tree].presentedAs == .fullScreen
  }
}
