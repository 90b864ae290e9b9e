import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoSeededBugs
import Testing

/// Both bugs of a resolver are reported, each with a scenario that shows it alone.
@Suite struct PairLaboratory {
  private static let pairs =
    isWholeLaboratory
    ? zip(SeededBug.planted, SeededBug.planted.dropFirst(37)).map { [$0, $1] }
    : [
      ["presentation-dismiss-keeps-bar", "styles-views-are-not-told"].map { SeededBug.named($0)! }
    ]

  @Test(arguments: pairs) func `two bugs at once are reported apart`(_ bugs: [SeededBug]) throws {
    var plan = RunPlan(
      seed: 1, scenarios: isWholeLaboratory ? 5_000 : 150,
      budget: Shrinking.Budget(evaluations: isWholeLaboratory ? 2_000 : 150, pairs: 10))
    plan.samples = 40
    var runner = InProcessRunner(models(with: bugs), plan)
    let findings = try plan.report(with: &runner).findings
    let owners = findings.map { finding in
      bugs.indices.filter {
        var alone = models(with: [bugs[$0]])
        return alone.firstDivergence(on: finding.scenario) != nil
      }
    }
    #expect(owners.allSatisfy { !$0.isEmpty }, "shrinking has left both bugs behind")
    #expect(bugs.indices.allSatisfy { bug in owners.contains { $0.contains(bug) } })
    #expect(owners.count >= bugs.count)
  }
}
