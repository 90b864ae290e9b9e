public import StatusQuoAppearanceModel

/// A resolver as seen by a comparison of some parts only: for those that answer, say, styles alone.
public struct Comparing<Base: Resolver>: Resolver {
  private var base: Base
  private let parts: Set<Divergence.Part>

  /// `base`, of which only these parts are observed.
  public init(_ base: consuming Base, _ parts: Set<Divergence.Part>) {
    self.base = base
    self.parts = parts
  }

  /// Plays one step.
  public mutating func apply(_ step: Step) { base.apply(step) }

  /// The parts.
  public mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    for part in Divergence.Part.allCases where !parts.contains(part) { observation.forget(part) }
  }

  /// Forwards to the resolver.
  public func checkInvariants() throws(BrokenInvariant) { try base.checkInvariants() }

  /// Forwards to the resolver.
  public var rulesUsed: RuleSet { base.rulesUsed }

  /// Forwards to the resolver.
  public func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  /// Forwards to the resolver.
  public func count(into work: inout Work) -> Bool { base.count(into: &work) }
}

extension Divergence.Part {
  /// The parts of an observation, which resolvers answer.
  public static let observed: Set<Divergence.Part> = [
    .outcome, .launchBar, .bar, .provenance, .stale, .calls, .styles, .traitChanges, .geometry,
    .systemGestures, .safeArea,
  ]
}

extension Observation {
  /// Resets a part, as if it were left out.
  fileprivate mutating func forget(_ part: Divergence.Part) {
    switch part {
    case .outcome: outcome = .applied
    case .launchBar: launchBar = nil
    case .bar: bar = DisplayedBar()
    case .provenance: provenance = nil
    case .stale: stale = nil
    case .calls: calls.removeAll(keepingCapacity: true)
    case .styles: styles.removeAll(keepingCapacity: true)
    case .traitChanges: traitChanges.removeAll(keepingCapacity: true)
    case .geometry: geometry = nil
    case .systemGestures: systemGestures = nil
    case .safeArea: safeArea = nil
    case .invariant, .crash, .hang, .instability, .property: break
    }
  }
}
