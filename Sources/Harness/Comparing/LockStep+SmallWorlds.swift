package import StatusQuoAppearanceModel
import StatusQuoGenerators

extension LockStep {
  /// Plays the scenarios of a small world whose numbers are in `range`, and adds what they lead to.
  ///
  /// Steps are applied to copies of the resolvers, so that what scenarios have in common is played
  /// once. Nothing continues a divergence that carries state. Invariants are checked wherever a scenario
  /// can continue.
  ///
  /// - Precondition: both resolvers are values: a copy is independent of the original.
  /// - Parameter willPlay: called before the subject plays the last step of a scenario, with its
  ///   number and how many steps it has before.
  /// - Parameter didAgree: called after a scenario on which both agree, with its number, the
  ///   reference and what it observes.
  /// - Complexity: one step for each scenario played, and those that lead to the first.
  package func play(
    _ world: NumberedWorld, range: Range<Int>, continuesRefused: Bool,
    into totals: inout RunTotals, willPlay: (_ index: Int, _ stepsBefore: Int) -> Void,
    didAgree: (_ index: Int, Reference, Observation) -> Void = { _, _, _ in }
  ) {
    withoutActuallyEscaping(willPlay) { willPlay in
      withoutActuallyEscaping(didAgree) { didAgree in
        var walk = HistoryWalk<Reference, Subject>(
          world: world, range: range, continuesRefused: continuesRefused,
          checksInvariants: checks != .never, answers: answers, limits: limits, scope: scope,
          willPlay: willPlay,
          didAgree: didAgree, totals: totals)
        totals = RunTotals()
        willPlay(world.first, 0)
        var reference = reference(world.world)
        do throws(Skip) {
          var subject = try launch(world.world)
          walk.visit(world.first, &reference, &subject, after: nil)
          walk.countScenarios()
        } catch {
          walk.totals.skipped.add(error, at: range)
        }
        totals = walk.totals
      }
    }
  }
}

/// A walk through the histories of one world, depth first.
private struct HistoryWalk<Reference: Resolver, Subject: Resolver> {
  let world: NumberedWorld
  /// The numbers of the scenarios to play; those before are only played where they lead to others.
  let range: Range<Int>
  let continuesRefused: Bool
  let checksInvariants: Bool
  let answers: (@Sendable () -> SubjectAnswers)?
  let limits: RunPlan?
  let scope: ComparedScope
  let willPlay: (Int, Int) -> Void
  let didAgree: (Int, Reference, Observation) -> Void
  var totals: RunTotals
  var history: [Step] = []
  /// The classes of what differed on the way here, which counts where it was met.
  var met: [DivergenceClass] = []
  var played = 0
  var expected = Observation()
  var actual = Observation()

  private var length: Int { world.sizes.count - 1 }

  /// Compares the two after the steps so far, then after each that can follow.
  mutating func visit(
    _ index: Int, _ reference: inout Reference, _ subject: inout Watched<Subject>,
    after standing: StandingDifference?
  ) {
    let metBefore = met.count
    defer { met.removeLast(met.count - metBefore) }
    var standing = standing
    guard mayContinue(at: index, &reference, &subject, after: &standing), history.count < length,
      continuesRefused || expected.outcome == .applied
    else { return }
    let size = world.sizes[length - history.count - 1]
    for (place, step) in world.steps.enumerated() {
      let next = index + 1 + place * size
      if next >= range.upperBound { return }
      if next + size <= range.lowerBound { continue }
      history.append(step)
      defer { history.removeLast() }
      guard isApplicable else { continue }
      willPlay(next, history.count - 1)
      var nextReference = reference
      var nextSubject = subject
      nextReference.apply(step)
      nextSubject.apply(step)
      visit(next, &nextReference, &nextSubject, after: standing)
    }
  }

  /// True if the subject knows what the steps so far need.
  private var isApplicable: Bool {
    guard let limits else { return true }
    var scenario = world.world
    scenario.steps = history
    return limits.isApplicable(scenario)
  }

  /// Compares the two. Returns true where they agree, or where their difference carries no state.
  private mutating func mayContinue(
    at index: Int, _ reference: inout Reference, _ subject: inout Watched<Subject>,
    after standing: inout StandingDifference?
  ) -> Bool {
    scope.observe(&reference, into: &expected, &subject, into: &actual)
    let differs = standing.update(&actual, beside: expected, rules: reference.rulesUsed)
    let broken = checksInvariants && history.count < length ? brokenInvariant(of: subject) : nil
    let isAgreed = broken == nil && !differs
    if let skip = answers?().skip {
      if range.contains(index) { totals.skipped.add(skip, at: index..<index + 1) }
      return false
    }
    let isCounted = range.contains(index)
    if isCounted {
      played += 1
      totals.coverage.count(
        history.last, expected, rules: reference.rulesUsed, answers?())
    }
    if isAgreed {
      if isCounted, met.isEmpty { didAgree(index, reference, expected) }
      return true
    }
    let divergence = Divergence(
      step: history.count, stepKind: history.last?.kind, expected: expected, answer: actual,
      slots: world.world.names.slotCount, brokenInvariant: broken,
      callers: callers(in: history.last, reference, expected, actual))
    let new = divergence.byPart.filter { !$0.classes.allSatisfy(met.contains) }
    if isCounted { totals.add(new, at: index) }
    met += new.flatMap { $0.classes }
    return !divergence.carriesState(in: world.world)
  }

  /// All begin with the same world: counted together.
  mutating func countScenarios() { totals.coverage.count(world.world, times: played) }
}
