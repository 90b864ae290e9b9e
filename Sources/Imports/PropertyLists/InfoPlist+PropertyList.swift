public import StatusQuoAppearanceModel
import StatusQuoCatalog
public import StatusQuoScenarioFiles

extension InfoPlist {
  /// The keys of an Info.plist file, in any form, that concern appearance.
  ///
  /// A flag may be a boolean, 0 or 1, or, as older projects have it, "YES" or "NO". All other keys
  /// of the file are ignored.
  public init(propertyList input: InputFile) throws(DocumentError) {
    let (root, place) = try PropertyList.root(of: input)
    let entries = try root.dictionaryEntries(place)
    var scenario = Scenario()
    for property in Scenario.infoPlist {
      guard let entry = entries.first(where: { $0.key == property.key }) else { continue }
      let value = entry.item.value
      let literal = value.literal(property.form)
      guard let literal, property.assign(&scenario, literal) else {
        let words = property.form.words
        throw DocumentError(
          file: input.name, position: place(entry.item.offset).position, keyPath: property.key,
          found: value.summary,
          expected: property.form.takesBool
            ? "true, false, YES or NO" : oneOf(words.map { "\"\($0)\"" }),
          suggestion: value.text.flatMap { suggestion(for: $0, among: words) })
      }
    }
    self = scenario.environment.infoPlist
  }
}

extension PropertyList {
  fileprivate func literal(_ form: ValueForm) -> Literal? {
    guard form.takesBool else { return text.map { .word($0) } }
    if case .bool(let bool) = self { return .bool(bool) }
    if case .number(let number) = self, number == 0 || number == 1 { return .bool(number == 1) }
    switch text?.lowercased() {
    case "yes", "true", "1": return .bool(true)
    case "no", "false", "0": return .bool(false)
    case .some, .none: return nil
    }
  }
}
