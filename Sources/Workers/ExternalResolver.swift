public import AppearanceModel

/// A resolver that asks a program. What the program leaves out is as the reference has it, which has
/// to be a `Companion` of the same program and to be asked first.
public struct ExternalResolver: Resolver {
  private let program: SubjectProgram
  private let names: Names
  /// What was observed last, until the next step.
  private var observed: Observation?

  /// The program's view of a scenario.
  public init(_ scenario: Scenario, program: SubjectProgram) {
    self.program = program
    names = scenario.names
    program.begin(scenario)
  }

  /// Plays one step.
  public mutating func apply(_ step: Step) { observed = nil }

  /// Tells what the program tells.
  public mutating func observe(into observation: inout Observation) {
    if observed == nil { observed = program.observe(names) }
    observation = observed!
  }
}

/// The reference beside a program: what it observes stands for what the program leaves out.
public struct Companion<Base: Resolver>: Resolver {
  private var base: Base
  private let program: SubjectProgram

  /// `base` beside a program.
  public init(_ base: Base, of program: SubjectProgram) {
    self.base = base
    self.program = program
  }

  /// Plays one step.
  public mutating func apply(_ step: Step) { base.apply(step) }

  /// Tells what can be told, to the program as well.
  public mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    program.rest = observation
  }

  /// Those of the resolver itself.
  public var rulesUsed: RuleSet { base.rulesUsed }
}
