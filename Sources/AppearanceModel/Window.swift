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
  /// Its own style for everything in it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle
  /// `traitOverrides.userInterfaceStyle`; `nil` is none.
  public var traitOverridesUserInterfaceStyle: UserInterfaceStyle?

  /// A window; what is not given is UIKit's default.
  public init(
    _ name: Name, level: Double = 0, coversScreen: Bool = true, isHidden: Bool = false,
    overrideUserInterfaceStyle: UserInterfaceStyle = .unspecified,
    traitOverridesUserInterfaceStyle: UserInterfaceStyle? = nil
  ) {
    self.name = name
    self.level = level
    self.coversScreen = coversScreen
    self.isHidden = isHidden
    self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    self.traitOverridesUserInterfaceStyle = traitOverridesUserInterfaceStyle
  }
}
