import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReferenceModel
import Testing

/// The steps, outcomes, and reasons that generated scenarios reach when they are played.
@Suite struct ReachTests {
  /// The reach of a profile's first seeds on the reference model, until it is everything.
  static func reach(_ profile: Profile, seeds: UInt64) -> (
    applied: Int, steps: Int, reasons: Set<StepOutcome.Reason>, rules: RuleSet
  ) {
    var result = (applied: 0, steps: 0, reasons: Set<StepOutcome.Reason>(), rules: RuleSet())
    var observation = Observation()
    for seed in 0..<seeds
    where result.reasons.count < StepOutcome.Reason.allCases.count
      || result.rules.rules.count < RuleID.allCases.count
    {
      let scenario = profile.scenario(seed: seed)
      var model = ReferenceModel(scenario)
      result.rules.formUnion(model.rulesUsed)
      for step in scenario.steps {
        model.apply(step)
        model.observe(into: &observation)
        result.rules.formUnion(model.rulesUsed)
        result.steps += 1
        if let reason = observation.outcome.reason {
          result.reasons.insert(reason)
        } else {
          result.applied += 1
        }
      }
    }
    return result
  }

  @Test func `every reason and every rule occurs within 8,000 seeds`() {
    let reach = Self.reach(.mixed, seeds: 8_000)
    #expect(StepOutcome.Reason.allCases.filter { !reach.reasons.contains($0) } == [])
    #expect(RuleID.allCases.filter { !reach.rules.contains($0) } == [])
  }

  @Test(arguments: [
    (Profile.mixed, 50...80), (.appLike, 75...100), (.modalHeavy, 45...80), (.errorHeavy, 5...45),
  ])
  func `most steps make sense, but where errors are wanted`(
    _ profile: Profile, percent: ClosedRange<Int>
  ) {
    let reach = Self.reach(profile, seeds: 500)
    #expect(percent.contains(reach.applied * 100 / reach.steps))
  }
}
