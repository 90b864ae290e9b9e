public import StatusQuoAppearanceModel

/// A resolver that leaves a breadcrumb at each scenario and step.
public struct ProgressReporting<Base: Resolver>: Resolver {
  private var base: Base
  private let breadcrumb: Breadcrumb

  /// The resolver that `make` makes, which already counts as playing.
  public init(_ breadcrumb: Breadcrumb, make: () throws(Skip) -> Base) throws(Skip) {
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
  public mutating func apply(_ step: Step) {
    breadcrumb.step()
    base.apply(step)
  }

  /// Reports what can be observed.
  public mutating func observe(into observation: inout Observation) {
    breadcrumb.work(true)
    base.observe(into: &observation)
    breadcrumb.work(false)
  }

  /// Forwards to the resolver.
  public func checkInvariants() throws(BrokenInvariant) {
    breadcrumb.work(true)
    defer { breadcrumb.work(false) }
    try base.checkInvariants()
  }

  /// Forwards to the resolver.
  public var rulesUsed: RuleSet { base.rulesUsed }

  /// Forwards to the resolver.
  public func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  /// Forwards to the resolver.
  public func count(into work: inout Work) -> Bool { base.count(into: &work) }
}
