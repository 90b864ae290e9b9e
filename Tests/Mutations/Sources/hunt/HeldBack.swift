import StatusQuo

/// The mutated resolver, right in each step but where all circumstances hold.
///
/// Snapshots take long: worlds are looked at only where the mutated line is reached.
struct HeldBack: Resolver {
  private let ofSteps: [Circumstance]
  private let ofWorlds: [Circumstance]
  private var base: CachedResolver
  private var moment: Moment
  /// The resolver before the step, while it is open whether the mutation is on in the step.
  private var before: CachedResolver?
  private var isMutated = false

  init(_ scenario: Scenario, while words: Set<String>) {
    ofSteps = Circumstance.ofSteps.joined().filter { words.contains($0.words) }
    ofWorlds = Circumstance.ofWorlds.joined().filter { words.contains($0.words) }
    moment = Moment(scenario.environment)
    mutationIsOn = false
    base = CachedResolver(scenario)
    before = ofSteps.allSatisfy { $0.holds(moment) } ? base : nil
    if decide() { base = CachedResolver(scenario) }
  }

  mutating func apply(_ step: Step) {
    moment.step = step
    isMutated = false
    before = ofSteps.allSatisfy { $0.holds(moment) } ? base : nil
    play(step)
    if mutationIsReached, decide() {
      base = before!
      play(step)
    }
    if base.outcome == .applied { moment.noteAsApplied(step) }
  }

  private mutating func play(_ step: Step) {
    (mutationIsOn, mutationIsReached) = (isMutated, false)
    base.apply(step)
  }

  mutating func observe(into observation: inout Observation) {
    (mutationIsOn, mutationIsReached) = (isMutated, false)
    base.observe(into: &observation)
    if mutationIsReached, !isMutated, decide() { base.observe(into: &observation) }
  }

  func checkInvariants() throws(BrokenInvariant) {
    mutationIsOn = isMutated
    try base.checkInvariants()
  }

  /// Returns true if the mutation is on in the step, from now on.
  private mutating func decide() -> Bool {
    mutationIsOn = false
    moment.world = before?.currentSnapshot()
    isMutated = moment.world != nil && ofWorlds.allSatisfy { $0.holds(moment) }
    if !isMutated { before = nil }
    mutationIsOn = isMutated
    return isMutated
  }
}
