import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

extension Explanation.Cause {
  /// The cause, where one that is known for the same look says why.
  func amid(_ known: [Explanation.Cause]) -> Explanation.Cause {
    let same = known.first { !$0.isNote && $0.isAbout(wishes) }
    guard var cause = same, !seen.isEmpty else { return self }
    cause.text = "\(seen). \(cause.text)"
    return cause
  }

  /// Returns true if it is the cause of nothing but the lack of some looks. One bar is out of date, whichever
  /// controller it is said of.
  func isAbout(_ looks: [Wish]) -> Bool {
    !wishes.isEmpty
      && wishes.allSatisfy { wish in
        looks.contains { $0 == wish || $0.demand == .upToDate && wish.demand == .upToDate }
      }
  }
}

extension ExplainedScenario {
  /// A wish about the moment explained.
  func wish(_ demand: Wish.Demand, on name: Name? = nil) -> Wish {
    Wish(demand, whenOnTop: name, after: moments.count - 1)
  }

  /// The cause of a broken wish; nil where it is true.
  func cause(_ wish: Wish) -> Explanation.Cause? {
    guard now.snapshot != nil, wish.isBroken(in: now) else { return nil }
    if case .called(let method) = wish.demand, let name = wish.controller,
      let cause = cause(of: method, on: name, wish)
    {
      return cause
    }
    let look = wish.seen(in: now, scenario.names)
    let seen = wish.demand.subject == .calls ? look : look.capitalizedFirst
    // An update would show what is wished: who is asked then is not the matter.
    if isUpdateMissing(for: wish), var cause = causeOfStaleness(for: wish) {
      cause.text = "\(seen). \(cause.text)"
      return cause
    }
    let unasked: (why: String, rules: [RuleID])? = wish.demand.question.flatMap { question in
      wish.controller.flatMap { name in whyNotAsked(name, question) }
    }
    // A card makes the text light, regardless of the answers.
    let isByCard =
      wish.demand == .bar(.dark) && now.explanation.lastUpdate?.provenance.lightBehindCard == true
    if let unasked, !isByCard {
      return Explanation.Cause(
        of: wish, why: "\(seen): \(unasked.why).", seen: seen, rules: unasked.rules,
        advice: setters(for: wish.demand)
      ).preferringAdvice(!isOverridden(wish))
    }
    if case .style = wish.demand,
      let account = now.explanation.styles.first(where: { $0.node == wish.controller })
    {
      let source = sourceOfStyle(account)
      let isItsOwn = source.node == account.node
      return Explanation.Cause(
        of: wish,
        why: seen + (isItsOwn ? ": " : ", as \(text(source.node)) is: ") + words(source),
        seen: seen,
        rules: (isItsOwn ? [] : sentence(account).rules) + sentence(source).rules)
    }
    let reasons = reasons(for: wish)
    return Explanation.Cause(
      of: wish, why: ([seen + "."] + reasons.map { $0.text }).joined(separator: " "), seen: seen,
      rules: reasons.isEmpty
        ? rules(of: wish)
        : reasons.flatMap { $0.rules }.eachOnce,
      advice: setters(for: wish.demand))
  }

  /// Returns true if an update now would make a broken wish true.
  private func isUpdateMissing(for wish: Wish) -> Bool {
    guard case .bar = wish.demand, now.observation.stale != nil else { return false }
    return !isBroken(wish, afterUpdateOf: now)
  }

  private func isBroken(_ wish: Wish, afterUpdateOf moment: Moment) -> Bool {
    var updated = now
    let bar = moment.upToDateBar
    (updated.observation.bar.hidden, updated.observation.bar.content) = (bar.hidden, bar.content)
    return wish.isBroken(in: updated)
  }

  /// The cause that a bar is out of date which would be as wished: the last change that brought about what an update
  /// would show.
  private func causeOfStaleness(for wish: Wish) -> Explanation.Cause? {
    let changes = changesSinceLastUpdate
    let place = changes.lastIndex { number in
      !isBroken(wish, afterUpdateOf: moments[number])
        && isBroken(wish, afterUpdateOf: moments[number - 1])
    }
    let causes = causesOfStaleness
    guard let place, place < causes.count else { return causesInOrder.first }
    return causes[place]
  }

  /// The sentences that say where the look comes from which is seen in place of a wish.
  private func reasons(for wish: Wish) -> [Sentence] {
    switch wish.demand {
    case .bar(let bar):
      if case .application(let isFrozen) = now.explanation.mode {
        return Array(applicationDecides(isFrozen: isFrozen).prefix(1))
      }
      guard let update = now.explanation.lastUpdate else { return [] }
      let isAboutHidden = bar == .hidden || bar == .shown || now.observation.bar.hidden
      if isAboutHidden, let answer = update.provenance.hidden {
        return update.provenance.forcedHidden
          ? [noBarInLandscape] : [hidden(update, by: answer, "answers")]
      }
      if update.provenance.lightBehindCard { return [behindCard(isLight: true)] }
      return (update.provenance.style.map { [style(update, by: $0, "answers")] } ?? [])
        + color(update)
    case .inset(let edge, _):
      let measures = now.explanation.measures
      let made = wish.controller.flatMap { name in
        edge == .top
          ? parts(measures.tops[name], placed: "lies lower")
          : parts(measures.bottoms[name], placed: "ends higher")
      }
      let stack = isMissingPoints(wish) ? wish.controller.flatMap(stack) : nil
      return (made.map { [.init("It is made of \($0).", rules: rules(of: wish))] } ?? [])
        + (stack.map {
          $0.isNavigationBarHidden ? [.init(.hidesItsBar, [.here: text($0.name)])] : []
        } ?? [])
    case .launch, .upToDate, .style, .answer, .called: return []
    }
  }

