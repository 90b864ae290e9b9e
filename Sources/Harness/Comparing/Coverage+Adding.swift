package import StatusQuoAppearanceModel

/// Coverage that arrives piece by piece, from another process or a file.
extension Coverage {
  /// Adds scenarios and what became of their steps.
  package mutating func add(scenarios: Int, applied: Int, ignored: Int, raised: Int) {
    self.scenarios += scenarios
    self.applied += applied
    self.ignored += ignored
    self.raised += raised
  }

  /// Adds scenarios played with a version.
  package mutating func add(scenarios: Int, with version: Version) {
    add(VersionCount(version: version, scenarios: scenarios))
  }

  /// Adds rules used by steps of a kind, or by the launch.
  package mutating func add(_ rules: RuleSet, usedBy kind: Step.Kind?) {
    ruleSets[place(ofRulesUsedBy: kind)].formUnion(rules)
  }

  /// Adds steps of a kind.
  package mutating func add(steps: Int, of kind: Step.Kind) {
    stepCounts[kind.place] += steps
  }

  /// Adds steps that were not applied for a reason.
  package mutating func add(steps: Int, notAppliedFor reason: StepOutcome.Reason) {
    reasonCounts[reason.place] += steps
  }

  /// Adds controllers of a kind.
  package mutating func add(controllers: Int, of kind: Controller.Kind) {
    controllerCounts[kind.place] += controllers
  }
}
