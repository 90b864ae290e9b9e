import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Topic {
  /// The steps that a scenario with values of a rare topic has more of, so that the two meet; none for topics that
  /// many scenarios have.
  var steps: [StepChoice] {
    switch self {
    case .systemGestures: [.set(of: self), .kind(.setNeedsUpdate)]
    case .safeArea:
      [.set(of: self), .set(of: self), .kind(.swipe), .kind(.swipe), .kind(.swipe), .kind(.rotate)]
    case .splitViews:
      [
        .set(of: self), .set(of: self), .kind(.resize), .kind(.resize), .kind(.addChild),
        .kind(.removeFromParent),
      ]
    case .scenes: [.kind(.resize), .kind(.resize), .kind(.addWindow)]
    case .barAppearance: [.set(of: self), .set(of: .navigationBar), .read]
    case .popovers: [.kind(.present), .kind(.present), .kind(.resize), .kind(.rotate)]
    case .containment:
      [
        .kind(.addChildWithoutView), .kind(.addSubview), .kind(.removeFromSuperview),
        .kind(.beginAppearanceTransition), .kind(.beginAppearanceTransition),
        .kind(.endAppearanceTransition), .kind(.endAppearanceTransition),
      ]
    case .barGetters, .childGetters, .stored, .presentation, .styles, .stylesForChildren, .views,
      .navigationBar, .insets, .classes, .selection, .windows, .environment:
      []
    }
  }

  /// The topics without whose properties its own have no effect, or less.
  var companions: [Topic] {
    switch self {
    case .safeArea: [.navigationBar]
    case .popovers: [.presentation]
    default: []
    }
  }

  /// The kinds of controllers that its properties belong to, but for those of any kind.
  var kinds: [Controller.Kind] {
    Controller.properties.filter { $0.topic == self }.flatMap { $0.kinds ?? [] }
  }
}
