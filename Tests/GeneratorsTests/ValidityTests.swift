import StatusQuoAppearanceModel
import StatusQuoGenerators
import Testing

@Suite struct ValidityTests {
  @Test(arguments: Profile.all)
  func `every generated scenario is valid and within the profile's bounds`(_ profile: Profile) {
    let seeds: UInt64 = profile == .large ? 30 : 800
    for seed in 0..<seeds {
      let scenario = profile.scenario(seed: seed)
      #expect(scenario.problem == nil, "seed \(seed)")
      let count = scenario.controllers.count
      let isLarge = profile.largeWorld.map { (64...$0.upperBound).contains(count) } ?? false
      let isRare = profile.hasRareFeatures && count <= 400
      #expect(isLarge || isRare || profile.controllers.contains(count), "seed \(seed)")
      let isLong = profile.hasRareFeatures && (260...600).contains(scenario.steps.count)
      #expect(isLong || profile.steps.contains(scenario.steps.count), "seed \(seed)")
      let isCombined =
        profile.hasRareFeatures && [4, 66, 67, 68, 69, 70, 71].contains(scenario.windows.count)
      #expect(isCombined || profile.windows.contains(scenario.windows.count), "seed \(seed)")
    }
  }

  @Test(arguments: Profile.all)
  func `the same seed gives the same scenario, another seed another`(_ profile: Profile) {
    #expect(profile.scenario(seed: 5) == profile.scenario(seed: 5))
    #expect(profile.scenario(seed: 5) != profile.scenario(seed: 6))
  }

  @Test func `profiles have names of their own`() {
    #expect(Set(Profile.all.map(\.name)).count == Profile.all.count)
    #expect(Profile.named("modal-heavy") == .modalHeavy)
    #expect(Profile.named("none") == nil)
  }

  @Test func `large scenarios have up to a thousand controllers and steps`() {
    let scenarios = (0..<250).map { Profile.large.scenario(seed: $0) }
    #expect(scenarios.contains { $0.controllers.count > 800 })
    #expect(scenarios.contains { $0.controllers.count < 10 })
    #expect(scenarios.contains { $0.steps.count > 800 })
    #expect(scenarios.contains { $0.steps.count < 10 })
  }
}
