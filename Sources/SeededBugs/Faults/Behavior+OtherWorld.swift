import StatusQuoAppearanceModel
import StatusQuoDiagnosing

/// Two worlds beside the right one, which play the same steps: what changes from one to the other is what is
/// wrong.
struct OtherWorld: Sendable {
  /// The scenario of the first: by default the right world's.
  var from: @Sendable (Scenario) -> Scenario = { $0 }
  /// The scenario of the second.
  let to: @Sendable (Scenario) -> Scenario
  /// The step that the second plays, if any.
  var step: @Sendable (Step) -> Step? = { $0 }
}

extension Fault.Behavior {
  /// Shows the right world with what another one changes.
  static func shows(_ other: OtherWorld) -> Self {
    Self(
      other: other,
      transformObservation: { reported, memory in
        if memory.isInForce { reported.change(from: memory.others.from, to: memory.others.to) }
      })
  }

  /// Shows the world of another environment.
  static func showsEnvironment(_ change: @escaping @Sendable (inout Environment) -> Void) -> Self {
    .shows(OtherWorld(to: { $0.changingEnvironment(change) }))
  }

  /// Shows what changes from one environment to another; nil where nothing does.
  static func showsChange(
    _ changes: @escaping @Sendable (Environment) -> (from: Environment, to: Environment)?
  ) -> Self {
    .shows(
      OtherWorld(
        from: { scenario in
          scenario.changingEnvironment { $0 = changes($0)?.from ?? $0 }
        },
        to: { scenario in
          scenario.changingEnvironment { $0 = changes($0)?.to ?? $0 }
        }))
  }
}

extension Scenario {
  fileprivate func changingEnvironment(_ change: (inout Environment) -> Void) -> Scenario {
    var other = self
    change(&other.environment)
    return other
  }
}
