import StatusQuoAppearanceModel

// The two chains of the read that is on the glass.
extension ExplainedScenario {
  /// The controller that answered for the style, hop by hop, and the color that results.
  var whoAnswersForStyle: [Explanation.Sentence] {
    guard let read = now.explanation.lastRead else { return [] }
    guard let answer = read.provenance.style else {
      return [.init("No controller was asked: the style is default.", .sb34)] + color(read)
    }
    return way(answer, "childForStatusBarStyle", isStyle: true)
      + [style(read, by: answer, "answers")] + color(read)
  }

  /// Who answered for hidden, hop by hop.
  var whoAnswersForHidden: [Explanation.Sentence] {
    guard let read = now.explanation.lastRead else { return [] }
    let forced = read.provenance.forcedHidden ? [noBarInLandscape] : []
    guard let answer = read.provenance.hidden else {
      let hidden = "\(read.hiddenWord), \(words(read.hiddenSource))"
      return [.init("No controller was asked: \(hidden).", .sb34)] + forced
    }
    return way(answer, "childForStatusBarHidden", isStyle: false)
      + [hidden(read, by: answer, "answers")] + forced
  }

  /// What a read was answered for the style, or would be.
  func style(
    _ read: ExplanationFacts.ReadAccount, by answer: Provenance.Answer, _ verb: String
  ) -> Explanation.Sentence {
    .init(
      "\(text(answer.answeredBy)) \(verb) \(read.style.rawValue): \(words(read.styleSource)).",
      rules(read.styleSource))
  }

  /// What a read was answered for hidden, or would be.
  func hidden(
    _ read: ExplanationFacts.ReadAccount, by answer: Provenance.Answer, _ verb: String
  ) -> Explanation.Sentence {
    .init(
      "\(text(answer.answeredBy)) \(verb) \(read.hiddenWord): \(words(read.hiddenSource)).",
      rules(read.hiddenSource))
  }

  private func way(
    _ answer: Provenance.Answer, _ getter: String, isStyle: Bool
  ) -> [Explanation.Sentence] {
    var sentences: [Explanation.Sentence] = []
    var above: Name?
    for hop in answer.chain {
      sentences.append(sentence(hop, from: above, getter, isStyle: isStyle))
      above = hop.controller
    }
    return sentences + [sentence(answer.stop, getter)]
  }

  private func sentence(
    _ hop: Provenance.Hop, from above: Name?, _ getter: String, isStyle: Bool
  ) -> Explanation.Sentence {
    let name = text(hop.controller)
    let from = above.map(text) ?? ""
    func overridden(_ property: String) -> Explanation.Sentence {
      .init("\(from) overrides \(getter) with \(property), so \(name) is asked.", .sb10, .sb11)
    }
    switch hop.reason {
    case .root: return .init("\(name), a \(kind(hop.controller)), is the window's root.", .sb18)
    case .presentedFullScreen:
      return .init("\(from) presents \(name) full screen, so \(name) is asked.", .sb25, .sb30)
    case .presentedCaptures:
      return .init(
        """
        \(from) presents \(name), whose modalPresentationCapturesStatusBarAppearance is true, so \
        \(name) is asked.
        """, .sb25, .sb30)
    case .presentedCustom:
      return .init(
        "\(from) presents \(name) in custom style, which takes over on iOS 8.3 to 9.", .sb26)
    case .forwardedByNavigation:
      return isStyle
        ? .init("\(from)'s navigation bar is hidden, so its top \(name) is asked.", .sb21)
        : .init("\(from) asks its top \(name), whether its bar is shown or not.", .sb22)
    case .forwardedByTab: return .init("\(from) asks its selected \(name).", .sb24)
    case .forwardedToTopViewController: return overridden("topViewController")
    case .forwardedToVisibleViewController: return overridden("visibleViewController")
    case .forwardedToSelectedViewController: return overridden("selectedViewController")
    case .forwardedToPresentedViewController: return overridden("presentedViewController")
    case .forwardedToNamedController: return overridden(name)
    }
  }

  private func sentence(_ stop: Provenance.Stop, _ getter: String) -> Explanation.Sentence {
    let at = text(stop.at)
    let other = stop.notAsked.map(text) ?? ""
    switch stop.reason {
    case .presentedDoesNotTakeOver:
      return .init(
        """
        \(other), which \(at) presents, is not asked: it is neither full screen nor does it \
        capture the bar. Nothing that it presents is asked either.
        """, .sb25, .sb26, .sb28)
    case .presentedBeingDismissed:
      return .init("\(other), which \(at) presents, is not asked: it is being dismissed.", .l6)
    case .cycle: return .init("\(at) leads back to \(other), which was met already.", .sb10)
    case .childIsNil: return .init("\(at)'s override of \(getter) gives nil.", .sb11)
    case .namedControllerIsNotInAWindow:
      return .init("The controller that \(at)'s \(getter) gives is in no window.", .sb38)
    case .navigationBarVisible:
      return .init(
        "\(at) shows its navigation bar, so it answers itself and no child is asked.", .sb21)
    case .navigationIsEmpty: return .init("\(at) has no controllers.", .sb22)
    case .nothingSelected: return .init("\(at) has nothing selected.", .sb24)
    case .doesNotForward:
      return .init("\(at), a \(kind(stop.at)), forwards to none.", .sb10, .sb24)
    }
  }

  private func words(_ source: ExplanationFacts.GetterSource) -> String {
    switch source {
    case .override: "it overrides the getter"
    case .stored: "its override gives its stored value"
    case .shared: "its override gives the app-wide shared value"
    case .overrideInExtensionIsNotCalled:
      "its override is written in an extension of one of UIKit's classes and is not called"
    case .navigationBarStyle: "its navigation bar is black"
    case .swizzledClass: "the getter of its class is swizzled"
    case .compactHeight: "by default the bar hides in compact height"
    case .defaultValue: "that is UIKit's default"
    }
  }

  private func rules(_ source: ExplanationFacts.GetterSource) -> RuleID {
    switch source {
    case .override, .stored, .shared, .defaultValue: .sb9
    case .overrideInExtensionIsNotCalled: .sb20
    case .navigationBarStyle: .sb21
    case .swizzledClass: .w12
    case .compactHeight: .sb14
    }
  }

  /// The color that the style value gives, and by whose traits.
  private func color(_ read: ExplanationFacts.ReadAccount) -> [Explanation.Sentence] {
    if read.provenance.lightBehindCard {
      return [.init("A card is up before what fills the window, so the bar is light.", .sb27)]
    }
    switch (read.style, now.observation.bar.content) {
    case (.lightContent, _), (.darkContent, _):
      return [
        .init("\(read.style.rawValue) is fixed; light or dark mode does not change it.", .sb16)
      ]
    case (.default, .contentDependent):
      return [.init("From iOS 26 default goes with the content under the bar.", .sb16)]
    case (.default, let content):
      return [colorOfDefault(read, content)]
    }
  }

  private func colorOfDefault(
    _ read: ExplanationFacts.ReadAccount, _ content: BarContent
  ) -> Explanation.Sentence {
    guard scenario.environment.iOS >= 13 else {
      return .init("Before iOS 13 default is dark.", .sb16)
    }
    let style = content == .light ? "dark" : "light"
    let whose =
      read.provenance.style.map { "\(text($0.answeredBy)), which answered, is \(style)" }
      ?? "the window or the system is \(style)"
    return .init("default follows the interface style: \(whose).", .sb16, .tr18)
  }
}

extension ExplanationFacts.ReadAccount {
  fileprivate var hiddenWord: String { prefersHidden ? "hidden" : "not hidden" }
}
