/// The work that a resolver has counted so far and the entries it keeps: for the oracles of work
/// and memory.
///
/// Values can't show wasted computation or leaked entries. Meant to be filled repeatedly.
public struct Work: Hashable, Sendable {
  /// Times that the style of a node was computed again.
  public var stylesComputed = 0
  /// Times that a way from the controlling window's root was walked: for style, for hidden, or for
  /// what lies behind a card.
  public var chainWalks = 0
  /// Times that the insets of all controllers were computed: at the top, for the geometry, or at the sides and
  /// at the bottom, for the safe area and for covers.
  public var insetsComputed = 0
  /// The nodes that derived entries are kept for: one name per entry.
  public var kept: [Name] = []

  /// The number of elements in all lists that outlast a step: a change and its undoing leave it as it was. 0 for a
  /// resolver that does not count them.
  public var listed = 0

  /// Nothing done, nothing kept.
  public init() {}
}
