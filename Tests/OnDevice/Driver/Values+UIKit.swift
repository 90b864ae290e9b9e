import StatusQuoAppearanceModel

extension StatusBarStyle {
  var uiKit: UIStatusBarStyle {
    switch self {
    case .default: .default
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    }
  }
}

extension StatusBarAnimation {
  var uiKit: UIStatusBarAnimation {
    switch self {
    case .none: .none
    case .fade: .fade
    case .slide: .slide
    }
  }
}

extension UserInterfaceStyle {
  var uiKit: UIUserInterfaceStyle {
    switch self {
    case .unspecified: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

extension UserInterfaceStyle {
  var uiKitTraits: UITraitCollection { UITraitCollection(userInterfaceStyle: uiKit) }
}

extension Orientation {
  var uiKit: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .landscape, .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    }
  }
}

extension BarStyle {
  var uiKit: UIBarStyle {
    switch self {
    case .default: .default
    case .black, .blackTranslucent: .black
    }
  }
}

extension ModalPresentationStyle {
  var uiKit: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .automatic: .automatic
    case .custom: .custom
    case .popover: .popover
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    }
  }
}
