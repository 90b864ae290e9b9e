import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoScenarioBuilder
import Testing

/// The sketch of the world that the generator draws by.
@Suite struct WorldSketchTests {
  @Test func `a controller presents one other at a time`() {
    let scenario = Scenario {
      window("W") { plain("A") { presents { plain("B") } } }
      detached { plain("C") }
    }
    let names = scenario.controllers.map(\.name)
    var sketch = WorldSketch(scenario)
    sketch.apply(.present(names[2], from: names[0]))
    let places = sketch.start(of: scenario).controllers.map(\.place)
    #expect(places == [.root(of: scenario.windows[0].name), .presented(by: names[0]), .detached])
  }
}
