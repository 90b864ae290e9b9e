import StatusQuoAppearanceModel

extension Device {
  /// A common device of a version's time.
  static func common(on iOS: Version) -> Device {
    switch iOS.major {
    case ..<8: .iPhone5s
    case 8: .iPhone6
    case 9..<11: .iPhone6s
    case 11..<14: .iPhoneX
    case 14..<17: .iPhone12
    default: .iPhone15
    }
  }

  /// A common iPad of a version's time.
  static func commonPad(on iOS: Version) -> Device { iOS < 12 ? .iPadWithHomeButton : .iPadPro11 }
}
