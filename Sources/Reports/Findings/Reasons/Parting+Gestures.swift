import StatusQuoAppearanceModel
import StatusQuoHarness

// Where the two answer differently about the system's gestures.
extension Parting {
  /// The reasons for the reference's answer about a gesture: the first link where the ways part, and when it
  /// was asked.
  func gesture(_ gesture: SystemGesture, _ place: Place) -> [Sentence] {
    guard let sentence = explained.answer(to: gesture) else { return [] }
    let ours = expected.systemGestures?[wayOf: gesture]
    let theirs = actual.systemGestures?[wayOf: gesture]
    let isOfMoment = kept.contains(place)
    let moment = moment
    let decision: Sentence =
      if let ours, ours != theirs {
        Sentence(sentence.text, ours.saying(partingFrom: theirs, .gesture(gesture)))
      } else {
        ours.map { own($0, gesture) } ?? sentence
      }
    return isOfMoment ? [moment, decision] : [decision, moment]
  }

  /// The moment at which the question was asked, or why it was not.
  private var moment: Sentence {
    if case .setNeedsUpdate? = explained.step, expected.outcome == .applied {
      return Sentence(.gesturesAsked)
    }
    let isKept = explained.now.rules.contains(Fact.gesturesKept.rule)
    return Sentence(isKept ? .gesturesKept : .gesturesUpdate, at: explained.now)
  }

  private func own(_ answer: Provenance.Answer, _ gesture: SystemGesture) -> Sentence {
    let value = expected.systemGestures?[gesture]?.words ?? ""
    return Sentence(.ownGesture, [.here: explained.text(answer.answeredBy), .value: value])
  }

  var staleGestures: [Sentence] {
    [
      .init(
        expected.systemGestures?.isStale ?? false ? .gesturesStale : .gesturesUpToDate,
        at: explained.now)
    ]
  }
}

extension Provenance.Answer {
  /// The sentence of the law where the first link leads on, or ends the way, on which another way does not go along.
  fileprivate func saying(partingFrom other: Provenance.Answer?, _ question: ChainQuestion)
    -> Saying
  {
    let same = zip(chain, other?.chain ?? []).prefix { $0 == $1 }.count
    return same < chain.count
      ? chain[same].reason.saying(question) : stop.reason.saying(question)
  }
}
