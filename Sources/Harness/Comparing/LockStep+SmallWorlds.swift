public import AppearanceModel
public import Generators

extension LockStep {
  /// Plays all scenarios of `worlds` that begin with `world`, and gives those on which the two
  /// differ after the last step to `found`, with their numbers. Returns how many were played; nil
  /// where `shouldStop`, which is asked about every thousand scenarios, ended it.
  ///
  /// Steps are applied to copies of the resolvers, so that what scenarios have in common is played
  /// once. Invariants are checked wherever a scenario can go on.
  ///
  /// - Precondition: both resolvers are values: a copy has a life of its own.
  /// - Complexity: one step a scenario played.
  public func playAll(
    from world: Scenario, of worlds: SmallWorlds, shouldStop: () -> Bool = { false },
    found: (Int, Scenario, Divergence) -> Void
  ) -> Int? {
    withoutActuallyEscaping(found) { found in
      withoutActuallyEscaping(shouldStop) { shouldStop in
        var walk = HistoryWalk<Reference, Subject>(
          world: world, steps: worlds.steps(in: world), length: worlds.steps,
          goesOnWhenRefused: worlds.goesOnWhenRefused, checksInvariants: checks != .never,
          shouldStop: shouldStop, found: found)
        var reference = reference(world)
        var subject = subject(world)
        walk.visit(&reference, &subject)
        return walk.isStopped ? nil : walk.played
      }
    }
  }
}

/// A walk through all histories of one world, depth first.
private struct HistoryWalk<Reference: Resolver, Subject: Resolver> {
  let world: Scenario
  let steps: [Step]
  let length: Int
  let goesOnWhenRefused: Bool
  let checksInvariants: Bool
  let shouldStop: () -> Bool
  let found: (Int, Scenario, Divergence) -> Void
  private(set) var played = 0
  private(set) var isStopped = false
  private var history: [Step] = []
  private var expected = Observation()
  private var actual = Observation()

  init(
    world: Scenario, steps: [Step], length: Int, goesOnWhenRefused: Bool, checksInvariants: Bool,
    shouldStop: @escaping () -> Bool, found: @escaping (Int, Scenario, Divergence) -> Void
  ) {
    self.world = world
    self.steps = steps
    self.length = length
    self.goesOnWhenRefused = goesOnWhenRefused
    self.checksInvariants = checksInvariants
    self.shouldStop = shouldStop
    self.found = found
  }

  /// Compares the two after the steps so far, then after each that can follow.
  mutating func visit(_ reference: inout Reference, _ subject: inout Subject) {
    played += 1
    guard agree(&reference, &subject), history.count < length,
      goesOnWhenRefused || expected.outcome == .applied
    else { return }
    if length - history.count >= 2, shouldStop() { isStopped = true }
    for step in steps where !isStopped {
      var nextReference = reference
      var nextSubject = subject
      nextReference.apply(step)
      nextSubject.apply(step)
      history.append(step)
      visit(&nextReference, &nextSubject)
      history.removeLast()
    }
  }

  private mutating func agree(_ reference: inout Reference, _ subject: inout Subject) -> Bool {
    reference.observe(into: &expected)
    subject.observe(into: &actual)
    let broken =
      checksInvariants && history.count < length ? brokenInvariant(of: subject) : nil
    if broken == nil, expected == actual { return true }
    var scenario = world
    scenario.steps = history
    found(
      played - 1, scenario,
      Divergence(
        step: history.count, stepKind: history.last?.kind, expected: expected, actual: actual,
        brokenInvariant: broken))
    return false
  }
}
