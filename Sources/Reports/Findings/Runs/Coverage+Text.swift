import StatusQuoAppearanceModel
package import StatusQuoGenerators
package import StatusQuoHarness

/// One thing that coverage counts: how much of it was reached, and what was not.
package struct CoverageArea {
  /// The name for people.
  package var name: String
  /// The key for machines.
  package var key: String
  package var reached: Int
  /// `nil` when the total is unknown.
  package var total: Int?
  package var missing: [String]

  /// `110 of 113`.
  var count: String { reached.grouped + (total.map { " of \($0.grouped)" } ?? "") }

  /// The first of what was not reached, and the number of the rest.
  package var missingText: String {
    let rest = missing.count - 12
    return missing.prefix(12).joined(separator: ", ")
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }
}

extension Coverage {
  /// All that is counted, in the order of the summary.
  package var areas: [CoverageArea] { areas(within: .all) }

  /// All that is counted, in the order of the summary. Which rules and reasons scenarios of a part of UIKit can
  /// use no list says: there, they have no total.
  package func areas(within known: Capabilities) -> [CoverageArea] {
    let used = rules
    let isAll = known == .all
    func open(_ area: CoverageArea) -> CoverageArea {
      isAll
        ? area : CoverageArea(name: area.name, key: area.key, reached: area.reached, missing: [])
    }
    return [
      open(area("rules", "rules", RuleID.allCases, \.id) { used.contains($0) }),
      CoverageArea(
        name: "rules by step", key: "rulePairs", reached: rulePairs, total: nil, missing: []),
      area(
        "step kinds", "stepKinds", Step.Kind.allCases.filter(known.steps.contains), \.rawValue
      ) { steps($0) > 0 },
      open(
        area("reasons", "reasons", StepOutcome.Reason.allCases, \.rawValue) { outcomes($0) > 0 }),
      area(
        "controllers", "controllerKinds", Controller.Kind.allCases.filter(known.kinds.contains),
        \.rawValue
      ) { controllers($0) > 0 },
      CoverageArea(
        name: "iOS versions", key: "versions", reached: versions.count, total: nil, missing: []),
    ]
  }

  private func area<Element>(
    _ name: String, _ key: String, _ all: [Element], _ text: (Element) -> String,
    isReached: (Element) -> Bool
  ) -> CoverageArea {
    let missing = all.filter { !isReached($0) }
    return CoverageArea(
      name: name, key: key, reached: all.count - missing.count, total: all.count,
      missing: missing.map(text))
  }
}
