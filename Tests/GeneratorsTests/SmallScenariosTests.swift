import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import Testing

/// The small scenarios that shrinking looks through, and their number.
@Suite struct SmallScenariosTests {
  @Test func `a step that does not fit is refused, after any steps`() {
    var misfits = 0
    for index in 0..<300 {
      let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
      var reference = ReferenceModel(scenario)
      var observation = Observation()
      for step in scenario.steps {
        reference.apply(step)
        reference.observe(into: &observation)
        guard !step.fits(scenario) else { continue }
        misfits += 1
        #expect(observation.outcome != .applied, "scenario \(index): \(step)")
      }
    }
    #expect(misfits > 100)
  }

  @Test func `a list is as long as it was counted`() {
    let scenario = Scenario {
      window("W") { navigation("N") { plain("A") } }
    } steps: {
      [.pop(on: $0["N"])]
    }
    let world = Shape(steps: 1, controllers: 2, windows: 1).worlds[0]
    for parts in SmallScenarios.Parts.all(for: scenario) {
      let choices = Choices(parts, in: world, withSteps: true)
      for values in 0...2 {
        var listed = 0
        choices.forEach(from: world, values: values, steps: 1) { _ in listed += 1 }
        #expect(choices.count(values: values, steps: 1, limit: .max - 1) == listed)
      }
    }
  }

  @Test func `worlds are all trees of plain controllers, each once`() {
    let worlds = Shape(steps: 0, controllers: 2, windows: 1).worlds
    // The first in the window: the second below it, presented by it or nowhere. The first nowhere:
    // the second below it or nowhere, but not in the window, which is declared before.
    #expect(worlds.count == 5)
    #expect(Set(worlds).count == worlds.count)
    #expect(worlds.allSatisfy { $0.problem == nil })
  }

  @Test func `with a step less there may be a controller more`() {
    let scenario = Scenario {
      window("W") { plain("A") }
    } steps: {
      [.pop(on: $0["A"])]
    }
    let shapes = scenario.smallerShapes
    #expect(shapes.contains(Shape(steps: 0, controllers: 2, windows: 1)))
    #expect(!shapes.contains(Shape(steps: 1, controllers: 2, windows: 1)))
    #expect(shapes.last == Shape(steps: 1, controllers: 1, windows: 1))
  }
}
