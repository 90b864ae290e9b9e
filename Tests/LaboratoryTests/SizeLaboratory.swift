import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoSeededBugs
import Testing

/// No small world below the known size of a bug shows it.
@Suite struct SizeLaboratory {
  @Test(arguments: bugsInHand(3, where: { $0.shortest.isEnumerated }))
  func `enumeration confirms a size that is said to be enumerated`(_ bug: SeededBug) throws {
    let known = bug.shortest
    let worlds = SmallWorlds(
      .rich, controllers: known.controllers, steps: known.steps, goesOnWhenRefused: true)
    try #require(worlds.count(scenariosAtMost: 500_000) != nil)
    var models = models(with: [bug])
    let smallest = worlds.first { models.firstDivergence(on: $0) != nil }
    #expect(smallest?.steps.count == known.steps)
    #expect(smallest?.controllers.count == known.controllers)
  }
}
