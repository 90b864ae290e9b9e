package import StatusQuoAppearanceModel

/// The coverage of a run: rules, steps, outcomes, kinds, versions.
///
/// Rules are those that the reference says it used; with a reference that says nothing there are
/// none.
package struct Coverage: Hashable, Sendable {
  /// The number of scenarios that were run.
  package var scenarios = 0
  /// The number of steps that were applied.
  package var applied = 0
  /// The number of steps that were ignored.
  package var ignored = 0
  /// The number of steps that raised.
  package var raised = 0
  /// The number of scenarios for each version of iOS, oldest first.
  package internal(set) var versions: [VersionCount] = []
  /// The values compared.
  package var compared = ComparedValues()
  /// The uses of rules by the number of scenarios that met them; empty for small worlds.
  package var uses = RuleUses()

  package var ruleSets = [RuleSet](repeating: RuleSet(), count: Step.Kind.allCases.count + 1)
  package var stepCounts = [Int](repeating: 0, count: Step.Kind.allCases.count)
  package var reasonCounts = [Int](repeating: 0, count: StepOutcome.Reason.allCases.count)
  package var controllerCounts = [Int](repeating: 0, count: Controller.Kind.allCases.count)

  /// The number of scenarios that were played with a version.
  package struct VersionCount: Hashable, Sendable {
    /// The version of iOS.
    package var version: Version
    /// The number of scenarios.
    package var scenarios: Int
  }

  /// Nothing reached yet.
  package init() {}
}

// MARK: - Reading

extension Coverage {
  /// The number of steps that were run.
  package var steps: Int { applied + ignored + raised }

  /// The rules used at all.
  package var rules: RuleSet { ruleSets.reduce(into: RuleSet()) { $0.formUnion($1) } }

  /// The number of pairs of a rule and the step (or launch) that used it.
  package var rulePairs: Int { ruleSets.reduce(0) { $0 + $1.count } }

  /// The rules used by steps of a kind, or by the launch.
  package func rules(usedBy kind: Step.Kind?) -> RuleSet {
    ruleSets[place(ofRulesUsedBy: kind)]
  }

  /// The number of steps of a kind.
  package func steps(_ kind: Step.Kind) -> Int { stepCounts[kind.place] }

  /// The number of steps that were not applied, for one reason.
  package func outcomes(_ reason: StepOutcome.Reason) -> Int {
    reasonCounts[reason.place]
  }

  /// The number of controllers of a kind.
  package func controllers(_ kind: Controller.Kind) -> Int {
    controllerCounts[kind.place]
  }
}

// MARK: - Counting

extension Coverage {
  /// Counts a scenario, or several that begin in the same way.
  mutating func count(_ scenario: Scenario, times: Int = 1) {
    guard times > 0 else { return }
    scenarios += times
    add(VersionCount(version: scenario.environment.iOS, scenarios: times))
    for controller in scenario.controllers {
      controllerCounts[controller.kind.place] += times
    }
  }

  /// Counts a moment: what the reference observes and uses, and what the subject answered of it.
  mutating func count(
    _ step: Step?, _ expected: borrowing Observation, rules: RuleSet, _ answers: SubjectAnswers?
  ) {
    compared.count(expected, answers)
    count(step, outcome: expected.outcome, rules: rules)
  }

  private mutating func count(_ step: Step?, outcome: StepOutcome, rules: RuleSet) {
    guard let step else { return ruleSets[0].formUnion(rules) }
    let place = step.kind.place
    ruleSets[place + 1].formUnion(rules)
    stepCounts[place] += 1
    switch outcome {
    case .applied: applied += 1
    case .ignored: ignored += 1
    case .raised: raised += 1
    }
    if let reason = outcome.reason { reasonCounts[reason.place] += 1 }
  }

  /// Adds all that another run has reached.
  package mutating func merge(_ other: Coverage) {
    scenarios += other.scenarios
    applied += other.applied
    ignored += other.ignored
    raised += other.raised
    compared.merge(other.compared)
    uses.merge(other.uses)
    for count in other.versions { add(count) }
    for index in ruleSets.indices { ruleSets[index].formUnion(other.ruleSets[index]) }
    for index in stepCounts.indices { stepCounts[index] += other.stepCounts[index] }
    for index in reasonCounts.indices { reasonCounts[index] += other.reasonCounts[index] }
    for index in controllerCounts.indices {
      controllerCounts[index] += other.controllerCounts[index]
    }
  }

  /// The highest of all counts.
  package var highestCount: Int {
    let counts = stepCounts + reasonCounts + controllerCounts + versions.map { $0.scenarios }
    return counts.reduce(max(scenarios, steps, compared.highestCount)) { max($0, $1) }
  }

  mutating func add(_ count: VersionCount) {
    let place = versions.firstIndex { $0.version >= count.version } ?? versions.count
    if place < versions.count, versions[place].version == count.version {
      versions[place].scenarios += count.scenarios
    } else {
      versions.insert(count, at: place)
    }
  }
}

// MARK: - Places

extension Coverage {
  func place(ofRulesUsedBy kind: Step.Kind?) -> Int { kind.map { $0.place + 1 } ?? 0 }
}
