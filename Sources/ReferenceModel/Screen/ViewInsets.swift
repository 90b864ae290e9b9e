import StatusQuoAppearanceModel

// GE-21: views at distances from the edges of what they lie in.
extension World {
  /// The place of a controller's view in its parent's. Only a plain parent leaves that to the app.
  mutating func viewInsets(of id: ControllerID) -> ViewInsets {
    guard let parent = hierarchy[id].parent, hierarchy[parent].kind == .plain,
      settings[id].viewInsets != ViewInsets()
    else { return ViewInsets() }
    uses(.ge21)
    return settings[id].viewInsets
  }

  /// The place of a view on the screen.
  struct Frame {
    var top: Double
    var left: Double
    /// Nil where no source has it.
    var width: Double?
    var height: Double
  }

  /// The place of a controller's view; nil where no source has it: in a narrow scene, a sheet, a popover, an alert, a floating
  /// column, and what is presented in a context or in a custom way.
  mutating func frame(of id: ControllerID) -> Frame? {
    if isNarrowScene { return nil }
    var frame = Frame(top: 0, left: 0, width: screenWidth, height: screenHeight)
    for view in hierarchy.selfAndParents(of: id) {
      let insets = viewInsets(of: view)
      frame.top += insets.top
      frame.left += insets.left
      frame.height -= insets.top + insets.bottom
      frame.width = frame.width.map { $0 - insets.left - insets.right }
      guard let parent = hierarchy[view].parent else {
        if !isFullScreen(view) { return nil }
        break
      }
      guard hierarchy[parent].kind == .split, !hierarchy.collapsesSplits else { continue }
      switch column(view, of: parent) {
      case .underneath: continue
      case .tiled, .somewhere: frame.width = nil
      case .floating, .unknown: return nil
      }
    }
    frame.height = max(0, frame.height)
    frame.width = frame.width.map { max(0, $0) }
    return frame
  }
}

extension Double {
  /// The part of a parent's inset that a view at this distance still overlaps.
  func overlap(_ inset: Double) -> Double { self <= 0 ? inset : max(0, inset - self) }
}
