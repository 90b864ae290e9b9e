/// The effect of a value. Values with the same effect can stand in for one another.
package enum Effect: CaseIterable, Hashable, Sendable {
  /// The status bar is hidden.
  case hides
  /// The status bar's content has a certain color.
  case colors
  /// Nodes are dark.
  case darkens
  /// A presented controller fills the screen, or decides the bar all the same.
  case takesOver
  /// A child is asked instead of the controller, or no child.
  case forwards
}
