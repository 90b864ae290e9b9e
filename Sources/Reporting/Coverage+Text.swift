import StatusQuoAppearanceModel
import StatusQuoHarness

/// One thing that coverage counts: how much of it was reached, and what was not.
struct CoverageArea {
  /// For people.
  var name: String
  /// For machines.
  var key: String
  var reached: Int
  /// `nil` when the total is unknown.
  var total: Int?
  var missing: [String]

  /// `110 of 113`.
  var count: String { reached.grouped + (total.map { " of \($0.grouped)" } ?? "") }

  /// Two lines at most would be read; the rest is in the JSON form.
  var text: String {
    var text = count
    if !missing.isEmpty {
      text += "; never: " + missing.prefix(12).joined(separator: ", ")
      if missing.count > 12 { text += " and \((missing.count - 12).grouped) more" }
    }
    return text
  }
}

extension Coverage {
  /// All that is counted, in the order of the summary.
  var areas: [CoverageArea] {
    let used = rules
    return [
      area("rules", "rules", RuleID.allCases, \.id) { used.contains($0) },
      CoverageArea(
        name: "rules by step", key: "rulePairs", reached: rulePairs, total: nil, missing: []),
      area("step kinds", "stepKinds", Step.Kind.allCases, \.rawValue) { steps($0) > 0 },
      area("reasons", "reasons", StepOutcome.Reason.allCases, \.rawValue) { outcomes($0) > 0 },
      area("controllers", "controllerKinds", Controller.Kind.allCases, \.rawValue) {
        controllers($0) > 0
      },
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
