public import StatusQuoAppearanceModel

/// The law, executable: what UIKit shows after the launch and after each step of a scenario.
///
/// Written to be read. It recomputes everything each time and remembers only what UIKit remembers:
/// the displayed bar, the styles that nodes hold, what an interactive transition has begun.
///
///     var model = ReferenceModel(scenario)
///     for step in scenario.steps { model.apply(step) }
///     print(model.statusBar.hidden)
public struct ReferenceModel: Resolver {
  var world: World
  private let observes: Set<ObservedPart>
  private var outcome = StepOutcome.applied

  /// The world after launch, where `readings` hold of what sources contradict each other in. Takes time
  /// linear in the scenario's trees.
  public init(_ scenario: Scenario, readings: Readings = Readings()) {
    self.init(scenario, readings: readings, keepsGrounds: false)
  }

  /// A world that can explain itself wholly: what it remembers keeps the rules that decided it, which takes a few
  /// percent longer.
  package init(explaining scenario: Scenario, readings: Readings = Readings()) {
    self.init(scenario, readings: readings, keepsGrounds: true)
  }

  private init(_ scenario: Scenario, readings: Readings, keepsGrounds: Bool) {
    world = World(scenario, readings, keepsGrounds: keepsGrounds)
    observes = scenario.observes
    world.launch()
  }

  /// Plays a step. Takes time linear in the number of controllers, for any step.
  public mutating func apply(_ step: Step) {
    world.step += 1
    outcome = world.play(step)
  }

  /// The outcome of a step now. Nothing changes, not even `rulesUsed`.
  public func outcome(of step: Step) -> StepOutcome {
    world.outcome(of: step)
  }

  /// The rules applied since the launch or the last step began, observing included.
  public var rulesUsed: RuleSet { world.rulesUsed }

  /// The facts behind the current observation. `rulesUsed` stays as it is. Without `init(explaining:)` what is
  /// remembered has no `Grounds`.
  package func explain() -> ExplanationFacts {
    var world = world
    world.keepsGrounds = true
    return world.explanation()
  }

  /// The windows and controllers as they are now. `rulesUsed` stays as it is.
  package func snapshot() -> Snapshot {
    var world = world
    return world.snapshot()
  }

  /// The snapshot of `snapshot()`, as `Resolver` asks for it.
  public func currentSnapshot() -> Snapshot? { snapshot() }

  /// Replaces `observation` by the current one.
  public mutating func observe(into observation: inout Observation) {
    observation.step = world.step
    observation.outcome = outcome
    observation.launchBar = world.step == 0 ? world.launchBar : nil
    observation.bar = world.displayedBar
    world.giveReason(in: &observation.provenance)
    observation.stale = world.staleAppearance()
    observation.calls.replaceAll(with: world.calls)
    observation.traitChanges.replaceAll(with: world.traitChanges)
    observation.styles = world.styles
    world.observeSystemGestures(into: &observation.systemGestures)
    if observes.contains(.safeArea) {
      world.measureSafeArea(into: &observation.safeArea)
    } else {
      observation.safeArea = nil
    }
    guard observes.contains(.geometry) else {
      observation.geometry = nil
      return
    }
    if case .none = observation.geometry { observation.geometry = Geometry() }
    world.measure(into: &observation.geometry!)
  }
}

extension Array {
  /// Replaces the elements and keeps the storage.
  mutating func replaceAll(with others: [Element]) {
    if !isEmpty { removeAll(keepingCapacity: true) }
    if !others.isEmpty { append(contentsOf: others) }
  }
}

extension World {
  /// Replaces `provenance` by the reason for the displayed bar: that of the last update; in app mode no
  /// controller is asked.
  fileprivate mutating func giveReason(in provenance: inout Provenance?) {
    if isAppMode {
      uses(.sb1)
      provenance = Provenance()
      provenance!.forcedHidden = isForcedHiddenInAppMode
    } else if case .none = lastUpdate {
      provenance = nil
    } else {
      if case .none = provenance { provenance = Provenance() }
      lastUpdate!.giveReason(in: &provenance!)
    }
  }
}
