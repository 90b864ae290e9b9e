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

  /// The distance of a controller's view from the top of the screen, and its height.
  mutating func extent(of id: ControllerID) -> (top: Double, height: Double) {
    var (top, bottom) = (0.0, 0.0)
    var view: ControllerID? = id
    while let inner = view {
      let insets = viewInsets(of: inner)
      top += insets.top
      bottom += insets.bottom
      view = hierarchy[inner].parent
    }
    return (top, max(0, screenHeight - top - bottom))
  }
}

extension Double {
  /// The part of a parent's inset that a view at this distance still overlaps.
  func overlap(_ inset: Double) -> Double { self <= 0 ? inset : max(0, inset - self) }
}
