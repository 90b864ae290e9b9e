import StatusQuoAppearanceModel
package import StatusQuoGenerators
import StatusQuoJSON
package import StatusQuoScenarioFiles

extension Capabilities {
  /// An object with a key for each capability that does not include everything. Unknown names are left out unless
  /// it says otherwise.
  package static let jsonForm = JSONForm(
    "capabilities", Limits(), definition: "capabilities"
  ) { form in
    form.optional("versions", versionsForm, { $0.versions }, { $0.versions = $1 })
    form.optional("linkedSDK", .word, { $0.linkedSDK }, { $0.linkedSDK = $1 })
    form.optional("devices", devicesForm, { $0.devices }, { $0.devices = $1 })
    form.optional("infoPlist", keysForm, { $0.infoPlist }, { $0.infoPlist = $1 })
    form.optional("environment", words(), { $0.environment }, { $0.environment = $1 })
    form.optional(
      "windows", .whole("a number of windows from 1", in: 1...1_000), { $0.windows },
      { $0.windows = $1 })
    form.optional(
      "fewestWindows", .whole("a number of windows", in: 0...1_000), { $0.fewestWindows },
      { $0.fewestWindows = $1 })
    form.optional("windowProperties", words(), { $0.windowProperties }) { $0.windowProperties = $1 }
    form.optional("kinds", words(), { $0.kinds }, { $0.kinds = $1 })
    form.optional("parents", words(), { $0.parents }, { $0.parents = $1 })
    form.optional("emptyContainers", .bool, { $0.emptyContainers }, { $0.emptyContainers = $1 })
    form.optional("presentedAtLaunch", .bool, { $0.presentedAtLaunch }) {
      $0.presentedAtLaunch = $1
    }
    form.optional("movesChildren", .bool, { $0.movesChildren }, { $0.movesChildren = $1 })
    form.optional("unknownNames", .bool, { $0.unknownNames }, { $0.unknownNames = $1 })
    form.optional("steps", words(), { $0.steps }, { $0.steps = $1 })
    form.optional("refused", words(), { $0.refused }, { $0.refused = $1 })
    form.optional("properties", words(), { $0.properties }, { $0.properties = $1 })
    form.optional("values", valuesForm, { $0.values }, { $0.values = $1 })
    form.optional("always", alwaysForm, { $0.always }, { $0.always = $1 })
    form.optional("calls", words(), { $0.calls }, { $0.calls = $1 })
    form.optional("actions", words(), { $0.actions }, { $0.actions = $1 })
    form.optional("readings", readingsForm, { $0.readings }, { $0.readings = $1 })
    form.optional("container", ContainerDeclaration.jsonForm, { $0.container }) {
      $0.container = $1
    }
  }.checked { limits, json throws(JSONError) in
    let (most, fewest) = (limits.windows ?? .max, limits.fewestWindows ?? 0)
    guard fewest <= most else {
      throw (json["fewestWindows"] ?? json).isNot("at most \(most), as 'windows' says")
    }
  }.mapped({ Limits($0) }, { $0.capabilities })

  private static let versionsForm = JSONForm.list(of: .version, called: "two versions")
    .checked { versions, json throws(JSONError) in
      guard versions.count == 2 else { throw json.isNot("two versions, the first and the last") }
      guard versions[0] <= versions[1] else {
        throw JSONError(
          at: json.position,
          found: "iOS \(versions[0].text) as the first and \(versions[1].text) as the last",
          expected: "two versions, the earlier one first")
      }
      let all = Capabilities.all.versions
      guard versions[0] <= all.upperBound, versions[1] >= all.lowerBound else {
        throw JSONError(
          at: json.position, found: "iOS \(versions[0].text) to \(versions[1].text)",
          expected: "versions from \(all.lowerBound.text) to \(all.upperBound.text)")
      }
    }

