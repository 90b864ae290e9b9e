import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct RunReportTests {
  /// A run of three scenarios, two of which a resolver that forgets pops gets wrong.
  static func report() -> RunReport {
    var report = RunReport(RunPlan(seed: 7))
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    let scenario = ForgetsToReadOnPop.revealingScenario
    guard
      let divergence = models.divergences(on: scenario, coverage: &report.totals.coverage).first
    else { return report }
    report.totals.positions = 3
    report.totals.coverage.scenarios = 3
    report.totals.coverage.applied = 1_000
    report.totals.coverage.ignored = 150
    report.totals.coverage.raised = 50
    report.totals.add(DivergenceClass.Occurrences(divergence.divergenceClass, at: [1, 2]))
    report.playing = 0.04
    report.shrinking = 0.25
    let shrinking = Shrinking(
      scenario: scenario, sameClass: scenario, evaluations: 118,
      certificate: Certificate(
        neighbors: 14, pairs: 91, isOneMinimal: true, isTwoMinimal: true))
    var finding = Finding(
      scenario, shrunkBy: shrinking, divergence,
      origin: .run(report.plan.source.origin, index: 1, count: 2))
    finding.examples = [
      Finding.Example(
        divergenceClass: divergence.divergenceClass, scenario: scenario, count: 2)
    ]
    report.findings = [finding]
    return report
  }

  /// The report of an enumeration that has not ended.
  static func enumeration() -> RunReport {
    var report = RunReport(RunPlan(SmallWorlds(controllers: 3, steps: 2))!)
    report.plan.scenarios = 1_000_000
    report.plan.shard = Shard(1, of: 2)
    report.totals.positions = 100
    report.totals.coverage.add(scenarios: 80, applied: 50, ignored: 30, raised: 0)
    return report
  }

  /// Properties, checked on a few scenarios.
  static func properties() -> RunReport {
    var report = RunReport(RunPlan(seed: 7, scenarios: 5))
    report.plan.check = .properties
    report.totals.positions = 5
    report.totals.coverage.add(scenarios: 5, applied: 0, ignored: 0, raised: 0)
    return report
  }

  @Test func `the summary has the totals, the findings and the gaps in coverage`() throws {
    let report = Self.report()
    try expectGolden(
      report.article(report.findings.map { Finding.Reported($0).article() }).text()
        .withoutNumberOfRules, "fuzz-summary")
    try expectGolden(
      Self.enumeration().article().text().withoutNumberOfRules, "enumerate-summary")
    try expectGolden(
      Self.properties().article().text().withoutNumberOfRules, "properties-summary")
  }

  @Test func `of a part of UIKit, what it does not know is not missing`() {
    var report = Self.report()
    report.plan.restrict(to: Capabilities(kinds: [.plain], steps: [.set, .rotate]))
    let text = report.article().text(isWhole: false)
    #expect(text.contains("of 2 step kinds") && text.contains("of 1 controllers"), "\(text)")
    #expect(!text.contains("present"))
    #expect(text.contains("More of it: --details"))
  }

  @Test func `the form for machines has everything, in a fixed order`() throws {
    var findings = Self.report().findings.map { Finding.Reported($0) }
    findings[0].file = "found/pop.json"
    let json = Self.report().json(findings)
    try expectGolden(json.text.withoutNumberOfRules, "fuzz-json")
  }

  @Test func `a report is the state from which a run continues`() throws {
    for report in [Self.report(), Self.enumeration(), Self.properties()] {
      let state = try RunState(parsing: Array(report.json().text.utf8), file: "report.json")
      #expect(state.totals == report.totals)
      #expect(state.plan.kind == report.plan.kind)
      #expect(state.plan.shard == report.plan.shard)
    }
  }

  @Test func `only the durations differ between two equal runs`() throws {
    var slow = Self.report()
    slow.playing = 9
    let keys = try #require(slow.json().members?.map(\.key))
    for key in keys {
      let isEqual = slow.json()[key] == Self.report().json()[key]
      #expect(isEqual == (key != "durations"), "\(key)")
    }
  }

  @Test func `agreement takes one line`() {
    var report = RunReport(RunPlan(seed: 1))
    report.totals.coverage.add(scenarios: 1, applied: 30, ignored: 0, raised: 0)
    #expect(report.verdict == "the models agree on 1 scenario, 30 steps")
  }

  @Test func `what only kept scenarios show is not counted among those of the run`() {
    var report = Self.report()
    report.totals = RunTotals()
    #expect(report.verdict == "the models differ on kept scenarios, in 1 way")
  }

  @Test func `seeds that not every reader of JSON can read are texts`() {
    var report = RunReport(RunPlan(seed: .max))
    #expect(report.json()["source"]?["seed"]?.string == "18446744073709551615")
    report.plan = RunPlan(seed: 1 << 52)
    #expect(report.json()["source"]?["seed"]?.number == 4_503_599_627_370_496)
  }

  @Test func `a file name follows from the scenario alone`() throws {
    let finding = try #require(Self.report().findings.first)
    let bare = Finding(finding.scenario, finding.divergence)
    #expect(finding.fileName == bare.fileName)
    #expect(finding.fileName.wholeMatch(of: /pop-bar-[0-9a-f]{16}\.json/) != nil)
    let text = Finding.Reported(finding).document.text
    #expect(try ScenarioDocument(parsing: text, file: "").scenario.steps.count == 3)
  }
}

struct PlantedBugTests {
  @Test
  func `a resolver that forgets to read on pop is found and reported in its smallest form`()
    async throws
  {
    let report = await fuzz(
      RunPlan(seed: 1, scenarios: 400), reference: { ReferenceModel($0) },
      subject: { ForgetsToReadOnPop($0) })
    let finding = try #require(report.findings.first, "400 scenarios missed the planted bug")
    #expect(finding.shrinking?.certificate.isOneMinimal == true)
    // Where it was found changes with the generator; its smallest form does not.
    try expectGolden(
      Finding.Reported(Finding(finding.scenario, finding.divergence)).article().text(),
      "planted-bug"
    )
  }
}
