public import StatusQuoAppearanceModel

/// A resolver as seen by a comparison of some parts only: for those that answer, say, styles alone.
package struct Comparing<Base: Resolver>: Resolver {
  private var base: Base
  /// The kinds of values that are not compared; the number of the step stays, as moments are counted.
  private let forgotten: [Place.Kind]

  /// `base`, of which only these parts are observed.
  package init(_ base: consuming Base, _ parts: Set<Observation.Part>) {
    self.base = base
    // Most compare all, and each scenario makes two of these.
    guard parts.count < Set<Observation.Part>.all.count else {
      forgotten = []
      return
    }
    forgotten = Place.Kind.allCases.filter { $0 != .step && !parts.contains($0.part) }
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) { base.apply(step) }

  /// The parts.
  package mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    for kind in forgotten { observation.forget(kind) }
  }

  /// Forwards to the resolver.
  package func checkInvariants() throws(BrokenInvariant) { try base.checkInvariants() }

  /// Forwards to the resolver.
  package var rulesUsed: RuleSet { base.rulesUsed }

  /// Forwards to the resolver.
  package func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  /// Forwards to the resolver.
  package func count(into work: inout Work) -> Bool { base.count(into: &work) }
}

extension Set<Observation.Part> {
  /// All parts.
  public static let all = Set(Observation.Part.allCases)
}

extension Observation {
  /// Resets all other parts, as if they were left out.
  package mutating func keep(_ parts: Set<Observation.Part>) {
    for kind in Place.Kind.allCases where kind != .step && !parts.contains(kind.part) {
      forget(kind)
    }
  }
}
