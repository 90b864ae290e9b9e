import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoSeededBugs

/// The JSON that the page needs before it shows anything.
var start: JSON {
  [
    "vocabulary": vocabulary, "tool": JSON(toolVersion),
    "bugs": JSON(
      SeededBug.all.map { ["id": JSON($0.id), "summary": JSON($0.summary)] as JSON }),
  ]
}

/// The choices for editing: kinds, and each property with its values.
private var vocabulary: JSON {
  [
    "kinds": JSON(Controller.Kind.allCases.map { JSON($0.rawValue) }),
    "controller": list(Controller.properties.filter { $0.name != "kind" }),
    "window": list(Window.properties), "environment": list(Scenario.properties),
  ]
}

/// The properties whose values are a list: truth values, words or versions.
private func list<Owner>(_ properties: [Property<Owner>]) -> JSON {
  JSON(
    properties.compactMap { property -> JSON? in
      let values = values(of: property)
      guard values.count > 1 else { return nil }
      return [
        "name": JSON(property.name), "values": JSON(values),
        "kinds": property.kinds.map { JSON($0.map { JSON($0.rawValue) }) } ?? .null,
      ]
    })
}

/// The default first.
private func values<Owner>(of property: Property<Owner>) -> [JSON] {
  property.values.compactMap { literal in
    switch literal {
    case .null: .null
    case .bool(let bool): JSON(bool)
    case .number(let number): JSON(number)
    case .word(let word): JSON(word)
    case .version(let version): JSON(version.text)
    case .name, .controller, .styles: nil
    }
  }
}
