package import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReferenceModel

/// A step in a small world that a crowd was put around: what walks over all that there is takes long.
package struct CrowdedStep {
  /// The world, and the steps before.
  package let scenario: Scenario
  /// The step, which is applied there.
  package let step: Step

  /// A step of each kind, from the first generated scenario in which it is applied.
  package static let all: [CrowdedStep] = {
    var found: [Step.Kind: CrowdedStep] = [:]
    for seed: UInt64 in 0..<20_000 where found.count < Step.Kind.allCases.count {
      let scenario = Profile.mixed.scenario(seed: seed)
      guard scenario.controllers.count < 13, scenario.windows.count < 4,
        scenario.steps.contains(where: { found[$0.kind] == nil })
      else { continue }
      for crowded in appliedSteps(of: scenario.crowded()) where found[crowded.step.kind] == nil {
        found[crowded.step.kind] = crowded
      }
    }
    return Step.Kind.allCases.compactMap { found[$0] }
  }()

  private static func appliedSteps(of scenario: Scenario) -> [CrowdedStep] {
    guard scenario.problem == nil else { return [] }
    var model = ReferenceModel(scenario)
    var observation = Observation()
    return scenario.steps.indices.compactMap { place in
      model.apply(scenario.steps[place])
      model.observe(into: &observation)
      guard observation.outcome == .applied else { return nil }
      var before = scenario
      before.steps.removeSubrange(place...)
      return CrowdedStep(scenario: before, step: scenario.steps[place])
    }
  }
}

extension Scenario {
  /// The scenario with many windows that are hidden, and many controllers that are not on screen: more tabs, more below
  /// the tops of stacks, and some in no window.
  fileprivate func crowded() -> Scenario {
    var crowded = self
    func more(_ count: Int) -> [Name] {
      (0..<count).map { _ in crowded.names.add("crowd \(crowded.names.texts.count)") }
    }
    crowded.windows += more(60).map { name in
      var window = Window(name)
      window.isHidden = true
      return window
    }
    crowded.controllers = controllers.flatMap { controller in
      let children =
        controller.kind == .navigation
        ? more(300).map { Controller(.plain, $0, at: .child(of: controller.name)) } : []
      return [controller] + children
    }
    for tab in controllers where tab.kind == .tab {
      crowded.controllers += more(300).map { Controller(.plain, $0, at: .child(of: tab.name)) }
    }
    crowded.controllers += more(500).map { Controller(.plain, $0) }
    return crowded
  }
}
