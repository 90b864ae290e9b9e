import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

// Why the controller that somebody has in mind is not asked, or not heard.
extension ExplainedScenario {
  private var read: ExplanationFacts.ReadAccount? { now.explanation.lastRead }

  private var stops: [Provenance.Stop] {
    [read?.provenance.style?.stop, read?.provenance.hidden?.stop].compactMap { $0 }
  }

  var causesInTheChains: [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    if let stop = read?.provenance.style?.stop, stop.reason == .navigationBarVisible,
      isAStyleUnheard
    {
      causes.append(navigationAnswers(stop.at))
    }
    if let style = read?.provenance.style, let hidden = read?.provenance.hidden,
      isHalfHeard(style, hidden)
    {
      causes.append(twoAnswer(style: style, hidden: hidden))
    }
    for name in containersThatDoNotForward where isAStyleUnheard || isHiddenUnheard {
      causes.append(
        .init(
          "\(text(name)) has children and forwards to none of them, so they are never asked.",
          fix: """
            Return the visible child from its childForStatusBarStyle and childForStatusBarHidden.
            """, by: forwarding(from: name), .sb10, .sb24, .sb38))
    }
    if read?.styleSource == .overrideInExtensionIsNotCalled {
      causes.append(
        .init(
          """
          From iOS 13.4 preferredStatusBarStyle in an extension of one of UIKit's classes is not \
          called.
          """, fix: "Override it in a subclass.",
          by: (read?.provenance.style).map { [.subclass($0.answeredBy)] } ?? [], .sb20))
    }
    return causes
  }

  /// Whether one of two answerers says something of what the other is asked.
  private func isHalfHeard(_ style: Provenance.Answer, _ hidden: Provenance.Answer) -> Bool {
    guard style.answeredBy != hidden.answeredBy else { return false }
    if saysHidden(style.answeredBy) { return true }
    // Below a navigation bar, why the style is not heard is told already.
    return saysStyle(hidden.answeredBy)
      && (style.stop.reason != .navigationBarVisible || saysHidden(hidden.answeredBy))
  }

  private func twoAnswer(
    style: Provenance.Answer, hidden: Provenance.Answer
  ) -> Explanation.Cause {
    let styleStopsEarlier = hidden.chain.contains { $0.controller == style.answeredBy }
    let hiddenStopsEarlier = style.chain.contains { $0.controller == hidden.answeredBy }
    let fix =
      switch (styleStopsEarlier, hiddenStopsEarlier) {
      case (true, _): "Override childForStatusBarStyle as well, to the same controller."
      case (false, true): "Override childForStatusBarHidden as well, to the same controller."
      case (false, false): "Give childForStatusBarStyle and childForStatusBarHidden the same child."
      }
    let words =
      "Two controllers answer: \(text(style.answeredBy)) for the style, \(text(hidden.answeredBy)) for hidden."
    return style.stop.reason == .navigationBarVisible
      ? .init(words, fix: fix, .sb10, .sb21, .sb22) : .init(words, fix: fix, .sb10)
  }

  private func navigationAnswers(_ navigation: Name) -> Explanation.Cause {
    let name = text(navigation)
    return .init(
      """
      preferredStatusBarStyle of the controllers in \(name) is never called: \(name) is a \
      navigation controller that shows its bar, and answers itself.
      """,
      fix: """
        Subclass it and return topViewController from childForStatusBarStyle, or set \
        navigationBar.barStyle to black.
        """,
      by: [.set(.childForStatusBarStyle, on: navigation, to: .word("topViewController"))], .sb21)
  }

  private var containersThatDoNotForward: [Name] {
    var names: [Name] = []
    for stop in stops where stop.reason == .doesNotForward && !names.contains(stop.at) {
      if forwardsOneQuestion(stop.at) { continue }
      let hasChildren = scenario.controllers.contains { $0.place == .child(of: stop.at) }
      if hasChildren || wasGivenAChild(stop.at) { names.append(stop.at) }
    }
    return names
  }

  /// Whether style or hidden goes on from there.
  private func forwardsOneQuestion(_ name: Name) -> Bool {
    [read?.provenance.style, read?.provenance.hidden].contains { answer in
      answer?.chain.dropLast().contains { $0.controller == name } ?? false
    }
  }

