package import StatusQuoAppearanceModel
import StatusQuoArticles

extension ExplainedScenario {
  /// Heights and insets, where the scenario asks for them.
  package var heights: [Sentence] {
    guard let geometry = now.observation.geometry else { return [] }
    return [barHeight(geometry)] + geometry.safeAreaTop.map(safeArea)
      + geometry.covers.map(cover)
  }

  /// The sentence about the height of the bar.
  func barHeight(_ geometry: Geometry) -> Sentence {
    let device = scenario.environment.device
    return .init(
      "The status bar of \(device.rawValue) is \(geometry.statusBarHeight.plain) points high.",
      rules: (geometry.statusBarHeight == 0 ? FactRules.hiddenHeight : .statusBarHeight).rules(
        in: now.rulesObserved))
  }

  /// The controllers in a custom presentation, where insets are asked for: it may put them anywhere.
  package var presentedAnywhere: [Name] {
    guard now.observation.geometry != nil || now.observation.safeArea != nil else { return [] }
    return now.explanation.styles.filter { $0.presentedAs == .custom }.map { $0.node }
      .filter(now.explanation.onScreen.contains)
  }

  /// The sentence about the top of a controller's safe area.
  func safeArea(_ inset: Geometry.SafeAreaTop) -> Sentence {
    let name = text(inset.controller)
    guard now.explanation.onScreen.contains(inset.controller) else {
      return .init("\(name) is not on screen, so its safe area starts at 0.", .offScreen)
    }
    if presentedAnywhere.contains(inset.controller) {
      return .init(
        """
        Where \(name)'s safe area starts is not known: no key says where a custom presentation puts its \
        view. At the top of the screen it would start at \(inset.top.plain).
        """, rules: FactRules.safeAreaTop.rules(in: now.rulesObserved))
    }
    return .init(
      "\(name)'s safe area starts at \(inset.top.plain).",
      rules: FactRules.safeAreaTop.rules(in: now.rulesObserved))
  }

  /// The sentence about the height of a cover.
  func cover(_ cover: Geometry.Cover) -> Sentence {
    let seen = cover.visible ? "visible" : "not visible"
    return .init(
      "The cover of \(text(cover.controller)) is \(cover.height.plain) high and \(seen).",
      rules: FactRules.cover.rules(in: now.rulesObserved))
  }
}
