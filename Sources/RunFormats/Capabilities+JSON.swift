import StatusQuoAppearanceModel
public import StatusQuoGenerators
public import StatusQuoScenarioFiles

extension Capabilities {
  /// What is left out: {`versions`? [first, last], `devices`?, `kinds`?, `steps`?}, each the list of
  /// what is known where that is not all; nil where everything is.
  public var json: JSON? {
    guard self != .all else { return nil }
    func list<Element: CaseIterable & RawRepresentable<String> & Hashable>(
      _ known: Set<Element>
    ) -> JSON? {
      known.count == Element.allCases.count
        ? nil : JSON(Element.allCases.filter(known.contains).map { JSON($0.rawValue) })
    }
    var json = JSONBuilder()
    json.object { json in
      if versions != Self.all.versions {
        json.member(
          "versions", JSON([versions.lowerBound, versions.upperBound].map { JSON($0.text) }))
      }
      if let devices = list(devices) { json.member("devices", devices) }
      if let kinds = list(kinds) { json.member("kinds", kinds) }
      if let steps = list(steps) { json.member("steps", steps) }
    }
    return json.finish()
  }

  /// What `json` has written; nil for what it did not.
  init?(_ json: JSON) {
    func read<Element: CaseIterable & RawRepresentable<String> & Hashable>(
      _ key: String, _ known: Set<Element>
    ) -> Set<Element>? {
      guard let list = json[key] else { return known }
      guard let words = list.elements else { return nil }
      let elements = words.compactMap { $0.string.flatMap { Element(rawValue: $0) } }
      return elements.count == words.count ? Set(elements) : nil
    }
    var versions = Self.all.versions
    if let list = json["versions"] {
      let bounds = (list.elements ?? []).compactMap { $0.string.flatMap { Version(text: $0) } }
      guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
      versions = bounds[0]...bounds[1]
    }
    guard let devices = read("devices", Self.all.devices), !devices.isEmpty,
      let kinds = read("kinds", Self.all.kinds), let steps = read("steps", Self.all.steps)
    else { return nil }
    self.init(versions: versions, devices: devices, kinds: kinds, steps: steps)
  }
}
