import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension Fault.Behavior {
  /// Makes the inner resolver from a scenario in which every controller is changed.
  static func transformScenario(
    _ change: @escaping @Sendable (inout Controller) -> Void
  ) -> Self {
    transformScenario { controller, _ in change(&controller) }
  }

  /// The same, with a look at the scenario.
  static func transformScenario(
    _ change: @escaping @Sendable (inout Controller, Scenario) -> Void
  ) -> Self {
    Self(transformScenario: { scenario in
      var other = scenario
      other.changeControllers { change(&$0, scenario) }
      return other
    })
  }

  /// Makes the inner resolver from a scenario in which every window of the start is changed.
  static func transformWindows(
    _ change: @escaping @Sendable (inout Window, Environment) -> Void
  ) -> Self {
    Self(transformScenario: { scenario in
      var other = scenario
      other.changeWindows { change(&$0, scenario.environment) }
      return other
    })
  }

  /// Makes the inner resolver for another environment.
  static func transformEnvironment(
    _ change: @escaping @Sendable (inout Environment) -> Void
  ) -> Self {
    Self(transformScenario: { scenario in
      var scenario = scenario
      change(&scenario.environment)
      return scenario
    })
  }

  /// Ignores overrides of the style from a depth on.
  static func ignoresStyles(fromDepth depth: Int) -> Self {
    transformScenario { controller, scenario in
      if scenario.depth(of: controller.name) >= depth {
        controller.overrideUserInterfaceStyle = .unspecified
      }
    }
  }
}
