extension Device {
  /// The versions of iOS that run on it, by what Apple has said; those of an iPad without a name are those of any model
  /// of its sort.
  package var versions: ClosedRange<Version> {
    let latest = Version.latest
    return switch self {
    case .iPhone5s: 7...Version(12, 5)
    case .iPhoneSE1st: Version(9, 3)...Version(15, 8)
    case .iPhone6, .iPhone6Plus: 8...Version(12, 5)
    case .iPhone6s, .iPhone6sPlus: 9...Version(15, 8)
    case .iPhone7, .iPhone7Plus: 10...Version(15, 8)
    case .iPhone8, .iPhone8Plus, .iPhoneX: 11...Version(16, 7)
    case .iPhoneXS, .iPhoneXSMax, .iPhoneXR: 12...Version(18, 7)
    case .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhoneSE2nd: 13...latest
    case .iPhone12, .iPhone12mini, .iPhone12Pro, .iPhone12ProMax: 14...latest
    case .iPhone13, .iPhone13mini, .iPhone13Pro, .iPhone13ProMax: 15...latest
    case .iPhoneSE3rd: Version(15, 4)...latest
    case .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax: 16...latest
    case .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax: 17...latest
    case .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax: 18...latest
    case .iPhone16e: Version(18, 3)...latest
    case .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e: 26...latest
    case .iPhone18Pro: 27...latest
    case .iPhoneDuoOuter, .iPhoneDuoInner: Version(27, 1)...latest
    case .iPadWithHomeButton: 7...latest
    case .iPadPro11, .iPadWithoutHomeButton: 12...latest
    }
  }
}
