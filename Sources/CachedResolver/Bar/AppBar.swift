import StatusQuoAppearanceModel

/// The state of app mode (SB-4 to SB-7).
struct AppBar {
  var hidden: Bool
  var style: StatusBarStyle
  let wasLaunchedInCompactHeight: Bool
  /// SB-7: until an app says itself whether the bar is hidden.
  var followsHeight = true

  init(_ surroundings: Surroundings) {
    hidden = surroundings.infoPlistHidesBar
    style = surroundings.infoPlistStyle
    wasLaunchedInCompactHeight = surroundings.isCompactHeight
  }

  func isHidden(_ surroundings: Surroundings) -> Bool {
    if hidden || surroundings.hasNoBar { return true }
    guard followsHeight, surroundings.iOS >= 8 else { return false }
    return surroundings.isCompactHeight || wasLaunchedInCompactHeight
  }
}

extension CachedResolver {
  /// Displays the state of app mode.
  ///
  /// - Parameter animation: of the setter that changed it.
  mutating func showAppBar(hiddenBy animation: StatusBarAnimation) {
    let content = contentOfAppBar()
    displayedBar.show(hidden: appBar.isHidden(surroundings), content: content) {
      (animation, animation != .none)
    }
    lastUpdate.source = .appBar(hasNoBar: surroundings.hasNoBar)
  }

  mutating func setStatusBarStyle(_ style: StatusBarStyle) throws(Refusal) {
    try listensToApp()
    appBar.style = style
    showAppBar(hiddenBy: .none)
  }

  mutating func setStatusBarHidden(
    _ hidden: Bool, with animation: StatusBarAnimation
  ) throws(Refusal) {
    try listensToApp()
    appBar.hidden = hidden
    appBar.followsHeight = false
    showAppBar(hiddenBy: animation)
  }

  private func listensToApp() throws(Refusal) {
    if !surroundings.isAppMode { throw .ignored(.viewControllerMode) }
    if surroundings.environment.linkedSDK >= 27 { throw .ignored(.linkedWithSDK27) }
  }
}
