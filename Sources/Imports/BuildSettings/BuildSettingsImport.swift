import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// The build settings of an app, from a project, `.xcconfig` files, or both.
struct BuildSettingsImport {
  let settings: BuildSettings
  private(set) var assumptions: [Assumption] = []
  /// Whether a project was given: then a setting that is missing has Xcode's default.
  let hasProject: Bool
  /// The name of the target.
  let target: String?

  /// Chooses target and configuration.
  ///
  /// - Parameter configs: the `.xcconfig` files that were given, by name.
  init(
    project: XcodeProject?, configs: [(file: InputFile, settings: [BuildSetting])],
    _ options: ImportOptions
  ) throws(DocumentError) {
    hasProject = project != nil
    guard let project else {
      target = options.target
      settings = BuildSettings(
        levels: configs.map { $0.settings }, target: options.target,
        configuration: options.configuration)
      return
    }
    let choice = try TargetChoice(project, options)
    target = choice.target.name
    var unused = configs
    func levels(_ configuration: XcodeProject.Configuration?) -> [[BuildSetting]] {
      let base = unused.firstIndex { config in
        configuration?.base.map { config.file.lastComponent == InputFile.lastComponent(of: $0) }
          ?? false
      }
      return [base.map { unused.remove(at: $0).settings } ?? [], configuration?.settings ?? []]
    }
    let projectLevels = levels(choice.projectConfiguration)
    let targetLevels = levels(choice.configuration)
    // A file that nothing names stands between project and target.
    settings = BuildSettings(
      levels: projectLevels + unused.map { $0.settings } + targetLevels, target: choice.target.name,
      configuration: choice.configuration?.name)
    assumptions = choice.assumptions
    for configuration in [choice.projectConfiguration, choice.configuration] {
      guard let base = configuration?.base,
        !configs.contains(where: { $0.file.lastComponent == InputFile.lastComponent(of: base) })
      else { continue }
      assumptions.append(
        Assumption(
          .unresolved, "\(printable(base)) says nothing about appearance",
          why: "the configuration \(printable(configuration?.name ?? "")) stands on it, "
            + "and it was not given",
          at: configuration?.place, overrule: option("--build-settings", printable(base))))
    }
  }
}

// MARK: What the settings say

extension BuildSettingsImport {
  /// The settings that Xcode turns into keys of Info.plist, of those that a scenario has.
  private static let generated: [AppKey] = [.statusBarHidden, .statusBarStyle, .userInterfaceStyle]

  /// Adds what the settings say to what Info.plist says: a generated key wins.
  func add(to keys: inout AppKeys, hasInfoPlist: Bool) {
    keys.assumptions += assumptions
    addKeys(to: &keys)
    if !hasInfoPlist, let file = settings.value(of: "INFOPLIST_FILE") {
      let path = printable(file.text ?? file.written)
      keys.assumptions.append(
        Assumption(
          .unresolved, "\(path) says nothing about appearance",
          why: "INFOPLIST_FILE names it, and it was not given", at: file.place,
          overrule: option("--info-plist", path)))
    }
    if let oldest = settings.value(of: "IPHONEOS_DEPLOYMENT_TARGET"),
      let version = oldest.text.flatMap(Version.init(text:))
    {
      keys.minimumVersion = (version, oldest.place)
    }
    if let families = settings.value(of: "TARGETED_DEVICE_FAMILY") {
      let numbers = families.text?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
      if !numbers.isEmpty { keys.deviceFamilies = (numbers, families.place) }
    }
  }

  private func addKeys(to keys: inout AppKeys) {
    let prefix = "INFOPLIST_KEY_"
    let names = settings.names(withPrefix: prefix).filter { name in
      name.has("StatusBar") || name.has("UserInterfaceStyle")
    }
    let isGenerated = isInfoPlistGenerated(&keys, names)
    for name in names {
      let key = AppKey(rawValue: String(name.dropFirst(prefix.count)))
      for line in settings.otherAssignments(of: name) {
        keys.assumptions.append(
          Assumption(
            .skipped, printable(line.key),
            why: "the app is taken as built for a device, in the configuration that was chosen",
            at: line.place))
      }
      guard let value = settings.value(of: name) else { continue }
      guard let key, Self.generated.contains(key), isGenerated else {
        keys.assumptions.append(
          Assumption(
            .withoutEffect, printable(name),
            why: isGenerated
              ? "Xcode writes no key of Info.plist for it" : "GENERATE_INFOPLIST_FILE is not YES",
            at: value.place))
        continue
      }
      keys.keys.append(
        AppKeys.Key(
          name: key.rawValue, suffix: "", value: .text(value.text ?? value.written),
          place: value.place))
    }
  }

  private func isInfoPlistGenerated(_ keys: inout AppKeys, _ names: [String]) -> Bool {
    if let value = settings.value(of: "GENERATE_INFOPLIST_FILE") {
      return ["yes", "true", "1"].contains(value.text?.lowercased() ?? "")
    }
    if hasProject { return false }
    if let name = names.first, let value = settings.value(of: name) {
      keys.assumptions.append(
        Assumption(
          .assumed, "GENERATE_INFOPLIST_FILE is YES",
          why: "the project, which may say otherwise, was not given", at: value.place))
    }
    return true
  }
}
