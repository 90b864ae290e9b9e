import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness

// Why a controller is not asked, or not heard.
extension ExplainedScenario {
  private var read: ExplanationFacts.ReadAccount? { now.explanation.lastRead }

  private var stops: [Provenance.Stop] {
    [read?.provenance.style?.stop, read?.provenance.hidden?.stop].compactMap { $0 }
  }

  /// The controllers that were asked either question.
  var asked: [Name] {
    [read?.provenance.style, read?.provenance.hidden].flatMap {
      $0?.chain.map { $0.controller } ?? []
    }
  }

  var causesInTheChains: [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    if let stop = read?.provenance.style?.stop, stop.reason == .navigationBarVisible,
      isUnheard(.style, within: stop.at)
    {
      causes.append(navigationAnswers(stop.at))
    }
    if let style = read?.provenance.style, let hidden = read?.provenance.hidden,
      !isSupposed, isHalfHeard(style, hidden)
    {
      // The color of a hidden bar is not missed.
      causes.append(
        twoAnswer(style: style, hidden: hidden).asNote(now.observation.bar.hidden))
    }
    for name in containersThatDoNotForward
    where isUnheard(.style, within: name) || isUnheard(.hidden, within: name) {
      causes.append(
        .init(
          isSupposed
            ? "While \(text(name)) overrides no child getter, its children are never asked."
            : "\(text(name)) has children and forwards to none of them, so they are never asked.",
          cures: forwarding(from: name), .notForwarding
        ).toHave(isHost(name) ? wishUnheard(within: name) : nil))
    }
    return causes + [overrideInAnExtension, barAppearance].compactMap { $0 }
  }

  /// True for a host of SwiftUI: its modifiers say as much as a subclass would.
  private func isHost(_ name: Name) -> Bool {
    AppNames(scenario: scenario).maker(name) == .swiftUI
  }

  /// The look that the last controller on top within another one says and that is not seen.
  private func wishUnheard(within name: Name) -> Wish? {
    let above = placesAbove
    for speaker in (now.snapshot?.onTop ?? []).reversed() {
      guard sequence(first: speaker, next: { above[$0] }).contains(name) else { continue }
      for question in BarQuestion.allCases.reversed() where isUnseen(speaker, question) {
        if let demand = demand(of: speaker, question) { return wish(demand, on: speaker) }
      }
    }
    return nil
  }

  private var barAppearance: Explanation.Cause? {
    guard read?.styleSource == .navigationBarAppearance, now.observation.bar.content != .light,
      let style = read?.provenance.style
    else { return nil }
    return .init(
      """
      From iOS 13 a UINavigationBarAppearance cancels the light text that barStyle black gives.
      """,
      fix:
        "Subclass \(text(style.answeredBy)) and return lightContent from preferredStatusBarStyle.",
      by: [
        .set(.preferredStatusBarStyle, on: style.answeredBy, to: .word("lightContent"))
      ], .barAppearance)
  }

  private var overrideInAnExtension: Explanation.Cause? {
    guard read?.styleSource == .overrideInExtensionIsNotCalled else { return nil }
    return .init(
      "From iOS 13.4 preferredStatusBarStyle in an extension of one of UIKit's classes is not called.",
      fix: "Override it in a subclass.",
      by: (read?.provenance.style).map { [.subclass($0.answeredBy)] } ?? [], .extensions)
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
    style: Provenance.Answer, hidden: Provenance.Answer
  ) -> Explanation.Cause {
    let styleStopsEarlier = hidden.chain.contains { $0.controller == style.answeredBy }
    let hiddenStopsEarlier = style.chain.contains { $0.controller == hidden.answeredBy }
    let cure: Explanation.Cure =
      switch (styleStopsEarlier, hiddenStopsEarlier) {
      case (true, _):
        .init(
          "Override childForStatusBarStyle as well, to the same controller.",
          by: forwarding(.style, from: style.answeredBy, as: hidden))
      case (false, true):
        .init(
          "Override childForStatusBarHidden as well, to the same controller.",
          by: forwarding(.hidden, from: hidden.answeredBy, as: style))
      case (false, false):
        .init("Give childForStatusBarStyle and childForStatusBarHidden the same child.")
      }
    let words =
      "Two controllers answer: \(text(style.answeredBy)) for the style, \(text(hidden.answeredBy)) for hidden."
    return style.stop.reason == .navigationBarVisible
      ? .init(words, cures: [cure], .twoAnswerInStack) : .init(words, cures: [cure], .twoAnswer)
  }

