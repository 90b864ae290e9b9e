public import AppearanceModel

/// A resolver that asks a program, and another resolver for what the program leaves out.
public struct ExternalResolver<Rest: Resolver>: Resolver {
  private let program: SubjectProgram
  private let names: Names
  private var rest: Rest
  /// What was observed last, until the next step.
  private var observed: Observation?

  /// The program's view of a scenario.
  public init(_ scenario: Scenario, program: SubjectProgram, rest: Rest) {
    self.program = program
    self.rest = rest
    names = scenario.names
    program.begin(scenario)
  }

  /// - Precondition: never called: a program is needed.
  public init(_ scenario: Scenario) { preconditionFailure("which program?") }

  /// Plays one step.
  public mutating func apply(_ step: Step) {
    rest.apply(step)
    observed = nil
  }

  /// Tells what the program tells.
  public mutating func observe(into observation: inout Observation) {
    if observed == nil {
      rest.observe(into: &observation)
      observed = program.observe(names, rest: observation)
    }
    observation = observed!
  }
}
