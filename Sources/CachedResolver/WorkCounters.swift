/// How much was computed. Equal runs count equal numbers, so that a baseline can be exact.
public struct WorkCounters: Hashable, Sendable {
  /// Times that a chain was walked from the controlling window's root, for style or for hidden.
  public var chainWalks = 0
  /// Times that a chain was asked for and still known.
  public var chainHits = 0
  /// Controllers that those walks came to.
  public var controllersAsked = 0
  /// Walks along what each presents, for the light bar behind a card (SB-27).
  public var cardWalks = 0
  /// Times that the bar was read to be displayed.
  public var reads = 0
  /// Times that the controlling window was looked for.
  public var windowSearches = 0
  /// Controllers whose style was computed again. Who only follows another one is not computed.
  public var controllersRestyled = 0
  /// Views whose own style was set. A view that only follows is not computed.
  public var viewsRestyled = 0
  /// Words of the `StylePlane` in which somebody changed, with all who follow in that word.
  public var wordsFlipped = 0
  /// Controllers looked at because they may have come on screen or left it.
  public var screenVisits = 0

  /// Nothing done.
  public init() {}
}
