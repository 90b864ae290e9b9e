/// The world outside controllers: the system, the device and the app's Info.plist.
public struct Environment: Hashable, Sendable {
  /// The version of iOS the app runs on.
  public var iOS: Version
  /// The SDK the app was built with.
  public var linkedSDK: Version
  /// The device.
  public var device: Device
  /// The orientation of the device at launch.
  public var orientation: Orientation
  /// The user's choice between light and dark at launch: never `unspecified`.
  public var systemStyle: UserInterfaceStyle
  /// The keys of Info.plist that concern appearance.
  public var infoPlist: InfoPlist
  /// C-3: whether the plain `UIStatusBarHidden` applies to an iPad without `UIStatusBarHidden~ipad`.
  public var platformFallback: Bool
  /// `traitOverrides.userInterfaceStyle` of the main scene; `nil` is none.
  public var sceneTraitOverridesUserInterfaceStyle: UserInterfaceStyle?
  /// The width of an iPad's scenes at launch: compact beside another app, in Slide Over, or in a small window.
  /// A phone's follows from the device.
  public var horizontalSizeClass: SizeClass

  /// An environment; what is not given is UIKit's default on an iPhone 15 with iOS 18.
  public init(
    iOS: Version = 18, linkedSDK: Version? = nil, device: Device = .iPhone15,
    orientation: Orientation = .portrait, systemStyle: UserInterfaceStyle = .light,
    infoPlist: InfoPlist = InfoPlist(), platformFallback: Bool = true,
    sceneTraitOverridesUserInterfaceStyle: UserInterfaceStyle? = nil,
    horizontalSizeClass: SizeClass = .regular
  ) {
    self.iOS = iOS
    self.linkedSDK = linkedSDK ?? iOS
    self.device = device
    self.orientation = orientation
    self.systemStyle = systemStyle
    self.infoPlist = infoPlist
    self.platformFallback = platformFallback
    self.sceneTraitOverridesUserInterfaceStyle = sceneTraitOverridesUserInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// The version whose behavior an app gets where both the system and the SDK must be new enough.
  public var effectiveVersion: Version { min(iOS, linkedSDK) }
}

/// A size class of UIKit.
public enum SizeClass: String, NamedCase {
  case regular, compact
}

/// The orientation of the screen.
public enum Orientation: String, NamedCase {
  case portrait
  /// Turned either way, where that makes no difference.
  case landscape
  /// The two ways, as `UIInterfaceOrientation` names them: with the top of the device on the right, and on the left.
  case landscapeLeft, landscapeRight

  /// True for a device that is turned.
  @inlinable package var isLandscape: Bool { self != .portrait }
}

/// The keys of Info.plist that concern appearance; `nil` is a missing key.
public struct InfoPlist: Hashable, Sendable {
  /// `UIViewControllerBasedStatusBarAppearance`.
  public var viewControllerBasedStatusBarAppearance: Bool?
  /// `UIStatusBarHidden`.
  public var statusBarHidden: Bool?
  /// `UIStatusBarHidden~ipad`.
  public var statusBarHiddenOnPad: Bool?
  /// `UIStatusBarStyle`.
  public var statusBarStyle: StatusBarStyle?
  /// `UIUserInterfaceStyle`; `Automatic` is `unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// `UIDesignRequiresCompatibility`: whether an app built with the iOS 26 SDK looks as before.
  public var designRequiresCompatibility: Bool?

  /// An Info.plist with the given keys.
  public init(
    viewControllerBasedStatusBarAppearance: Bool? = nil, statusBarHidden: Bool? = nil,
    statusBarHiddenOnPad: Bool? = nil, statusBarStyle: StatusBarStyle? = nil,
    userInterfaceStyle: UserInterfaceStyle? = nil, designRequiresCompatibility: Bool? = nil
  ) {
    self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
    self.statusBarHidden = statusBarHidden
    self.statusBarHiddenOnPad = statusBarHiddenOnPad
    self.statusBarStyle = statusBarStyle
    self.userInterfaceStyle = userInterfaceStyle
    self.designRequiresCompatibility = designRequiresCompatibility
  }
}
