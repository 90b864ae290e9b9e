import StatusQuoAppearanceModel
import StatusQuoReading
import StatusQuoScenarioFiles

extension AppKeys {
  /// Adds what the settings say to what Info.plist says: a generated key wins.
  mutating func add(_ settings: BuildSettings, hasInfoPlist: Bool) {
    assumptions += settings.assumptions
    addKeys(of: settings)
    if !hasInfoPlist, let file = settings["INFOPLIST_FILE"], !file.text.isEmpty {
      let path = printable(file.text)
      assumptions.add(
        .unresolved, "\(path) says nothing about appearance",
        why: "INFOPLIST_FILE names it, and it was not given", at: file.place,
        overrule: option("--info-plist", path))
    }
    if let oldest = settings["IPHONEOS_DEPLOYMENT_TARGET"], let version = Version(text: oldest.text)
    {
      minimumVersion = (version, oldest.place)
    }
    if let families = settings["TARGETED_DEVICE_FAMILY"] {
      let numbers = families.text.split { !$0.isNumber }.compactMap { Int($0) }
      if !numbers.isEmpty { deviceFamilies = (numbers, families.place) }
    }
  }

  private mutating func addKeys(of settings: BuildSettings) {
    let all = settings.names(withPrefix: "INFOPLIST_KEY_")
    let names = all.filter { $0.isAboutAppearance }
    let isGenerated = isInfoPlistGenerated(by: settings, names)
    // Comparing names takes longer than all else.
    var comparisons = AppKeyRow.comparisons
    for name in all where name.has("tatus") || name.has("tyle") {
      guard let value = settings[name], comparisons > 0 else { continue }
      comparisons -= 1
      if let meant = AppKey.meant(by: String(name.dropFirst("INFOPLIST_KEY_".count))) {
        assumptions.add(
          .skipped, printable(name),
          why: "Xcode has no such setting; did you mean \(meant.setting)?", at: value.place,
          overrule: meant.settingOption(.text(value.text)), isMisnamed: true)
        continue
      }
      guard name.isAboutAppearance else { continue }
      guard let key = AppKey.generated.first(where: { $0.setting == name }), isGenerated else {
        assumptions.add(
          .withoutEffect, printable(name),
          why: isGenerated
            ? "Xcode writes no key of Info.plist for it" : "GENERATE_INFOPLIST_FILE is not YES",
          at: value.place)
        continue
      }
      keys.append(Key(key: key, suffix: "", value: .text(value.text), place: value.place))
    }
  }

  private mutating func isInfoPlistGenerated(by settings: BuildSettings, _ names: [String]) -> Bool
  {
    if let value = settings["GENERATE_INFOPLIST_FILE"] {
      return PropertyList.text(value.text).flag ?? false
    }
    if let name = names.first, let value = settings[name] {
      assumptions.add(
        .assumed, "GENERATE_INFOPLIST_FILE is YES", why: "it has not one value here",
        at: value.place)
    }
    return true
  }
}
