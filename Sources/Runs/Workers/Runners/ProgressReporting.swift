package import StatusQuoAppearanceModel

/// A resolver that leaves a breadcrumb at each scenario and step.
package struct ProgressReporting<Base: Resolver>: Resolver {
  private var base: Base
  private let breadcrumb: Breadcrumb

  /// The resolver that `make` makes, which already counts as playing.
  package init(_ breadcrumb: Breadcrumb, make: () throws(Skip) -> Base) throws(Skip) {
    breadcrumb.launch()
    self.breadcrumb = breadcrumb
    do throws(Skip) {
      base = try make()
    } catch {
      breadcrumb.work(false)
      throw error
    }
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) {
    breadcrumb.step()
    base.apply(step)
  }

  /// Reports what can be observed.
  package mutating func observe(into observation: inout Observation) {
    breadcrumb.work(true)
    base.observe(into: &observation)
    breadcrumb.work(false)
  }

  /// Forwards to the resolver.
  package func checkInvariants() throws(BrokenInvariant) {
    breadcrumb.work(true)
    defer { breadcrumb.work(false) }
    try base.checkInvariants()
  }

  /// Forwards to the resolver.
  package var rulesUsed: RuleSet { base.rulesUsed }

  /// Forwards to the resolver.
  package func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  /// Forwards to the resolver.
  package func count(into work: inout Work) -> Bool { base.count(into: &work) }
}
