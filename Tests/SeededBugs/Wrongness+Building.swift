import AppearanceModel

extension Wrongness {
  /// Gives the inner resolver a world in which every controller is changed.
  static func misreads(_ change: @escaping @Sendable (inout Controller) -> Void) -> Wrongness {
    Wrongness(misreads: { scenario in
      var scenario = scenario
      for index in scenario.controllers.indices { change(&scenario.controllers[index]) }
      return scenario
    })
  }

  /// Gives the inner resolver another environment.
  static func misreadsEnvironment(
    _ change: @escaping @Sendable (inout Environment) -> Void
  ) -> Wrongness {
    Wrongness(misreads: { scenario in
      var scenario = scenario
      change(&scenario.environment)
      return scenario
    })
  }

  /// Gives the inner resolver another step, or none.
  static func mishears(
    _ change: @escaping @Sendable (Step, inout Memory) -> Step?
  ) -> Wrongness {
    Wrongness(mishears: change)
  }

  /// Tells something else than the truth.
  static func misreports(
    _ change: @escaping @Sendable (inout Observation, inout Memory) -> Void
  ) -> Wrongness {
    Wrongness(misreports: change)
  }

  /// The same, and besides does not hear of a property, neither in trees nor in steps.
  func deaf(to property: Property.Known) -> Wrongness {
    var wrongness = self
    wrongness.mishears = { step, _ in
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
    misreports { told, memory in
      guard let step = memory.appliedStep else { return told.keep(part, of: memory.frozen) }
      if isTrigger(step, memory) {
        memory.frozen = memory.frozen ?? memory.before
      } else if step.alwaysReads || told.bar != memory.before.bar
        || told.provenance != memory.before.provenance
      {
        memory.frozen = nil
      }
      told.keep(part, of: memory.frozen)
    }
  }

  /// Keeps what the bar showed before steps of a kind, until the next step that reads.
  static func keeps(_ part: BarPart, after kind: Step.Kind) -> Wrongness {
    keeps(part, after: { step, _ in step.kind == kind })
  }
}
