import StatusQuoAppearanceModel

extension ExplainedScenario {
  /// Heights and insets, where the scenario asks for them.
  var heights: [Explanation.Sentence] {
    guard let geometry = now.observation.geometry else { return [] }
    let device = scenario.environment.device
    var sentences = [
      Explanation.Sentence(
        "The status bar of \(device.rawValue) is \(geometry.statusBarHeight.plain) points high.",
        .sb8, .ge4)
    ]
    for inset in geometry.safeAreaTop {
      let name = text(inset.controller)
      sentences.append(
        now.explanation.onScreen.contains(inset.controller)
          ? .init("\(name)'s safe area starts at \(inset.top.plain).", .ge1)
          : .init("\(name) is not on screen, so its safe area starts at 0.", .ge1, .ge12))
    }
    for cover in geometry.covers {
      let seen = cover.visible ? "visible" : "not visible"
      sentences.append(
        .init(
          "The cover of \(text(cover.controller)) is \(cover.height.plain) high and \(seen).",
          .w13, .ge2))
    }
    return sentences
  }
}
