import AppearanceModel

/// A value spelt out with the texts of its names: equal for scenarios that differ only in how their
/// names are numbered.
func spelling(_ value: Any, _ names: Names) -> String {
  if let name = value as? Name { return names.text(name) }
  if value is Names { return "names" }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return "\(value)" }
  let children = mirror.children.map { "\($0.label ?? "")=\(spelling($0.value, names))" }
  let caseName = mirror.displayStyle == .enum ? "\(value)".prefix { $0 != "(" } : ""
  return "\(caseName)[\(children.joined(separator: " "))]"
}

extension Scenario {
  var spelling: String { ScenarioFilesTests.spelling(self, names) }
}
