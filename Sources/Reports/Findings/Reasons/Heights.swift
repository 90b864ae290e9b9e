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
    let sentence = Sentence(
      .barHeight, [.here: device.rawValue, .value: geometry.statusBarHeight.plain])
    let rules = now.explanation.measures.bar.rules
    return rules.isEmpty ? sentence : .init(sentence.text, rules: rules)
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
      return .init(.offScreenTop, [.here: name])
    }
    if presentedAnywhere.contains(inset.controller) {
      return .init(
        """
        Where \(name)'s safe area starts is not known: no key says where a custom presentation puts its \
        view. At the top of the screen it would start at \(inset.top.plain).
        """, rules: rules(ofTop: inset.controller))
    }
    let parts = parts(now.explanation.measures.tops[inset.controller], placed: "lies lower")
    return .init(
      "\(name)'s safe area starts at \(inset.top.plain)\(parts.map { ": " + $0 } ?? "").",
      rules: rules(ofTop: inset.controller))
  }

  /// The rules that decide a top inset.
  package func rules(ofTop name: Name) -> [RuleID] {
    let rules = now.explanation.measures.rules(ofTop: name)
    return (rules + [Fact.offScreen.rule]).eachOnce
  }

  /// The parts of an inset, from the window down: `62 of the screen, 54 of N's bar`; nil where all of it is the
  /// screen's. What takes everything before it away begins anew.
  package func parts(_ terms: [ExplanationFacts.InsetTerm]?, placed: String) -> String? {
    var parts: [String] = []
    var isOfScreen = true
    var before = 0.0
    for term in terms ?? [] where term.inset != before {
      let points = term.inset - before
      before = term.inset
      if term.origin != .screen { isOfScreen = false }
      switch term.origin {
      case .screen: parts.append("\(points.plain) of the screen")
      case .container(let container) where points > 0:
        parts.append("\(points.plain) of \(text(container))'s bar")
      case .container(let container): parts = ["\(term.inset.plain) in \(text(container))"]
      case .place(let view):
        parts.append("\((-points).plain) less, as \(text(view)) \(placed)")
      case .additional(let owner):
        parts.append("\(points.plain) of \(text(owner))'s additionalSafeAreaInsets")
      }
    }
    return isOfScreen ? nil : parts.joined(separator: ", ")
  }

  /// The sentence about the height of a cover.
  func cover(_ cover: Geometry.Cover) -> Sentence {
    Sentence(
      cover.visible ? .cover : .hiddenCover,
      [.here: text(cover.controller), .value: cover.height.plain]
    ).with(now.explanation.measures.covers[cover.controller]?.rules ?? [])
  }
}
