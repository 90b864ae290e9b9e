import Foundation
import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoSeededBugs
import StatusQuoTestSupport
import Testing

@Suite struct PlantedBugTests {
  private static func fuzz(_ bug: SeededBug, scenarios: Int) async -> RunReport {
    await StatusQuoRunning.fuzz(
      RunPlan(seed: 1, scenarios: scenarios, budget: Shrinking.Budget(pairs: 200, small: 20)),
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } })
  }

  @Test func `a resolver that forgets to update on pop is found and shrunk`() async throws {
    let report = await Self.fuzz(.forgetsToUpdate(after: .pop), scenarios: 300)
    let findings = report.findings.filter { $0.divergence.stepKind == .pop }
    let smallest = try #require(
      findings.min { $0.scenario.steps.count < $1.scenario.steps.count })
    #expect(smallest.scenario.steps.count == 1)
    #expect(smallest.scenario.controllers.count == 3)
    #expect(smallest.shrinking?.certificate.isOneMinimal == true)
    try expectGolden(Finding.Reported(smallest).article().text(), "forgets-to-re-read-on-pop")
  }

  @Test func `the two models agree on the same scenarios`() async {
    let report = await StatusQuoRunning.fuzz(
      RunPlan(seed: 1, scenarios: 300), reference: { ReferenceModel($0) },
      subject: { CachedResolver($0) })
    #expect(report.divergences == 0)
    #expect(report.scenarios == 300)
    #expect(report.coverage.rules.count > 100)
  }

  @Test func `the counts of the findings add up to the divergences`() async {
    let report = await Self.fuzz(.forgetsToUpdate(after: .rotate), scenarios: 300)
    #expect(Set(report.findings.map(\.scenario)).count == report.findings.count)
    #expect(report.findings.reduce(0) { $0 + $1.count } == report.divergences)
    #expect(report.divergences > report.findings.count)
  }
}
