package import StatusQuoAppearanceModel
import StatusQuoGenerators

extension BrokenInvariant {
  /// The mistake of a resolver whose stamps or counters come round.
  package static func ofIdling(by change: IdleChange) -> BrokenInvariant {
    BrokenInvariant(id: "\(change.words), unobserved, changes what the next step shows")
  }

  /// The mistake of a resolver that keeps more and more though nothing changes for good.
  static let growingLists = BrokenInvariant(
    id: "lists grow while something is changed to and fro")

  /// True for those mistakes.
  package var isOfIdling: Bool {
    self == .growingLists || IdleChange.allCases.contains { self == .ofIdling(by: $0) }
  }
}

extension LockStep {
  /// The divergence of a subject whose stamps or counters come round while nothing is observed, or that keeps more
  /// after many rounds than after few.
  ///
  /// Before the last step something is changed to and fro: for each n up to `scenario.idling`, in 2ⁿ steps
  /// and one, two, and three rounds less, since the last step may count, too. The reference plays one
  /// round, which comes to the same; where the two then part, it plays all.
  ///
  /// A program is observed after every step, and never idles.
  mutating func divergenceAfterIdling(on scenario: Scenario) -> Divergence? {
    guard scenario.idling > 0, answers == nil, limits == nil, let last = scenario.steps.last else {
      return nil
    }
    var reference = reference(scenario)
    guard var subject = launchedSubject(scenario) else { return nil }
    for step in scenario.steps.dropLast() {
      reference.apply(step)
      subject.apply(step)
    }
    reference.observe(into: &expected)
    subject.observe(into: &actual)
    let stretches = IdleStretch.all(
      of: scenario.idlingBy, in: scenario, reference.currentSnapshot(), showing: expected)
    for stretch in stretches where stretch.comesToTheSame(on: reference) {
      let broken =
        partAfter(stretch, upTo: scenario.idling, then: last, reference, subject)
        ? .ofIdling(by: scenario.idlingBy) : growth(in: stretch, subject)
      if let broken {
        return Divergence(
          step: scenario.steps.count, stepKind: last.kind, expected: expected, actual: actual,
          brokenInvariant: broken)
      }
    }
    return nil
  }

  /// The broken invariant of a subject that counts what it keeps, if that grows from round to round.
  private mutating func growth(in stretch: IdleStretch, _ subject: Watched<Subject>)
    -> BrokenInvariant?
  {
    var (idling, few, many) = (subject, Work(), Work())
    stretch.play(rounds: 4, on: &idling)
    guard idling.count(into: &few) else { return nil }
    stretch.play(rounds: 12, on: &idling)
    guard idling.count(into: &many), many.listed > few.listed else { return nil }
    idling.observe(into: &actual)
    expected = actual
    return .growingLists
  }

  /// Leaves in the buffers what the two show, where they part.
  private mutating func partAfter(
    _ stretch: IdleStretch, upTo width: Int, then last: Step, _ reference: Reference,
    _ subject: Watched<Subject>
  ) -> Bool {
    var usual = Array(repeating: Observation(), count: stretch.tails.count)
    for (place, tail) in stretch.tails.enumerated() {
      stretch.observe(reference, rounds: 1, tail + [last], scope, into: &usual[place])
    }
    var idling = subject
    var rounds = 0
    for width in 3...max(3, width) {
      for fewer in [3, 2, 1, 0] {
        let due = 1 << (width - 1) - fewer
        stretch.play(rounds: due - rounds, on: &idling)
        rounds = due
        for (tail, usual) in zip(stretch.tails, usual) {
          stretch.observe(idling, rounds: 0, tail + [last], scope, into: &actual)
          actual.step = usual.step
          guard actual != usual else { continue }
          stretch.observe(reference, rounds: rounds, tail + [last], scope, into: &expected)
          expected.step = usual.step
          if actual != expected { return true }
        }
      }
    }
    return false
  }
}

extension IdleStretch {
  /// True if every step of a round is applied, and a second round leaves the resolver as the first one does.
  package func comesToTheSame(on resolver: some Resolver) -> Bool {
    var resolver = resolver
    var (one, two) = (Observation(), Observation())
    for step in period {
      resolver.apply(step)
      resolver.observe(into: &one)
      guard one.outcome == .applied else { return false }
    }
    let world = resolver.currentSnapshot()
    play(rounds: 1, on: &resolver)
    resolver.observe(into: &two)
    two.step = one.step
    return one == two && world == resolver.currentSnapshot()
  }

  /// Plays a number of rounds.
  package func play(rounds: Int, on resolver: inout some Resolver) {
    for _ in 0..<rounds {
      for step in period { resolver.apply(step) }
    }
  }

  /// Observes a copy after more rounds and some steps, and leaves out what is not compared.
  fileprivate func observe(
    _ resolver: some Resolver, rounds: Int, _ steps: [Step], _ scope: ComparedScope,
    into observation: inout Observation
  ) {
    var copy = resolver
    play(rounds: rounds, on: &copy)
    for step in steps { copy.apply(step) }
    copy.observe(into: &observation)
    scope.leaveOutOthers(of: &observation)
  }
}
