import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoSeededBugs
import Testing

/// The known faults that the scenarios of a run would have noticed.
@Suite struct NoticedFaultsTests {
  private static func fault(_ id: String) -> Fault {
    let fault = Fault.Known.ofSeededBugs.first { $0.id == id }!
    return Fault(id, fault.statement) { scenario in
      WrongResolver(scenario, fault: fault) { ReferenceModel($0) }
    }
  }

  private static let right = Fault("right", "nothing were wrong") { ReferenceModel($0) }

  private static let explainer = Explainer(
    right: right,
    known: ["structure-pop-keeps-bar", "lifecycle-did-appear-comes-last-when-presenting"].map(fault)
      + [right])

  private static let totals: RunTotals = {
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) }),
      RunPlan(seed: 7, scenarios: 300))
    var run = Run(RunPlan(seed: 7, scenarios: 300))
    try! runner.run(&run)
    return run.totals
  }()

  private static func noticed(of totals: RunTotals, _ count: Int) -> RunReport.NoticedFaults {
    RunReport.NoticedFaults(
      of: totals, in: RunPlan(seed: 7), lastOfNew: count, explainer)
  }

  @Test func `faults that lead to other values are noticed, and the right one is not`() {
    let noticed = Self.noticed(of: Self.totals, 300)
    #expect(noticed.noticed == 2)
    #expect(noticed.missed == ["right"])
    #expect(100...300 ~= noticed.scenarios)
    #expect(Self.noticed(of: RunTotals(), 300).missed.count == 3)
  }

  @Test func `a report says so without its details, too`() {
    var report = RunReport(RunPlan(seed: 7))
    report.noticed = Self.noticed(of: Self.totals, 20)
    for isWhole in [true, false] {
      let text = report.article().text(isWhole: isWhole)
      #expect(text.contains(" of 3 known faults, by 20 of the scenarios; not "), "\(text)")
    }
  }

  @Test func `parts that were not compared notice nothing`() {
    var totals = Self.totals
    totals.coverage.compared = ComparedValues()
    totals.coverage.compared.add(.bar, due: 300, leftOut: 0)
    totals.coverage.compared.add(.calls, due: 300, leftOut: 300)
    #expect(
      Self.noticed(of: totals, 300).missed == [
        "lifecycle-did-appear-comes-last-when-presenting", "right",
      ])
  }
}
