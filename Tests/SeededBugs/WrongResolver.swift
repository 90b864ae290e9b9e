public import AppearanceModel

/// A resolver that is right but for one planted bug.
///
/// Generic over the right one, so that the same bugs can be planted into any.
public struct WrongResolver<Base: Resolver>: Resolver {
  private var base: Base
  private let bug: SeededBug
  private var state = SeededBug.Memory()

  /// Without a bug.
  public init(_ scenario: Scenario) {
    self.init(scenario, bug: .none) { Base($0) }
  }

  /// `make` with a bug planted.
  public init(_ scenario: Scenario, bug: SeededBug, make: (Scenario) -> Base) {
    self.bug = bug
    base = make(bug.misreads(scenario))
    state.scenario = scenario
    base.observe(into: &state.before)
  }

  /// Plays the step that it believes to hear.
  public mutating func apply(_ step: Step) {
    base.observe(into: &state.before)
    state.step = step
    state.number += 1
    if let heard = bug.mishears(step, &state) {
      base.apply(heard)
      state.wasHeard = true
    } else {
      state.wasHeard = false
    }
  }

  /// Replaces `observation` by what it believes to see.
  public mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    observation.step = state.number
    if !state.wasHeard {
      observation.outcome = .applied
      observation.launchBar = nil
      observation.calls = []
      observation.told = []
    }
    bug.misreports(&observation, &state)
  }

  /// Those of the right resolver inside.
  public func checkInvariants() throws(BrokenInvariant) { try base.checkInvariants() }
}
