import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReferenceModel
import Testing

struct CopyTests {
  private struct Seen: Equatable {
    let observation: Observation
    let rules: RuleSet
    let snapshot: Snapshot

    init(_ model: ReferenceModel) {
      var model = model
      var observation = Observation()
      rules = model.rulesUsed
      model.observe(into: &observation)
      self.observation = observation
      snapshot = model.snapshot()
    }
  }

  private static let scenarios = (0..<80).map { Profile.mixed.scenario(seed: UInt64($0)) }

  @Test func `a copy that plays on leaves the original as it was`() {
    for (number, scenario) in Self.scenarios.enumerated() {
      var original = ReferenceModel(scenario)
      for step in scenario.steps {
        let before = Seen(original)
        var copy = original
        for later in scenario.steps.reversed() { copy.apply(later) }
        _ = Seen(copy)
        #expect(Seen(original) == before, "scenario \(number)")
        original.apply(step)
      }
    }
  }

  @Test func `an original that plays on leaves a copy as it was`() {
    for (number, scenario) in Self.scenarios.enumerated() {
      var original = ReferenceModel(scenario)
      for step in scenario.steps {
        let copy = original
        let before = Seen(copy)
        original.apply(step)
        _ = Seen(original)
        #expect(Seen(copy) == before, "scenario \(number)")
      }
    }
  }

  @Test func `what only looks marks no rule`() {
    for scenario in Self.scenarios {
      var model = ReferenceModel(scenario)
      for step in scenario.steps {
        let used = model.rulesUsed
        _ = (model.outcome(of: step), model.snapshot(), model.explain())
        #expect(model.rulesUsed == used)
        model.apply(step)
      }
    }
  }
}
