import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Laws that explain findings.
@Suite struct DiagnosisTests {
  /// Explains by all faults but some of the seeded bugs.
  static func explainer(without ids: [String] = []) -> Explainer {
    .ofFaults(exceptBugs: ids) { ReferenceModel($0) }
  }

  private static func findings(
    of ids: [String], seed: UInt64 = 1, scenarios: Int = 400, explainedBy explainer: Explainer?
  ) throws -> [Finding] {
    let bugs = ids.map { SeededBug.named($0)! }
    let plan = RunPlan(
      seed: seed, scenarios: scenarios, budget: Shrinking.Budget(evaluations: 900, pairs: 20))
    var runner = InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } }), plan)
    return try plan.report(with: &runner, explainedBy: explainer).findings
  }

  private static let known: [(bug: String, fault: String)] = [
    ("structure-pop-keeps-bar", "kept-bar-pop"),
    (
      "presentation-never-captures",
      "ignored-controller-modalPresentationCapturesStatusBarAppearance"
    ),
    ("lifecycle-hidden-window-goes-innermost-first", "calls-reversed-hideWindow"),
    ("outcomes-bad-value-is-accepted", "outcome-ignored (badValue)-applied"),
    ("provenance-card-is-not-told", "provenance-no-card"),
    ("versions-linked-sdk-is-ignored", "ignored-app-environment.linkedSDK"),
  ]

  @Test(arguments: known)
  func `a bug that the library does not have is one finding with the right cause`(
    _ bug: String, _ fault: String
  ) throws {
    let findings = try Self.findings(of: [bug], explainedBy: Self.explainer(without: [bug]))
    #expect(findings.count == 1)
    #expect(findings.first?.faults.first?.id == fault)
    #expect(findings.first?.faults.first?.isExact == true)
  }

  @Test func `a fault that says the same as a bug is left out with it`() throws {
    let bug = "geometry-hidden-bar-has-a-height"
    let known = try Self.findings(of: [bug], scenarios: 200, explainedBy: Self.explainer())
    let unknown = try Self.findings(
      of: [bug], scenarios: 200, explainedBy: Self.explainer(without: [bug]))
    #expect(known.first?.faults.first?.id == bug)
    #expect(unknown.allSatisfy { !$0.faults.contains { $0.id == "height-kept-hidden" } })
  }

  @Test func `all that one bug shows is one finding, with each way in which it shows`() throws {
    let bug = "presentation-never-captures"
    let apart = try Self.findings(of: [bug], explainedBy: nil)
    let joined = try Self.findings(of: [bug], explainedBy: Self.explainer(without: [bug]))
    #expect(apart.count > 1)
    #expect(joined.count == 1)
    #expect(joined[0].examples.count > 1)
    #expect(joined[0].count == apart.reduce(0) { $0 + $1.count })
  }

  @Test func `two bugs are two findings, each with its cause`() throws {
    let bugs = ["structure-pop-keeps-bar", "lifecycle-removed-child-is-told-once"]
    let findings = try Self.findings(of: bugs, explainedBy: Self.explainer(without: bugs))
    let faults = findings.compactMap { $0.faults.first?.id }
    #expect(findings.count == 2)
    #expect(Set(faults) == ["kept-bar-pop", "calls-no-viewWillDisappear-removeFromParent"])
  }

  @Test func `what no fault explains has no cause`() throws {
    let right = Fault("right", "nothing were wrong") { ReferenceModel($0) }
    let findings = try Self.findings(
      of: ["structure-pop-keeps-bar"], scenarios: 100,
      explainedBy: Explainer(right: right, known: []))
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.faults.isEmpty })
  }

  @Test func `a resolver whose copies share something is found`() throws {
    let findings = try Self.findings(
      of: ["identity-copies-share-a-count"], seed: 6, explainedBy: Self.explainer())
    #expect(findings.count == 1)
    #expect(
      findings.first?.divergence.brokenInvariant?.statement
        == "a step on a copy changes the resolver that was copied")
    #expect(findings.first?.scenario.steps.count == 1)
  }

  @Test func `what a broken invariant leads to comes before the invariant`() throws {
    let findings = try Self.findings(
      of: ["invariants-spare-bar-is-shown-late"], seed: 5, scenarios: 300,
      explainedBy: Self.explainer())
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.divergence.part == .observed(.provenance))
    #expect(finding.divergence.parts.last == .invariant)
    #expect(finding.divergence.stepKind == .enterBackground)
    #expect(finding.examples.contains { $0.divergenceClass.part == .invariant })
  }

  @Test func `wasted work is not taken for what another bug shows`() throws {
    let bugs = ["outcomes-bad-value-is-accepted", "work-same-value-restyles-all"]
    let findings = try Self.findings(of: bugs, explainedBy: Self.explainer())
    #expect(findings.count == 2)
    #expect(Set(findings.map { $0.divergence.part }) == [.observed(.outcome), .invariant])
  }

  @Test func `work of refused steps is one finding, whichever step it is`() throws {
    let findings = try Self.findings(
      of: ["work-refused-steps-walk"], scenarios: 200, explainedBy: Self.explainer())
    #expect(findings.count == 1)
    #expect(
      findings.first?.divergence.brokenInvariant?.statement
        == "a step that is refused walks chains")
  }

  /// The resolver of the tutorial.
  private struct KeepsBarOnDismiss: Resolver {
    private var right: ReferenceModel
    private var observation = Observation()

    init(_ scenario: Scenario) {
      right = ReferenceModel(scenario)
      right.observe(into: &observation)
    }

    mutating func apply(_ step: Step) {
      let bar = observation.bar
      right.apply(step)
      right.observe(into: &observation)
      if step.kind == .dismiss { observation.bar = bar }
    }

    mutating func observe(into observation: inout Observation) { observation = self.observation }
  }

  @Test func `a bar that is kept for one step is explained as that`() throws {
    let plan = RunPlan(
      seed: 2, scenarios: 600, budget: Shrinking.Budget(evaluations: 900, pairs: 20))
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { KeepsBarOnDismiss($0) }), plan)
    let findings = try plan.report(with: &runner, explainedBy: Self.explainer()).findings
    #expect(findings.count == 1)
    #expect(
      findings.first?.faults.first?.statement
        == "'dismiss' changes the displayed bar with the next step only")
  }
}
