import StatusQuoAppearanceModel

extension LockStep {
  /// The two models after the launch of one world, for scenarios that begin with it.
  struct Launch {
    fileprivate let start: Scenario
    fileprivate let reference: Reference
    fileprivate let subject: Watched<Subject>
    fileprivate let divergence: Divergence?
    fileprivate let standing: StandingDifference?

    /// True for a scenario that differs in what comes after the launch at most.
    fileprivate func begins(_ scenario: Scenario) -> Bool {
      var other = scenario
      other.steps = start.steps
      (other.idling, other.idlingBy) = (start.idling, start.idlingBy)
      return other == start
    }
  }

  /// The first divergence that has all of some classes, else the first one. The launch is played again only where it
  /// differs from that of the scenario before: most candidates of a shrinking differ in steps alone.
  mutating func firstDivergence(
    on scenario: Scenario, like wanted: [DivergenceClass], after launch: inout Launch?
  ) -> Divergence? {
    let begun: Launch
    skipped = limits?.obstacle(to: scenario)
    if skipped != nil { return nil }
    if let known = launch, known.begins(scenario) {
      begun = known
    } else {
      guard let played = played(scenario) else { return nil }
      begun = played
      launch = begun
    }
    var first: Divergence?
    if let found = begun.divergence {
      first = found.byPart.first(like: wanted)
      if first?.isLike(wanted) == true || found.carriesState(in: scenario) { return first }
    }
    var reference = begun.reference
    var subject = begun.subject
    var standing = begun.standing
    for (index, step) in scenario.steps.enumerated() {
      reference.apply(step)
      subject.apply(step)
      let isDue = checks.isDue(afterLast: index == scenario.steps.count - 1)
      if let found = difference(
        &reference, &subject, index + 1, step, isChecked: isDue, after: &standing)
      {
        let like = found.byPart.first(like: wanted)
        if like?.isLike(wanted) == true { return like }
        first = first ?? like
        if found.carriesState(in: scenario) { return first }
      }
    }
    return first ?? divergenceAfterIdling(on: scenario)
  }

  /// Nil where the subject skips the scenario.
  private mutating func played(_ scenario: Scenario) -> Launch? {
    var reference = reference(scenario)
    guard var subject = launchedSubject(scenario) else { return nil }
    let isDue = checks.isDue(afterLast: scenario.steps.isEmpty)
    var standing: StandingDifference?
    let found = difference(&reference, &subject, 0, nil, isChecked: isDue, after: &standing)
    return Launch(
      start: scenario, reference: reference, subject: subject, divergence: found,
      standing: standing)
  }

  /// The difference of the two after a step, or after the launch.
  ///
  /// - Parameter standing: what differed the step before, which is replaced by what differs now.
  mutating func difference(
    _ reference: inout Reference, _ subject: inout Watched<Subject>, _ number: Int, _ step: Step?,
    isChecked: Bool, after standing: inout StandingDifference?
  ) -> Divergence? {
    observe(&reference, &subject)
    let differs = standing.update(&actual, beside: expected, rules: reference.rulesUsed)
    let broken = isChecked ? brokenInvariant(of: subject) : nil
    guard broken != nil || differs else { return nil }
    return Divergence(
      step: number, stepKind: step?.kind, expected: expected, answer: actual, slots: slots,
      brokenInvariant: broken, callers: callers(in: step, reference, expected, actual))
  }
}

/// The parts of the controllers whose calls differ, in the world as the reference has it.
func callers(
  in step: Step?, _ reference: some Resolver, _ expected: Observation, _ actual: Observation
) -> [Name: Caller] {
  if expected.calls == actual.calls { return [:] }
  guard let world = reference.currentSnapshot() else { return [:] }
  let called = Set((expected.calls + actual.calls).map { $0.controller })
  return Caller.parts(of: called, in: step, world)
}

extension Divergence {
  /// True if it is what is wanted: nothing else will do.
  fileprivate func isLike(_ wanted: [DivergenceClass]) -> Bool {
    !wanted.isEmpty && has(wanted)
  }
}