  /// Both questions go to the child that is on screen.
  private func forwarding(from parent: Name) -> [Change] {
    let controllers = now.snapshot?.controllers ?? scenario.controllers
    let child = controllers.last {
      $0.place == .child(of: parent) && now.explanation.onScreen.contains($0.name)
    }
    guard let child else { return [] }
    return BarQuestion.allCases.map { .set($0.child, on: parent, to: .controller(child.name)) }
  }

  private func wasGivenAChild(_ parent: Name) -> Bool {
    zip(scenario.steps, moments.dropFirst()).contains { step, moment in
      guard case .addChild(_, to: parent, in: _) = step else { return false }
      return moment.observation.outcome == .applied
    }
  }

  var causesInPresentations: [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    var seen: [Name] = []
    for stop in stops where stop.reason == .presentedDoesNotTakeOver {
      guard let presented = stop.notAsked, !seen.contains(presented) else { continue }
      seen.append(presented)
      causes.append(notTakingOver(presented))
    }
    causes += takeOvers
    return causes
  }

  private func notTakingOver(_ name: Name) -> Explanation.Cause {
    if controller(name)?.kind == .alert {
      return .init(
        "An alert does not take the bar over: its presenter still decides.",
        fix: "Change the presenter's answers, if the bar has to change.", .sb24, .sb25)
    }
    let version = scenario.environment.iOS
    if version >= 8, version < 10 {
      return .init(
        """
        \(text(name)) can't set the bar: on iOS 8 and 9 whether it takes over is fixed when it is \
        presented, and it did not then.
        """,
        fix: """
          Set modalPresentationCapturesStatusBarAppearance before presenting, and forward to what \
          it presents.
          """,
        by: [.set(.modalPresentationCapturesStatusBarAppearance, on: name, to: .bool(true))], .sb25,
        .sb26, .sb28, .sb29)
    }
    if isCardUp {
      // Capturing alone would make it dark on the black behind the card.
      return .init(
        "\(text(name)) can't set the bar: only full screen, or what captures, takes over.",
        fix: """
          Present it fullScreen. Or set its modalPresentationCapturesStatusBarAppearance to true \
          before presenting and return lightContent from preferredStatusBarStyle: capturing ends \
          the light that goes with a card, and what lies behind the bar is black.
          """,
        by: [
          .set(.modalPresentationCapturesStatusBarAppearance, on: name, to: .bool(true)),
          .set(.preferredStatusBarStyle, on: name, to: .word("lightContent")),
        ], .sb25, .sb26, .sb27, .sb28)
    }
    return .init(
      "\(text(name)) can't set the bar: only full screen, or what captures, takes over.",
      fix: """
        Set its modalPresentationCapturesStatusBarAppearance to true before presenting, or \
        present it fullScreen.
        """,
      by: [.set(.modalPresentationCapturesStatusBarAppearance, on: name, to: .bool(true))], .sb25,
      .sb26, .sb28)
  }

  private var takeOvers: [Explanation.Cause] {
    guard let read, let last = read.provenance.style?.chain.last else { return [] }
    var causes: [Explanation.Cause] = []
    if isCardUp, let captures = read.provenance.style?.chain.first(where: isCapturing) {
      causes.append(
        .init(
          """
          \(text(captures.controller)) captures the bar, so the light that goes with a card is off.
          """,
          fix: "Answer with the style that suits the dark behind the card, or do not capture.",
          .sb27))
    }
    if last.reason == .presentedFullScreen || isCapturing(last), read.style == .default,
      isAStyleUnheard
    {
      causes.append(
        .init(
          """
          \(text(last.controller)) takes the bar over and answers default, as image pickers and \
          mail composers do.
          """, fix: "Subclass it and override the getters.", .sb24, .sb25))
    }
    return causes
  }

  private func isCapturing(_ hop: Provenance.Hop) -> Bool { hop.reason == .presentedCaptures }

  /// Whether the bar would be light behind a card, if nothing captured it.
  private var isCardUp: Bool {
    guard scenario.environment.iOS >= 13, isPortraitPhone else { return false }
    return now.explanation.styles.contains {
      $0.presentedAs == .pageSheet || $0.presentedAs == .formSheet
    }
  }
}
