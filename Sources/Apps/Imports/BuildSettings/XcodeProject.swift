import StatusQuoScenarioFiles

/// The targets, configurations and build settings of a `project.pbxproj` file.
struct XcodeProject {
  /// Something that is built.
  struct Target {
    let name: String
    /// True for an app; its settings say whether it is one for iOS.
    let isApp: Bool
    let configurations: [Configuration]
    /// The name of the configuration that is built when none is named.
    let defaultConfiguration: String?
    let place: SourcePlace
  }

  /// The settings of a project or a target in one configuration.
  struct Configuration {
    let name: String
    let settings: [BuildSetting]
    /// The path of the `.xcconfig` file on which the settings stand.
    let base: String?
    let place: SourcePlace
  }

  /// Native targets, in the project's order.
  let targets: [Target]
  /// The configurations of the project, on which those of targets stand.
  let configurations: [Configuration]

  init(_ source: Source) throws(DocumentError) {
    let objects = try ProjectObjects(source)
    configurations = try objects.configurations(of: objects.project)
    var targets: [Target] = []
    for reference in objects.project["targets"]?.items ?? [] {
      guard let id = reference.value.text, let item = objects.all[id],
        item.value["isa"]?.text == "PBXNativeTarget"
      else { continue }
      let type = item.value["productType"]?.text ?? ""
      let list = objects.object(named: "buildConfigurationList", of: item.value)
      targets.append(
        Target(
          name: item.value["name"]?.text ?? id,
          isApp: type.hasPrefix("com.apple.product-type.application") && !type.has("watchapp"),
          configurations: try objects.configurations(of: item.value),
          defaultConfiguration: list?["defaultConfigurationName"]?.text,
          place: source.place(of: item.offset ?? 0)))
    }
    self.targets = targets
  }
}

extension XcodeProject {
  /// The configurations that hold for a target in one of its own, the lowest first.
  func stack(of configuration: Configuration?) -> [Configuration] {
    [configurations.first { $0.name == configuration?.name }, configuration].compactMap { $0 }
  }

  /// The settings of a target without those of `.xcconfig` files.
  func settings(of target: Target, in configuration: Configuration?) -> BuildSettings {
    BuildSettings(
      levels: stack(of: configuration).map { $0.settings }, target: target.name,
      configuration: configuration?.name)
  }
}

/// The objects of a project file, by their identifiers.
private struct ProjectObjects {
  let source: Source
  let all: [String: PropertyList.Item]
  let project: PropertyList

  init(_ source: Source) throws(DocumentError) {
    self.source = source
    let root = try PropertyList.ascii(source)
    let entries = root.value["objects"]?.entries ?? []
    var all: [String: PropertyList.Item] = [:]
    for entry in entries { all[entry.key] = entry.item }
    self.all = all
    guard let id = root.value["rootObject"]?.text, root.value["objects"]?.entries != nil else {
      throw source.error(
        at: root.offset ?? 0, found: "no objects and rootObject",
        expected: "a project.pbxproj file")
    }
    guard let project = all[id]?.value, project["isa"]?.text == "PBXProject" else {
      throw source.error(
        at: root.offset ?? 0, found: "no PBXProject called \(quoted(id))",
        expected: "the object that rootObject names")
    }
    self.project = project
  }

  /// The object that a key refers to.
  func object(named key: String, of owner: PropertyList) -> PropertyList? {
    owner[key]?.text.flatMap { all[$0]?.value }
  }

  func configurations(
    of owner: PropertyList
  ) throws(DocumentError) -> [XcodeProject.Configuration] {
    var configurations: [XcodeProject.Configuration] = []
    let list = object(named: "buildConfigurationList", of: owner)
    for reference in list?["buildConfigurations"]?.items ?? [] {
      guard let id = reference.value.text, let item = all[id] else {
        throw source.error(
          at: reference.offset ?? 0, found: reference.value.summary,
          expected: "a build configuration of the project")
      }
      let base = object(named: "baseConfigurationReference", of: item.value)?["path"]?.text
      configurations.append(
        XcodeProject.Configuration(
          name: item.value["name"]?.text ?? id, settings: settings(of: item.value),
          base: item.value["baseConfigurationReferenceRelativePath"]?.text ?? base,
          place: source.place(of: item.offset ?? 0)))
    }
    return configurations
  }

  private func settings(of configuration: PropertyList) -> [BuildSetting] {
    (configuration["buildSettings"]?.entries ?? []).compactMap { entry in
      let texts = entry.item.value.items.map { $0.compactMap { $0.value.text } }
      return (entry.item.value.text ?? texts?.joined(separator: " ")).map {
        BuildSetting(key: entry.key, value: $0, place: source.place(of: entry.keyOffset ?? 0))
      }
    }
  }
}
