import StatusQuoScenarioFiles

/// The target and the configuration of a project that an import takes.
struct TargetChoice {
  let target: XcodeProject.Target
  let configuration: XcodeProject.Configuration?
  /// The project's configuration of the same name.
  let projectConfiguration: XcodeProject.Configuration?
  private let project: XcodeProject
  private let candidates: [XcodeProject.Target]
  private let options: ImportOptions

  /// The target that `--target` names, else the first app; the configuration that `--configuration`
  /// names, else the default one.
  init(_ project: XcodeProject, _ options: ImportOptions) throws(DocumentError) {
    self.project = project
    self.options = options
    candidates = project.targets.filter { $0.isApp && Self.isForIOS($0, project) }
    if let name = options.target {
      target = try Self.named(name, "--target", project.targets, { $0.name })
    } else if let first = candidates.first ?? project.targets.first {
      target = first
    } else {
      throw DocumentError(
        file: "the Xcode project", found: "no target", expected: "a target that builds an app")
    }
    if let name = options.configuration {
      configuration = try Self.named(name, "--configuration", target.configurations, { $0.name })
    } else {
      let standard = target.defaultConfiguration
      configuration =
        target.configurations.first { $0.name == standard } ?? target.configurations.first
    }
    let name = configuration?.name
    projectConfiguration = project.configurations.first { $0.name == name }
  }

  private static func named<Thing>(
    _ name: String, _ option: String, _ things: [Thing], _ text: (Thing) -> String
  ) throws(DocumentError) -> Thing {
    if let thing = things.first(where: { text($0) == name }) { return thing }
    let names = things.map(text)
    throw DocumentError(
      file: "\(option) \(printable(name))", found: quoted(name),
      expected: listed(names.prefix(20).map(quoted)),
      suggestion: suggestion(for: name, among: names))
  }

  /// Whether the SDK, where it is named, is that of iOS.
  private static func isForIOS(_ target: XcodeProject.Target, _ project: XcodeProject) -> Bool {
    let configuration = target.configurations.first
    let base = project.configurations.first { $0.name == configuration?.name }
    let settings = BuildSettings(
      levels: [base?.settings ?? [], configuration?.settings ?? []], target: target.name,
      configuration: configuration?.name)
    guard let sdk = settings.value(of: "SDKROOT")?.text else { return true }
    return !["macosx", "appletvos", "watchos", "xros"].contains { sdk.hasPrefix($0) }
  }

  // MARK: What else could have been chosen

  /// The other targets and configurations, with what they say about appearance.
  var assumptions: [Assumption] {
    var assumptions: [Assumption] = []
    if options.target == nil, candidates.count > 1 {
      // Some may have its name: that chooses none of them.
      let others = candidates.dropFirst()
      let named = others.first { $0.name != target.name }
      assumptions.append(
        Assumption(
          .assumed, "the target is \(printable(target.name))",
          why: "it is the first app; the others are "
            + others.prefix(10).map { describe($0) }.joined(separator: ", "),
          at: target.place, overrule: named.map { option("--target", $0.name) }))
    }
    let others = target.configurations.filter { $0.name != configuration?.name }
    if options.configuration == nil, let configuration, !others.isEmpty {
      assumptions.append(
        Assumption(
          .assumed, "the configuration is \(printable(configuration.name))",
          why: "it is the project's default; the others are "
            + others.prefix(10).map { describe($0, of: target.name) }.joined(separator: ", "),
          at: configuration.place, overrule: option("--configuration", others[0].name)))
    }
    return assumptions
  }

  private func describe(_ target: XcodeProject.Target) -> String {
    let configuration =
      target.configurations.first { $0.name == self.configuration?.name }
      ?? target.configurations.first
    guard let configuration else { return printable(target.name) }
    return printable(target.name) + says(configuration, of: target.name)
  }

  private func describe(_ configuration: XcodeProject.Configuration, of target: String) -> String {
    printable(configuration.name) + says(configuration, of: target)
  }

  private func says(_ configuration: XcodeProject.Configuration, of target: String) -> String {
    let base = project.configurations.first { $0.name == configuration.name }
    let settings = BuildSettings(
      levels: [base?.settings ?? [], configuration.settings], target: target,
      configuration: configuration.name)
    let values = [AppKey.statusBarHidden, .statusBarStyle, .userInterfaceStyle].compactMap { key in
      settings.value(of: "INFOPLIST_KEY_\(key.rawValue)").map {
        "\(key.rawValue)=\(printable($0.text ?? "?"))"
      }
    }
    return values.isEmpty ? "" : " (\(values.joined(separator: " ")))"
  }
}
