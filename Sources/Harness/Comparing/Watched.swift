package import StatusQuoAppearanceModel

/// A subject as the harness plays it: a watch hears where its code runs, and what it wastes or leaks shows as a
/// broken invariant.
package struct Watched<Base: Resolver>: Resolver {
  private var base: Base
  private let watch: SubjectWatch?
  private let oracles: Oracles
  private var workOracle: WorkOracle
  private var step: Step?
  private var isLookedAt = false

  /// The resolver that `make` makes of a scenario.
  ///
  /// - Parameter oracles: the ways to see that it is wrong which it has to show itself: its invariants, its work, its
  ///   memory.
  package init(
    _ scenario: Scenario, by oracles: Oracles = .all, _ watch: SubjectWatch? = nil,
    make: (Scenario) throws(Skip) -> Base
  ) throws(Skip) {
    self.watch = watch
    self.oracles = oracles
    workOracle = WorkOracle(oracles, on: scenario)
    watch?.willLaunch()
    watch?.isAtWork(true)
    defer { watch?.isAtWork(false) }
    base = try make(scenario)
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) {
    watch?.willPlayStep()
    watch?.isAtWork(true)
    base.apply(step)
    watch?.isAtWork(false)
    self.step = step
    isLookedAt = false
  }

  /// Reports what can be observed.
  package mutating func observe(into observation: inout Observation) {
    watch?.isAtWork(true)
    base.observe(into: &observation)
    // The oracle is given the counts, not the resolver: that would be copied.
    let isCounted = !isLookedAt && workOracle.isLooking && base.count(into: &workOracle.now)
    watch?.isAtWork(false)
    if isCounted { workOracle.look(after: step, observation) }
    isLookedAt = true
  }

  /// Throws when an invariant is broken, or when a step has wasted work or leaked memory.
  package func checkInvariants() throws(BrokenInvariant) {
    if oracles.contains(.invariants) {
      watch?.isAtWork(true)
      defer { watch?.isAtWork(false) }
      try base.checkInvariants()
    }
    if let violation = workOracle.violation { throw violation }
  }

  /// Forwards to the resolver.
  package var rulesUsed: RuleSet { atWork { $0.rulesUsed } }

  /// Forwards to the resolver.
  package func currentSnapshot() -> Snapshot? { atWork { $0.currentSnapshot() } }

  /// Forwards to the resolver.
  package func count(into work: inout Work) -> Bool { atWork { $0.count(into: &work) } }

  private func atWork<Answer>(_ ask: (Base) -> Answer) -> Answer {
    watch?.isAtWork(true)
    defer { watch?.isAtWork(false) }
    return ask(base)
  }
}

/// Hears where a subject is: so the process that sees it end, or stand still, can say where that was.
package struct SubjectWatch: Sendable {
  /// Called before a subject is made.
  let willLaunch: @Sendable () -> Void
  /// Called before a subject plays its next step.
  let willPlayStep: @Sendable () -> Void
  /// Called with true before code of the subject runs, and with false behind it.
  ///
  /// What traps in between is the subject's crash, and what traps at another time is a mistake of the harness. What a
  /// resolver does in a `deinit`, on threads of its own, or to memory that is not its own counts as the harness's.
  let isAtWork: @Sendable (Bool) -> Void

  /// Calls of three moments.
  package init(
    willLaunch: @escaping @Sendable () -> Void = {},
    willPlayStep: @escaping @Sendable () -> Void = {},
    isAtWork: @escaping @Sendable (Bool) -> Void
  ) {
    self.willLaunch = willLaunch
    self.willPlayStep = willPlayStep
    self.isAtWork = isAtWork
  }
}
