import StatusQuoAppearanceModel

extension LockStep {
  /// The two models after the launch of one world, for scenarios that begin with it.
  struct Launch {
    fileprivate let start: Scenario
    fileprivate let reference: Reference
    fileprivate let subject: Subject
    fileprivate let divergence: Divergence?

    fileprivate func begins(_ scenario: Scenario) -> Bool {
      start.environment == scenario.environment && start.controllers == scenario.controllers
        && start.windows == scenario.windows && start.names == scenario.names
        && start.observesGeometry == scenario.observesGeometry
        && start.observesSystemGestures == scenario.observesSystemGestures
        && start.observesSafeArea == scenario.observesSafeArea
    }
  }

  /// The first divergence of a class, else the first one. The launch is played again only where it
  /// differs from that of the scenario before: most candidates of a shrinking differ in steps alone.
  mutating func firstDivergence(
    on scenario: Scenario, like wanted: DivergenceClass?, after launch: inout Launch?
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
      if wanted == first?.divergenceClass || found.carriesState(in: scenario) { return first }
    }
    var reference = begun.reference
    var subject = begun.subject
    for (index, step) in scenario.steps.enumerated() {
      reference.apply(step)
      subject.apply(step)
      let isDue = checks.isDue(afterLast: index == scenario.steps.count - 1)
      if let found = difference(&reference, &subject, index + 1, step.kind, isChecked: isDue) {
        let like = found.byPart.first(like: wanted)
        if wanted == like?.divergenceClass { return like }
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
    let found = difference(&reference, &subject, 0, nil, isChecked: isDue)
    return Launch(start: scenario, reference: reference, subject: subject, divergence: found)
  }

  /// The difference of the two after a step, or after the launch.
  mutating func difference(
    _ reference: inout Reference, _ subject: inout Subject, _ number: Int, _ kind: Step.Kind?,
    isChecked: Bool
  ) -> Divergence? {
    reference.observe(into: &expected)
    subject.observe(into: &actual)
    limits?.leaveOutUnknownCalls(of: &expected)
    limits?.leaveOutUnknownCalls(of: &actual)
    let broken = isChecked ? brokenInvariant(of: subject) : nil
    guard broken != nil || expected != actual else { return nil }
    return Divergence(
      step: number, stepKind: kind, expected: expected, actual: actual, brokenInvariant: broken)
  }
}
