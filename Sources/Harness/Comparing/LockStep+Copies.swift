package import StatusQuoAppearanceModel
import StatusQuoGenerators

extension BrokenInvariant {
  /// The mistake of a resolver whose copies share what changes.
  package static let ofCopies = BrokenInvariant(
    id: "a step on a copy changes the resolver that was copied")
}

extension Divergence {
  /// True if it shows only where the subject is copied.
  package var isOfCopies: Bool { brokenInvariant == .ofCopies }

  /// The divergence of what copies share, after a step.
  static func ofCopies(after number: Int, _ step: Step, _ observation: Observation) -> Divergence {
    Divergence(
      step: number, stepKind: step.kind, expected: observation, actual: observation,
      brokenInvariant: .ofCopies)
  }
}

extension LockStep {
  /// False where a step on a copy may have an outcome that the subject does not know.
  var mayCopy: Bool { limits?.capabilities.asksTheLaw != true }

  /// The first divergence of a subject that is right by itself and goes wrong where copies of it
  /// play steps.
  ///
  /// Before each step a copy plays that step and the last one, and a copy is kept that plays nothing. Each step
  /// must leave the invariants of the others whole, not only what they show. Searches let copies play in one of
  /// sixteen scenarios, in the same pass; one that diverges is played again without copies, to see
  /// whether they matter.
  mutating func firstDivergenceOfCopies(on scenario: Scenario) -> Divergence? {
    guard checks != .never, mayCopy, let last = scenario.steps.last else { return nil }
    var reference = reference(scenario)
    guard var subject = launchedSubject(scenario) else { return nil }
    subject.observe(into: &actual)
    for (index, step) in scenario.steps.enumerated() {
      reference.apply(step)
      let isBroken = apply(step, last, besideCopiesOf: &subject, isChecked: true)
      observe(&reference, &subject)
      if isBroken || expected != actual {
        return .ofCopies(after: index + 1, step, expected)
      }
    }
    return nil
  }

  /// Has a copy of the subject play two steps, then the subject the first of them.
  ///
  /// - Parameter isChecked: whether the invariants of those that stand still are checked.
  /// - Returns: true if one of the two breaks the invariants of another.
  mutating func apply(
    _ step: Step, _ last: Step, besideCopiesOf subject: inout Watched<Subject>, isChecked: Bool
  ) -> Bool {
    play(step, last, onCopyOf: subject)
    guard isChecked else {
      subject.apply(step)
      return false
    }
    let isBroken = brokenInvariant(of: subject) != nil
    let kept = subject
    subject.apply(step)
    return brokenInvariant(of: kept) != nil || isBroken
  }

  /// Has a copy play two steps. Its observation is ignored.
  private mutating func play(_ step: Step, _ last: Step, onCopyOf subject: Watched<Subject>) {
    var copied = subject
    copied.apply(step)
    copied.observe(into: &actual)
    copied.apply(last)
    copied.observe(into: &actual)
  }
}
