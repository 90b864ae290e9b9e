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
  case iPhone18Pro = "iPhone 18 Pro"

  case iPhone16ProMax = "iPhone 16 Pro Max"
  case iPhone17ProMax = "iPhone 17 Pro Max"

  case iPhoneAir = "iPhone Air"

  case iPhoneDuoOuter = "iPhone Duo (outer display)"
  case iPhoneDuoInner = "iPhone Duo (inner display)"

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
    // Tuned with iOS 14 (GE-11).
    let tuned: Double = iOS < 14 ? 44 : 48
    // The bar grew to the inset with iOS 15 (GE-4).
    let grown: Double = iOS < 15 ? 44 : 50
    // Larger with the windows of iPadOS 26 (GE-9).
    let windows: Double = iOS < 26 ? 24 : 32
    // Seen on iOS 27 only (GE-9).
    let withHomeButton: Double = iOS < 27 ? 20 : 32
    return switch self {
    case .iPhone5s, .iPhoneSE1st: Metrics(.none, bar: 20, 320, 568)
    case .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2nd, .iPhoneSE3rd:
      Metrics(.none, bar: 20, 375, 667)
    case .iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus:
      Metrics(.none, bar: 20, 414, 736, isRegularInLandscape: true)
    case .iPhoneX, .iPhoneXS, .iPhone11Pro: Metrics(.notch, bar: 44, 375, 812)
    case .iPhoneXR, .iPhone11: Metrics(.notch, bar: tuned, 414, 896, isRegularInLandscape: true)
    case .iPhoneXSMax, .iPhone11ProMax:
      Metrics(.notch, bar: 44, 414, 896, isRegularInLandscape: true)
    case .iPhone12mini, .iPhone13mini: Metrics(.notch, bar: grown, safeArea: 50, 375, 812)
    case .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone17e:
      Metrics(.notch, bar: 47, 390, 844)
    case .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus:
      Metrics(.notch, bar: 47, 428, 926, isRegularInLandscape: true)
    case .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16:
      Metrics(.island, bar: 54, safeArea: 59, navigationBar: 53.667, 393, 852)
    case .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus:
      Metrics(
        .island, bar: 54, safeArea: 59, navigationBar: 53.667, 430, 932, isRegularInLandscape: true)
    // Of iPhone 18 Pro the insets were measured; its size and its bar are those of its predecessor.
    case .iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone18Pro:
      Metrics(.island, bar: 54, safeArea: 62, 402, 874)
    case .iPhone16ProMax, .iPhone17ProMax:
      Metrics(.island, bar: 54, safeArea: 62, 440, 956, isRegularInLandscape: true)
    case .iPhoneAir:
      Metrics(.island, bar: 54, safeArea: 68, 420, 912, isRegularInLandscape: true)
    // GE-25, GE-26: a strip at the side in place of a bar, but for the inner display upright.
    case .iPhoneDuoOuter: Metrics(.island, bar: 2, safeArea: 0, navigationBar: 24, 466, 678)
    case .iPhoneDuoInner:
      Metrics(
        .island, bar: 2, safeArea: 82, navigationBar: 24, 669, 951, isRegularInLandscape: true)
    case .iPadWithHomeButton:
      Metrics(
        .none, bar: withHomeButton, landscape: withHomeButton, 768, 1024, isRegularInLandscape: true
      )
    case .iPadPro11, .iPadWithoutHomeButton:
      Metrics(.none, bar: windows, landscape: windows, 834, 1194, isRegularInLandscape: true)
    }
  }
}

extension Device {
  /// The advice for a device that has no name here.
  package static let insteadOfOthers =
    "for one that is not listed, name one with its cutout and its size in points"

  /// The height at the bottom of the screen that the home indicator takes; nil where no source has it (GE-19).
  public func homeIndicatorInset(in orientation: Orientation, on iOS: Version) -> Double? {
    switch self {
    case .iPadWithHomeButton: return 0
    case .iPadPro11, .iPadWithoutHomeButton:
      if iOS >= 18 { return 25 }
      return iOS < 15 ? 20 : nil
    case .iPhoneDuoOuter, .iPhoneDuoInner: return 34
    default: break
    }
    if metrics(on: iOS).notch == .none { return 0 }
    if orientation == .portrait { return 34 }
    return iOS < 26 ? 21 : 20
  }
}

extension Device.Metrics {
  /// Where nothing else is said, the safe area starts where the bar ends, and a navigation bar where the
  /// safe area starts.
  fileprivate init(
    _ notch: Device.Notch, bar: Double, safeArea: Double? = nil, navigationBar: Double? = nil,
    landscape: Double = 0, _ width: Double, _ height: Double, isRegularInLandscape: Bool = false
  ) {
    let safeArea = safeArea ?? bar
    self.init(
      notch: notch, statusBarHeight: bar, safeAreaTop: safeArea,
      navigationBarTop: navigationBar ?? safeArea, landscapeSafeAreaTop: landscape,
      isRegularInLandscape: isRegularInLandscape, width: width, height: height)
  }
}
