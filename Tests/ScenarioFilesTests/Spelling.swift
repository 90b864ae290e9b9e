import StatusQuoAppearanceModel

/// A value spelt out, part by part, with the texts of its names: equal for scenarios that differ
/// only in how their names are numbered.
func spelling(_ value: Any, _ names: Names, _ path: String = "") -> [String] {
  if let name = value as? Name { return ["\(path) \(names.text(name))"] }
  if value is Names { return [] }
  // A set has no order.
  if let parts = value as? Set<ObservedPart> {
    return ["\(path) \(parts.map(\.rawValue).sorted())"]
  }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return ["\(path) \(value)"] }
  return mirror.children.enumerated().flatMap { index, child in
    spelling(child.value, names, "\(path).\(child.label ?? String(index))")
  }
}

/// The first place where two scenarios differ, names compared by their texts.
func firstDifference(_ one: Scenario, _ other: Scenario) -> String? {
  let (first, second) = (spelling(one, one.names), spelling(other, other.names))
  if let pair = zip(first, second).first(where: { $0 != $1 }) { return "\(pair.0) ≠\(pair.1)" }
  return first.count == second.count ? nil : "one has more parts"
}
