package import StatusQuoCommand

extension Command {
  package static let factors = Command(
    name: "factors",
    summary: "Find what the answers of rules depend on",
    options: [],
    details: """
      Changes one factor of a scenario at a time, such as its device or all steps of a kind, and looks at which
      rules are used then and were not before, or no longer. Prints Generators/RuleFactors.swift, to be
      formatted.
      """
  ) { _, console, _ in
    console.write(RuleFactors.ofTable.source)
    return .agreement
  }
}