  /// One question goes from a controller to where the other one goes.
  private func forwarding(
    _ question: BarQuestion, from name: Name, as other: Provenance.Answer
  ) -> Change? {
    guard let place = other.chain.firstIndex(where: { $0.controller == name }),
      place + 1 < other.chain.count
    else { return nil }
    let next = other.chain[place + 1].controller
    guard scenario.controllers.contains(where: { $0.name == next && $0.place.isChild }) else {
      return nil
    }
    switch controller(name)?.kind {
    case .navigation: return .set(question.child, on: name, to: .word("topViewController"))
    case .tab: return .set(question.child, on: name, to: .null)
    case .plain, .split, .page, .alert, nil:
      return .set(question.child, on: name, to: .controller(next))
    }
  }

  private func navigationAnswers(_ navigation: Name) -> Explanation.Cause {
    let name = text(navigation)
    return .init(
      isSupposed
        ? """
        While \(name) shows its bar and its class overrides neither preferredStatusBarStyle nor \
        childForStatusBarStyle, preferredStatusBarStyle of the controllers in it is never called; \
        prefersStatusBarHidden is.
        """
        : """
        preferredStatusBarStyle of the controllers in \(name) is never called: \(name) is a \
        navigation controller that shows its bar, and answers itself. prefersStatusBarHidden is called.
        """,
      cures: [
        .init(
          "Subclass it and return topViewController from childForStatusBarStyle.",
          by: [.set(.childForStatusBarStyle, on: navigation, to: .word("topViewController"))]),
        .init(
          "Set navigationBar.barStyle to black, which makes the whole navigation bar dark.",
          by: [.set(.barStyle, on: navigation, to: .word("black"))]),
      ], .navigationAnswers)
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
    let answers = [read, now.explanation.readNow].flatMap {
      [$0?.provenance.style, $0?.provenance.hidden]
    }
    return answers.contains { answer in
      answer?.chain.dropLast().contains { $0.controller == name } ?? false
    }
  }

  /// Both questions go to a child on screen, rather to one that has something to say or holds a
  /// controller that does; there may be two of them, first one with children: it is seldom a menu.
  private func forwarding(from parent: Name) -> [Explanation.Cure] {
    let controllers = controllersNow
    let above = placesAbove
    let speakers = controllers.map { $0.name }.filter { saysStyle($0) || saysHidden($0) }
    let ways = Set(speakers.flatMap { name in sequence(first: name) { above[$0] } })
    let children = controllers.map { $0.name }.filter {
      above[$0] == parent && controller($0)?.place.isChild == true
        && now.explanation.onScreen.contains($0)
    }
    let wanted = children.filter(ways.contains)
    let two = (wanted.isEmpty ? children : wanted).suffix(2)
    let parents = Set(above.values)
    let chosen = two.filter(parents.contains) + two.filter { !parents.contains($0) }
    return (chosen.isEmpty ? [nil] : chosen.map { $0 }).enumerated().map { number, child in
      .init(
        number == 0
          ? "Return the visible child from its childForStatusBarStyle and childForStatusBarHidden."
          : "If \(child.map(text) ?? "another child") is to decide, return that.",
        by: child.map { child in
          BarQuestion.allCases.map { .set($0.child, on: parent, to: .controller(child)) }
        } ?? [])
    }
  }

  var causesInPresentations: [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    // A getter may lead to what is presented.
    var seen = asked
    for stop in stops where stop.reason == .presentedDoesNotTakeOver {
      guard let presented = stop.notAsked, !seen.contains(presented) else { continue }
      seen.append(presented)
      let isMissed = BarQuestion.allCases.contains { question in
        isUnseen(presented, question) || isUnheard(question, within: presented)
      }
      let leadsOn = controllersNow.contains { $0.place == .presented(by: presented) }
      if isMissed || leadsOn || saysStyle(presented) || saysHidden(presented) {
        causes.append(notTakingOver(presented).asNote(!isMissed))
      }
    }
    causes += takeOvers
    return causes
  }

  private func notTakingOver(_ name: Name) -> Explanation.Cause {
    if controller(name)?.kind == .alert {
      return .init(
        "An alert does not take the bar over: its presenter still decides.",
        fix: "Change the presenter's answers, if the bar has to change.", .takeOver)
    }
    let version = scenario.environment.iOS
    if version >= 8, version < 10 { return notTakingOverFixed(name) }
    let fullScreen = Explanation.Cure(
      "Present it fullScreen.",
      by: [.set(.modalPresentationStyle, on: name, to: .word("fullScreen"))])
    let captures = "Set its modalPresentationCapturesStatusBarAppearance to true before presenting"
    // Capturing alone would make it dark on the black behind the card.
    let capturing: Explanation.Cure =
      isCardUp
      ? .init(
        """
        \(captures) and return lightContent from preferredStatusBarStyle: capturing ends the light \
        that goes with a card, and what lies behind the bar is black.
        """,
        by: [
          capture(name), .set(.preferredStatusBarStyle, on: name, to: .word("lightContent")),
        ]) : .init(captures + ".", by: [capture(name)])
    let style = now.explanation.styles.first { $0.node == name }?.presentedAs
    let words = """
      \(text(name)) can't set the bar: it is presented as \(style?.rawValue ?? "a part of the screen") \
      and does not capture the bar, so its presenter decides.
      """
    return isCardUp
      ? .init(words, cures: [fullScreen, capturing], .notTakingOverAsCard)
      : .init(words, cures: [capturing, fullScreen], .notTakingOver)
  }

