import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// The mode, and the window in which the asking begins.
  package var whoDecides: [Sentence] {
    switch now.explanation.mode {
    case .application(let isFrozen):
      return applicationDecides(isFrozen: isFrozen)
    case .controllers(let keyIsMissing):
      return [.init(keyIsMissing ? .controllersDecideByDefault : .controllersDecide)] + windows
    }
  }

  package func applicationDecides(isFrozen: Bool) -> [Sentence] {
    let sentences: [Sentence?] = [
      .init(.keyIsNo),
      isFrozen ? .init(.infoPlistStays) : nil,
      now.explanation.isHiddenByCompactHeight ? .init(.hiddenByCompactHeight) : nil,
      now.observation.provenance?.forcedHidden == true ? noBarInLandscape : nil,
    ]
    return sentences.compactMap { $0 }
  }

  package var noBarInLandscape: Sentence { .init(.hasNoBar) }

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
