import StatusQuoAppearanceModel

extension BrokenInvariant {
  /// What is wrong with a resolver whose copies share what changes.
  static let ofCopies = BrokenInvariant("a step on a copy changes the resolver that was copied")
}

extension Divergence {
  /// Whether it shows only where the subject is copied.
  var isOfCopies: Bool { brokenInvariant == .ofCopies }
}

extension LockStep {
  /// Whether a subject that is right by itself goes wrong where copies of it play steps.
  ///
  /// Before each step a copy plays that step and the last one.
  mutating func firstDivergenceOfCopies(on scenario: Scenario) -> Divergence? {
    guard checks != .never, let last = scenario.steps.last else { return nil }
    var reference = reference(scenario)
    var subject = subject(scenario)
    subject.observe(into: &actual)
    for (index, step) in scenario.steps.enumerated() {
      play(step, last, onCopyOf: subject)
      reference.apply(step)
      subject.apply(step)
      reference.observe(into: &expected)
      subject.observe(into: &actual)
      if expected != actual {
        return Divergence(
          step: index + 1, stepKind: step.kind, expected: expected, actual: expected,
          brokenInvariant: .ofCopies)
      }
    }
    return nil
  }

  /// Has a copy play two steps. What it observes is of no interest.
  mutating func play(_ step: Step, _ last: Step, onCopyOf subject: Subject) {
    var copied = subject
    copied.apply(step)
    copied.observe(into: &actual)
    copied.apply(last)
    copied.observe(into: &actual)
  }
}
