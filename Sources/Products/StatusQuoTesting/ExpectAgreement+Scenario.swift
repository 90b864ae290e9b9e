public import StatusQuoAppearanceModel
import StatusQuoDiagnosing
public import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
public import Testing

/// Holds a resolver against the reference model on one scenario: records an issue where the two differ,
/// with the rules that decide. `statusquo replay --as-test FILE` prints such a test for a document.
///
///     let scenario = Scenario(iOS: 12) {
///       window("W") { navigation("N") { plain("A"); plain("B", .prefersStatusBarHidden(true)) } }
///     } steps: { [.pop(on: $0["N"])] }
///     expectAgreement(on: scenario) { MyResolver($0) }
///
/// It stops where the two part first. A scenario that the resolver skips passes; one that is not valid
/// is an issue.
///
/// - Parameters:
///   - parts: what is compared; a resolver that answers only styles compares `[.styles]`.
///   - makeResolver: makes the resolver from the scenario, as its world after the launch, or throws a
///     `Skip` where the scenario isn't applicable.
public func expectAgreement<Subject: Resolver & SendableMetatype>(
  on scenario: Scenario, comparing parts: Set<Observation.Part> = .all,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ makeResolver: @escaping @Sendable (Scenario) throws(Skip) -> Subject
) {
  if let problem = scenario.problem {
    Issue.record("the scenario is not valid: \(problem)", sourceLocation: sourceLocation)
    return
  }
  var models = LockStep(
    comparing: parts, reference: { ReferenceModel($0) }, subject: makeResolver)
  guard let divergence = models.firstDivergence(on: scenario) else { return }
  record(
    Finding(scenario, divergence), of: TestedResolver("\(Subject.self)"), keptIn: nil,
    at: sourceLocation)
}