  private func notTakingOverFixed(_ name: Name) -> Explanation.Cause {
    .init(
      """
      \(text(name)) can't set the bar: on iOS 8 and 9 whether it takes over is fixed when it is \
      presented, and it did not then.
      """,
      cures: [
        .init(
          "Set its modalPresentationCapturesStatusBarAppearance to true before presenting.",
          by: [capture(name)]),
        .init("And forward to what it presents."),
      ], .notTakingOverFixed)
  }

  private func capture(_ name: Name, _ value: Bool = true) -> Change {
    .set(.modalPresentationCapturesStatusBarAppearance, on: name, to: .bool(value))
  }

  private var takeOvers: [Explanation.Cause] {
    guard let read, let answer = read.provenance.style, let last = answer.chain.last else {
      return []
    }
    var causes: [Explanation.Cause] = []
    if isCardUp, now.observation.bar.content != .light,
      let captures = answer.chain.first(where: isCapturing)
    {
      causes.append(capturesInFrontOfACard(captures.controller, answerer: answer.answeredBy))
    }
    let isStyleLost = read.style == .default && isAStyleSaidElsewhere(read)
    if [.presentedFullScreen, .presentedCustom, .presentedCaptures].contains(last.reason),
      isStyleLost || isHiddenLost(to: last.controller)
    {
      // The answer of an app's own screen is its choice; a stack that answers itself is named so.
      let isOwn = AppNames(scenario: scenario).maker(last.controller) == .app
      if read.provenance.style?.stop.reason != .navigationBarVisible
        || !isGenericStack(last.controller)
      {
        causes.append(
          answersOtherwise(last.controller, isStyleLost: isStyleLost).asNote(
            isOwn && isStyleLost && moments.count > 1))
      }
    }
    return causes
  }

  /// True for a plain navigation controller of UIKit, whose class an app may replace.
  private func isGenericStack(_ name: Name) -> Bool {
    AppNames(scenario: scenario).className(name) == "UINavigationController"
  }

  /// True if a controller that did not answer says something about the style, and it was seen before.
  private func isAStyleSaidElsewhere(_ read: ExplanationFacts.ReadAccount) -> Bool {
    let answerer = read.provenance.style?.answeredBy
    guard scenario.controllers.contains(where: { $0.name != answerer && saysStyle($0.name) }) else {
      return false
    }
    guard moments.count > 1 else { return true }
    return moments[moments.count - 2].observation.bar.content != now.observation.bar.content
  }

  /// Returns true if a controller shows the bar by default, and one on the way to it would hide it.
  private func isHiddenLost(to name: Name) -> Bool {
    guard let hidden = read?.provenance.hidden, hidden.answeredBy == name else { return false }
    return !saysHidden(name) && hidden.chain.contains { saysHidden($0.controller) }
  }

  private func capturesInFrontOfACard(_ name: Name, answerer: Name) -> Explanation.Cause {
    .init(
      """
      \(text(name)) captures the bar, so the light that goes with a card is off, and the bar is not \
      light on the black behind it.
      """,
      cures: [
        .init("Do not capture.", by: [capture(name, false)]),
        .init(
          "Return lightContent from preferredStatusBarStyle.",
          by: [.set(.preferredStatusBarStyle, on: answerer, to: .word("lightContent"))]),
      ], .lightBehindCard)
  }

  private func answersOtherwise(_ name: Name, isStyleLost: Bool) -> Explanation.Cause {
    let overFullScreen = "present it over full screen, so that the presenter keeps the bar."
    var wanted = now.observation.bar.appearance
    if isStyleLost { wanted.content = .light } else { wanted.hidden = true }
    let answer: Change =
      isStyleLost
      ? .set(.preferredStatusBarStyle, on: name, to: .word("lightContent"))
      : .set(.prefersStatusBarHidden, on: name, to: .bool(true))
    return .init(
      """
      \(text(name)) takes the bar over and answers \(isStyleLost ? "default" : "visible"), as image \
      pickers and mail composers do.
      """,
      cures: AppNames(scenario: scenario).maker(name) == .uiKit
        ? [
          .init(
            "Its class may not be changed: \(overFullScreen)",
            by: .set(.modalPresentationStyle, on: name, to: .word("overFullScreen"))),
          endOfAsking(as: wanted),
        ]
        : [
          .init(
            """
            If the class is yours, override the getters in it. Image pickers and mail composers may \
            not be changed: \(overFullScreen)
            """, by: answer)
        ], .takeOver)
  }

  private func isCapturing(_ hop: Provenance.Hop) -> Bool { hop.reason == .presentedCaptures }

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
