/// A moment of a scenario, after the launch or a step, as a resolver has it.
package struct Moment: Hashable, Sendable {
  /// All that can be observed, with the number of the step.
  package var observation: Observation
  /// The windows and controllers, where they were asked for.
  package var snapshot: Snapshot?
  /// The facts behind the observation, where they were asked for.
  package var facts: ExplanationFacts?
  /// The rules that the step applied.
  package var rules = RuleSet()
  /// These rules, and those behind the observation.
  package var rulesObserved = RuleSet()

  /// A moment as a person sees it.
  package init(observation: Observation, snapshot: Snapshot? = nil) {
    self.observation = observation
    self.snapshot = snapshot
  }

  /// A moment that can be explained.
  package init(
    observation: Observation, facts: ExplanationFacts, rules: RuleSet,
    rulesObserved: RuleSet? = nil, snapshot: Snapshot? = nil
  ) {
    self.init(observation: observation, snapshot: snapshot)
    self.facts = facts
    self.rules = rules
    self.rulesObserved = rulesObserved ?? rules
  }
}
