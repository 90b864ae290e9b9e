import StatusQuoAppearanceModel

extension Capabilities.EnvironmentKey {
  /// Returns true if an environment has another value than UIKit's default.
  func isSet(in environment: Environment) -> Bool {
    var other = environment
    reset(&other)
    return other != environment
  }

  /// Gives an environment UIKit's default.
  func reset(_ environment: inout Environment) {
    switch self {
    case .orientation: environment.orientation = .portrait
    case .systemStyle: environment.systemStyle = .light
    case .platformFallback: environment.platformFallback = true
    case .sceneTraits: environment.sceneTraitOverridesUserInterfaceStyle = nil
    case .horizontalSizeClass: environment.horizontalSizeClass = .regular
    }
  }
}
