/// The amount of work. Equal runs count the same, so a baseline can be exact.
public struct WorkCounters: Hashable, Sendable {
  /// Times that a chain was walked from the controlling window's root, for style or for hidden.
  public var chainWalks = 0
  /// Times that a chain was needed and still known.
  public var chainHits = 0
  /// Controllers on the chains walked.
  public var controllersAsked = 0
  /// Walks along what each presents, for the light bar behind a card (SB-27).
  public var cardWalks = 0
  /// Status bar updates.
  public var statusBarUpdates = 0
  /// Searches for the controlling window.
  public var windowSearches = 0
  /// Controllers whose style was computed again. One that only follows another is not computed.
  public var controllersRestyled = 0
  /// Views whose own style was set. A view that only follows is not computed.
  public var viewsRestyled = 0
  /// Words of the `StylePlane` with a change: a controller and all in the word that follow it.
  public var wordsFlipped = 0
  /// Controllers looked at because they may have come on screen or left it.
  public var screenVisits = 0
  /// Times that the insets of all controllers were computed: at the top, or at the sides and at the bottom.
  public var insetsComputed = 0

  /// Nothing done.
  public init() {}
}
