import StatusQuoAppearanceModel
public import StatusQuoGenerators
import StatusQuoJSON
public import StatusQuoScenarioFiles

extension Capabilities {
  /// {`versions`? [first, last], `devices`?, `kinds`?, `steps`?, `properties`?}, each where not all are known.
  public static let jsonForm = JSONForm(
    "capabilities", Limits(), isOpen: true, definition: "capabilities"
  ) {
    form in
    form.optional("versions", .list(of: .version, called: "two versions"), { $0.versions }) {
      $0.versions = $1
    }
    form.optional(
      "devices", .list(of: .word, called: "devices"), { $0.devices }, { $0.devices = $1 })
    form.optional("kinds", .list(of: .word, called: "kinds"), { $0.kinds }, { $0.kinds = $1 })
    form.optional("steps", .list(of: .word, called: "steps"), { $0.steps }, { $0.steps = $1 })
    form.optional("properties", .list(of: .word, called: "properties"), { $0.properties }) {
      $0.properties = $1
    }
  }.mapped({ Limits($0) }, { $0.capabilities })
}

/// The lists that don't have everything.
private struct Limits: Sendable {
  var versions: [Version]?
  var devices: [Device]?
  var kinds: [Controller.Kind]?
  var steps: [Step.Kind]?
  var properties: [PropertyName.Known]?

  init() {}

  init(_ known: Capabilities) {
    func list<Element: NamedCase>(_ known: Set<Element>) -> [Element]? {
      known.count == Element.allCases.count ? nil : Element.allCases.filter(known.contains)
    }
    let all = known.versions == Capabilities.all.versions
    versions = all ? nil : [known.versions.lowerBound, known.versions.upperBound]
    devices = list(known.devices)
    kinds = list(known.kinds)
    steps = list(known.steps)
    properties = list(known.properties)
  }

  /// Nil for versions that are no range, and where no device is known.
  var capabilities: Capabilities? {
    let all = Capabilities.all
    let bounds = versions ?? [all.versions.lowerBound, all.versions.upperBound]
    guard bounds.count == 2, bounds[0] <= bounds[1], devices?.isEmpty != true else { return nil }
    return Capabilities(
      versions: bounds[0]...bounds[1], devices: devices.map { Set($0) } ?? all.devices,
      kinds: kinds.map { Set($0) } ?? all.kinds, steps: steps.map { Set($0) } ?? all.steps,
      properties: properties.map { Set($0) } ?? all.properties)
  }
}

extension JSONForm<Version> {
  fileprivate static var version: Self {
    Self("a version", .leaf(["type": "string"]), { $1.add($0.text) }) { json in
      json.string.flatMap { Version(text: $0) }
    }
  }
}
