import StatusQuoScenarioFiles

/// The target and the configuration of a project that an import takes.
struct TargetChoice {
  let target: XcodeProject.Target
  let configuration: XcodeProject.Configuration?
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
    let configurations = target.configurations
    if let name = options.configuration {
      configuration = try Self.named(name, "--configuration", configurations, { $0.name })
    } else {
      let standard = target.defaultConfiguration
      configuration = configurations.first { $0.name == standard } ?? configurations.first
    }
  }

  private static func named<Thing>(
    _ name: String, _ option: String, _ things: [Thing], _ text: (Thing) -> String
  ) throws(DocumentError) -> Thing {
    if let thing = things.first(where: { text($0) == name }) { return thing }
    throw SourcePlace(file: "\(option) \(printable(name))").unknown(name, among: things.map(text))
  }

  /// Returns true if the SDK, where it is named, is that of iOS.
  private static func isForIOS(_ target: XcodeProject.Target, _ project: XcodeProject) -> Bool {
    let settings = project.settings(of: target, in: target.configurations.first)
    guard let sdk = settings.value(of: "SDKROOT")?.text else { return true }
    return !["macosx", "appletvos", "watchos", "xros"].contains { sdk.hasPrefix($0) }
  }

  // MARK: What else could have been chosen

  /// The other targets and configurations, with what they say about appearance.
  var assumptions: [Assumption] {
    var assumptions: [Assumption] = []
    if options.target == nil, candidates.count > 1 {
      let others = candidates.dropFirst()
      let texts = others.prefix(10).map { other in
        let same = other.configurations.first { $0.name == configuration?.name }
        return described(other.name, other, same ?? other.configurations.first)
      }
      // Some may have its name: that chooses none of them.
      let named = others.first { $0.name != target.name }
      assumptions.add(
        .assumed, "the target is \(printable(target.name))",
        why: "it is the first app; the others are \(texts.joined(separator: ", "))",
        at: target.place, overrule: named.map { option("--target", $0.name) })
    }
    let others = target.configurations.filter { $0.name != configuration?.name }
    if options.configuration == nil, let configuration, !others.isEmpty {
      let texts = others.prefix(10).map { described($0.name, target, $0) }
      assumptions.add(
        .assumed, "the configuration is \(printable(configuration.name))",
        why: "it is the project's default; the others are \(texts.joined(separator: ", "))",
        at: configuration.place, overrule: option("--configuration", others[0].name))
    }
    return assumptions
  }

  /// A name with what a configuration says about appearance.
  private func described(
    _ name: String, _ target: XcodeProject.Target, _ configuration: XcodeProject.Configuration?
  ) -> String {
    let settings = project.settings(of: target, in: configuration)
    let values = AppKey.generated.compactMap { key in
      settings.value(of: key.setting).map { "\(key.rawValue)=\(printable($0.text ?? "?"))" }
    }
    return printable(name) + (values.isEmpty ? "" : " (\(values.joined(separator: " ")))")
  }
}
