public import AppearanceModel
public import Harness

/// A scenario on which two resolvers differ, with what is known about it.
public struct Counterexample: Sendable {
  /// The scenario.
  public var scenario: Scenario
  /// How the resolvers differ on it.
  public var divergence: Divergence
  /// Where it was found, when a run found it.
  public var origin: Origin?
  /// What it was made from, when it is reduced.
  public var reduction: ReducedFrom?
  /// False when the subject answered the same scenario in two ways.
  public var isReproducible = true

  /// The run that found it.
  public struct Origin: Hashable, Sendable {
    /// The seed of the run.
    public var seed: UInt64
    /// The profile of the run.
    public var profile: String
    /// The place of the scenario in the run, from 0.
    public var index: Int
    /// How many scenarios of the run showed the same.
    public var count: Int
  }

  /// How it was reduced.
  public struct ReducedFrom: Hashable, Sendable {
    /// How many steps there were before.
    public var steps: Int
    /// How many controllers there were before.
    public var controllers: Int
    /// How many scenarios were evaluated to reduce it.
    public var evaluations: Int
    /// What is known of smaller scenarios.
    public var certificate: Certificate
  }

  /// A divergence of a scenario as it was given.
  public init(_ scenario: Scenario, _ divergence: Divergence) {
    self.scenario = scenario
    self.divergence = divergence
  }

  /// A divergence after the reduction of `original`.
  public init(_ reduction: Reduction, of original: Scenario, _ divergence: Divergence) {
    self.init(reduction.scenario, divergence)
    self.reduction = ReducedFrom(
      steps: original.steps.count, controllers: original.controllers.count,
      evaluations: reduction.evaluations, certificate: reduction.certificate)
  }

  /// A finding of a run.
  public init(_ finding: Finding, in report: FuzzReport) {
    self.init(finding.reduction, of: finding.original, finding.divergence)
    if finding.file == nil {
      origin = Origin(
        seed: report.seed, profile: report.profile, index: finding.index, count: finding.count)
    }
    isReproducible = finding.isReproducible
  }

  /// What goes wrong, in one line: `after step 2, N.pop(): the bar is shown, expected hidden`.
  public var title: String {
    if let failure = divergence.failure {
      return "\(moment(prefix: "in")): \(failure.sentence)"
    }
    let first = divergence.differences(scenario.names)[0]
    return "\(moment(prefix: "after")): \(first.sentence)"
  }

  private func moment(prefix: String) -> String {
    guard divergence.step > 0 else { return "\(prefix) launch" }
    let step = scenario.steps[divergence.step - 1]
    return "\(prefix) step \(divergence.step), \(step.call(scenario.names))"
  }
}
