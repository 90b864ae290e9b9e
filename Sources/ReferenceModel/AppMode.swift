import AppearanceModel

/// The status bar as the application object remembers it. Decides in app mode only.
struct AppModeState {
  var style: StatusBarStyle
  var hidden: Bool
  /// Whether compact height at launch hid the bar for good (SB-7).
  let wasCompactAtLaunch: Bool
  /// Until the first effective `setStatusBarHidden` compact height hides the bar (SB-7).
  var hidesInCompactHeight = true
}

// SB-1 to SB-7: Info.plist and the application object.
extension World {
  /// SB-2, SB-3: what Info.plist says of hidden, on this device.
  static func isHiddenByInfoPlist(_ environment: Environment) -> Bool {
    let plist = environment.infoPlist
    guard environment.device.isPad else { return plist.statusBarHidden ?? false }
    if let onPad = plist.statusBarHiddenOnPad { return onPad }
    return environment.platformFallback ? plist.statusBarHidden ?? false : false
  }

  /// SB-2: the bar while the launch screen is up, in either mode.
  func launchAppearance() -> BarAppearance {
    mark(.sb2)
    mark(.sb3)
    let style = environment.infoPlist.statusBarStyle ?? .default
    return BarAppearance(
      hidden: World.isHiddenByInfoPlist(environment) || hasNoBar,
      content: content(of: style, in: systemStyleForApp))
  }

  /// Shows the app-mode state; `animation` is that of a change of hidden.
  mutating func showAppModeState(_ animation: StatusBarAnimation = .none) {
    mark(.sb4)
    isForcedHiddenInAppMode = hasNoBar
    let hidden = isForcedHiddenInAppMode || appMode.hidden || isHiddenByCompactHeight
    if hidden != bar.hidden {
      bar.animation = animation
      bar.animated = animation != .none
    }
    bar.hidden = hidden
    bar.content = content(of: appMode.style, in: systemStyleForApp)
  }

  /// SB-7: from iOS 8 compact height now or at launch hides it, until the app decides itself.
  var isHiddenByCompactHeight: Bool {
    guard iOS >= 8, appMode.hidesInCompactHeight else { return false }
    mark(.sb7)
    return isCompactHeight || appMode.wasCompactAtLaunch
  }

  /// Why the application's setters do nothing: SB-1, and SB-6 for apps linked with SDK 27.
  func refusalOfAppSetter() -> StepOutcome? {
    if !isAppMode {
      mark(.t26)
      return .ignored(.viewControllerMode)
    }
    if environment.linkedSDK >= 27 {
      mark(.sb6)
      return .ignored(.linkedWithSDK27)
    }
    return nil
  }

  /// SB-5.
  mutating func setStatusBarStyle(_ style: StatusBarStyle) {
    mark(.sb5)
    mark(.t26)
    appMode.style = style
    showAppModeState()
  }

  /// SB-5; it ends the hiding in compact height (SB-7).
  mutating func setStatusBarHidden(_ hidden: Bool, _ animation: StatusBarAnimation) {
    mark(.sb5)
    mark(.t26)
    appMode.hidden = hidden
    appMode.hidesInCompactHeight = false
    showAppModeState(animation)
  }
}
