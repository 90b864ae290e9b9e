import StatusQuoScenarioFiles

/// The targets, configurations and build settings of a `project.pbxproj` file.
struct XcodeProject {
  /// Something that is built.
  struct Target {
    let name: String
    let productType: String
    let configurations: [Configuration]
    /// The name of the configuration that is built when none is named.
    let defaultConfiguration: String?
    let place: SourcePlace

    /// Whether it is an app; its settings say whether it is one for iOS.
    var isApp: Bool {
      productType.hasPrefix("com.apple.product-type.application")
        && !productType.has("watchapp")
    }
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
    let reader = try ProjectReader(source)
    configurations = try reader.configurations(of: reader.project)
    var targets: [Target] = []
    for reference in reader.project["targets"]?.items ?? [] {
      guard let id = reference.value.text, let target = reader.objects[id],
        target.value["isa"]?.text == "PBXNativeTarget"
      else { continue }
      let list = reader.object(named: "buildConfigurationList", of: target.value)
      targets.append(
        Target(
          name: target.value["name"]?.text ?? id,
          productType: target.value["productType"]?.text ?? "",
          configurations: try reader.configurations(of: target.value),
          defaultConfiguration: list?["defaultConfigurationName"]?.text,
          place: source.place(of: target.offset ?? 0)))
    }
    self.targets = targets
  }
}

/// Looks up the objects of a project file.
private struct ProjectReader {
  let source: Source
  let objects: [String: PropertyList.Item]
  let project: PropertyList

  init(_ source: Source) throws(DocumentError) {
    self.source = source
    let root = try PropertyList.ascii(source)
    guard let entries = root.value["objects"]?.entries,
      let id = root.value["rootObject"]?.text
    else {
      throw source.error(
        at: root.offset ?? 0, found: "no objects and rootObject",
        expected: "a project.pbxproj file")
    }
    var objects: [String: PropertyList.Item] = [:]
    for entry in entries { objects[entry.key] = entry.item }
    self.objects = objects
    guard let project = objects[id]?.value, project["isa"]?.text == "PBXProject" else {
      throw source.error(
        at: root.offset ?? 0, found: "no PBXProject called \(quoted(id))",
        expected: "the object that rootObject names")
    }
    self.project = project
  }

  /// The object that a key refers to.
  func object(named key: String, of owner: PropertyList) -> PropertyList? {
    owner[key]?.text.flatMap { objects[$0]?.value }
  }

  func configurations(
    of owner: PropertyList
  ) throws(DocumentError) -> [XcodeProject.Configuration] {
    var configurations: [XcodeProject.Configuration] = []
    let list = object(named: "buildConfigurationList", of: owner)
    for reference in list?["buildConfigurations"]?.items ?? [] {
      guard let id = reference.value.text, let item = objects[id] else {
        throw source.error(
          at: reference.offset ?? 0, found: reference.value.summary,
          expected: "a build configuration of the project")
      }
      configurations.append(
        XcodeProject.Configuration(
          name: item.value["name"]?.text ?? id, settings: settings(of: item.value),
          base: base(of: item.value), place: source.place(of: item.offset ?? 0)))
    }
    return configurations
  }

  private func settings(of configuration: PropertyList) -> [BuildSetting] {
    (configuration["buildSettings"]?.entries ?? []).compactMap { entry in
      let value =
        entry.item.value.text
        ?? entry.item.value.items.map { $0.compactMap { $0.value.text }.joined(separator: " ") }
      return value.map {
        BuildSetting(key: entry.key, value: $0, place: source.place(of: entry.keyOffset ?? 0))
      }
    }
  }

  private func base(of configuration: PropertyList) -> String? {
    configuration["baseConfigurationReferenceRelativePath"]?.text
      ?? object(named: "baseConfigurationReference", of: configuration)?["path"]?.text
  }
}
