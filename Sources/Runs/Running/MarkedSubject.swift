package import StatusQuoAppearanceModel

/// A resolver under test that sets a word to 1 while its own code runs.
///
/// What traps meanwhile is the resolver's crash, and what traps at another time is a mistake of the harness.
/// That is as exact as words can say: what a resolver does in a `deinit`, on threads of its own, or to memory that
/// is not its own counts as the harness's.
package struct MarkedSubject<Base: Resolver>: Resolver {
  private var base: Base
  private let mark: AtomicWord

  /// The resolver that `make` makes.
  package init(_ mark: AtomicWord, make: () throws(Skip) -> Base) throws(Skip) {
    self.mark = mark
    mark.value = 1
    defer { mark.value = 0 }
    base = try make()
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) {
    mark.value = 1
    base.apply(step)
    mark.value = 0
  }

  /// Reports what can be observed.
  package mutating func observe(into observation: inout Observation) {
    mark.value = 1
    base.observe(into: &observation)
    mark.value = 0
  }

  /// Forwards to the resolver.
  package func checkInvariants() throws(BrokenInvariant) {
    mark.value = 1
    defer { mark.value = 0 }
    try base.checkInvariants()
  }

  /// Forwards to the resolver.
  package var rulesUsed: RuleSet {
    mark.value = 1
    defer { mark.value = 0 }
    return base.rulesUsed
  }

  /// Forwards to the resolver.
  package func currentSnapshot() -> Snapshot? {
    mark.value = 1
    defer { mark.value = 0 }
    return base.currentSnapshot()
  }

  /// Forwards to the resolver.
  package func count(into work: inout Work) -> Bool {
    mark.value = 1
    defer { mark.value = 0 }
    return base.count(into: &work)
  }
}
