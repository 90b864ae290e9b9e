public import AppearanceModel

/// A right resolver, made wrong by seeded bugs.
///
/// Generic over the right one, so that the same bugs can be planted into any.
public struct WrongResolver<Base: Resolver>: Resolver {
  private var base: Base
  private var planted: [Planted]
  private var number = 0
  /// Nothing was passed on for the step.
  private var isDeaf = false
  private var told = Observation()
  /// Whether `told` is of the last step.
  private var hasTold = false

  private struct Planted {
    let wrongness: Wrongness
    var memory: Wrongness.Memory
  }

  /// A resolver with no bug.
  public init(_ scenario: Scenario) { self.init(scenario, bugs: []) { Base($0) } }

  /// What `make` makes, with a bug.
  public init(_ scenario: Scenario, bug: SeededBug, make: (Scenario) -> Base) {
    self.init(scenario, bugs: [bug], make: make)
  }

  /// What `make` makes, with bugs.
  public init(_ scenario: Scenario, bugs: [SeededBug], make: (Scenario) -> Base) {
    var misread = scenario
    planted = []
    for bug in bugs {
      misread = bug.wrongness.misreads(misread)
      planted.append(
        Planted(wrongness: bug.wrongness, memory: Wrongness.Memory(scenario)))
    }
    base = make(misread)
  }

  /// Plays what it hears.
  public mutating func apply(_ step: Step) {
    tell()
    number += 1
    hasTold = false
    var heard: Step? = step
    for index in planted.indices {
      planted[index].memory.step = step
      if let step = heard {
        heard = planted[index].wrongness.mishears(step, &planted[index].memory)
      }
    }
    isDeaf = heard == nil
    if let heard { base.apply(heard) }
  }

  /// Tells what it believes.
  public mutating func observe(into observation: inout Observation) {
    tell()
    observation = told
  }

  /// That of the right one, then of the bugs' own caches.
  public func checkInvariants() throws(BrokenInvariant) {
    try base.checkInvariants()
    for bug in planted {
      if let statement = bug.wrongness.breaks(bug.memory) { throw BrokenInvariant(statement) }
    }
  }

  /// Those of the right one.
  public var rulesUsed: RuleSet { base.rulesUsed }

  /// That of the right one and what the bugs waste.
  public func count(into work: inout Work) -> Bool {
    guard base.count(into: &work) else { return false }
    for bug in planted { bug.wrongness.wastes(&work, bug.memory) }
    return true
  }

  /// Once a step, so that asking twice gives the same answer twice.
  private mutating func tell() {
    if hasTold { return }
    hasTold = true
    base.observe(into: &told)
    told.step = number
    if number > 0 { told.launchBar = nil }
    if isDeaf {
      told.outcome = .applied
      told.calls = []
      told.told = []
    }
    let truth = told
    for index in planted.indices {
      planted[index].memory.advance(to: truth)
      planted[index].wrongness.misreports(&told, &planted[index].memory)
    }
  }
}