  /// Returns true if the top inset is less than the wished one.
  private func isMissingPoints(_ wish: Wish) -> Bool {
    guard case .inset(.top, let wished) = wish.demand, let name = wish.controller else {
      return false
    }
    return now.observation.inset(.top, of: name).map { $0 < wished } ?? false
  }

  /// Returns true if the controller of a wish says something of the bar itself.
  private func isOverridden(_ wish: Wish) -> Bool {
    wish.controller.map { saysStyle($0) || saysHidden($0) } ?? false
  }

  /// The setter that gives the bar a look while the application object decides.
  private func setters(for demand: Wish.Demand) -> [Explanation.Fix] {
    guard case .application(isFrozen: false) = now.explanation.mode, case .bar(let bar) = demand
    else { return [] }
    let dark = scenario.environment.effectiveVersion < 13 ? "default" : "darkContent"
    let call =
      switch bar {
      case .light: "setStatusBarStyle with lightContent"
      case .dark: "setStatusBarStyle with \(dark)"
      case .hidden: "setStatusBarHidden with true"
      case .shown: "setStatusBarHidden with false"
      }
    return [.init("Call UIApplication's \(call).")]
  }

  /// The node from which a style was handed down.
  private func sourceOfStyle(
    _ account: ExplanationFacts.StyleAccount
  ) -> ExplanationFacts.StyleAccount {
    var source = account
    var seen: Set<Name> = []
    while seen.insert(source.node).inserted {
      // That a presenter hands nothing down is the reason.
      if case .window = source.origin, source.presenter != nil { return source }
      guard let above = source.origin.handedDownBy,
        let next = (now.explanation.styles + now.explanation.otherStyles).first(where: {
          $0.node == above
        })
      else { return source }
      source = next
    }
    return source
  }

  /// The reason why the answer of a controller is not that of the screen; nil where it is.
  func whyNotAsked(_ name: Name, _ question: ChainQuestion) -> (why: String, rules: [RuleID])? {
    let getter = question.getter.rawValue
    if case .bar = question, case .application = now.explanation.mode {
      let sentence = Sentence(.getterUncalled, [.value: getter, .here: text(name)])
      return (sentence.text, sentence.rules)
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

  private func rules(of wish: Wish) -> [RuleID] {
    let demand = wish.demand
    if case .launch = demand { return Fact.launchBar.saying.rules(in: now.rulesObserved) }
    return switch demand.subject {
    case .bar: [Fact.lastUpdate.rule]
    case .style: [Fact.newStyles.rule]
    case .gesture: Fact.gestures.saying.rules()
    case .inset(.top): wish.controller.map { rules(ofTop: $0) } ?? []
    case .inset(.bottom): wish.controller.map(rulesOfSides) ?? []
    case .calls: now.explanation.groundsOfCalls.coming
    }
  }
}

extension Moment {
  /// The way to the answer that is displayed.
  func answer(to question: ChainQuestion) -> Provenance.Answer? {
    switch question {
    case .bar(let bar): explanation.lastUpdate?.provenance.answer(to: bar)
    case .gesture(let gesture): observation.systemGestures?[wayOf: gesture]
    }
  }

  /// The rules of the last hop and of the stop.
  func rules(of answer: Provenance.Answer, _ question: ChainQuestion) -> [RuleID] {
    let hop = answer.chain.count > 1 ? answer.chain.last?.reason.saying(question).rule : nil
    return ([hop].compactMap { $0 } + rulesOfStop(of: answer, question)).eachOnce
  }

  /// The rules by which the ways to the displayed answers end, where they end so.
  func rulesOfStops(where isMeant: (Provenance.Stop) -> Bool) -> [RuleID] {
    answers.filter { isMeant($0.answer.stop) }.flatMap { rulesOfStop(of: $0, $1) }.eachOnce
  }

  private func rulesOfStop(of answer: Provenance.Answer, _ question: ChainQuestion) -> [RuleID] {
    [answer.stop.reason.saying(question).rule]
      + grounds(of: question).rules(ofStopOf: answer).rules
  }

  /// The rules by which the ways to the displayed answers come to a controller.
  func rulesOfHop(to name: Name) -> [RuleID] {
    answers.flatMap { answer, question -> [RuleID] in
      guard let place = answer.chain.firstIndex(where: { $0.controller == name }) else { return [] }
      return [answer.chain[place].reason.saying(question).rule]
        + grounds(of: question).rules(ofHop: place).rules
    }.eachOnce
  }

  /// The rules by which a step was refused.
  var rulesOfRefusal: [RuleID] {
    rules.rules.filter { $0 != Fact.played.rule }
  }

  /// The ways to the answers about the bar that are displayed.
  private var answers: [(answer: Provenance.Answer, question: ChainQuestion)] {
    BarQuestion.allCases.compactMap { question in
      answer(to: .bar(question)).map { ($0, .bar(question)) }
    }
  }

  private func grounds(of question: ChainQuestion) -> ExplanationFacts.Grounds {
    switch question {
    case .bar(let bar): explanation.lastUpdate?.grounds(of: bar) ?? .init()
    case .gesture(let gesture): explanation.groundsOfGestures[gesture] ?? .init()
    }
  }
}
