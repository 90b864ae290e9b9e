/// The safe area insets of a controller's root view at the sides and at the bottom, in points, nil where no
/// source has them; the top is in `Geometry`.
public struct SafeArea: Hashable, Sendable {
  /// The controller.
  public var controller: Name
  /// `safeAreaInsets.left`.
  public var left: Double?
  /// `safeAreaInsets.bottom`.
  public var bottom: Double?
  /// `safeAreaInsets.right`.
  public var right: Double?

  /// The insets of `controller`; what is not given is 0.
  public init(
    controller: Name, left: Double? = 0, bottom: Double? = 0, right: Double? = 0
  ) {
    self.controller = controller
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
