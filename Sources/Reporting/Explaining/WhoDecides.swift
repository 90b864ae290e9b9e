import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// The mode, and the window in which the asking begins.
  var whoDecides: [Explanation.Sentence] {
    switch now.explanation.mode {
    case .application(let isFrozen):
      return applicationDecides(isFrozen: isFrozen)
    case .controllers(let keyIsMissing):
      let why =
        keyIsMissing
        ? "UIViewControllerBasedStatusBarAppearance is missing, which means YES"
        : "UIViewControllerBasedStatusBarAppearance is YES"
      return [.init("Controllers decide: \(why).", .mode)] + windows
    }
  }

  func applicationDecides(isFrozen: Bool) -> [Explanation.Sentence] {
    var sentences = [
      Explanation.Sentence(
        """
        The application object decides and no controller is asked: \
        UIViewControllerBasedStatusBarAppearance is NO.
        """, .applicationDecides)
    ]
    if isFrozen {
      sentences.append(
        .init("The app is linked with SDK 27, so what Info.plist says can't be changed.", .frozen))
    }
    if now.explanation.isHiddenByCompactHeight {
      sentences.append(
        .init(
          "Compact height, now or at launch, hides the bar until the app shows it.", .compactHeight)
      )
    }
    if now.observation.provenance?.forcedHidden == true { sentences.append(noBarInLandscape) }
    return sentences
  }

  var noBarInLandscape: Explanation.Sentence {
    .init(
      "A phone with a notch or an island has no bar in landscape, regardless of the answers.",
      .forcedHidden, at: updated)
  }

  /// The window that controls the bar, and the reasons why the others do not.
  var windows: [Explanation.Sentence] {
    let accounts = now.explanation.windows
    guard let controlling = accounts.first(where: { $0.verdict == .controls }) else {
      return [
        .init(
          "No visible window covers the screen, so no controller is asked.", .window, at: updated)
      ]
    }
    var sentences = [
      Explanation.Sentence(
        controlling.hasRoot
          ? "Window \(text(controlling.window)) controls the bar."
          : """
          Window \(text(controlling.window)) controls the bar and has no root, so no controller is asked.
          """, .window, at: updated)
    ]
    for account in accounts where account.verdict != .controls {
      sentences.append(
        .init(
          "Window \(text(account.window)) does not: \(words(account.verdict)).", .window,
          at: updated))
    }
    return sentences
  }

  private func words(_ verdict: ExplanationFacts.WindowVerdict) -> String {
    switch verdict {
    case .controls: "it controls"
    case .isHidden: "it is hidden"
    case .isInAnotherScene: "it is in another scene, which has a bar of its own"
    case .hasNoScene: "it has no scene, so it is not displayed"
    case .doesNotCoverScreen: "it does not cover the screen"
    case .hasLowerLevel: "its level is lower"
    case .wasShownEarlier: "it was shown earlier, at the same level"
    }
  }
}
