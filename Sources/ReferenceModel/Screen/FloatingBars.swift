import StatusQuoAppearanceModel

// GE-23: tab bars of iPads float at the top, as from iOS 18.
extension World {
  /// True where a tab bar is at the top: on an iPad that is not narrow.
  var hasFloatingTabBars: Bool {
    environment.device.isPad && effectiveVersion >= 18 && !isNarrowScene
  }

  /// The top inset of a tab; nil where no source has it. A shown navigation bar lies in line with the tab bar.
  mutating func contentTop(ofTab id: ControllerID, for child: ControllerID, top: Double) -> Double?
  {
    guard hasFloatingTabBars else {
      if isNarrowScene { uses(.ge23) }
      return top
    }
    if hidesTabBar(id) {
      uses(.ge29)
      return nil
    }
    if isBottomBarHidden(of: id) {
      uses(.ge22)
      return top
    }
    uses(.ge23)
    if showsNavigationBar(child) { return top }
    return isBelowStatusBar(top) ? top + 64 : nil
  }

  /// At the bottom of the screen nothing is taken any more; seen where the tab controller begins below the
  /// status bar.
  mutating func bottomBelowFloatingTabBar(_ bottom: Double, top: Double?) -> Double? {
    uses(.ge23)
    return top.map(isBelowStatusBar) ?? false ? bottom : nil
  }

  /// Measured with the design of iOS 26, on iPads with a home button on iOS 27.
  private func isBelowStatusBar(_ top: Double) -> Bool {
    hasDesignOf26 && (iOS >= 27 || environment.device != .iPadWithHomeButton)
      && top == metrics.statusBarHeight
  }
}

// GE-24: where the columns of a split view controller are with the design of iOS 26.
extension World {
  enum Column {
    /// At the top of the split view controller's view, with nothing over it.
    case tiled
    /// Over the second one.
    case floating
    /// As wide as the split view controller, below the floating one.
    case underneath
    /// At the top of the split view controller's view; no source has its sides.
    case somewhere
    /// No source has its place.
    case unknown
  }

  mutating func column(_ child: ControllerID, of split: ControllerID) -> Column {
    let children = hierarchy.children[split]
    guard environment.device.isPad, hasDesignOf26, !hierarchy.collapsesSplits, children.count > 1
    else { return .somewhere }
    let isMeasured =
      environment.device != .iPadWithHomeButton && orientation == .portrait && fillsScreen(split)
    if hierarchy.hidesFirstColumn(split) {
      if children.first == child { return .unknown }
      uses(.ge24)
      return isMeasured ? .tiled : .somewhere
    }
    uses(.ge24)
    if children.first == child { return isMeasured ? .floating : .unknown }
    return isMeasured && children.count == 2 ? .underneath : .somewhere
  }

  /// True in a floating column, at any depth.
  mutating func isInFloatingColumn(_ id: ControllerID) -> Bool {
    for child in hierarchy.selfAndParents(of: id) {
      guard let split = hierarchy[child].parent, hierarchy[split].kind == .split else { continue }
      if column(child, of: split) == .floating { return true }
    }
    return false
  }

  /// True for a view that has the insets of the screen: only plain and page controllers are around it, and
  /// none adds an inset.
  private mutating func fillsScreen(_ id: ControllerID) -> Bool {
    for view in hierarchy.selfAndParents(of: id) {
      if settings[view].addsInsets || viewInsets(of: view) != ViewInsets() { return false }
      guard let parent = hierarchy[view].parent else { return isFullScreen(view) }
      switch hierarchy[parent].kind {
      case .plain, .page: continue
      case .navigation, .tab, .split, .alert: return false
      }
    }
    return false
  }

  /// True for a root, and for what covers the screen.
  mutating func isFullScreen(_ id: ControllerID) -> Bool {
    if hierarchy[id].kind == .alert { return false }
    return switch effectiveStyle(of: id) {
    case .fullScreen, .overFullScreen, nil: true
    case .pageSheet, .formSheet, .popover, .automatic, .custom, .currentContext,
      .overCurrentContext:
      false
    }
  }
}

extension Controller {
  fileprivate var addsInsets: Bool {
    additionalSafeAreaInsetsTop != 0 || additionalSafeAreaInsetsLeft != 0
      || additionalSafeAreaInsetsBottom != 0 || additionalSafeAreaInsetsRight != 0
  }
}
