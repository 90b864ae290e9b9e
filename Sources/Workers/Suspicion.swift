import Harness

/// A failure that occurred while several scenarios were asked for, or a first hang.
struct Suspicion: Sendable {
  /// Where it seemed to be.
  var position: Int
  var failure: SubjectFailure
  /// Where the worker was.
  var place: Breadcrumb.Place
  /// Whether something failed before that position, too: a program that writes too little or too
  /// much shows it in later scenarios only.
  var isDoubted = false

  /// What to ask for: all that is before it, then it alone; where it is doubted, one by one.
  func next(of positions: Range<Int>) -> Range<Int> {
    let first = positions.lowerBound
    return first..<(isDoubted ? first + 1 : max(first + 1, position))
  }

  /// A crash that did not recur when the scenario was played alone. A hang is forgiven: the machine
  /// may have been busy.
  func occurrence(in options: FuzzOptions) -> Occurrences? {
    guard failure.part == .crash else { return nil }
    let index = options.shard.index(at: position)
    let divergence = Divergence(failure, at: place, of: options.scenario(at: index))
    return Occurrences(divergence.divergenceClass, at: [index])
  }
}
