package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

/// A resolver that works in another way and is right all the same: reporting it is a defect.
///
/// Generic over the one that it asks, which has to be right.
package struct RightResolver<Base: Resolver>: Resolver {
  /// Its way of working.
  private let manner: Manner
  private let make: (Scenario) -> Base
  private let scenario: Scenario
  private var base: Base
  /// The steps so far; for a lazy one those that were not asked about.
  private var steps: [Step] = []
  private var number = 0
  private var kept = Observation()

  /// The resolver that `make` makes, used in another way.
  package init<Failure>(
    _ scenario: Scenario, _ manner: Manner, make: @escaping (Scenario) throws(Failure) -> Base
  ) throws(Failure) {
    self.scenario = manner == .renamed ? scenario.withNamesReversed : scenario
    self.manner = manner
    base = try make(self.scenario)
    self.make = { scenario in
      do throws(Failure) {
        return try make(scenario)
      } catch {
        preconditionFailure("a resolver that was made for a scenario fails to be made again")
      }
    }
    if manner == .eager { base.observe(into: &kept) }
  }

  /// Plays one step, now or later.
  package mutating func apply(_ step: Step) {
    number += 1
    switch manner {
    case .lazy, .forgetful: steps.append(step)
    case .eager:
      base.apply(step)
      for _ in 0..<3 { base.observe(into: &kept) }
    case .renamed: base.apply(step.renamed(reversed))
    case .interrupted:
      if let absent = scenario.absentWindow { base.apply(.removeWindow(absent)) }
      base.apply(step)
    case .copying:
      var discarded = base
      discarded.apply(step)
      discarded.observe(into: &kept)
      base.apply(step)
    }
  }

  /// The observation kept, or the present one.
  package mutating func observe(into observation: inout Observation) {
    switch manner {
    case .eager:
      observation = kept
      return
    case .lazy:
      for step in steps { base.apply(step) }
      steps.removeAll(keepingCapacity: true)
    case .forgetful:
      base = make(scenario)
      for step in steps { base.apply(step) }
    case .renamed, .interrupted, .copying: break
    }
    base.observe(into: &observation)
    if manner == .renamed { observation = observation.renamed(reversed) }
    observation.step = number
  }

  /// The checks of the base.
  package func checkInvariants() throws(BrokenInvariant) { try base.checkInvariants() }

  /// The rules of the base.
  package var rulesUsed: RuleSet { base.rulesUsed }

  /// The snapshot of the base, unless that has other names.
  package func currentSnapshot() -> Snapshot? {
    manner == .renamed ? nil : base.currentSnapshot()
  }

  private func reversed(_ name: Name) -> Name { scenario.names.reversed(name) }
}

/// The ways of working in which right resolvers differ.
package enum Manner: String, CaseIterable, Hashable, Sendable {
  /// Does nothing until it is asked.
  case lazy
  /// Works everything out at once, three times, and answers from what it kept.
  case eager
  /// Keeps nothing: plays everything from the launch whenever it is asked.
  case forgetful
  /// Numbers everything differently, so an order by numbers is reversed.
  case renamed
  /// Is asked for nonsense before every step, which must leave nothing behind.
  case interrupted
  /// Tries every step on a copy that is thrown away.
  case copying
}

extension Names {
  fileprivate func reversed(_ name: Name) -> Name {
    let plain = Name(index: texts.count - 1 - name.index)
    return name.isRootView ? plain.rootView : plain
  }
}

extension Scenario {
  /// The scenario with the numbers of its names in the opposite order.
  fileprivate var withNamesReversed: Scenario {
    var scenario = renamed { names.reversed($0) }
    scenario.names = Names(names.texts.reversed())
    return scenario
  }

  /// A name that is no window's: it stands for a root view or for nothing.
  fileprivate var absentWindow: Name? { names.texts.isEmpty ? nil : Name(index: 0).rootView }
}
