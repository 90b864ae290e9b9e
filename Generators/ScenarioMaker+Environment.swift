import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// The versions on which rules turn, as often as rules do, up to three times; and those before.
  static let versions = RuleID.allCases.versions(upTo: 3)

  mutating func makeEnvironment() {
    scenario.environment = environment()
    combination?.change(&scenario.environment)
    scenario.observes = combination?.observes ?? []
    for part in ObservedPart.allCases where observes(part) { scenario.observes.insert(part) }
    if features.share(of: .scenes) > 0, random.chance(50) {
      let style = style()
      // Documents have no word for an override that says nothing.
      scenario.environment.sceneTraitOverridesUserInterfaceStyle =
        style == .unspecified ? nil : style
    }
    if features.share(of: .scenes) > 0, scenario.environment.device.isPad, random.chance(50) {
      scenario.environment.horizontalSizeClass = .compact
    }
    world.begin(with: scenario.environment)
  }

  /// Draws whether a part is observed.
  private mutating func observes(_ part: ObservedPart) -> Bool {
    switch part {
    case .geometry: random.chance(40)
    case .systemGestures: features.share(of: .systemGestures) > 0
    // Where columns are shows in insets alone.
    case .safeArea:
      features.share(of: .safeArea) > 0
        || !scenario.observes.contains(.safeArea) && features.share(of: .splitViews) > 0
          && random.chance(50)
    }
  }

  private mutating func environment() -> Environment {
    var environment = Environment()
    if !random.chance(25) || combination?.version != nil { environment.iOS = version() }
    environment.linkedSDK = linkedSDK(iOS: environment.iOS)
    environment.device = device(on: environment.iOS)
    if random.chance(20) { environment.orientation = .landscape }
    if features.share(of: .systemGestures) + features.share(of: .safeArea) > 0, random.chance(15),
      combination?.version == nil
    {
      environment.device = random.pick(Self.foldables)
      environment.iOS = .latest
      environment.linkedSDK = random.chance(85) ? .latest : random.pick(Self.versions)
      environment.orientation = random.pick(Orientation.allCases)
    }
    if random.chance(35) { environment.systemStyle = .dark }
    if random.chance(50) { environment.infoPlist = infoPlist() }
    environment.platformFallback = !random.chance(10)
    return environment
  }

  /// Often one at a boundary of a rule about what is frequent in the scenario.
  private mutating func version() -> Version {
    if let version = combination?.version { return version }
    if rareFeature == .canceledPops { return random.pick(Self.versionsOfKeptTraits) }
    if features.share(of: .presentation) >= 30, random.chance(15) {
      return random.pick(Self.versionsOfModals)
    }
    if features.share(of: .styles) >= 30, random.chance(15) {
      return random.pick(Self.versionsOfTraits)
    }
    return random.pick(Self.versions)
  }

  /// Versions around those with which presentations adapt or take over otherwise.
  static let versionsOfModals = [RuleID.w7, .sb26, .sb29].versions(upTo: 1)
  /// Those in which a canceled pop keeps the traits of its start (TR-8).
  private static let versionsOfKeptTraits = versions.filter { (13..<17).contains($0) }
  private static let versionsOfTraits = RuleID.allCases.filter { $0.id.hasPrefix("TR-") }
    .versions(upTo: 1)

  private mutating func linkedSDK(iOS: Version) -> Version {
    switch random.below(20) {
    case 0..<13: iOS
    case 13..<18: min(random.pick(Self.versions), iOS)
    case 18: max(random.pick(Self.versions), iOS)
    default: random.chance(50) ? Version(6, 1) : random.pick(Self.versions)
    }
  }

  /// Mostly a device that the version of iOS came to, as in the field. Each size, notch and kind
  /// has the same share, however many models there are of it.
  private mutating func device(on iOS: Version) -> Device {
    let isOfItsTime = !random.chance(5)
    // Where steps change the width of scenes: others have none.
    let isPad = ownSteps.contains(.kind(.resize)) && random.chance(60)
    if !isPad, random.chance(20), iOS >= 17 { return .iPhone15 }
    func fits(_ family: (since: Version, devices: [Device])) -> Bool {
      (!isOfItsTime || family.since <= iOS) && (!isPad || family.devices[0].isPad)
    }
    var family = random.below(Self.families.count(where: fits))
    for place in Self.families.indices where fits(Self.families[place]) {
      if family == 0 { return random.pick(Self.families[place].devices) }
      family -= 1
    }
    preconditionFailure("one of those that were counted")
  }

  /// Those whose bars stand in a strip at the side.
  private static let foldables = Device.allCases.filter { $0.display != nil }

  /// Devices that are alike, with the version of iOS that the first of them came with.
  private static let families: [(since: Version, devices: [Device])] = [
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
    [.iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax, .iPhone18Pro],
    [.iPhoneAir],
    foldables,
    [.iPadWithHomeButton],
    [.iPadPro11, .iPadWithoutHomeButton],
  ].map { (devices: [Device]) in
    (devices.reduce(.latest) { min($0, $1.versions.lowerBound) }, devices)
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
