/// A device, by Apple's marketing name.
///
/// Shared by both models, so comparing them can't reveal a wrong number in its table:
/// `DeviceTests` holds the table once more, as the sources print it.
public enum Device: String, NamedCase {
  case iPhone5s = "iPhone 5s"
  case iPhoneSE1st = "iPhone SE (1st)"

  case iPhone6 = "iPhone 6"
  case iPhone6s = "iPhone 6s"
  case iPhone7 = "iPhone 7"
  case iPhone8 = "iPhone 8"
  case iPhoneSE2nd = "iPhone SE (2nd)"
  case iPhoneSE3rd = "iPhone SE (3rd)"

  case iPhone6Plus = "iPhone 6 Plus"
  case iPhone6sPlus = "iPhone 6s Plus"
  case iPhone7Plus = "iPhone 7 Plus"
  case iPhone8Plus = "iPhone 8 Plus"

  case iPhoneX = "iPhone X"
  case iPhoneXS = "iPhone XS"
  case iPhone11Pro = "iPhone 11 Pro"

  case iPhoneXR = "iPhone XR"
  case iPhone11 = "iPhone 11"

  case iPhoneXSMax = "iPhone XS Max"
  case iPhone11ProMax = "iPhone 11 Pro Max"

  case iPhone12mini = "iPhone 12 mini"
  case iPhone13mini = "iPhone 13 mini"

  case iPhone12 = "iPhone 12"
  case iPhone12Pro = "iPhone 12 Pro"
  case iPhone13 = "iPhone 13"
  case iPhone13Pro = "iPhone 13 Pro"
  case iPhone14 = "iPhone 14"
  case iPhone16e = "iPhone 16e"
  case iPhone17e = "iPhone 17e"

  case iPhone12ProMax = "iPhone 12 Pro Max"
  case iPhone13ProMax = "iPhone 13 Pro Max"
  case iPhone14Plus = "iPhone 14 Plus"

  case iPhone14Pro = "iPhone 14 Pro"
  case iPhone15 = "iPhone 15"
  case iPhone15Pro = "iPhone 15 Pro"
  case iPhone16 = "iPhone 16"

  case iPhone14ProMax = "iPhone 14 Pro Max"
  case iPhone15Plus = "iPhone 15 Plus"
  case iPhone15ProMax = "iPhone 15 Pro Max"
  case iPhone16Plus = "iPhone 16 Plus"

  case iPhone16Pro = "iPhone 16 Pro"
  case iPhone17 = "iPhone 17"
  case iPhone17Pro = "iPhone 17 Pro"

  case iPhone16ProMax = "iPhone 16 Pro Max"
  case iPhone17ProMax = "iPhone 17 Pro Max"

  case iPhoneAir = "iPhone Air"

  case iPadWithHomeButton = "iPad (home button)"

  case iPadPro11 = "iPad Pro 11"
  case iPadWithoutHomeButton = "iPad (no home button)"

  /// The cutout at the top of the screen.
  public enum Notch: Hashable, Sendable {
    case none, notch, island
  }

  /// A device's numbers, in points.
  public struct Metrics: Hashable, Sendable {
    /// The cutout of the screen.
    public var notch: Notch
    /// Height of the shown status bar in portrait.
    public var statusBarHeight: Double
    /// Top of the safe area in portrait, with the bar shown.
    public var safeAreaTop: Double
    /// Top of a navigation bar in portrait.
    public var navigationBarTop: Double
    /// Top of the safe area in landscape.
    public var landscapeSafeAreaTop: Double
    /// True if the horizontal size class is regular in landscape.
    public var isRegularInLandscape: Bool
    /// Width of the screen in portrait.
    public var width: Double
    /// Height of the screen in portrait.
    public var height: Double
  }

  /// True for an iPad.
  public var isPad: Bool {
    self == .iPadWithHomeButton || self == .iPadPro11 || self == .iPadWithoutHomeButton
  }

