package import StatusQuoAppearanceModel
package import StatusQuoGenerators

/// The result of moving a scenario that a subject does not know as it is.
package enum MovedScenario: Hashable, Sendable {
  /// The nearest one that the subject knows, in which the law answers the same, and the places of the steps
  /// that it has of the other.
  case moved(Scenario, steps: [Int])
  /// The needs that the subject lacks on the devices and versions where the law answers the same. Never empty.
  case lacking([Need])
}

extension Capabilities {
  /// Moves a scenario to a device and version, and to defaults, that are known, where the law answers the same.
  /// Unknown steps are left out where nothing is answered to them, and others remain; controllers stay.
  ///
  /// - Parameters:
  ///   - scope: what the subject answers; no other part has to be the same.
  ///   - models: each makes a resolver that is right, under one reading of the sources.
  ///   - law: decides what becomes of steps.
  /// - Precondition: the scenario is not known as it is.
  package func moving<Model: Resolver>(
    _ scenario: Scenario, answering scope: AnsweredScope, under law: Law?,
    by models: [(Scenario) -> Model]
  ) -> MovedScenario {
    let answers = models.map { scenario.answers(by: $0, scope) }
    let all = Array(scenario.steps.indices)
    let known = knownSteps(of: scenario)
    let isSilent = answers.allSatisfy { answers in
      all.allSatisfy { known.contains($0) || answers[$0 + 1] == Observation() }
    }
    for steps in isSilent && !known.isEmpty && known != all ? [known, all] : [all] {
      let moments = [0] + steps.map { $0 + 1 }
      let expected = answers.map { answers in moments.map { answers[$0] } }
      for var moved in [withKnownSettings(scenario), scenario] {
        let infoPlist = moved.environment.infoPlist
        moved.steps = steps.map { scenario.steps[$0] }
        for environment in environments(near: scenario.environment) {
          moved.environment = environment
          moved.environment.infoPlist = infoPlist
          guard moved.problem == nil,
            models.map({ moved.answers(by: $0, scope) }) == expected
          else { continue }
          let lacks = lacks(of: moved, under: law)
          return lacks.isEmpty ? .moved(moved, steps: steps) : .lacking(lacks)
        }
      }
    }
    return .lacking(lacks(of: scenario, under: law))
  }
}

extension Scenario {
  /// The answered parts of the observations after the launch and each step.
  fileprivate func answers<Model: Resolver>(
    by model: (Scenario) -> Model, _ scope: AnsweredScope
  ) -> [Observation] {
    var observations: [Observation] = []
    var model = model(self)
    model.play(steps) { _, observation in
      var answered = copy observation
      answered.keep(scope)
      // Steps before it may be left out.
      answered.step = 0
      observations.append(answered)
      return true
    }
    return observations
  }
}
