import StatusQuoAppearanceModel

/// The differences at a moment: those that are the same after the next step are nothing new.
///
/// Comparing continues behind a difference that carries no state, and such a value often stays as it is. Without
/// this, one mistake would be blamed on each step that follows it.
struct StandingDifference: Sendable {
  private let differences: [Difference<Place, Observation.Value?>]

  /// The differences of two observations.
  init(_ expected: Observation, _ actual: Observation) {
    differences = Observation.Pair(expected: expected, actual: actual).differences
  }

  /// Takes what stood before out of a subject's answer: values of which both sides are as they were, and that
  /// the law did not decide in this step.
  ///
  /// - Parameter rules: those that the reference used in the step.
  func leave(_ actual: inout Observation, asIn expected: Observation, rules: RuleSet) {
    for difference in Observation.Pair(expected: expected, actual: actual).differences
    where difference.place.kind.mayStand(under: rules) && differences.contains(difference) {
      actual.take(difference.place, from: expected)
    }
  }
}

extension StandingDifference? {
  /// Takes what stood before out of a subject's answer, and becomes what differs now.
  ///
  /// - Returns: true if something new differs.
  mutating func update(
    _ actual: inout Observation, beside expected: Observation, rules: RuleSet
  ) -> Bool {
    if expected == actual {
      self = nil
      return false
    }
    let before = self
    self = StandingDifference(expected, actual)
    guard let before else { return true }
    before.leave(&actual, asIn: expected, rules: rules)
    return expected != actual
  }
}

extension Place.Kind {
  /// False for what happens in a step, for what ends comparing, and for what is asked anew in a step.
  fileprivate func mayStand(under rules: RuleSet) -> Bool {
    part.facts.staysUnless.map { !$0.contains(where: rules.contains) } ?? false
  }
}