  /// Its numbers on a version of iOS.
  public func metrics(on iOS: Version) -> Metrics {
    switch self {
    case .iPhone5s, .iPhoneSE1st:
      return Metrics(
        notch: .none, statusBarHeight: 20, safeAreaTop: 20, navigationBarTop: 20,
        landscapeSafeAreaTop: 0, isRegularInLandscape: false,
        width: 320, height: 568)
    case .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2nd, .iPhoneSE3rd:
      return Metrics(
        notch: .none, statusBarHeight: 20, safeAreaTop: 20, navigationBarTop: 20,
        landscapeSafeAreaTop: 0, isRegularInLandscape: false,
        width: 375, height: 667)
    case .iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus:
      return Metrics(
        notch: .none, statusBarHeight: 20, safeAreaTop: 20, navigationBarTop: 20,
        landscapeSafeAreaTop: 0, isRegularInLandscape: true,
        width: 414, height: 736)
    case .iPhoneX, .iPhoneXS, .iPhone11Pro:
      return Metrics(
        notch: .notch, statusBarHeight: 44, safeAreaTop: 44, navigationBarTop: 44,
        landscapeSafeAreaTop: 0, isRegularInLandscape: false,
        width: 375, height: 812)
    case .iPhoneXR, .iPhone11:
      // Tuned with iOS 14 (GE-11).
      let top: Double = iOS < 14 ? 44 : 48
      return Metrics(
        notch: .notch, statusBarHeight: top, safeAreaTop: top, navigationBarTop: top,
        landscapeSafeAreaTop: 0, isRegularInLandscape: true,
        width: 414, height: 896)
    case .iPhoneXSMax, .iPhone11ProMax:
      return Metrics(
        notch: .notch, statusBarHeight: 44, safeAreaTop: 44, navigationBarTop: 44,
        landscapeSafeAreaTop: 0, isRegularInLandscape: true,
        width: 414, height: 896)
    case .iPhone12mini, .iPhone13mini:
      // The bar grew to the inset with iOS 15 (GE-4).
      return Metrics(
        notch: .notch, statusBarHeight: iOS < 15 ? 44 : 50, safeAreaTop: 50, navigationBarTop: 50,
        landscapeSafeAreaTop: 0, isRegularInLandscape: false,
        width: 375, height: 812)
    case .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone17e:
      return Metrics(
        notch: .notch, statusBarHeight: 47, safeAreaTop: 47, navigationBarTop: 47,
        landscapeSafeAreaTop: 0, isRegularInLandscape: false,
        width: 390, height: 844)
    case .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus:
      return Metrics(
        notch: .notch, statusBarHeight: 47, safeAreaTop: 47, navigationBarTop: 47,
        landscapeSafeAreaTop: 0, isRegularInLandscape: true,
        width: 428, height: 926)
    case .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16:
      return Metrics(
        notch: .island, statusBarHeight: 54, safeAreaTop: 59, navigationBarTop: 53.667,
        landscapeSafeAreaTop: 0, isRegularInLandscape: false,
        width: 393, height: 852)
    case .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus:
      return Metrics(
        notch: .island, statusBarHeight: 54, safeAreaTop: 59, navigationBarTop: 53.667,
        landscapeSafeAreaTop: 0, isRegularInLandscape: true,
        width: 430, height: 932)
    case .iPhone16Pro, .iPhone17, .iPhone17Pro:
      return Metrics(
        notch: .island, statusBarHeight: 54, safeAreaTop: 62, navigationBarTop: 62,
        landscapeSafeAreaTop: iOS < 26 ? 0 : 20, isRegularInLandscape: false,
        width: 402, height: 874)
    case .iPhone16ProMax, .iPhone17ProMax:
      return Metrics(
        notch: .island, statusBarHeight: 54, safeAreaTop: 62, navigationBarTop: 62,
        landscapeSafeAreaTop: iOS < 26 ? 0 : 20, isRegularInLandscape: true,
        width: 440, height: 956)
    case .iPhoneAir:
      return Metrics(
        notch: .island, statusBarHeight: 54, safeAreaTop: 68, navigationBarTop: 68,
        landscapeSafeAreaTop: iOS < 26 ? 0 : 20, isRegularInLandscape: true,
        width: 420, height: 912)
    case .iPadWithHomeButton:
      return Metrics(
        notch: .none, statusBarHeight: 20, safeAreaTop: 20, navigationBarTop: 20,
        landscapeSafeAreaTop: 20, isRegularInLandscape: true,
        width: 768, height: 1024)
    case .iPadPro11, .iPadWithoutHomeButton:
      // Larger with the windows of iPadOS 26 (GE-9).
      let top: Double = iOS < 26 ? 24 : 32
      return Metrics(
        notch: .none, statusBarHeight: top, safeAreaTop: top, navigationBarTop: top,
        landscapeSafeAreaTop: top, isRegularInLandscape: true,
        width: 834, height: 1194)
    }
  }
}
