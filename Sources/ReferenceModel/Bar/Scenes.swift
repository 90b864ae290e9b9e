import StatusQuoAppearanceModel

// SC-1 to SC-4: the bar that is observed is the main scene's, and its windows decide it.
extension World {
  /// SC-1, SC-2: before iOS 13 every window is the app's.
  mutating func isInMainScene(_ window: Window) -> Bool {
    if window.scene == .main || effectiveVersion < 13 { return true }
    uses(window.scene == .other ? .sc1 : .sc2)
    return false
  }

  /// SC-3: false for a controller in a window of another scene or of none.
  mutating func isInMainScene(_ id: ControllerID) -> Bool {
    guard hierarchy.windows.contains(where: { $0.settings.scene != .main }),
      let window = hierarchy.window(of: id), !isInMainScene(hierarchy.windows[window].settings)
    else { return true }
    uses(.sc3)
    return false
  }

  /// True if a window of the main scene is visible.
  mutating func hasVisibleWindow() -> Bool {
    for window in hierarchy.windows
    where !window.settings.isHidden && isInMainScene(window.settings) { return true }
    return false
  }

  /// SC-4: the style that a window without one of its own has from its scene, if there is one.
  func styleOfScene(of window: Window) -> UserInterfaceStyle {
    guard effectiveVersion >= 17, window.scene == .main else { return .unspecified }
    return environment.sceneTraitOverridesUserInterfaceStyle ?? .unspecified
  }
}
