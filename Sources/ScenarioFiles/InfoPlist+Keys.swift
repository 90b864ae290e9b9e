import AppearanceModel

extension InfoPlist {
  /// The keys as Apple spells them.
  enum Key: String, CaseIterable {
    case viewControllerBasedStatusBarAppearance = "UIViewControllerBasedStatusBarAppearance"
    case statusBarHidden = "UIStatusBarHidden"
    case statusBarHiddenOnPad = "UIStatusBarHidden~ipad"
    case statusBarStyle = "UIStatusBarStyle"
    case userInterfaceStyle = "UIUserInterfaceStyle"
  }

  /// The values of `UIStatusBarStyle` as Apple spells them.
  enum PlistBarStyle: String, CaseIterable {
    case `default` = "UIStatusBarStyleDefault"
    case lightContent = "UIStatusBarStyleLightContent"
    case darkContent = "UIStatusBarStyleDarkContent"

    init(_ style: StatusBarStyle) {
      switch style {
      case .default: self = .default
      case .lightContent: self = .lightContent
      case .darkContent: self = .darkContent
      }
    }

    var style: StatusBarStyle {
      switch self {
      case .default: .default
      case .lightContent: .lightContent
      case .darkContent: .darkContent
      }
    }
  }

  /// The values of `UIUserInterfaceStyle` as Apple spells them.
  enum PlistInterfaceStyle: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case automatic = "Automatic"

    init(_ style: UserInterfaceStyle) {
      switch style {
      case .light: self = .light
      case .dark: self = .dark
      case .unspecified: self = .automatic
      }
    }

    var style: UserInterfaceStyle {
      switch self {
      case .light: .light
      case .dark: .dark
      case .automatic: .unspecified
      }
    }
  }
}
