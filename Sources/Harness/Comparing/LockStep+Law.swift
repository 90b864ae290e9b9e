package import StatusQuoAppearanceModel
package import StatusQuoGenerators

extension LockStep where Reference: SendableMetatype {
  /// The outcomes of steps by the reference.
  var law: Law { lawOfSteps(by: reference) }
}

/// The outcomes of the steps of a scenario by a resolver that is right.
package func lawOfSteps<Model: Resolver & SendableMetatype>(
  by make: @escaping @Sendable (Scenario) -> Model
) -> Law {
  { scenario, withSnapshots in
    var moments: [LawMoment] = []
    var model = make(scenario)
    model.play(scenario.steps) { model, observation in
      moments.append(
        LawMoment(
          observation.outcome, snapshot: withSnapshots ? model.currentSnapshot() : nil,
          before: moments.last?.snapshot))
      return true
    }
    return moments
  }
}
