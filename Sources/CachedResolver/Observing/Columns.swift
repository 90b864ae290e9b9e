import StatusQuoAppearanceModel

/// Tab bars and columns that float on an iPad (GE-23, GE-24).
extension CachedResolver {
  /// The place of a child in a split view controller that is not collapsed.
  enum ColumnPlace {
    /// Beside another one.
    case tiled
    /// Over the second one.
    case floating
    /// As wide as the split view controller, with the first one over it.
    case underneath
    /// Only its top is known.
    case atTop
  }

  /// Nil where no source has it.
  func place(ofColumn child: ControllerID) -> ColumnPlace? {
    let split = arena.links[child].parent
    let first = arena.links[split].firstChild
    guard !surroundings.isPhone, surroundings.hasNewDesign, arena.links[first].next.exists
    else { return .atTop }
    let isMeasured =
      surroundings.hasMeasuredColumns && surroundings.orientation == .portrait
      && hasAllOfScreen(split)
    if child == first { return isMeasured && !arena.hidesFirstColumn(of: split) ? .floating : nil }
    if !isMeasured { return .atTop }
    if arena.hidesFirstColumn(of: split) { return .tiled }
    let second = arena.links[first].next
    return arena.links[second].next.exists ? .atTop : .underneath
  }

  func isInFloatingColumn(_ controller: ControllerID) -> Bool {
    guard surroundings.hasMeasuredColumns, !arena.collapsesSplits else { return false }
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

  /// GE-24: the iPads whose columns were measured.
  var hasMeasuredColumns: Bool {
    !isPhone && hasNewDesign && environment.device != .iPadWithHomeButton
  }

  /// GE-23: those whose floating tab bars were, with a home button on iOS 27.
  var hasMeasuredTabBars: Bool {
    !isPhone && hasNewDesign && (iOS >= 27 || environment.device != .iPadWithHomeButton)
  }
}
