import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoScenarioFiles

// What has no effect because of the version that runs, or the SDK that the app is built with.
extension ExplainedScenario {
  var causesInVersions: [Explanation.Cause] {
    stylesWithoutEffect + settingsOfLaterVersions + settingsWithoutEffect + settingsOffScreen
      + [
        darkSystemWithoutEffect, compatibilityWithoutEffect, widthWithoutEffect,
        viewInsetsWithoutEffect,
      ].compactMap { $0 }
  }

  /// Styles exist from iOS 13, `traitOverrides` from iOS 17, for apps built with that SDK.
  private var stylesWithoutEffect: [Explanation.Cause] {
    [Version(13), 17].compactMap { version in
      guard scenario.environment.effectiveVersion < version else { return nil }
      let settings = stylesSet(since: version)
      guard !settings.isEmpty else { return nil }
      let (needs, fix) = lack(of: version)
      let verb = settings.count == 1 ? "has" : "have"
      let later: Surprise =
        settings.contains(Self.ofScene) ? .traitsOfSceneTooEarly : .traitOverridesTooEarly
      return .init(
        version == 13 ? .stylesTooEarly : later,
        [.value: settings.joined(separator: " and ") + " " + verb, .other: needs], fix: fix)
    }
  }

  /// The system is dark and the app is not.
  private var darkSystemWithoutEffect: Explanation.Cause? {
    let environment = scenario.environment
    guard environment.iOS >= 13, environment.linkedSDK < 13, systemStyle == .dark else {
      return nil
    }
    return .init(.darkSystem, [.value: environment.linkedSDK.text], fix: lack(of: 13).fix).asNote()
  }

  private var compatibilityWithoutEffect: Explanation.Cause? {
    guard scenario.environment.infoPlist.designRequiresCompatibility != nil,
      scenario.environment.effectiveVersion < 26
    else { return nil }
    return .init(
      .designOfBars, [.value: lack(of: 26).needs],
      fix: "None is needed: bars have the design before iOS 26 anyway."
    ).asNote()
  }

  private var widthWithoutEffect: Explanation.Cause? {
    let environment = scenario.environment
    guard environment.horizontalSizeClass != .regular,
      !environment.device.isPad || environment.iOS < 9
    else { return nil }
    let why =
      environment.device.isPad
      ? lack(of: 9).needs : "a phone's width follows from the device and its orientation"
    return .init(
      .widthWithoutEffect, [.value: why],
      fix: "Leave it out; or choose an iPad, on iOS 9 or later.")
  }

  private var viewInsetsWithoutEffect: Explanation.Cause? {
    let controllers = controllersNow
    let plain = Set(controllers.filter { $0.kind == .plain }.map { $0.name })
    let placed = controllers.filter { controller in
      guard controller.viewInsets != ViewInsets(),
        allOnScreen.contains(controller.name)
      else { return false }
      return !controller.place.isChild || controller.place.above.map(plain.contains) != true
    }
    guard !placed.isEmpty else { return nil }
    return .init(
      .viewInsetsWithoutEffect, [.value: list(placed.map { $0.name })],
      fix: "Leave them out; or put the controller into a plain one.")
  }

  /// The reason why a feature of a version is missing, and the fix.
  func lack(of version: Version) -> (needs: String, fix: String) {
    let environment = scenario.environment
    let number = version.text
    if environment.iOS < version {
      return (
        "it came with iOS \(number), and this is iOS \(environment.iOS.text)",
        "Nothing can be done on this version; call it behind #available(iOS \(number), *)."
      )
    }
    return (
      "it needs an app built with SDK \(number), this one is linked with"
        + " SDK \(environment.linkedSDK.text)",
      "Build the app with the iOS \(number) SDK or a later one."
    )
  }

  /// The user's choice of light or dark, at this moment.
  private var systemStyle: UserInterfaceStyle {
    if let snapshot = now.snapshot { return snapshot.environment.systemStyle }
    return scenario.environment.systemStyle
  }

  private static let ofScene = "sceneTraitOverrides"

  /// `overrideUserInterfaceStyle of A`, for each style that a version brought.
  private func stylesSet(since version: Version) -> [String] {
    func set<Owner>(
      _ properties: [Property<Owner>], of owner: Owner, _ name: Name
    ) -> [(property: String, name: Name)] {
      properties.filter { $0.isStyle(since: version) && !$0.isDefault(owner) }
        .map { ($0.name, name) }
    }
    let styled =
      scenario.windows.flatMap { set(Window.properties, of: $0, $0.name) }
      + scenario.controllers.flatMap { controller in
        set(Controller.properties, of: controller, controller.name)
          + controller.views.flatMap { set(View.properties, of: $0, $0.name) }
      } + refusedStyle(since: version)
    var properties: [String] = []
    for (property, _) in styled where !properties.contains(property) { properties.append(property) }
    let environment = scenario.environment
    let keys =
      version == 13 && environment.infoPlist.userInterfaceStyle != nil
      ? ["UIUserInterfaceStyle"]
      : version == 17 && environment.sceneTraitOverridesUserInterfaceStyle != nil
        ? [Self.ofScene] : []
    return keys
      + properties.map { property in
        var names: [Name] = []
        for (other, name) in styled where other == property && !names.contains(name) {
          names.append(name)
        }
        return "\(property) of \(list(names))"
      }
  }

  /// The style that the step was to set, where it is refused.
  private func refusedStyle(since version: Version) -> [(property: String, name: Name)] {
    guard case .set(.known(let property), to: _, on: let name)? = step,
      now.observation.outcome.reason == .noSuchProperty,
      Controller.properties.contains(where: {
        $0.setName == property && $0.isStyle(since: version)
      })
    else { return [] }
    return [(property.rawValue, name)]
  }
}

extension Property {
  /// Returns true if it gives a style, and came with a version; there is none before iOS 13.
  fileprivate func isStyle(since version: Version) -> Bool {
    effect == .darkens && Swift.max(since, 13) == version
  }
}
