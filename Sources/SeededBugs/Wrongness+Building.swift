import StatusQuoAppearanceModel

extension Wrongness {
  /// Makes the inner resolver from a scenario in which every controller is changed.
  static func transformScenario(_ change: @escaping @Sendable (inout Controller) -> Void)
    -> Wrongness
  {
    Wrongness(transformScenario: { scenario in
      var scenario = scenario
      for index in scenario.controllers.indices { change(&scenario.controllers[index]) }
      return scenario
    })
  }

  /// Makes the inner resolver for another environment.
  static func transformEnvironment(
    _ change: @escaping @Sendable (inout Environment) -> Void
  ) -> Wrongness {
    Wrongness(transformScenario: { scenario in
      var scenario = scenario
      change(&scenario.environment)
      return scenario
    })
  }

  /// Passes another step on to the inner resolver, or none.
  static func transformStep(
    _ change: @escaping @Sendable (Step, inout Memory) -> Step?
  ) -> Wrongness {
    Wrongness(transformStep: change)
  }

  /// Reports something other than the truth.
  static func transformObservation(
    _ change: @escaping @Sendable (inout Observation, inout Memory) -> Void
  ) -> Wrongness {
    Wrongness(transformObservation: change)
  }

  /// Reports remembered styles instead of those held, and informs of no change of them; a style is
  /// remembered until the node is informed of the next one. `remember` sees what is reported.
  static func remembersStyles(
    _ remember: @escaping @Sendable (Observation, inout Memory) -> Void
  ) -> Wrongness {
    transformObservation { reported, memory in
      for change in reported.traitChanges { memory.styles[change.node] = nil }
      remember(reported, &memory)
      reported.keep(memory.styles)
    }
  }

  /// The same, and steps that set a property are dropped.
  func ignoring(_ property: PropertyName.Known) -> Wrongness {
    var wrongness = self
    wrongness.transformStep = { step, _ in
      if case .set(.known(property), _, _) = step { nil } else { step }
    }
    return wrongness
  }

  /// What changes and what stays of the bar.
  enum BarPart {
    case all, style, hidden
  }

  /// Keeps what the bar showed before certain steps, until the next step that reads.
  static func keeps(
    _ part: BarPart, after isTrigger: @escaping @Sendable (Step, Memory) -> Bool
  ) -> Wrongness {
    transformObservation { reported, memory in
      guard let step = memory.appliedStep else { return reported.keep(part, of: memory.frozen) }
      if isTrigger(step, memory) {
        memory.frozen = memory.frozen ?? memory.before
      } else if step.alwaysReads || reported.bar != memory.before.bar
        || reported.provenance != memory.before.provenance
      {
        memory.frozen = nil
      }
      reported.keep(part, of: memory.frozen)
    }
  }

  /// Keeps what the bar showed before steps of a kind, until the next step that reads.
  static func keeps(_ part: BarPart, after kind: Step.Kind) -> Wrongness {
    keeps(part, after: { step, _ in step.kind == kind })
  }
}
