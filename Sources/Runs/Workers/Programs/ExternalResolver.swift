package import StatusQuoAppearanceModel

/// A resolver that asks a program. What the program leaves out is as the reference has it, which has
/// to be a `RecordingReference` of the same program and to be asked first.
package struct ExternalResolver: Resolver {
  private let program: SubjectProgram
  /// The scenario asked for; of a resolver that may be copied, with the steps so far only.
  private var scenario: Scenario
  private let isCopied: Bool
  /// The last observation, until the next step.
  private var observed: Observation?

  /// The program's view of a scenario, once it has answered the launch, or skipped it.
  ///
  /// - Parameter isCopied: whether copies are made, which each go another way: then the program plays
  ///   everything from the launch for each step.
  package init(
    _ scenario: Scenario, program: SubjectProgram, isCopied: Bool = false
  ) throws(Skip) {
    self.program = program
    self.scenario = scenario
    self.isCopied = isCopied
    try program.begin(scenario)
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) {
    observed = nil
    if isCopied { scenario.steps.append(step) }
  }

  /// Fills in the answer of the program.
  package mutating func observe(into observation: inout Observation) {
    if observed == nil {
      observed =
        isCopied && !scenario.steps.isEmpty
        ? program.observe(afterAll: scenario) : program.observe(scenario.names)
    }
    observation = observed!
  }
}

/// The reference beside a program: what it observes stands for what the program leaves out.
package struct RecordingReference<Base: Resolver>: Resolver {
  private var base: Base
  private let program: SubjectProgram

  /// `base` beside a program.
  package init(_ base: Base, of program: SubjectProgram) {
    self.base = base
    self.program = program
  }

  /// Plays one step.
  package mutating func apply(_ step: Step) { base.apply(step) }

  /// Fills in the program's answer, completed by the observation of the base.
  package mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    program.rest = observation
  }

  /// The rules that the base used.
  package var rulesUsed: RuleSet { base.rulesUsed }

  /// The snapshot of the base.
  package func currentSnapshot() -> Snapshot? { base.currentSnapshot() }
}
