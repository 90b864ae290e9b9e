import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import Testing

/// Mistakes that show only after long stretches in which nothing is observed.
@Suite struct IdlingTests {
  private static func scenario(_ index: Int) -> Scenario {
    Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
  }

  private static var runner: InProcessRunner<ReferenceModel, WrongResolver<CachedResolver>> {
    let bug = SeededBug.sharing.first { $0.id == "reads-nine-bit-stamp" }!
    return InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } }), RunPlan(seed: 1))
  }

  @Test func `a search finds a stamp that comes round only where scenarios idle`() {
    var runner = Self.runner
    let (idle, others) = (0..<2_000).reduce(into: ([Int](), [Int]())) { lists, index in
      if Self.scenario(index).idling > 0 { lists.0.append(index) } else { lists.1.append(index) }
    }
    #expect((4...16).contains(idle.count))
    #expect(idle.contains { runner.run($0..<$0 + 1).divergenceCount > 0 })
    #expect(others.prefix(200).allSatisfy { runner.run($0..<$0 + 1).divergenceCount == 0 })
  }

  @Test func `it is shrunk to its width, saved, and replayed`() throws {
    var runner = Self.runner
    let scenario = try #require(
      (0..<2_000).lazy.map(Self.scenario)
        .first { $0.idling > 0 && runner.divergence(on: $0)?.brokenInvariant == .ofIdling })
    let budget = Shrinking.Budget(evaluations: 700, pairs: 20, small: 20)
    let shrunk = runner.shrink(scenario, budget: budget).scenario
    #expect(shrunk.steps.count == 1)
    #expect(shrunk.idling == 9)
    let saved = try ScenarioDocument(parsing: ScenarioDocument(shrunk).text, file: "it.json")
    var read = saved.scenario
    #expect(runner.divergence(on: read) != nil)
    read.idling = 8
    #expect(runner.divergence(on: read) == nil)
  }

  @Test func `right models show the same after any number of settings`() {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    for index in 0..<60 {
      var scenario = Self.scenario(index)
      scenario.idling = 10
      #expect(models.firstDivergence(on: scenario) == nil)
    }
  }

  @Test func `a resolver that knows no styles never idles`() {
    var scenario = Self.scenario(0)
    scenario.idling = 10
    #expect(!Capabilities(properties: [.preferredStatusBarStyle]).cover(scenario))
    #expect(Capabilities.all.cover(scenario))
  }
}
