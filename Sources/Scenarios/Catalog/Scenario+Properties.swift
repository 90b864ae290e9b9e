package import StatusQuoAppearanceModel

extension Scenario {
  /// The properties of the whole, in the order in which documents have them.
  package static let properties: [Property<Scenario>] =
    system + infoPlist + scene + observed + [
      Property(
        "idling", .zero(upTo: 16), topic: .environment, { $0.idling }, { $0.idling = $1 }),
      Property(
        "idlingBy", .word(.style), topic: .environment, { $0.idlingBy }, { $0.idlingBy = $1 }),
    ]

  /// The settings of the scene, and how iPads read keys of Info.plist.
  package static let scene: [Property<Scenario>] = [
    Property(
      "environment.platformFallback", swift: "platformFallback", .bool(true),
      topic: .environment, { $0.environment.platformFallback },
      { $0.environment.platformFallback = $1 }),
    Property(
      "environment.sceneTraitOverrides.userInterfaceStyle",
      swift: "sceneTraitOverridesUserInterfaceStyle", .traitOverride, since: 17, topic: .scenes,
      effect: .darkens, { $0.environment.sceneTraitOverridesUserInterfaceStyle },
      { $0.environment.sceneTraitOverridesUserInterfaceStyle = $1 }),
    Property(
      "environment.horizontalSizeClass", swift: "horizontalSizeClass", .words(.regular),
      since: 9, topic: .scenes, { $0.environment.horizontalSizeClass },
      { $0.environment.horizontalSizeClass = $1 }),
  ]

  /// Flags for the parts of observations that a scenario asks for.
  package static let observed: [Property<Scenario>] = ObservedPart.allCases.map { part in
    Property(
      part.rawValue, .bool(false), topic: .environment, { $0.observes.contains(part) },
      {
        if $1 { $0.observes.insert(part) } else { $0.observes.remove(part) }
      })
  }

  /// The system, the device and how both are set, but for Info.plist.
  package static let system: [Property<Scenario>] = [
    Property(
      "environment.iOS", swift: "iOS", .versions(versions, in: Version.known), topic: .environment,
      effect: .takesOver, by: 12, isAlwaysWritten: true, { $0.environment.iOS },
      {
        if $0.environment.linkedSDK == $0.environment.iOS { $0.environment.linkedSDK = $1 }
        $0.environment.iOS = $1
      }),
    Property(
      "environment.linkedSDK", swift: "linkedSDK", .optional(.versions(versions)),
      topic: .environment, effect: .takesOver, by: 12,
      { $0.environment.linkedSDK == $0.environment.iOS ? nil : $0.environment.linkedSDK },
      { $0.environment.linkedSDK = $1 ?? $0.environment.iOS }),
    Property(
      "environment.device", swift: "device", .words(.iPhone15, .iPhone8, .iPhoneX, .iPadPro11),
      topic: .environment, { $0.environment.device }, { $0.environment.device = $1 }),
    Property(
      "environment.orientation", swift: "orientation", .words(.portrait), topic: .environment,
      effect: .hides, { $0.environment.orientation }, { $0.environment.orientation = $1 }),
    Property(
      "environment.systemStyle", swift: "systemStyle", .only(.light, .dark),
      topic: .environment, effect: .darkens, { $0.environment.systemStyle },
      { $0.environment.systemStyle = $1 }),
  ]

  /// A version of each side of all boundaries: the default, older ones, newer ones.
  private static let versions: [Version] = {
    let standard = Environment().iOS
    let others = Set(Version.boundaries + [7]).sorted().filter { $0 != standard }
    return [standard] + others.filter { $0 < standard }.reversed() + others.filter { $0 > standard }
  }()

  /// The keys of Info.plist as Apple spells them.
  package static let infoPlist: [Property<Scenario>] = [
    key(
      "UIViewControllerBasedStatusBarAppearance", "viewControllerBasedStatusBarAppearance",
      .bool(false), { $0.viewControllerBasedStatusBarAppearance },
      { $0.viewControllerBasedStatusBarAppearance = $1 }),
    key(
      "UIStatusBarHidden", "statusBarHidden", .bool(true), effect: .hides,
      { $0.statusBarHidden }, { $0.statusBarHidden = $1 }),
    key(
      "UIStatusBarHidden~ipad", "statusBarHiddenOnPad", .bool(true),
      { $0.statusBarHiddenOnPad }, { $0.statusBarHiddenOnPad = $1 }),
    key(
      "UIStatusBarStyle", "statusBarStyle",
      Domain.words(.lightContent).spelled([
        (.default, "UIStatusBarStyleDefault"), (.lightContent, "UIStatusBarStyleLightContent"),
        (.darkContent, "UIStatusBarStyleDarkContent"),
      ]), effect: .colors, { $0.statusBarStyle }, { $0.statusBarStyle = $1 }),
    key(
      "UIUserInterfaceStyle", "userInterfaceStyle",
      Domain.words(.dark).spelled([
        (.light, "Light"), (.dark, "Dark"), (.unspecified, "Automatic"),
      ]), { $0.userInterfaceStyle }, { $0.userInterfaceStyle = $1 }),
    key(
      "UIDesignRequiresCompatibility", "designRequiresCompatibility", .bool(true),
      { $0.designRequiresCompatibility }, { $0.designRequiresCompatibility = $1 }),
  ]

  /// A key of Info.plist, which may be missing.
  private static func key<Value>(
    _ name: String, _ swift: String, _ domain: Domain<Value>, effect: Effect? = nil,
    _ get: @escaping @Sendable (InfoPlist) -> Value?,
    _ give: @escaping @Sendable (inout InfoPlist, Value?) -> Void
  ) -> Property<Scenario> {
    Property(
      "environment.infoPlist.\(name)", swift: swift, .optional(domain), topic: .environment,
      effect: effect, { get($0.environment.infoPlist) },
      { give(&$0.environment.infoPlist, $1) })
  }
}

extension Property {
  /// The last part of the name: of a key of Info.plist, the key.
  package var key: String { String(name.split(separator: ".").last ?? "") }
}
