import AppearanceModel
import ReferenceModel
import Reporting
import ScenarioFiles
import TestSupport
import Testing

@testable import Harness

struct FuzzReportTests {
  /// A run of three scenarios, two of which a resolver that forgets pops gets wrong.
  static func report() -> FuzzReport {
    var report = FuzzReport(seed: 7, profile: "mixed")
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    let scenario = ForgetsToReadOnPop.revealingScenario
    guard
      let divergence = models.firstDivergence(on: scenario, coverage: &report.coverage)
    else { return report }
    report.scenarios = 3
    report.steps = 1_200
    report.applied = 1_000
    report.ignored = 150
    report.raised = 50
    report.divergences = 2
    report.playing = .milliseconds(40)
    report.reducing = .milliseconds(250)
    let certificate = Certificate(
      neighbours: 14, pairs: 91, isOneMinimal: true, isTwoMinimal: true)
    let reduction = Reduction(
      scenario: scenario, sameClass: scenario, evaluations: 118, certificate: certificate)
    report.findings = [
      Finding(
        seed: 1, index: 1, count: 2, divergenceClass: divergence.divergenceClass,
        original: scenario, reduction: reduction, divergence: divergence, isReproducible: true)
    ]
    return report
  }

  @Test func `the summary tells what was played, what was found and what was never reached`() throws
  {
    try expectGolden(Self.report().text(), "fuzz-summary")
  }

  @Test func `the form for machines has everything, in a fixed order`() throws {
    let json = Self.report().json(files: ["found/pop.json"])
    try expectGolden(json.text, "fuzz-json")
  }

  @Test func `only the durations differ between two equal runs`() throws {
    var slow = Self.report()
    slow.playing = .seconds(9)
    let keys = try #require(slow.json().members?.map(\.key))
    for key in keys {
      let isEqual = slow.json()[key] == Self.report().json()[key]
      #expect(isEqual == (key != "durations"), "\(key)")
    }
  }

  @Test func `agreement is told in one line`() {
    var report = FuzzReport(seed: 1, profile: "mixed")
    report.scenarios = 1
    report.steps = 30
    #expect(report.verdict == "the models agree on 1 scenario, 30 steps")
  }

  @Test func `what only kept scenarios show is not counted among those of the run`() {
    var report = Self.report()
    report.divergences = 0
    #expect(report.verdict == "the models differ on kept scenarios, in 1 way")
  }

  @Test func `seeds that not every reader of JSON can read are texts`() {
    var report = FuzzReport(seed: .max, profile: "mixed")
    #expect(report.json()["seed"]?.string == "18446744073709551615")
    report.seed = 1 << 52
    #expect(report.json()["seed"]?.number == 4_503_599_627_370_496)
  }

  @Test func `a file name follows from the scenario alone`() throws {
    let finding = try #require(Self.report().findings.first)
    let counterexample = Counterexample(finding, in: Self.report())
    let bare = Counterexample(finding.reduction.scenario, finding.divergence)
    #expect(counterexample.fileName == bare.fileName)
    #expect(counterexample.fileName.wholeMatch(of: /pop-bar-[0-9a-f]{16}\.json/) != nil)
    let text = counterexample.document.text
    #expect(try ScenarioDocument(parsing: text, file: "").scenario.steps.count == 3)
  }
}

struct PlantedBugTests {
  @Test func `a resolver that forgets to read on pop is found and told in its smallest form`()
    async throws
  {
    let report = await fuzz(
      FuzzOptions(seed: 1, scenarios: 400), reference: { ReferenceModel($0) },
      subject: { ForgetsToReadOnPop($0) })
    let finding = try #require(report.findings.first, "400 scenarios missed the planted bug")
    #expect(finding.reduction.certificate.isOneMinimal)
    // Where it was found changes with the generator; its smallest form does not.
    let smallest = Counterexample(finding.reduction.scenario, finding.divergence)
    try expectGolden(smallest.text(replay: nil), "planted-bug")
  }
}
