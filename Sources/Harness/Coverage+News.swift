import AppearanceModel

extension Coverage {
  /// Whether it has reached anything at all that `known` has not: a rule by a kind of step, a kind
  /// of step, a reason, a kind of controller, a version.
  public func hasNews(for known: Coverage) -> Bool {
    func isNew(_ counts: [Int], _ known: [Int]) -> Bool {
      zip(counts, known).contains { $0 > 0 && $1 == 0 }
    }
    return zip(ruleSets, known.ruleSets).contains { !$0.isSubset(of: $1) }
      || isNew(stepCounts, known.stepCounts) || isNew(reasonCounts, known.reasonCounts)
      || isNew(controllerCounts, known.controllerCounts)
      || versions.contains { version in
        !known.versions.contains { $0.version == version.version }
      }
  }

  /// Whether every rule, kind of step, reason and kind of controller was reached.
  public var isComplete: Bool {
    rules.count == RuleID.allCases.count
      && ![stepCounts, reasonCounts, controllerCounts].joined().contains(0)
  }
}
