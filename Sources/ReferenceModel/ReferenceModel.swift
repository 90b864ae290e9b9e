public import StatusQuoAppearanceModel

/// The law, executable: what UIKit shows after the launch and after each step of a scenario.
///
/// Written to be read. It recomputes everything each time and remembers only what UIKit remembers:
/// the displayed bar, the styles that nodes hold, what an interactive transition has begun.
public struct ReferenceModel: Resolver {
  var world: World
  private let observesGeometry: Bool
  private var step = 0
  private var outcome = StepOutcome.applied

  /// The world after launch, where `readings` hold of what sources contradict each other in. Takes time
  /// linear in the scenario's trees.
  public init(_ scenario: Scenario, readings: Readings = Readings()) {
    world = World(scenario, readings)
    observesGeometry = scenario.observesGeometry
    world.launch()
  }

  /// Plays a step. Takes time linear in the number of controllers, for any step.
  public mutating func apply(_ step: Step) {
    world.trace.used = RuleSet()
    self.step += 1
    outcome = world.play(step)
  }

  /// What would come of a step now. Nothing changes, `rulesUsed` neither.
  public func outcome(of step: Step) -> StepOutcome {
    let used = world.trace.used
    defer { world.trace.used = used }
    return world.outcome(of: step)
  }

  /// The rules applied since the launch or the last step began, observing included.
  public var rulesUsed: RuleSet { world.trace.used }

  /// The facts behind the current observation.
  public func explain() -> ExplanationFacts { world.explanation }

  /// The windows and controllers as they are now. `rulesUsed` stays as it is.
  public func snapshot() -> Snapshot {
    let used = world.trace.used
    defer { world.trace.used = used }
    return world.snapshot
  }

  /// Replaces `observation` by the current one.
  public mutating func observe(into observation: inout Observation) {
    observation.step = step
    observation.outcome = outcome
    observation.launchBar = step == 0 ? world.launchBar : nil
    observation.bar = world.displayedBar
    observation.provenance = world.provenance
    observation.stale = world.staleAppearance
    observation.calls.replaceAll(with: world.calls)
    observation.traitChanges.replaceAll(with: world.traitChanges)
    observation.styles = world.styles
    guard observesGeometry else {
      observation.geometry = nil
      return
    }
    if case .none = observation.geometry { observation.geometry = Geometry() }
    world.measure(into: &observation.geometry!)
  }
}

extension Array {
  /// Replaces the elements and keeps the storage.
  fileprivate mutating func replaceAll(with others: [Element]) {
    if !isEmpty { removeAll(keepingCapacity: true) }
    if !others.isEmpty { append(contentsOf: others) }
  }
}

extension World {
  /// Why the displayed bar is as it is: of the last read; in app mode no controller is asked.
  fileprivate var provenance: Provenance? {
    guard isAppMode else { return lastUpdate?.provenance }
    var provenance = Provenance()
    provenance.forcedHidden = isForcedHiddenInAppMode
    return provenance
  }
}
