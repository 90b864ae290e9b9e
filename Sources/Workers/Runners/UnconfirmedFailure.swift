import StatusQuoHarness

/// A failure that occurred while several scenarios were asked for, or a first hang.
struct UnconfirmedFailure: Sendable {
  /// Where it seemed to be.
  var position: Int
  var failure: SubjectFailure
  /// Where the worker was.
  var place: Breadcrumb.Place
  /// Whether something failed before that position, too: a program that writes too little or too
  /// much shows it in later scenarios only.
  var isContested = false

  /// What to ask for: all that is before it, then it alone; where it is contested, one by one.
  func next(of positions: Range<Int>) -> Range<Int> {
    let first = positions.lowerBound
    return first..<(isContested ? first + 1 : max(first + 1, position))
  }
}
