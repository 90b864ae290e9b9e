import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// The mode, and the window in which the asking begins.
  package var whoDecides: [Sentence] {
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

  package func applicationDecides(isFrozen: Bool) -> [Sentence] {
    let sentences: [Sentence?] = [
      .init(
        """
        The application object decides and no controller is asked: \
        UIViewControllerBasedStatusBarAppearance is NO.
        """, .applicationDecides),
      isFrozen
        ? .init("The app is linked with SDK 27, so what Info.plist says can't be changed.", .frozen)
        : nil,
      now.explanation.isHiddenByCompactHeight
        ? .init(
          "Compact height, now or at launch, hides the bar until the app shows it.", .compactHeight)
        : nil,
      now.observation.provenance?.forcedHidden == true ? noBarInLandscape : nil,
    ]
    return sentences.compactMap { $0 }
  }

  package var noBarInLandscape: Sentence {
    .init(
      "A phone with a notch or an island has no bar in landscape, regardless of the answers.",
      .forcedHidden, at: updated)
  }

  /// The window that controls the bar, and the reasons why the others do not.
  var windows: [Sentence] {
    let accounts = now.explanation.windows
    let controlling = accounts.first { $0.verdict == .controls }
    let decision =
      controlling.map {
        "Window \(text($0.window)) controls the bar"
          + ($0.hasRoot ? "" : " and has no root, so no controller is asked")
      } ?? "No window controls the bar, so no controller is asked"
    let controls = ExplanationFacts.WindowVerdict.controls.saying
    return [.init(decision + ".", controls)]
      + accounts.filter { $0.verdict != .controls }.map {
        let saying = $0.verdict.saying
        return .init("Window \(text($0.window)) does not: \(saying.text()).", saying)
      }
  }
}
