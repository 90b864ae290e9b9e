package import StatusQuoAppearanceModel

/// A resolver as seen by some oracles: what the others would look at is left out, and what it
/// wastes or leaks shows as a broken invariant.
///
/// To compare by fewer oracles than all, judge both resolvers by the same ones.
package struct OracleFiltered<Base: Resolver>: Resolver {
  private var base: Base
  private let oracles: Oracles
  private var workOracle: WorkOracle
  private var step: Step?
  private var isChecked = false

  /// `base` as seen by `oracles`.
  ///
  /// - Parameter scenario: the scenario that it plays; without it, work has wider bounds.
  package init(
    _ base: consuming Base, by oracles: Oracles = .all, on scenario: Scenario? = nil
  ) {
    self.base = base
    self.oracles = oracles
    workOracle = WorkOracle(oracles, on: scenario)
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) {
    base.apply(step)
    self.step = step
    isChecked = false
  }

  /// Fills in the parts of an observation that the oracles look at.
  package mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    // The oracle is given the counts, not the resolver: that would be copied.
    if !isChecked, workOracle.isLooking, base.count(into: &workOracle.now) {
      workOracle.look(after: step, observation)
    }
    isChecked = true
    observation.keep(oracles)
  }

  /// Throws when an invariant is broken, or when a step has wasted work or leaked memory.
  package func checkInvariants() throws(BrokenInvariant) {
    if oracles.contains(.invariants) { try base.checkInvariants() }
    if let violation = workOracle.violation { throw violation }
  }

  /// Forwards to the resolver.
  package var rulesUsed: RuleSet { base.rulesUsed }

  /// Forwards to the resolver.
  package func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  /// Forwards to the resolver.
  package func count(into work: inout Work) -> Bool { base.count(into: &work) }
}
