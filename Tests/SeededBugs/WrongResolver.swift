public import AppearanceModel

/// A right resolver, made wrong by seeded bugs.
///
/// Generic over the right one, so that the same bugs can be planted into any.
public struct WrongResolver<Base: Resolver>: Resolver {
  private var base: Base
  private var planted: [Planted]
  private var number = 0
  /// Another step was passed on than the one to play, or none.
  private var isMistaken = false
  /// None was.
  private var isDeaf = false
  private var told = Observation()
  /// Whether `told` is of the last step.
  private var hasTold = false

  private struct Planted {
    let wrongness: Wrongness
    var memory: Wrongness.Memory
  }

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

  /// Plays what it hears. What is refused is refused before anybody can mishear it.
  public mutating func apply(_ step: Step) {
    tell()
    number += 1
    hasTold = false
    (isMistaken, isDeaf) = (false, false)
    for index in planted.indices { planted[index].memory.step = step }
    guard planted.contains(where: { $0.wrongness.mishears != nil }) else {
      return base.apply(step)
    }
    var right = base
    right.apply(step)
    right.observe(into: &told)
    let heard = told.outcome == .applied ? whatIsHeard(of: step) : step
    (isMistaken, isDeaf) = (heard != step, heard == nil)
    if !isMistaken {
      base = right
    } else if let heard {
      base.apply(heard)
    }
  }

  private mutating func whatIsHeard(of step: Step) -> Step? {
    var heard: Step? = step
    for index in planted.indices {
      if let step = heard, let mishears = planted[index].wrongness.mishears {
        heard = mishears(step, &planted[index].memory)
      }
    }
    return heard
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
    if isMistaken { told.outcome = .applied }
    if isDeaf { (told.calls, told.told) = ([], []) }
    let truth = told
    for index in planted.indices {
      planted[index].memory.advance(to: truth)
      planted[index].wrongness.misreports(&told, &planted[index].memory)
    }
  }
}
