import StatusQuoAppearanceModel

extension BrokenInvariant {
  /// The mistake of a resolver whose stamps or counters come round.
  static let ofIdling = BrokenInvariant(
    id: "a value set to and fro, unobserved, changes what a later step shows")
}

extension Divergence {
  /// True if it shows only where a value is set to and fro before the last step.
  var isOfIdling: Bool { brokenInvariant == .ofIdling }
}

extension LockStep {
  /// The first divergence of a subject that is right by itself and goes wrong where a value is set to and
  /// fro before the last step: 2ⁿ times, one time less and one more, for n up to `width`.
  ///
  /// Nothing is observed meanwhile, so that stamps of that width come round between two uses. The
  /// reference sets it two or five times, which comes to the same; where it shows a difference, it has to show
  /// the same after all of them.
  mutating func firstDivergenceOfIdling(on scenario: Scenario, upTo width: Int) -> Divergence? {
    guard checks != .never, let last = scenario.steps.last else { return nil }
    var reference = reference(scenario)
    var subject = subject(scenario)
    for step in scenario.steps.dropLast() {
      reference.apply(step)
      subject.apply(step)
    }
    reference.observe(into: &expected)
    subject.observe(into: &actual)
    guard
      let name = expected.provenance?.style?.answeredBy ?? scenario.controllers.first?.name
    else { return nil }
    for (property, values) in idleValues {
      let steps = values.map { Step.set(.known(property), to: .word($0), on: name) }
      if differs(after: IdleSteps(steps, last), upTo: width, reference, subject) {
        return Divergence(
          step: scenario.steps.count, stepKind: last.kind, expected: expected, actual: expected,
          brokenInvariant: .ofIdling)
      }
    }
    return nil
  }

  /// The least width at which it goes wrong; nil where it does not.
  mutating func idleWidth(on scenario: Scenario) -> Int? {
    (1...widestStamp).first { firstDivergenceOfIdling(on: scenario, upTo: $0) != nil }
  }

  private mutating func differs(
    after idle: IdleSteps, upTo width: Int, _ reference: Reference, _ subject: Subject
  ) -> Bool {
    var (even, odd) = (Observation(), Observation())
    idle.observe(reference, more: 2, into: &even)
    idle.observe(reference, more: 5, into: &odd)
    var idling = subject
    var count = 0
    for width in 2...max(width, 2) {
      for (before, more) in [(4, 3), (2, 3), (0, 0)] {
        while count < 1 << width - before {
          idle.back(on: &idling)
          count += 2
        }
        guard count > 0 else { continue }
        idle.observe(idling, more: more, into: &actual)
        expected = more == 0 ? even : odd
        actual.step = expected.step
        if actual != expected, holds(after: idle, count, more: more, reference) { return true }
      }
    }
    return false
  }

  /// Returns true if the reference shows what is expected after all the steps, too.
  private func holds(
    after idle: IdleSteps, _ count: Int, more: Int, _ reference: Reference
  ) -> Bool {
    var reference = reference
    var shown = Observation()
    for _ in 0..<count / 2 { idle.back(on: &reference) }
    idle.observe(reference, more: more, into: &shown)
    shown.step = expected.step
    return shown == expected
  }
}

/// The bits of the widest stamps that are looked for. Six more would take five milliseconds a scenario.
let widestStamp = 10

private let idleValues: [(PropertyName.Known, [PropertyValue.Word])] = [
  (.preferredStatusBarStyle, [.default, .lightContent, .darkContent]),
  (.overrideUserInterfaceStyle, [.light, .dark, .unspecified]),
]

/// Steps that set a property to one value and another, and a step that follows.
private struct IdleSteps {
  let steps: [Step]
  let last: Step

  init(_ steps: [Step], _ last: Step) {
    self.steps = steps
    self.last = last
  }

  /// Plays two steps, which lead back.
  func back(on resolver: inout some Resolver) {
    resolver.apply(steps[0])
    resolver.apply(steps[1])
  }

  /// Observes a copy after two, three or five more steps, or none, and the one that follows. The last value is
  /// the second one in each case.
  func observe(
    _ resolver: some Resolver, more: Int, into observation: inout Observation
  ) {
    var copy = resolver
    if more == 2 || more == 5 { back(on: &copy) }
    if more == 3 || more == 5 {
      copy.apply(steps[2])
      back(on: &copy)
    }
    copy.apply(last)
    copy.observe(into: &observation)
  }
}
