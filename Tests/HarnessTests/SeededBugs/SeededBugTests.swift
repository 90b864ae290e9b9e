import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

@Suite struct SeededBugTests {
  /// The first scenario of seed 1 that shows the bug, by its number; nil when none of `count` does.
  private func scenarioThatShows(
    _ bug: SeededBug, by oracles: Oracles, within count: Int
  ) -> Int? {
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
    models.oracles = oracles
    return (0..<count).first { index in
      let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
      return models.firstDivergence(on: scenario) != nil
    }
  }

  @Test func `every bug has its own id, a family and a known size`() {
    let bugs = SeededBug.planted
    #expect(Set(bugs.map(\.id)).count == bugs.count)
    #expect(Set(bugs.map(\.family)).count == SeededBug.Family.allCases.count)
    #expect(bugs.allSatisfy { $0.shortest.steps + $0.shortest.controllers >= 0 })
    #expect(bugs.allSatisfy { SeededBug.named($0.id)?.summary == $0.summary })
  }

  @Test(arguments: SeededBug.Family.allCases)
  func `some bug of each family is found within 60 scenarios`(_ family: SeededBug.Family) {
    let bugs = SeededBug.planted.filter { $0.family == family }
    #expect(bugs.contains { scenarioThatShows($0, by: .all, within: 60) != nil })
  }

  private static let blindSpots: [(bug: String, others: Oracles)] = [
    ("provenance-capture-is-full-screen", [.values, .invariants, .work, .memory]),
    ("invariants-spare-bar-misses-rotation", [.values, .provenance, .work, .memory]),
    ("work-request-walks-always", [.values, .provenance, .invariants, .memory]),
    ("memory-removed-windows-are-kept", [.values, .provenance, .invariants, .work]),
  ]

  @Test(arguments: blindSpots)
  func `what only one oracle finds`(_ id: String, _ others: Oracles) throws {
    let bug = try #require(SeededBug.named(id))
    #expect(!others.contains(bug.oracle))
    #expect(scenarioThatShows(bug, by: bug.oracle, within: 400) != nil)
    #expect(scenarioThatShows(bug, by: others, within: 100) == nil)
  }

  @Test func `a bug is drawn by its number, the same each time`() throws {
    let ids = (1...100).map { "drawn-\($0)" }
    let drawn = try ids.map { try #require(SeededBug.drawn($0)) }
    #expect(drawn.map(\.id) == ids)
    #expect(Set(drawn.map(\.summary)).count > 90)
    #expect(drawn[6].summary == SeededBug.drawn("drawn-7")?.summary)
    for id in ["drawn-", "drawn-x", "drawn--1", "drawn", "reads-canary"] {
      #expect(SeededBug.drawn(id) == nil)
    }
  }

  @Test func `drawn bugs are found, but for those that make no difference`() {
    let found = (1...40).count { number in
      scenarioThatShows(SeededBug.drawn("drawn-\(number)")!, by: .values, within: 300) != nil
    }
    #expect((8...39).contains(found))
  }

  @Test func `the canary is seen in the first scenario`() {
    #expect(scenarioThatShows(.canary, by: .values, within: 1) == 0)
  }

  @Test func `without a bug no oracle complains`() {
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: []) { CachedResolver($0) } })
    for index in 0..<300 {
      let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
      let divergence = models.firstDivergence(on: scenario)
      #expect(
        divergence == nil, "scenario \(index): \(divergence?.divergenceClass.description ?? "")")
    }
  }

  @Test(arguments: Manner.allCases)
  func `a resolver that is right but different is never reported`(_ manner: Manner) throws {
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { RightResolver($0, manner) { CachedResolver($0) } })
    // To be right, a resolver need not be thrifty.
    models.oracles = [.values, .provenance, .invariants]
    let plan = BugSearch.plan(seed: 1, scenarios: nil)
    var runner = InProcessRunner(models, plan)
    let search = try ControlRun(manner.rawValue, seed: 1, steps: 600, with: &runner)
    #expect(search.report == nil)
    #expect(search.steps >= 600)
  }
}
