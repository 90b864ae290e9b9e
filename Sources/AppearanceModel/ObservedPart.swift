/// A part of observations that is there only where the scenario asks for it, by its key in documents.
public enum ObservedPart: String, CaseIterable, Hashable, Sendable {
  /// Heights, top insets and covers.
  case geometry
  /// The home indicator, edges, and from iOS 27.1 the vertical bar.
  case systemGestures
  /// The safe area at the sides and at the bottom.
  case safeArea
}
