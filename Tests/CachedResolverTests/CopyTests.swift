import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoScenarioBuilder
import Testing

/// Copies share the memory of the columns until one of them changes.
@Suite struct CopyTests {
  @Test func `what a copy plays and is asked leaves the resolver as it was`() throws {
    for seed: UInt64 in 1...40 {
      let scenario = Profile.mixed.scenario(seed: seed)
      var resolver = CachedResolver(scenario)
      for (index, step) in scenario.steps.enumerated() {
        let before = Self.observation(of: resolver)
        var copy = resolver
        copy.apply(step)
        try copy.checkInvariants()
        try resolver.checkInvariants()
        #expect(Self.observation(of: resolver) == before, "seed \(seed), step \(index + 1)")

        resolver.apply(step)
        // Asked before the resolver is: the copy walks the chains that the step made unknown.
        let after = Self.observation(of: resolver)
        try resolver.checkInvariants()
        #expect(Self.observation(of: copy) == after, "seed \(seed), step \(index + 1)")
      }
    }
  }

  @Test func `only a copy that changes takes memory of its own`() {
    let resolver = CachedResolver(Profile.mixed.scenario(seed: 1))
    var copy = resolver
    #expect(copy.arena.links.start == resolver.arena.links.start)
    copy.apply(.enterForeground)
    #expect(copy.arena.links.start != resolver.arena.links.start)
  }

  @Test func `a copy that walks a chain anew leaves the flags of the old one`() throws {
    let scenario = Scenario(iOS: 18) {
      window("W") {
        navigation("N", .isNavigationBarHidden(true)) {
          plain("A")
        }
      }
    }
    var resolver = CachedResolver(scenario)
    let stack = scenario.controllers[0].name
    resolver.apply(.set(.known(.childForStatusBarStyle), to: .word(.nil), on: stack))
    _ = Self.observation(of: resolver)
    try resolver.checkInvariants()
  }

  /// The observation of a copy.
  private static func observation(of resolver: CachedResolver) -> Observation {
    var copy = resolver
    var observation = Observation()
    copy.observe(into: &observation)
    return observation
  }
}
