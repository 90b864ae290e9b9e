import StatusQuoAppearanceModel
import StatusQuoHarness

// Where the two answer differently about the system's gestures.
extension Parting {
  /// The reasons for the reference's answer about a gesture: the first link where the ways part, and when it
  /// was asked.
  func gesture(_ gesture: SystemGesture, _ place: Place) -> [Sentence] {
    guard let sentence = explained.answer(to: gesture) else { return [] }
    let ours = expected.systemGestures?.answer(to: gesture)
    let theirs = actual.systemGestures?.answer(to: gesture)
    let rules: FactRules =
      if let ours {
        if let theirs, ours == theirs { .ownGestures } else { ours.rules(partingFrom: theirs) }
      } else {
        .noGestures
      }
    let isOfMoment = kept.contains(place)
    let moment = Sentence(sentence.text, .systemGesturesUpdate, at: explained.now)
    let decision = Sentence(sentence.text, rules, at: explained.now)
    return isOfMoment ? [moment, decision] : [decision, moment]
  }

  var staleGestures: [Sentence] {
    let words =
      expected.systemGestures?.isStale ?? false
      ? "An update now would get another answer about the system's gestures."
      : "An update now would get the same answers about the system's gestures."
    return [.init(words, .systemGesturesUpdate, at: explained.now)]
  }
}

extension Provenance.Answer {
  /// The rules by which the first link leads on, or ends the way, on which another way does not go along.
  fileprivate func rules(partingFrom other: Provenance.Answer?) -> FactRules {
    let same = zip(chain, other?.chain ?? []).prefix { $0 == $1 }.count
    return same < chain.count ? chain[same].reason.rulesOfGestures : stop.reason.rulesOfGestures
  }
}
