/// The scene that a window belongs to. The status bar that is observed is the main one's.
public enum WindowScene: String, NamedCase {
  /// The scene whose bar is observed; before iOS 13, the app.
  case main
  /// Another scene of the app: a second window on an iPad, or an external screen.
  case other
  /// No scene: `windowScene` is nil, and nothing of the window is displayed.
  case none
}

/// A `UIWindow`. Its root is the controller whose `place` is `.root(of:)` it.
public struct Window: Hashable, Sendable {
  /// Its name, unique in the scenario.
  public var name: Name
  /// `windowLevel`.
  public var level: Double
  /// True if its frame covers the screen.
  public var coversScreen: Bool
  /// `isHidden` at the start.
  public var isHidden: Bool
  /// The scene that `windowScene` is. Before iOS 13 there are none.
  public var scene: WindowScene
  /// Its own style for everything in it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle
  /// `traitOverrides.userInterfaceStyle`; `nil` is none.
  public var traitOverridesUserInterfaceStyle: UserInterfaceStyle?

  /// A window; what is not given is UIKit's default.
  public init(
    _ name: Name, level: Double = 0, coversScreen: Bool = true, isHidden: Bool = false,
    scene: WindowScene = .main,
    overrideUserInterfaceStyle: UserInterfaceStyle = .unspecified,
    traitOverridesUserInterfaceStyle: UserInterfaceStyle? = nil
  ) {
    self.name = name
    self.level = level
    self.coversScreen = coversScreen
    self.isHidden = isHidden
    self.scene = scene
    self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    self.traitOverridesUserInterfaceStyle = traitOverridesUserInterfaceStyle
  }
}

extension Scenario {
  /// True if a window is outside the main scene.
  public var hasScenes: Bool {
    windows.contains { $0.scene != .main }
      || steps.contains { step in
        if case .addWindow(let window, _) = step { window.scene != .main } else { false }
      }
  }
}
