extension Device {
  /// The versions of iOS that run on it, by what Apple has said; those of an iPad without a name are those of any model
  /// of its sort.
  package var versions: ClosedRange<Version> {
    switch self {
    case .iPhone5s: 7...Version(12, 5)
    case .iPhoneSE1st: Version(9, 3)...Version(15, 8)
    case .iPhone6, .iPhone6Plus: 8...Version(12, 5)
    case .iPhone6s, .iPhone6sPlus: 9...Version(15, 8)
    case .iPhone7, .iPhone7Plus: 10...Version(15, 8)
    case .iPhone8, .iPhone8Plus, .iPhoneX: 11...Version(16, 7)
    case .iPhoneXS, .iPhoneXSMax, .iPhoneXR: 12...Version(18, 7)
    case .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhoneSE2nd: 13...27
    case .iPhone12, .iPhone12mini, .iPhone12Pro, .iPhone12ProMax: 14...27
    case .iPhone13, .iPhone13mini, .iPhone13Pro, .iPhone13ProMax: 15...27
    case .iPhoneSE3rd: Version(15, 4)...27
    case .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax: 16...27
    case .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax: 17...27
    case .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax: 18...27
    case .iPhone16e: Version(18, 3)...27
    case .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e: 26...27
    case .iPhone18Pro: 27...27
    case .iPadWithHomeButton: 7...27
    case .iPadPro11, .iPadWithoutHomeButton: 12...27
    }
  }
}
