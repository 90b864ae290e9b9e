import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// Controllers that are not asked, because of where the chains end.
extension ExplainedScenario {
  private var lastUpdate: ExplanationFacts.UpdateAccount? { now.explanation.lastUpdate }

  private var stops: [Provenance.Stop] {
    [lastUpdate?.provenance.style?.stop, lastUpdate?.provenance.hidden?.stop].compactMap { $0 }
  }

  var causesInTheChains: [Explanation.Cause] {
    var found: [Explanation.Cause] = []
    if let stop = lastUpdate?.provenance.style?.stop, stop.reason == .navigationBarVisible,
      isUnheard(.style, within: stop.at)
    {
      found.append(navigationAnswers(stop.at))
    }
    if let style = lastUpdate?.provenance.style, let hidden = lastUpdate?.provenance.hidden,
      !isSupposed, isHalfHeard(style, hidden)
    {
      // The color of a hidden bar is not missed, nor what another one answers by an override.
      let isMissed =
        isUnseen(style.answeredBy, .hidden) && lastUpdate?.saysNothing(.hidden) == true
        || isUnseen(hidden.answeredBy, .style) && lastUpdate?.saysNothing(.style) == true
          && !now.observation.bar.hidden
      found.append(twoAnswer(style, hidden).asNote(!isMissed))
    }
    for name in containersThatDoNotForward
    where isUnheard(.style, within: name) || isUnheard(.hidden, within: name) {
      found.append(
        .init(
          isSupposed ? .overridesNoChildGetter : .forwardsToNone, [.here: text(name)],
          fixes: waysDown(within: name) + alternatives(within: name),
          by: now.rulesOfStops { $0.at == name },
          toHave: wishesUnheard(within: name)))
    }
    return found + [overrideInAnExtension, barAppearance, namedInNoWindow].compactMap { $0 }
  }

  private var barAppearance: Explanation.Cause? {
    guard lastUpdate?.styleSource == .navigationBarAppearance,
      now.observation.bar.content != .light,
      let style = lastUpdate?.provenance.style
    else { return nil }
    return .init(
      .barAppearance, toHave: [wish(.bar(.light), on: style.answeredBy)])
  }

  /// A child getter returns a controller with an answer, and that is in no window.
  private var namedInNoWindow: Explanation.Cause? {
    guard now.observation.stale == nil else { return nil }
    let answers = BarQuestion.allCases.map { ($0, lastUpdate?.provenance.answer(to: $0)?.stop) }
    for (question, stop) in answers {
      guard let stop, stop.reason == .namedControllerIsNotInAWindow,
        case .controller(let named)? = controllerNow(stop.at)?[child: .bar(question)],
        question == .style ? saysStyle(named) : saysHidden(named),
        !moments.contains(where: { $0.explanation.onScreen.contains(named) }),
        let demand = demand(of: named, question), wish(demand).isBroken(in: now)
      else { continue }
      let getter = ChainQuestion.bar(question).child.rawValue
      return .init(
        .namedInNoWindow, [.here: text(named), .value: getter, .above: text(stop.at)],
        fixes: [
          .init(
            "Add \(text(named)) and its view with addChild first, then ask for an update; or return the "
              + "controller that is displayed.")
        ])
    }
    return nil
  }

  private var overrideInAnExtension: Explanation.Cause? {
    guard lastUpdate?.styleSource == .overrideInExtensionIsNotCalled,
      let answerer = lastUpdate?.provenance.style?.answeredBy
    else { return nil }
    let wishes = wishesUnheard(within: answerer, [.style])
    return .init(
      .overrideInExtension,
      fixes: wishes.isEmpty
        ? [.init("Override it in a subclass.", by: [.subclass(answerer)])] : [],
      toHave: wishes)
  }

  /// Returns true if one of two answerers says something about the question that the other is
  /// asked.
  private func isHalfHeard(_ style: Provenance.Answer, _ hidden: Provenance.Answer) -> Bool {
    guard style.answeredBy != hidden.answeredBy else { return false }
    if saysHidden(style.answeredBy) { return true }
    // Below a navigation bar, why the style is ignored is said already.
    return saysStyle(hidden.answeredBy)
      && (style.stop.reason != .navigationBarVisible || saysHidden(hidden.answeredBy))
  }

  private func twoAnswer(
    _ style: Provenance.Answer, _ hidden: Provenance.Answer
  ) -> Explanation.Cause {
    // The one with something to say about the other question.
    let (name, question): (Name, BarQuestion) =
      saysHidden(style.answeredBy) ? (style.answeredBy, .hidden) : (hidden.answeredBy, .style)
    let isMissed = isUnseen(name, question)
    let demand = isMissed ? demand(of: name, question) : nil
    let reason = isMissed ? whyNotAsked(name, .bar(question)).map { " " + $0.why + "." } : nil
    var cause = Explanation.Cause(
      .twoAnswer, [.here: text(style.answeredBy), .other: text(hidden.answeredBy)],
      fixes: demand == nil ? ways(to: name, question) : [], by: now.rulesOfStops { _ in true },
      toHave: demand.map { [wish($0, on: onTop(name))] } ?? [])
    cause.text += reason ?? ""
    return cause
  }

  private func navigationAnswers(_ navigation: Name) -> Explanation.Cause {
    .init(
      isSupposed ? .navigationMayAnswer : .navigationAnswers, [.here: text(navigation)],
      fixes: waysDown(within: navigation, [.style]),
      by: now.rulesOfStops { $0.at == navigation && $0.reason == .navigationBarVisible },
      toHave: wishesUnheard(within: navigation, [.style]))
  }

  private var containersThatDoNotForward: [Name] {
    let controllers = controllersNow
    let parents = Set(controllers.lazy.filter { $0.place.isChild }.compactMap { $0.place.above })
    var names: [Name] = []
    for stop in stops where stop.reason == .doesNotForward && !names.contains(stop.at) {
      if forwardsOneQuestion(stop.at) || isApples(stop.at) { continue }
      if parents.contains(stop.at) { names.append(stop.at) }
    }
    return names
  }

  /// Returns true if a screen and all in it are Apple's: nothing there is the app's to forward to.
  private func isApples(_ name: Name) -> Bool {
    let names = AppNames(scenario: scenario)
    return names.maker(name) == .uiKit && controller(name)?.kind == .plain
      && !controllersNow.contains { $0.place == .child(of: name) && names.maker($0.name) == .app }
  }

  /// Returns true if style or hidden is passed on from there, or would be by an update.
  private func forwardsOneQuestion(_ name: Name) -> Bool {
    let answers = [lastUpdate, now.explanation.updateNow].flatMap {
      [$0?.provenance.style, $0?.provenance.hidden]
    }
    return answers.contains { answer in
      answer?.chain.dropLast().contains { $0.controller == name } ?? false
    }
  }
}
