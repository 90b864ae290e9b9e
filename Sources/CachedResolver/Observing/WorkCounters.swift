/// The amount of work. Equal runs count the same, so a baseline can be exact.
package struct WorkCounters: Hashable, Sendable {
  /// Times that a chain was walked from the controlling window's root, for style or for hidden.
  package var chainWalks = 0
  /// Times that a chain was needed and still known.
  package var chainHits = 0
  /// Controllers on the chains walked.
  package var controllersAsked = 0
  /// Walks along what each presents, for the light bar behind a card (SB-27).
  package var cardWalks = 0
  /// Status bar updates.
  package var statusBarUpdates = 0
  /// Searches for the controlling window.
  package var windowSearches = 0
  /// Controllers whose style was computed again. One that only follows another is not computed.
  package var controllersRestyled = 0
  /// Views whose own style was set. A view that only follows is not computed.
  package var viewsRestyled = 0
  /// Words of the `StylePlane` with a change: a controller and all in the word that follow it.
  package var wordsFlipped = 0
  /// Controllers looked at because they may have come on screen or left it.
  package var screenVisits = 0
  /// Times that the insets of all controllers were computed: at the top, or at the sides and at the bottom.
  package var insetsComputed = 0

  /// Nothing done.
  package init() {}
}