  private static let devicesForm = words(of: Device.self)
    .checked { devices, json throws(JSONError) in
      if devices.isEmpty { throw json.isNot("one device at least") }
    }

  private static let keysForm = JSONForm.list(
    of: JSONForm<String>.text("a key of Info.plist").checked { key, json throws(JSONError) in
      let keys = Scenario.infoPlistKeys.sorted()
      guard !keys.contains(key) else { return }
      throw JSONError(
        at: json.position, found: "\"\(key)\"", expected: keys.joined(separator: ", "),
        suggestion: suggestion(for: key, among: keys))
    }, called: "keys of Info.plist")

  private static let valuesForm = JSONForm<[(PropertyName.Known, [PropertyValue.Word])]>.map(
    "words by the names of properties", words(), { $0.rawValue },
    { PropertyName.Known(rawValue: $0) })
}

extension Capabilities {
  private static let readingsForm = JSONForm<[ChosenReading]>.list(
    of: JSONForm<String>.text("a question and the number of a reading, such as \"C-7=2\"")
      .checked { text, json throws(JSONError) in
        if ChosenReading(text: text) != nil { return }
        let question = OpenQuestion(id: String(text.prefix { $0 != "=" }))
        throw JSONError(
          at: json.position, found: "\"\(text)\"",
          expected: question?.insteadOfAChoice
            ?? "a question and the number of a reading, such as \"C-7=2\"",
          suggestion: suggestion(for: text, among: ChosenReading.alternatives.map { $0.text }))
      }
      .mapped({ $0.text }, { ChosenReading(text: $0) }), called: "readings")

  private static let alwaysForm = JSONForm<[(PropertyName.Known, JSON)]>.map(
    "values by the names of properties", .any, { $0.rawValue }, { PropertyName.Known(rawValue: $0) }
  ).checked { values, json throws(JSONError) in
    for (name, value) in values where given(name, value) == nil {
      throw (json[name.rawValue] ?? json).isNot(
        "a value that '\(name.rawValue)' of a controller has")
    }
  }.mapped(
    { $0.map { ($0.0, JSON($0.1)) } },
    { $0.compactMap { name, value in given(name, value).map { (name, $0) } } })

  /// The value, where controllers can have it.
  private static func given(_ name: PropertyName.Known, _ json: JSON) -> PropertyValue? {
    let value: PropertyValue? =
      json.bool.map { .bool($0) } ?? json.number.map { .number($0) }
      ?? json.string.flatMap { PropertyValue.Word(rawValue: $0) }.map { .word($0) }
    return value.flatMap { always(name, $0) == nil ? nil : $0 }
  }
}

extension JSON {
  /// A value that controllers always have.
  fileprivate init(_ value: PropertyValue) {
    switch value {
    case .bool(let bool): self = JSON(bool)
    case .number(let number): self = JSON(number)
    case .word(let word): self = JSON(word.rawValue)
    case .null, .controller, .child, .other: self = .null
    }
  }
}

/// The limits; nil for what has none.
private struct Limits: Sendable {
  var versions: [Version]?
  var linkedSDK: Capabilities.LinkedSDK?
  var devices: [Device]?
  var infoPlist: [String]?
  var environment: [Capabilities.EnvironmentKey]?
  var windows: Int?
  var fewestWindows: Int?
  var windowProperties: [Capabilities.WindowProperty]?
  var kinds: [Controller.Kind]?
  var parents: [Controller.Kind]?
  var emptyContainers: Bool?
  var presentedAtLaunch: Bool?
  var movesChildren: Bool?
  var unknownNames: Bool?
  var steps: [Step.Kind]?
  var refused: [Capabilities.Refusal]?
  var properties: [PropertyName.Known]?
  var values: [(PropertyName.Known, [PropertyValue.Word])]?
  var always: [(PropertyName.Known, PropertyValue)]?
  var calls: [LifecycleMethod]?
  var actions: [Capabilities.ActionKind]?
  var readings: [ChosenReading]?
  var container: ContainerDeclaration?

