import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// Presented controllers that do not take the bar over, or that do and look otherwise.
extension ExplainedScenario {
  var causesInPresentations: [Explanation.Cause] {
    var found: [Explanation.Cause] = []
    let update = now.explanation.lastUpdate?.provenance
    // A getter may lead to what is presented.
    var seen = asked
    for stop in [update?.style?.stop, update?.hidden?.stop].compactMap({ $0 })
    where stop.reason == .presentedDoesNotTakeOver {
      guard let presented = stop.notAsked, !seen.contains(presented) else { continue }
      seen.append(presented)
      let isMissed = BarQuestion.allCases.contains { question in
        isUnseen(presented, question) || isUnheard(question, within: presented)
      }
      let leadsOn = controllersNow.contains { $0.place == .presented(by: presented) }
      if isMissed || leadsOn || saysStyle(presented) || saysHidden(presented) {
        found.append(notTakingOver(presented).asNote(!isMissed))
      }
    }
    return found + takeOvers + [popoverThatAdapts].compactMap { $0 }
  }

  /// A popover that the step presents and that appears as something else.
  private var popoverThatAdapts: Explanation.Cause? {
    guard case .present(let name, from: _)? = step, now.observation.outcome == .applied,
      controllerNow(name)?.modalPresentationStyle == .popover,
      let style = now.explanation.styles.first(where: { $0.node == name })?.presentedAs,
      style != .popover
    else { return nil }
    return .init(
      .popoverAdapts, [.here: text(name), .value: style.rawValue],
      fixes: [
        .init(
          """
          To keep it a popover, return none from adaptivePresentationStyle(for:traitCollection:) of its presentation's \
          delegate.
          """)
      ]
    ).asNote()
  }

  private func notTakingOver(_ name: Name) -> Explanation.Cause {
    let rules = now.rulesOfStops { $0.notAsked == name }
    if controller(name)?.kind == .alert {
      return .init(
        .alertDoesNotTakeOver,
        fixes: [.init("Change the presenter's answers, if the bar has to change.")], by: rules)
    }
    let wishes = wishesUnheard(within: name)
    let capture = [
      Change.set(.modalPresentationCapturesStatusBarAppearance, on: name, to: .bool(true))
    ]
    let fixes = wishes.isEmpty ? [fix(by: capture)] : []
    let version = scenario.environment.iOS
    if version >= 8, version < 10 {
      return .init(
        .takeOverIsFixed, [.here: text(name)], fixes: fixes, by: rules, toHave: wishes)
    }
    let style = now.explanation.styles.first { $0.node == name }?.presentedAs
    return .init(
      .doesNotTakeOver,
      [.here: text(name), .value: style?.rawValue ?? "a part of the screen"], fixes: fixes,
      by: rules, toHave: wishes)
  }

  private var takeOvers: [Explanation.Cause] {
    guard let update = now.explanation.lastUpdate, let answer = update.provenance.style,
      let last = answer.chain.last
    else { return [] }
    var found: [Explanation.Cause] = []
    if isCardUp, !now.observation.bar.hidden, now.observation.bar.content != .light,
      let captures = answer.chain.first(where: { $0.reason == .presentedCaptures })
    {
      found.append(capturesInFrontOfACard(captures.controller))
    }
    if let above = windowAboveTheCard { found.append(above) }
    let isStyleLost = update.style == .default && isAStyleSaidElsewhere(update)
    guard last.reason.isPresentation,
      isStyleLost || isHiddenLost(to: last.controller)
    else { return found }
    // A stack that answers itself is named so.
    let names = AppNames(scenario: scenario)
    if answer.stop.reason == .navigationBarVisible,
      names.className(last.controller) == "UINavigationController"
    {
      return found
    }
    // The answer of an app's own screen is its choice.
    let isOwn = names.maker(last.controller) == .app
    let isChosen = isOwn && (moments.count > 1 || !isStyleLost)
    return found + [
      answersOtherwise(last.controller, isStyleLost: isStyleLost).asNote(isChosen)
    ]
  }

  /// True if a controller that did not answer says something about the style, and it was seen before.
  private func isAStyleSaidElsewhere(_ update: ExplanationFacts.UpdateAccount) -> Bool {
    let answerer = update.provenance.style?.answeredBy
    guard scenario.controllers.contains(where: { $0.name != answerer && saysStyle($0.name) }) else {
      return false
    }
    guard moments.count > 1 else { return true }
    return moments[moments.count - 2].observation.bar.content != now.observation.bar.content
  }

  /// Returns true if a controller shows the bar by default, and one on the way to it would hide it.
  private func isHiddenLost(to name: Name) -> Bool {
    guard !now.observation.bar.hidden, let hidden = now.explanation.lastUpdate?.provenance.hidden,
      hidden.answeredBy == name
    else { return false }
    return !saysHidden(name) && hidden.chain.contains { saysHidden($0.controller) }
  }

  private func capturesInFrontOfACard(_ name: Name) -> Explanation.Cause {
    .init(
      .capturesBeforeCard, [.here: text(name)], toHave: [wish(.bar(.light), on: onTop(name))])
  }

  /// The window that decides in place of the one in which a card is up.
  private var windowAboveTheCard: Explanation.Cause? {
    guard !now.observation.bar.hidden, now.observation.bar.content != .light, let card = cards.last,
      let winner = now.explanation.windows.first(where: { $0.verdict == .controls })?.window,
      let root = root(ofWindow: winner), let window = window(of: card), window != winner
    else { return nil }
    return .init(
      .windowAboveCard, [.here: text(winner), .other: text(window), .value: text(card)],
      toHave: [wish(.bar(.light), on: onTop(root))])
  }

  private func answersOtherwise(_ name: Name, isStyleLost: Bool) -> Explanation.Cause {
    let isLightNow = now.observation.bar.content == .light
    let demand: Wish.Bar = isStyleLost ? (isLightNow ? .dark : .light) : .hidden
    var wanted = now.observation.bar.appearance
    if isStyleLost { wanted.content = isLightNow ? .dark : .light } else { wanted.hidden = true }
    let isApples = AppNames(scenario: scenario).maker(name) == .uiKit
    return .init(
      """
      \(text(name)) takes the bar over and answers \(isStyleLost ? "default" : "visible")\
      \(isApples ? ", as image pickers and mail composers do. Its class may not be changed" : "").
      """, fixes: isApples ? [endOfAsking(as: wanted)] : [],
      rules: now.rulesOfHop(to: name),
      toHave: [wish(.bar(demand), on: onTop(name))])
  }

  /// True if the bar would be light behind a card, if nothing captured it.
  private var isCardUp: Bool { !cards.isEmpty }

  /// The cards that are up where the bar is light behind them.
  var cards: [Name] {
    guard scenario.environment.iOS >= 13, isPortraitPhone else { return [] }
    return now.explanation.styles.filter {
      $0.presentedAs == .pageSheet || $0.presentedAs == .formSheet
    }.map { $0.node }
  }
}
