import StatusQuoAppearanceModel

/// The inheritance of styles (TR-2, TR-8, TR-9).
enum StyleProfile {
  /// Before iOS 13 or its SDK: every node holds light.
  case inert
  /// iOS 13 to 16: from parent controller to child controller.
  case parentControllers
  /// From iOS 17: from the view that contains a child's root view.
  case superviews
}

/// The system, the device and the app's Info.plist, now.
struct Surroundings {
  let environment: Environment
  let metrics: Device.Metrics
  let profile: StyleProfile
  /// GE-25.
  let display: Device.Display?
  /// SC-5: an iPad's scene that is compact in width.
  var isNarrow: Bool
  var orientation: Orientation
  /// The user's last choice.
  var chosenStyle: UserInterfaceStyle
  /// The choice as nodes know it: it does not change in the background (TR-23).
  var deliveredStyle: UserInterfaceStyle
  var isInBackground = false
  var isInCall = false
  /// The top inset that the screen keeps (GE-18); nil where it follows the bar.
  private(set) var keptInset: Double?

  init(_ environment: Environment) {
    self.environment = environment
    metrics = environment.device.metrics(on: environment.iOS)
    profile =
      environment.effectiveVersion < 13
      ? .inert : environment.iOS < 17 ? .parentControllers : .superviews
    display = environment.device.display
    isNarrow = false
    orientation = environment.orientation
    chosenStyle = environment.systemStyle
    deliveredStyle = environment.systemStyle
    isNarrow = canResize && environment.horizontalSizeClass == .compact
    keepInset(isBarHidden: launchBar.hidden)
  }

  /// GE-18, SC-6: at launch, and after each rotation or change of width.
  mutating func keepInset(isBarHidden: Bool) {
    guard metrics.notch == .none, iOS >= 26, iOS < Version(26, 1) else { return }
    keptInset = isBarHidden ? 0 : metrics.statusBarHeight
  }

  @inline(__always) var iOS: Version { environment.iOS }

  /// SB-1: a missing key means that controllers decide (C-1).
  @inline(__always) var isAppMode: Bool {
    environment.infoPlist.viewControllerBasedStatusBarAppearance == false
  }

  @inline(__always) var isPhone: Bool { !environment.device.isPad }

  /// GE-28: on iPhone Duo an older app's window is that of an upright phone.
  var isInOldWindow: Bool { display != nil && environment.effectiveVersion < Version(27, 1) }

  @inline(__always) var isCompactHeight: Bool {
    guard isPhone, orientation.isLandscape else { return false }
    return display == nil || display == .outer && !isInOldWindow
  }

  @inline(__always) var isRegularWidth: Bool {
    if display == .inner { return !isInOldWindow }
    return isPhone ? orientation.isLandscape && metrics.isRegularInLandscape : !isNarrow
  }

  /// L-0.
  @inline(__always) var callsViewIsAppearing: Bool {
    iOS >= 13 && environment.linkedSDK >= 17
  }

  /// GE-6: the design of iOS 26.
  var hasNewDesign: Bool {
    let version = environment.effectiveVersion
    return version >= 27
      || (version >= 26 && environment.infoPlist.designRequiresCompatibility != true)
  }

  /// SC-6: from iOS 9 the scenes of an iPad.
  var canResize: Bool { environment.device.isPad && iOS >= 9 }

  /// W-8: whether a split view controller shows its first child only.
  var collapsesSplits: Bool { isPhone ? iOS >= 8 && !isRegularWidth : isNarrow }

  /// W-8: from 954.25 points of width on an iPad.
  var hasRoomForThreeColumns: Bool {
    guard !isPhone, !isNarrow, iOS >= 26 else { return false }
    return (orientation == .portrait ? metrics.width : metrics.height) >= 954.25
  }

  /// SB-9, SB-14: what `prefersStatusBarHidden` returns unless overridden.
  @inline(__always) var hidesBarByDefault: Bool {
    isCompactHeight && environment.effectiveVersion >= 8
  }

  /// SB-15: there is no room for a bar, on any version.
  @inline(__always) var hasNoBar: Bool {
    metrics.notch != .none && orientation.isLandscape && display != .inner
  }

  @inline(__always) var hasTraitOverrides: Bool { environment.effectiveVersion >= 17 }

  /// TR-2: what the root of every trait chain is.
  @inline(__always) var isDark: Bool {
    guard profile != .inert else { return false }
    return switch environment.infoPlist.userInterfaceStyle {
    case .light?: false
    case .dark?: true
    case .unspecified?, nil: deliveredStyle == .dark
    }
  }

  /// SC-4: what a window without a style of its own has.
  @inline(__always) func isDark(in scene: WindowScene) -> Bool {
    guard let style = environment.sceneTraitOverridesUserInterfaceStyle, style != .unspecified,
      hasTraitOverrides, scene == .main
    else { return isDark }
    return style == .dark
  }

  /// SB-16: the color of a style on a node that holds light or dark.
  @inline(__always) func content(_ style: StatusBarStyle, isDark: Bool) -> BarContent {
    switch style {
    case .lightContent: .light
    case .darkContent: .dark
    case .default where iOS >= 26: .contentDependent
    case .default: isDark ? .light : .dark
    }
  }

  /// SB-2, SB-3: hidden while the launch screen is up, and at the start of app mode.
  @inline(__always) var infoPlistHidesBar: Bool {
    let keys = environment.infoPlist
    guard environment.device.isPad else { return keys.statusBarHidden ?? false }
    let fallback = environment.platformFallback ? keys.statusBarHidden : nil
    return keys.statusBarHiddenOnPad ?? fallback ?? false
  }

  /// The bar of the launch screen.
  var launchBar: BarAppearance {
    BarAppearance(
      hidden: infoPlistHidesBar || hasNoBar, content: content(infoPlistStyle, isDark: isDark))
  }

  @inline(__always) var infoPlistStyle: StatusBarStyle {
    environment.infoPlist.statusBarStyle ?? .default
  }
}
