import StatusQuoAppearanceModel

/// Laws by which the status bar is right but the way to it is reported wrongly.
extension WrongLaw {
  static func ofProvenance(_ expected: Provenance?, _ actual: Provenance?) -> [WrongLaw] {
    var laws = [
      telling("provenance-no-card", "the light bar behind a card is not reported") {
        $0.lightBehindCard = false
      },
      telling("provenance-not-forced", "a bar that is hidden in any case is not reported") {
        $0.forcedHidden = false
      },
      WrongLaw(
        "provenance-first-window", "the controlling window is looked up once and kept",
        .transformObservation { reported, memory in
          guard let window = reported.provenance?.window else { return }
          if memory.frozen == nil { memory.frozen = memory.now }
          reported.provenance?.window = memory.frozen?.provenance?.window ?? window
        }),
    ]
    for question in Question.allCases {
      let (right, wrong) = (question.answer(expected), question.answer(actual))
      let name = question.rawValue
      guard right != wrong else { continue }
      laws.append(
        telling(
          "provenance-\(name)-not-asked", "the controller not asked for \(name) is not reported"
        ) {
          question.change(&$0) { $0.stop.notAsked = nil }
        })
      if let right, let wrong {
        laws += hops(question, right, wrong) + stops(question, right, wrong)
      }
    }
    return laws
  }

  private static func telling(
    _ id: String, _ statement: String, _ change: @escaping @Sendable (inout Provenance) -> Void
  ) -> WrongLaw {
    WrongLaw(
      id, statement,
      .transformObservation { reported, _ in
        if var provenance = reported.provenance {
          change(&provenance)
          reported.provenance = provenance
        }
      })
  }

  private static func stops(
    _ question: Question, _ right: Provenance.Answer, _ wrong: Provenance.Answer
  ) -> [WrongLaw] {
    let (reason, other) = (right.stop.reason, wrong.stop.reason)
    guard reason != other else { return [] }
    func law(_ questions: [Question]) -> WrongLaw {
      let names = questions.map { $0.rawValue }.joined(separator: "-")
      return telling(
        "provenance-\(names)-stop-\(reason.rawValue)-\(other.rawValue)",
        "a chain that ends by \(reason.rawValue) is reported to end by \(other.rawValue)"
      ) {
        for question in questions {
          question.change(&$0) { if $0.stop.reason == reason { $0.stop.reason = other } }
        }
      }
    }
    return [law(Question.allCases), law([question])]
  }

  private static func hops(
    _ question: Question, _ right: Provenance.Answer, _ wrong: Provenance.Answer
  ) -> [WrongLaw] {
    if wrong.chain.count < right.chain.count {
      let count = wrong.chain.count
      return [Question.allCases, [question]].map { questions in
        telling(
          "provenance-\(questions.map { $0.rawValue }.joined(separator: "-"))-chain-\(count)",
          "\(count) controllers of a chain are reported"
        ) {
          for question in questions {
            question.change(&$0) { $0.chain = Array($0.chain.prefix(count)) }
          }
        }
      }
    }
    guard
      let (hop, other) = zip(right.chain, wrong.chain).first(where: { $0.reason != $1.reason })
    else { return [] }
    return [Question.allCases, [question]].map { questions in
      telling(
        "provenance-\(questions.map { $0.rawValue }.joined(separator: "-"))-hop-\(hop.reason.rawValue)-"
          + other.reason.rawValue,
        "\(hop.reason.rawValue) is reported as \(other.reason.rawValue)"
      ) {
        for question in questions {
          question.change(&$0) { answer in
            for index in answer.chain.indices where answer.chain[index].reason == hop.reason {
              answer.chain[index].reason = other.reason
            }
          }
        }
      }
    }
  }
}

/// What an update of the status bar asks.
private enum Question: String, CaseIterable, Sendable {
  case style, hidden

  func answer(_ provenance: Provenance?) -> Provenance.Answer? {
    switch self {
    case .style: provenance?.style
    case .hidden: provenance?.hidden
    }
  }

  func change(_ provenance: inout Provenance, _ change: (inout Provenance.Answer) -> Void) {
    switch self {
    case .style: if provenance.style != nil { change(&provenance.style!) }
    case .hidden: if provenance.hidden != nil { change(&provenance.hidden!) }
    }
  }
}
