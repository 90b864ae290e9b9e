/// The extent to which a step or a property can make a resolver's caches out of date.
///
/// The oracle that counts work holds resolvers to it.
package enum Reach: Sendable {
  /// Nothing: what follows is computed when it is asked for.
  case nothing
  /// The style of one node, and what inherits from it.
  case oneNode
  /// Any style.
  case styles
  /// The chains along which the status bar is decided.
  case chains
  /// All of it.
  case everything
}
