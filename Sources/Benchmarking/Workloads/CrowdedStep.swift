package import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReferenceModel

/// A step in a small world that a crowd was put around: what walks over all that there is takes long.
package struct CrowdedStep {
  /// The world, and the steps before.
  package let scenario: Scenario
  /// The step, which is applied there.
  package let step: Step
  /// True if it calls controllers, and so brings some in or takes some away.
  private let calls: Bool

  /// A step of each kind, from the generated scenario in which it is applied soonest: steps before it may have
  /// scattered the crowd.
  package static let all: [CrowdedStep] = {
    var found: [Step.Kind: [CrowdedStep]] = [:]
    for seed: UInt64 in 0..<4_000 {
      let scenario = Profile.mixed.scenario(seed: seed)
      guard scenario.controllers.count < 13, scenario.windows.count < 4 else { continue }
      for applied in appliedSteps(of: scenario) {
        found[applied.step.kind, default: []].append(applied)
      }
    }
    return Step.Kind.allCases.compactMap { kind in
      found[kind]?.sorted { $0.rank < $1.rank }.lazy
        .compactMap { $0.crowded }.first
    }
  }()

  /// First those that do something, then those with few steps before.
  private var rank: (Int, Int) { (calls ? 0 : 1, scenario.steps.count) }

  /// The same step in the crowd; nil where it is not applied there.
  private var crowded: CrowdedStep? {
    var whole = scenario.crowded()
    whole.steps.append(whole.keepingCrowd(step, besides: scenario))
    return Self.appliedSteps(of: whole).last { $0.scenario.steps.count == scenario.steps.count }
  }

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
      return CrowdedStep(
        scenario: before, step: scenario.steps[place], calls: !observation.calls.isEmpty)
    }
  }
}

extension Scenario {
  /// The step with the crowd of its stack in the list that it sets.
  fileprivate func keepingCrowd(_ step: Step, besides scenario: Scenario) -> Step {
    guard case .setViewControllers(let list, on: let stack) = step else { return step }
    let few = Set(scenario.controllers.map { $0.name })
    let crowd = controllers.filter { $0.place == .child(of: stack) && !few.contains($0.name) }
    return .setViewControllers(crowd.map { $0.name } + list, on: stack)
  }

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
