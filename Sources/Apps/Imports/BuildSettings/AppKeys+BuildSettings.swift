import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension BuildSettings {
  /// The build settings of an app, from a project, `.xcconfig` files, or both.
  ///
  /// - Parameter configs: the `.xcconfig` files that were given, by name.
  init(
    _ project: XcodeProject?, _ configs: [(file: InputFile, settings: [BuildSetting])],
    _ options: ImportOptions, _ assumptions: inout [Assumption]
  ) throws(DocumentError) {
    guard let project else {
      self.init(
        levels: configs.map { $0.settings }, target: options.target,
        configuration: options.configuration)
      return
    }
    let choice = try TargetChoice(project, options)
    assumptions += choice.assumptions
    var unused = configs
    var levels: [[BuildSetting]] = []
    for configuration in project.stack(of: choice.configuration) {
      let base = configuration.base.map(InputFile.lastComponent)
      let index = unused.firstIndex { $0.file.lastComponent == base }
      levels += [index.map { unused.remove(at: $0).settings } ?? [], configuration.settings]
      guard let path = configuration.base,
        !configs.contains(where: { $0.file.lastComponent == base })
      else { continue }
      assumptions.add(
        .unresolved, "\(printable(path)) says nothing about appearance",
        why: "the configuration \(printable(configuration.name)) stands on it, "
          + "and it was not given",
        at: configuration.place, overrule: option("--build-settings", printable(path)))
    }
    // A file that nothing names stands between project and target.
    levels.insert(contentsOf: unused.map { $0.settings }, at: max(0, levels.count - 2))
    self.init(
      levels: levels, target: choice.target.name, configuration: choice.configuration?.name)
  }
}

// MARK: What the settings say

extension AppKeys {
  /// Adds what the settings say to what Info.plist says: a generated key wins.
  ///
  /// - Parameter hasProject: whether a project was given: then a setting that is missing has Xcode's default.
  mutating func add(_ settings: BuildSettings, hasProject: Bool, hasInfoPlist: Bool) {
    addKeys(of: settings, hasProject: hasProject)
    if !hasInfoPlist, let file = settings.value(of: "INFOPLIST_FILE") {
      let path = printable(file.text ?? file.written)
      assumptions.add(
        .unresolved, "\(path) says nothing about appearance",
        why: "INFOPLIST_FILE names it, and it was not given", at: file.place,
        overrule: option("--info-plist", path))
    }
    if let oldest = settings.value(of: "IPHONEOS_DEPLOYMENT_TARGET"),
      let version = oldest.text.flatMap(Version.init(text:))
    {
      minimumVersion = (version, oldest.place)
    }
    if let families = settings.value(of: "TARGETED_DEVICE_FAMILY") {
      let numbers = families.text?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
      if !numbers.isEmpty { deviceFamilies = (numbers, families.place) }
    }
  }

  private mutating func addKeys(of settings: BuildSettings, hasProject: Bool) {
    let prefix = "INFOPLIST_KEY_"
    let names = settings.names(withPrefix: prefix).filter { name in
      name.has("StatusBar") || name.has("UserInterfaceStyle")
    }
    let isGenerated = isInfoPlistGenerated(by: settings, hasProject: hasProject, names)
    for name in names {
      for line in settings.otherAssignments(of: name) {
        assumptions.add(
          .skipped, printable(line.key),
          why: "the app is taken as built for a device, in the configuration that was chosen",
          at: line.place)
      }
      guard let value = settings.value(of: name) else { continue }
      let key = AppKey.generated.first { $0.setting == name }
      guard let key, isGenerated else {
        assumptions.add(
          .withoutEffect, printable(name),
          why: isGenerated
            ? "Xcode writes no key of Info.plist for it" : "GENERATE_INFOPLIST_FILE is not YES",
          at: value.place)
        continue
      }
      let text = PropertyList.text(value.text ?? value.written)
      keys.append(Key(key: key, suffix: "", value: text, place: value.place))
    }
  }

  private mutating func isInfoPlistGenerated(
    by settings: BuildSettings, hasProject: Bool, _ names: [String]
  ) -> Bool {
    if let value = settings.value(of: "GENERATE_INFOPLIST_FILE") {
      return value.text.flatMap { PropertyList.text($0).flag } ?? false
    }
    if hasProject { return false }
    if let name = names.first, let value = settings.value(of: name) {
      assumptions.add(
        .assumed, "GENERATE_INFOPLIST_FILE is YES",
        why: "the project, which may say otherwise, was not given", at: value.place)
    }
    return true
  }
}
