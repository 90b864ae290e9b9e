package import StatusQuoAppearanceModel

/// A call that a subject should make and does not, or the reverse.
package struct CallEdit: Hashable, Sendable {
  /// The difference between the two lists.
  package enum Kind: String, NamedCase {
    /// The subject does not make the call.
    case missing
    /// The subject makes a call that is not expected.
    case unexpected
  }

  /// The way in which it is wrong.
  package var kind: Kind
  /// The call.
  package var call: LifecycleCall

  /// A call that is wrong.
  package init(_ kind: Kind, _ call: LifecycleCall) {
    self.kind = kind
    self.call = call
  }
}

extension [LifecycleCall] {
  /// The calls that are missing in these, a subject's, and those that are too many: those of one list that it has more
  /// often than the other, in their order.
  package func edits(to expected: [LifecycleCall]) -> [CallEdit] {
    expected.without(self).map { CallEdit(.missing, $0) }
      + without(expected).map { CallEdit(.unexpected, $0) }
  }

  /// Visits each pair of calls that both lists have, and in another order: the first is expected before the second.
  ///
  /// Pairs in place of moved calls: which of two calls has moved depends on how many are beside them.
  ///
  /// - Complexity: the square of the length.
  package func forEachInversion(
    of expected: [LifecycleCall], _ visit: (_ first: LifecycleCall, _ second: LifecycleCall) -> Void
  ) {
    let ours = expected.without(expected.without(self))
    let theirs = without(without(expected))
    if ours == theirs { return }
    // The nth of equal calls stands for the nth.
    var places: [LifecycleCall: [Int]] = [:]
    for (place, call) in theirs.enumerated().reversed() { places[call, default: []].append(place) }
    let order = ours.map { places[$0]!.removeLast() }
    for second in ours.indices {
      for first in 0..<second where order[first] > order[second] {
        visit(ours[first], ours[second])
      }
    }
  }

  /// The calls that are not among others, each as often as it is not.
  package func without(_ others: [LifecycleCall]) -> [LifecycleCall] {
    var rest = others
    return filter { call in
      guard let place = rest.firstIndex(of: call) else { return true }
      rest.remove(at: place)
      return false
    }
  }
}
