import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoPictures

/// A difference between what is seen at a moment and what may be expected.
struct Surprise {
  /// The look that is expected, after the step explained.
  let wish: Wish
  /// The event and its reason, in a sentence.
  let why: String
  let rules: [RuleID]
  /// Words that help besides the changes that are found.
  var advice: [Explanation.Cure] = []

  /// The surprise as a cause, whose fixes are still to be searched.
  var cause: Explanation.Cause {
    Explanation.Cause(why, cures: advice, rules: rules, toHave: [wish])
  }
}

extension ExplainedScenario {
  /// A wish about the moment explained.
  func wish(_ demand: Wish.Demand, on name: Name? = nil) -> Wish {
    Wish(demand, whenOnTop: name, after: moments.count - 1)
  }

  /// The surprise that a wish is broken, if it is.
  func surprise(_ wish: Wish) -> Surprise? {
    guard now.snapshot != nil, wish.isBroken(in: now) else { return nil }
    let seen = wish.seen(in: now, scenario.names)
    let reason: (why: String, rules: [RuleID])? = wish.demand.question.flatMap { question in
      wish.controller.flatMap { name in whyNotAsked(name, question) }
    }
    return Surprise(
      wish: wish,
      why: seen.capitalizedFirst + (reason.map { ": \($0.why)" } ?? "") + ".",
      rules: reason?.rules ?? rules(of: wish.demand))
  }

  /// The reason why the answer of a controller is not that of the screen; nil where it is.
  func whyNotAsked(_ name: Name, _ question: ChainQuestion) -> (why: String, rules: [RuleID])? {
    let getter = question.getter.rawValue
    if case .bar = question, case .application = now.explanation.mode {
      return (
        "\(getter) of \(text(name)) is not called while the application object decides the bar",
        FactRules.applicationDecides.always
      )
    }
    guard let answer = now.answer(to: question), answer.answeredBy != name else { return nil }
    let rules = now.rules(of: answer, question)
    let answerer = text(answer.answeredBy)
    guard let place = answer.chain.firstIndex(where: { $0.controller == name }),
      place + 1 < answer.chain.count
    else {
      let stop = answer.stopWords(question, scenario.names)
      return ("\(getter) of \(text(name)) is not called: \(answerer) answers. \(stop)", rules)
    }
    let next = answer.chain[place + 1]
    let hop = next.reason.words(from: text(name), question)
    let isLast = next.controller == answer.answeredBy
    return (
      "\(getter) of \(text(name)) is not called, as it forwards: "
        + (isLast
          ? "\(answerer) answers, because \(hop)"
          : "\(text(next.controller)) is asked, because \(hop), and \(answerer) answers"),
      rules
    )
  }

  private func rules(of demand: Wish.Demand) -> [RuleID] {
    switch demand.subject {
    case .bar: FactRules.lastUpdate.rules(in: now.rulesObserved)
    case .style: FactRules.newStyles.rules(in: now.rulesObserved)
    case .homeIndicator, .edges: FactRules.systemGestures.rules(in: now.rulesObserved)
    case .insets: FactRules.safeAreaTop.rules(in: now.rulesObserved)
    case .calls: FactRules.calls.rules(in: now.rulesObserved)
    }
  }
}

extension Moment {
  /// The way to the answer that is displayed.
  func answer(to question: ChainQuestion) -> Provenance.Answer? {
    switch question {
    case .bar(let bar): explanation.lastRead?.provenance.answer(to: bar)
    case .gesture(let gesture): observation.systemGestures?.answer(to: gesture)
    }
  }

  /// The rules of the last hop and of the stop.
  func rules(of answer: Provenance.Answer, _ question: ChainQuestion) -> [RuleID] {
    switch question {
    case .bar(let bar):
      let hop = answer.chain.count > 1 ? answer.chain.last?.reason.rules(bar).always ?? [] : []
      let stop = answer.stop.reason.rules(bar)
      return hop
        + (stop.always + stop.ifUsed.filter(rulesObserved.contains))
        .filter { !hop.contains($0) }
    case .gesture:
      return FactRules.systemGesturesUnasked.always
    }
  }
}
