public import AppearanceModel

/// A resolver as seen by some oracles: what the others would look at is left out, and what it
/// wastes or leaks shows as a broken invariant.
///
/// To compare by fewer oracles than all, judge both resolvers by the same ones.
public struct Judged<Base: Resolver>: Resolver {
  private var base: Base
  private let oracles: Oracles
  private var audit: WorkAudit
  private var step: Step?
  private var isAudited = false

  /// `base` as seen by `oracles`.
  public init(_ base: consuming Base, by oracles: Oracles = .all) {
    self.base = base
    self.oracles = oracles
    audit = WorkAudit(oracles)
  }

  /// Plays one step.
  public mutating func apply(_ step: Step) {
    base.apply(step)
    self.step = step
    isAudited = false
  }

  /// What the oracles look at of what can be told.
  public mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    if !isAudited { audit.look(at: base, after: step, observation) }
    isAudited = true
    observation.keep(oracles)
  }

  /// Throws when an invariant is broken, or when a step has wasted work or leaked memory.
  public func checkInvariants() throws(BrokenInvariant) {
    if oracles.contains(.audit) { try base.checkInvariants() }
    if let complaint = audit.complaint { throw complaint }
  }

  /// Those of the resolver itself.
  public var rulesUsed: RuleSet { base.rulesUsed }

  /// That of the resolver itself.
  public func count(into work: inout Work) -> Bool { base.count(into: &work) }
}
