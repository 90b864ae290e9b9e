package import StatusQuoAppearanceModel

/// A subject as the harness plays it: a watch hears where its code runs, and what it wastes or leaks shows as a
/// broken invariant.
package struct Watched<Base: Resolver>: Resolver {
  private var base: Base
  private let watch: SubjectWatch?
  private let oracles: Oracles
  private var workOracle: WorkOracle
  private var step: Step?
  private var isLookedAt: Bool

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
    isLookedAt = !workOracle.isLooking
    watch?.note(.launch)
    defer { watch?.note(.rest) }
    base = try make(scenario)
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) {
    watch?.note(.step)
    base.apply(step)
    watch?.note(.rest)
    isLookedAt = !workOracle.isLooking
    if !isLookedAt { self.step = step }
  }

  /// Reports what can be observed.
  package mutating func observe(into observation: inout Observation) {
    watch?.note(.question)
    base.observe(into: &observation)
    // The oracle is given the counts, not the resolver: that would be copied.
    let isCounted = !isLookedAt && base.count(into: &workOracle.now)
    watch?.note(.rest)
    if isCounted { workOracle.look(after: step, observation) }
    isLookedAt = true
  }

  /// Throws when an invariant is broken, or when a step has wasted work or leaked memory.
  package func checkInvariants() throws(BrokenInvariant) {
    if oracles.contains(.invariants) {
      watch?.note(.question)
      defer { watch?.note(.rest) }
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
    watch?.note(.question)
    defer { watch?.note(.rest) }
    return ask(base)
  }
}

/// Hears where a subject is: so the process that sees it end, or stand still, can say where that was.
package struct SubjectWatch: Sendable {
  /// The place of a subject in its play.
  package enum Moment: Sendable {
    /// It is made.
    case launch
    /// It plays its next step.
    case step
    /// It is asked for something.
    case question
    /// Its code has returned.
    ///
    /// What traps before is the subject's crash, and what traps later is a mistake of the harness. What a resolver does
    /// in a `deinit`, on threads of its own, or to memory that is not its own counts as the harness's.
    case rest

    /// True while code of the subject may run.
    package var isAtWork: Bool {
      switch self {
      case .launch, .step, .question: true
      case .rest: false
      }
    }
  }

  /// Called as each moment begins.
  let note: @Sendable (Moment) -> Void

  /// Calls `note` as each moment begins.
  package init(_ note: @escaping @Sendable (Moment) -> Void) { self.note = note }
}
