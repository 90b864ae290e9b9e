import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoTestSupport
import Testing

struct FindingTextTests {
  private static let popped = ForgetsToReadOnPop.revealingScenario

  private static func divergence(on scenario: Scenario) throws -> Divergence {
    var lockStep = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    let divergence = lockStep.firstDivergence(on: scenario)
    return try #require(divergence)
  }

  @Test func `a finding shows the world, the steps, the difference and the reasons`() throws {
    let divergence = try Self.divergence(on: Self.popped)
    let finding = Finding(Self.popped, divergence)
    try expectGolden(
      Finding.Reported(finding, replay: "statusquo replay pop.json").article().text(),
      "counterexample")
  }

  @Test func `a finding adds where it was found, how it was shrunk and the certificate`() throws {
    var original = Self.popped
    original.steps += original.steps
    let shrinking = Shrinking(
      scenario: Self.popped, sameClass: Self.popped, evaluations: 118,
      certificate: Certificate(
        neighbors: 14, pairs: 91, isOneMinimal: true, isTwoMinimal: true))
    let divergence = try Self.divergence(on: Self.popped)
    var finding = Finding(
      original, shrunkBy: shrinking, divergence,
      origin: .run(.generated(seed: 1, profile: "mixed"), index: 4_711, count: 3))
    finding.isReproducible = false
    try expectGolden(Finding.Reported(finding).article().text(ink: .terminal), "finding")
  }

  @Test func `a long story shows its end only, a large tree its top`() throws {
    var scenario = Self.popped
    let pop = scenario.steps[1]
    scenario.steps =
      [Step](repeating: .rotate(to: .portrait), count: 400) + [pop]
      + [Step](repeating: .enterForeground, count: 40)
    for number in 0..<100 {
      scenario.controllers.append(Controller(.plain, scenario.names["C\(number)"]))
    }
    let finding = Finding(scenario, try Self.divergence(on: scenario))
    try expectGolden(Finding.Reported(finding).article().text(), "long-story")
  }

  @Test func `a violated property is shown in the scenario that was played in the other way`()
    throws
  {
    var variant = Self.popped
    variant.steps.append(.rotate(to: .landscape))
    var expected = Observation()
    var actual = Observation()
    (expected.bar.hidden, actual.bar.hidden) = (false, true)
    let finding = Finding(
      Self.popped,
      Divergence(
        step: 3, PropertyViolation(.metamorphic(.pushAndPop), of: .reference, variant: variant),
        expected: expected, actual: actual),
      origin: .run(.enumerated(alphabet: "core"), index: 4_711, count: 1))
    try expectGolden(Finding.Reported(finding).article().text(), "violated-property")
    #expect(finding.fileName.hasPrefix("pushAndPop-property-"))
    #expect(Finding.Reported(finding).document.scenario.steps.count == 3)
  }

  @Test(arguments: [
    (
      true, true,
      "2-minimal for the answer about the status bar: none of 14 simpler scenarios, and none of 91 pairs of"
    ),
    (
      true, false,
      "1-minimal for the answer about the status bar: none of 14 simpler scenarios still fails in the same way"
    ),
    (false, false, "not proved minimal: shrinking ended after 14 simpler scenarios"),
  ])
  func `a certificate says what was tried`(one: Bool, two: Bool, begins: String) throws {
    let certificate = Certificate(
      neighbors: 14, pairs: 91, isOneMinimal: one, isTwoMinimal: two)
    let divergence = try Self.divergence(on: Self.popped)
    let finding = Finding(
      Self.popped,
      shrunkBy: Shrinking(
        scenario: Self.popped, sameClass: Self.popped, evaluations: 1, certificate: certificate),
      divergence)
    #expect(try #require(finding.certificate).hasPrefix(begins))
  }

  @Test func `a certificate says what it is about, and nothing that follows from it`() {
    func certificate(_ change: (inout Observation) -> Void) -> String? {
      var actual = Observation()
      change(&actual)
      let shrinking = Shrinking(
        scenario: Self.popped, sameClass: Self.popped, evaluations: 1,
        certificate: Certificate(neighbors: 2, pairs: 0, isOneMinimal: true, isTwoMinimal: true))
      return Finding(
        Self.popped, shrunkBy: shrinking,
        Divergence(
          step: 1, stepKind: .pop, expected: Observation(), actual: actual, brokenInvariant: nil)
      ).certificate
    }
    func text(_ about: String) -> String {
      "2-minimal for the answer about \(about): none of 2 simpler scenarios still fails in the same way"
    }
    let name = Self.popped.controllers[0].name
    func told(_ actual: inout Observation) {
      actual.traitChanges = [StyleChange(node: name, from: .light, to: .dark)]
    }
    #expect(certificate { $0.bar.hidden.toggle() } == text("the status bar"))
    #expect(certificate(told) == text("who is light and who is dark"))
    #expect(
      certificate {
        $0.bar.hidden.toggle()
        told(&$0)
      } == text("the status bar and about who is light and who is dark"))
    #expect(
      certificate { $0.safeArea = [SafeArea(controller: name, left: 0, bottom: 34, right: 0)] }
        == text("insets at the sides and at the bottom"))
  }
}
