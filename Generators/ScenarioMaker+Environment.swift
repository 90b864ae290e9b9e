import AppearanceModel

extension ScenarioMaker {
  /// Versions around every boundary of a rule.
  static let versions: [Version] = [
    7, Version(7, 1), 8, Version(8, 2), Version(8, 3), 9, Version(9, 3), 10, 11, Version(11, 4), 12,
    Version(12, 4), 13, Version(13, 3), Version(13, 4), 14, 15, 16, 17, 18, 26, 27,
  ]

  mutating func makeEnvironment() {
    scenario.environment = environment()
    scenario.observesGeometry = random.chance(40)
    world.orientation = scenario.environment.orientation
    world.systemStyle = scenario.environment.systemStyle
  }

  private mutating func environment() -> Environment {
    var environment = Environment()
    if !random.chance(25) { environment.iOS = random.pick(Self.versions) }
    environment.linkedSDK = linkedSDK(iOS: environment.iOS)
    if !random.chance(20) { environment.device = device() }
    if random.chance(20) { environment.orientation = .landscape }
    if random.chance(35) { environment.systemStyle = .dark }
    if random.chance(50) { environment.infoPlist = infoPlist() }
    environment.platformFallback = random.chance(10)
    return environment
  }

  private mutating func linkedSDK(iOS: Version) -> Version {
    switch random.below(20) {
    case 0..<13: iOS
    case 13..<18: min(random.pick(Self.versions), iOS)
    case 18: max(random.pick(Self.versions), iOS)
    default: random.chance(50) ? Version(6, 1) : random.pick(Self.versions)
    }
  }

  /// Each size, notch and kind of device has the same share, however many models there are of it.
  private mutating func device() -> Device {
    let families: [[Device]] = [
      [.iPhone5s, .iPhoneSE1st, .iPhone6, .iPhone6s, .iPhone7, .iPhone8],
      [.iPhoneSE2nd, .iPhoneSE3rd],
      [.iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus],
      [.iPhoneX, .iPhoneXS, .iPhone11Pro, .iPhoneXSMax, .iPhone11ProMax],
      [.iPhoneXR, .iPhone11],
      [.iPhone12mini, .iPhone13mini],
      [
        .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone17e,
        .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus,
      ],
      [
        .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16, .iPhone14ProMax, .iPhone15Plus,
        .iPhone15ProMax, .iPhone16Plus,
      ],
      [.iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax],
      [.iPhoneAir],
      [.iPadWithHomeButton],
      [.iPadPro11, .iPadWithoutHomeButton],
    ]
    return random.pick(random.pick(families))
  }

  private mutating func infoPlist() -> InfoPlist {
    var plist = InfoPlist()
    switch random.below(10) {
    case 0..<4: break
    case 4..<6: plist.viewControllerBasedStatusBarAppearance = true
    default: plist.viewControllerBasedStatusBarAppearance = false
    }
    if random.chance(40) { plist.statusBarHidden = random.chance(60) }
    if random.chance(30) { plist.statusBarHiddenOnPad = random.chance(60) }
    if random.chance(40) { plist.statusBarStyle = random.pick(StatusBarStyle.allCases) }
    if random.chance(25) { plist.userInterfaceStyle = random.pick(UserInterfaceStyle.allCases) }
    return plist
  }
}
