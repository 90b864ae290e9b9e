import StatusQuoAppearanceModel

/// Tab bars and columns that float on an iPad (GE-23, GE-24).
extension CachedResolver {
  enum ColumnPlace {
    case tiled, floating
  }

  /// The place of a child in a split view controller; nil where no source has it.
  func place(ofColumn child: ControllerID) -> ColumnPlace? {
    let split = arena.links[child].parent
    guard surroundings.environment.device.isPad, surroundings.hasNewDesign,
      !arena.collapsesSplits, arena.links[split].firstChild == child,
      arena.links[child].next.exists
    else { return .tiled }
    guard surroundings.isMeasuredPad, surroundings.orientation == .portrait, hasAllOfScreen(split)
    else { return nil }
    return .floating
  }

  func isInFloatingColumn(_ controller: ControllerID) -> Bool {
    guard surroundings.isMeasuredPad, !arena.collapsesSplits else { return false }
    var node = controller
    while true {
      let parent = arena.links[node].parent
      guard parent.exists else { return false }
      if arena.kind(parent) == .split, place(ofColumn: node) == .floating { return true }
      node = parent
    }
  }

  /// True while nothing around a view takes from it, and nothing adds an inset.
  private func hasAllOfScreen(_ controller: ControllerID) -> Bool {
    var node = controller
    while true {
      if let rare = arena.rareSettings(of: node) {
        if rare.additionalSafeAreaInsetsTop != 0 || rare.additional != SideInsets() { return false }
        if arena.isPlaced(node), rare.viewInsets != ViewInsets() { return false }
      }
      let parent = arena.links[node].parent
      guard parent.exists else { return coversScreen(node) }
      guard arena.kind(parent) == .plain || arena.kind(parent) == .page else { return false }
      node = parent
    }
  }

  /// True for a root, and for what is presented over the whole screen.
  func coversScreen(_ top: ControllerID) -> Bool {
    guard arena.links[top].presenter.exists else { return arena.kind(top) != .alert }
    return switch arena.effectiveStyle(of: top, surroundings.presentationRules) {
    case .fullScreen: true
    case .overFullScreen: arena.kind(top) != .alert
    case .pageSheet, .formSheet, .popover, .automatic, .custom, .currentContext,
      .overCurrentContext:
      false
    }
  }
}

extension Surroundings {
  /// GE-23: from iOS 18, in apps built with its SDK.
  var floatsTabBars: Bool { !isPhone && !isNarrow && environment.effectiveVersion >= 18 }

  /// The iPads whose floating bars and columns were measured.
  var isMeasuredPad: Bool {
    !isPhone && hasNewDesign && environment.device != .iPadWithHomeButton
  }
}
