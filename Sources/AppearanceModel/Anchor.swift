/// One constraint of a status bar cover: an attribute of the cover and what it equals (W-13).
public struct Anchor: Hashable, Sendable {
  /// The edges and dimensions that can be constrained.
  public enum Attribute: String, NamedCase {
    case top, bottom, centerY
    case leading, trailing, left, right, centerX
    case width, height
  }

  /// The view or guide that an attribute belongs to.
  public enum Item: String, NamedCase {
    case view
    /// `layoutMarginsGuide`.
    case margins
    /// `safeAreaLayoutGuide`.
    case safeArea
  }

  /// The right-hand side of the constraint.
  public enum Target: Hashable, Sendable {
    case attribute(Attribute, of: Item)
    case constant(Double)
  }

  /// The cover's attribute.
  public var attribute: Attribute
  /// The right-hand side.
  public var target: Target

  /// The constraint `attribute == target`.
  public init(_ attribute: Attribute, _ target: Target) {
    self.attribute = attribute
    self.target = target
  }
}
