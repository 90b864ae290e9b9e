import StatusQuoAppearanceModel
import StatusQuoGenerators

/// A resolver of which a property makes several: one that skips a variant, or does not know what that or a
/// further step needs, observes nothing, and is noted.
struct Skippable<Base: Resolver>: Resolver {
  private var base: Base?
  private let skips: Skips
  private let limits: RunPlan?
  private let scope: ComparedScope
  /// The scenario with the steps so far, where they are limited.
  private var played: Scenario

  init(
    _ scenario: Scenario, _ skips: Skips, _ limits: RunPlan?, _ scope: ComparedScope,
    make: (Scenario) throws(Skip) -> Base
  ) {
    self.skips = skips
    self.limits = limits
    self.scope = scope
    played = scenario
    if limits != nil { played.steps = [] }
    do throws(Skip) {
      if let obstacle = limits?.obstacle(to: scenario) { throw obstacle }
      base = try make(scenario)
    } catch {
      skips.areNone = false
    }
  }

  mutating func apply(_ step: Step) {
    if let limits {
      played.steps.append(step)
      if !limits.isApplicable(played) { (base, skips.areNone) = (nil, false) }
    }
    base?.apply(step)
  }

  mutating func observe(into observation: inout Observation) {
    if base == nil { observation.removeAll() }
    base?.observe(into: &observation)
    scope.leaveOutOthers(of: &observation)
  }

  func currentSnapshot() -> Snapshot? { base?.currentSnapshot() }
}

/// Notes whether a resolver skipped a scenario.
final class Skips {
  var areNone = true
}
