import StatusQuoHarness

/// A failure that occurred while several scenarios were asked for, or a first hang.
struct UnconfirmedFailure: Sendable {
  /// The position at which it seemed to be.
  var position: Int
  var failure: Divergence.Failure
  /// The place in that scenario.
  var place: Breadcrumb.Place
  /// True if something failed before that position, too: a program that writes too little or too
  /// much shows it in later scenarios only.
  var isContested = false

  /// The next range to ask for: all before the position, then the position alone; if contested, one
  /// by one.
  func next(of positions: Range<Int>) -> Range<Int> {
    let first = positions.lowerBound
    return first..<(isContested ? first + 1 : max(first + 1, position))
  }
}
