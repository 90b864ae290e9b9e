import StatusQuoAppearanceModel

/// The status bar as the application object remembers it. Decides in app mode only.
struct AppModeState {
  var style: StatusBarStyle
  var hidden: Bool
  /// True if compact height at launch hid the bar for good (SB-7).
  var wasCompactAtLaunch: Bool
  /// Until the first effective `setStatusBarHidden` compact height hides the bar (SB-7).
  var hidesInCompactHeight = true
}

// SB-1 to SB-7: Info.plist and the application object.
extension World {
  /// SB-3: what Info.plist says of hidden, on this device.
  mutating func isHiddenByInfoPlist() -> Bool {
    let plist = environment.infoPlist
    guard environment.device.isPad else { return plist.statusBarHidden ?? false }
    if let onPad = plist.statusBarHiddenOnPad {
      uses(.sb3)
      return onPad
    }
    if plist.statusBarHidden != nil { uses(.sb3) }
    guard environment.platformFallback, !readings.takes(1, of: .c3) else { return false }
    return plist.statusBarHidden ?? false
  }

  /// SB-2: the bar while the launch screen is up, in either mode.
  mutating func launchAppearance() -> BarAppearance {
    let isHidden = isHiddenByInfoPlist()
    if isHidden || environment.infoPlist.statusBarStyle != nil { uses(.sb2) }
    if !isHidden, hasNoBar { uses(.sb15) }
    return BarAppearance(
      hidden: isHidden || hasNoBar,
      content: content(
        of: environment.infoPlist.statusBarStyle ?? .default, in: systemStyleForApp()))
  }

  /// Shows the app-mode state; `animation` is that of a change of hidden.
  mutating func showAppModeState(_ animation: StatusBarAnimation = .none) {
    isForcedHiddenInAppMode = hasNoBar
    if hasNoBar { uses(.sb15) }
    let hidden = isForcedHiddenInAppMode || appMode.hidden || isHiddenByCompactHeight()
    if hidden != displayedBar.hidden {
      displayedBar.animation = animation
      displayedBar.animated = animation != .none
    }
    displayedBar.hidden = hidden
    displayedBar.content = contentInAppMode()
  }

  /// T-19: the style of the controlling window colors it, or the system's where there is none.
  mutating func contentInAppMode() -> BarContent {
    content(
      of: appMode.style, on: controllingWindow().map { hierarchy.windows[$0].settings.name })
  }

  /// SB-7: from iOS 8 compact height now or at launch hides it, until the app decides itself.
  mutating func isHiddenByCompactHeight() -> Bool {
    guard iOS >= 8, appMode.hidesInCompactHeight else { return false }
    guard isCompactHeight || appMode.wasCompactAtLaunch else { return false }
    if isCompactHeight { uses(.tr28) }
    uses(.sb7)
    return true
  }
}
