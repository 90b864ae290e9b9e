import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Coverage that goes on growing, and searches that it guides.
@Suite struct SequenceCoverageTests {
  @Test func `it goes on growing where rules by step hardly do`() {
    var sequences = SequenceCoverage()
    var counts: [Int] = []
    for index in 0..<600 {
      sequences.add(Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))) {
        ReferenceModel($0)
      }
      if (index + 1).isMultiple(of: 300) { counts.append(sequences.count) }
    }
    #expect(counts[0] > 500)
    #expect(counts[1] > counts[0] * 3 / 2)
  }

  @Test func `the same scenario adds nothing the second time`() {
    let scenario = Profile.mixed.scenario(seed: 3)
    var sequences = SequenceCoverage()
    #expect(sequences.add(scenario) { ReferenceModel($0) } > 0)
    #expect(sequences.add(scenario) { ReferenceModel($0) } == 0)
  }

  @Test(arguments: [false, true])
  func `a search finds a bug, the same one each time`(_ isGuided: Bool) throws {
    var runner = InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: {
          WrongResolver($0, bug: .named("reads-rotate-does-not-read")!) { CachedResolver($0) }
        }),
      BugSearch.plan(seed: 1))
    func search() throws -> GuidedSearch {
      try GuidedSearch(
        seed: 1, isGuided: isGuided, limit: 2_000, with: &runner, right: { ReferenceModel($0) })
    }
    let found = try search()
    #expect(found.scenarios != nil)
    #expect(try search() == found)
  }
}