  init() {}

  init(_ known: Capabilities) {
    func list<Element: NamedCase>(_ known: Set<Element>) -> [Element]? {
      known.count == Element.allCases.count ? nil : Element.allCases.filter(known.contains)
    }
    let all = Capabilities.all
    versions =
      known.versions == all.versions ? nil : [known.versions.lowerBound, known.versions.upperBound]
    linkedSDK = known.linkedSDK == .any ? nil : known.linkedSDK
    devices = list(known.devices)
    infoPlist = known.infoPlist == all.infoPlist ? nil : known.infoPlist.sorted()
    environment = list(known.environment)
    windows = known.windows == all.windows ? nil : known.windows
    fewestWindows = known.fewestWindows == 0 ? nil : known.fewestWindows
    windowProperties = list(known.windowProperties)
    kinds = list(known.kinds)
    parents = list(known.parents)
    emptyContainers = known.emptyContainers ? nil : false
    presentedAtLaunch = known.presentedAtLaunch ? nil : false
    movesChildren = known.movesChildren ? nil : false
    unknownNames = known.unknownNames ? true : nil
    steps = list(known.steps)
    refused = list(known.refused)
    properties = list(known.properties)
    let words = PropertyName.Known.allCases.compactMap { property in
      known.values[property].map { words in
        (property, PropertyValue.Word.allCases.filter(words.contains))
      }
    }
    values = words.isEmpty ? nil : words
    let given = PropertyName.Known.allCases.compactMap { name in
      known.always[name].map { (name, $0) }
    }
    always = given.isEmpty ? nil : given
    calls = list(known.calls)
    actions = list(known.actions)
    readings = known.readings.areChoices ? nil : known.readings.others
    container = known.container
  }

  var capabilities: Capabilities {
    let all = Capabilities.all
    var followed = Readings()
    for reading in readings ?? [] { followed[reading.question] = reading.number }
    if let container {
      return Capabilities(
        versions: versions.map { $0[0]...$0[1] } ?? all.versions, container: container
      ).following(followed)
    }
    return Capabilities(
      versions: versions.map { $0[0]...$0[1] } ?? all.versions,
      linkedSDK: linkedSDK ?? all.linkedSDK, devices: devices.map { Set($0) } ?? all.devices,
      infoPlist: infoPlist.map { Set($0) } ?? all.infoPlist,
      environment: environment.map { Set($0) } ?? all.environment,
      windows: windows ?? all.windows, fewestWindows: fewestWindows ?? 0,
      windowProperties: windowProperties.map { Set($0) } ?? all.windowProperties,
      kinds: kinds.map { Set($0) } ?? all.kinds, parents: parents.map { Set($0) } ?? all.parents,
      emptyContainers: emptyContainers ?? true, presentedAtLaunch: presentedAtLaunch ?? true,
      movesChildren: movesChildren ?? true, unknownNames: unknownNames ?? false,
      steps: steps.map { Set($0) } ?? all.steps, refused: refused.map { Set($0) } ?? all.refused,
      properties: properties.map { Set($0) } ?? all.properties,
      values: Dictionary((values ?? []).map { ($0.0, Set($0.1)) }) { first, _ in first },
      always: Dictionary((always ?? []).map { ($0.0, $0.1) }) { first, _ in first },
      calls: calls.map { Set($0) } ?? all.calls, actions: actions.map { Set($0) } ?? all.actions,
      readings: followed)
  }
}

/// Words of an enum.
private func words<Element: NamedCase>(of: Element.Type = Element.self) -> JSONForm<[Element]> {
  .list(of: .word, called: "words")
}

extension JSONForm<Version> {
  fileprivate static var version: Self {
    Self("a version", .leaf(["type": "string"]), { $1.add($0.text) }) { json in
      json.string.flatMap { Version(text: $0) }
    }
  }
}
