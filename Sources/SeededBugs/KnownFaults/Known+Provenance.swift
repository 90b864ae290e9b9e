import StatusQuoAppearanceModel
import StatusQuoDiagnosing

/// Faults by which the status bar is right but the way to it is reported wrongly.
extension Fault.Known {
  static func ofProvenance(_ expected: Provenance?, _ actual: Provenance?) -> [Self] {
    [
      Self(
        "provenance-no-card", "the light bar behind a card is not reported",
        .reports { $0.provenance?.lightBehindCard = false }),
      Self(
        "provenance-not-forced", "a bar that is hidden in any case is not reported",
        .reports { $0.provenance?.forcedHidden = false }),
      Self(
        "provenance-first-window", "the controlling window is looked up once and kept",
        .keepsFirstWindow),
    ]
      + BarQuestion.allCases.flatMap {
        ofAnswers($0, expected?.answer(to: $0), actual?.answer(to: $0))
      }
  }

  private static func ofAnswers(
    _ question: BarQuestion, _ right: Provenance.Answer?, _ wrong: Provenance.Answer?
  ) -> [Self] {
    guard right != wrong else { return [] }
    let name = question.rawValue
    let notAsked = Self(
      "provenance-\(name)-not-asked", "the controller not asked for \(name) is not reported",
      .answers([question]) { $0.stop.notAsked = nil })
    guard let right, let wrong else { return [notAsked] }
    return [notAsked] + hops(question, right, wrong) + stops(question, right, wrong)
  }

  /// Faults that change the answers to all questions, and those to one.
  private static func answering(
    _ question: BarQuestion, _ id: String, _ statement: String,
    _ change: @escaping @Sendable (inout Provenance.Answer) -> Void
  ) -> [Self] {
    [BarQuestion.allCases, [question]].map { questions in
      let names = questions.map { $0.rawValue }.joined(separator: "-")
      return Self("provenance-\(names)-\(id)", statement, .answers(questions, change))
    }
  }

  private static func stops(
    _ question: BarQuestion, _ right: Provenance.Answer, _ wrong: Provenance.Answer
  ) -> [Self] {
    let (reason, other) = (right.stop.reason, wrong.stop.reason)
    guard reason != other else { return [] }
    return answering(
      question, "stop-\(reason.rawValue)-\(other.rawValue)",
      "a chain that ends by \(reason.rawValue) is reported to end by \(other.rawValue)"
    ) { if $0.stop.reason == reason { $0.stop.reason = other } }
  }

  private static func hops(
    _ question: BarQuestion, _ right: Provenance.Answer, _ wrong: Provenance.Answer
  ) -> [Self] {
    let count = wrong.chain.count
    if count < right.chain.count {
      return answering(question, "chain-\(count)", "\(count) controllers of a chain are reported") {
        $0.cutChain(to: count)
      }
        + [endingChains(at: count, wrong)]
    }
    let differing = zip(right.chain, wrong.chain).first { $0.reason != $1.reason }
    guard let (reason, other) = differing.map({ ($0.reason, $1.reason) }) else { return [] }
    return answering(
      question, "hop-\(reason.rawValue)-\(other.rawValue)",
      "\(reason.rawValue) is reported as \(other.rawValue)"
    ) { $0.replaceHops(for: reason, by: other) }
  }
}

extension Fault.Known {
  /// The fault that chains end after some controllers, in the way in which a wrong one ends.
  static func endingChains(at count: Int, _ wrong: Provenance.Answer) -> Self {
    let isEnd = wrong.stop.at == wrong.chain.last?.controller
    let reason = isEnd ? wrong.stop.reason : .doesNotForward
    let names = isEnd && wrong.stop.notAsked != nil
    return Self(
      "chains-end-\(count)", "a chain ends after \(count) controllers",
      .reports { reported in
        reported.changeAnswers { answer in
          guard answer.chain.count > count, count > 0 else { return }
          let (last, next) = (answer.chain[count - 1].controller, answer.chain[count].controller)
          answer.cutChain(to: count)
          answer.answeredBy = last
          // What was said first stands.
          if !answer.chain.contains(where: { $0.controller == answer.stop.at }) {
            answer.stop = Provenance.Stop(at: last, notAsked: names ? next : nil, reason: reason)
          }
        }
      })
  }
}

extension Observation {
  /// Changes the answers to all questions.
  fileprivate mutating func changeAnswers(_ change: (inout Provenance.Answer) -> Void) {
    if provenance?.style != nil { change(&provenance!.style!) }
    if provenance?.hidden != nil { change(&provenance!.hidden!) }
    for gesture in SystemGesture.allCases where systemGestures?[wayOf: gesture] != nil {
      change(&systemGestures![wayOf: gesture]!)
    }
  }
}

extension Fault.Behavior {
  /// Changes the reported answers to questions.
  fileprivate static func answers(
    _ questions: [BarQuestion], _ change: @escaping @Sendable (inout Provenance.Answer) -> Void
  ) -> Self {
    reports { reported in
      for question in questions where reported.provenance?.answer(to: question) != nil {
        switch question {
        case .style: change(&reported.provenance!.style!)
        case .hidden: change(&reported.provenance!.hidden!)
        }
      }
    }
  }
}
