/// The distances of a view's edges from those of the view that it lies in, in points: as constraints have
/// them in their constants. Where the view reaches outside, its distance is negative.
public struct ViewInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: Double = 0
  /// The distance on the left.
  public var left: Double = 0
  /// The distance at the bottom.
  public var bottom: Double = 0
  /// The distance on the right.
  public var right: Double = 0

  /// A view that fills the one that it lies in.
  public init() {}
}
