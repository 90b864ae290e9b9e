import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Rare features occur in scenarios that are played, and find resolvers without room for them.
@Suite struct RareFeatureTests {
  /// The large, long and odd ones of the first 20,000 scenarios, and some others.
  private static let scenarios: [Scenario] = (0..<20_000).compactMap { index in
    let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 4))
    let isRare =
      scenario.controllers.count > 64 || scenario.steps.count > 200
      || scenario.windows.contains { $0.level.magnitude > 2_000 }
    return index < 1_000 || isRare ? scenario : nil
  }

  private static let rates: ReachRates = {
    var rates = ReachRates()
    for scenario in scenarios { rates.add(scenario) { ReferenceModel($0) } }
    return rates
  }()

  @Test(arguments: [
    (ReachRates.Feature.over64Controllers, 40), (.over256Controllers, 5), (.over256Steps, 5),
    (.over64Asked, 3), (.levelsAlike, 5), (.insetsAlike, 5), (.popsCanceledTogether, 1),
    (.partLeftAlone, 3), (.windowShownAgain, 10),
  ])
  func `it occurs within 20,000 scenarios`(_ feature: ReachRates.Feature, atLeast least: Int) {
    #expect(Self.rates.count(feature) >= least)
  }

  @Test(arguments: SeededBug.limits)
  func `a limit is found in the scenarios that go beyond it`(_ bug: SeededBug) {
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bug: bug) { CachedResolver($0) } }, checks: .never)
    let found = Self.scenarios.lazy
      .filter { $0.controllers.count > 64 || $0.steps.count > 200 }
      .contains { models.firstDivergence(on: $0) != nil }
    #expect(found)
  }

  @Test func `what needs 65 controllers is shrunk until no edit makes it smaller`() throws {
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bug: SeededBug.limits[0]) { CachedResolver($0) } },
      checks: .never)
    // Of the scenarios that show it the smallest is shrunk in the least time.
    let found = try #require(
      Self.scenarios.filter { $0.controllers.count > 64 }
        .sorted { $0.controllers.count + $0.steps.count < $1.controllers.count + $1.steps.count }
        .first { models.firstDivergence(on: $0) != nil })
    let shrinking = models.shrink(found)
    #expect(shrinking.certificate.isOneMinimal)
    #expect(shrinking.scenario.controllers.count == 65)
    #expect(shrinking.scenario.steps.isEmpty)
  }
}
