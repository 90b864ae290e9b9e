import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import Testing

/// Lists of the cached resolver, found by reflection: none can be forgotten.
@Suite struct KeptListsTests {
  /// The number of elements in all lists of a value, and in what these hold.
  private static func elements(of value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let isList = [.collection, .set, .dictionary].contains(mirror.displayStyle)
    return mirror.children.reduce(isList ? mirror.children.count : 0) {
      $0 + elements(of: $1.value)
    }
  }

  @Test(arguments: IdleChange.allCases)
  func `no list grows while something is changed and undone`(_ change: IdleChange) {
    var played = 0
    for seed: UInt64 in 0..<500 {
      let scenario = Profile.mixed.scenario(seed: seed)
      guard scenario.controllers.count < 10, scenario.steps.count < 12 else { continue }
      var resolver = CachedResolver(scenario)
      var observation = Observation()
      for step in scenario.steps { resolver.apply(step) }
      resolver.observe(into: &observation)
      let stretches = IdleStretch.all(
        of: change, in: scenario, resolver.currentSnapshot(), showing: observation)
      for stretch in stretches {
        func play(_ rounds: Int) -> Int {
          for _ in 0..<rounds {
            for step in stretch.period {
              resolver.apply(step)
              resolver.observe(into: &observation)
            }
          }
          return Self.elements(of: resolver)
        }
        let (first, later) = (play(4), play(12))
        if first != later {
          Issue.record("seed \(seed), \(stretch.period): \(first), then \(later)")
        }
        played += 1
      }
    }
    #expect(played > 5)
  }
}
