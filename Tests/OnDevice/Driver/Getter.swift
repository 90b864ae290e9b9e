import StatusQuoAppearanceModel

/// A getter that a document may override.
enum Getter: CaseIterable {
  case style, hidden, animation, childForStyle, childForHidden, traitsForChild
}

extension Controller {
  /// The getters that it overrides: probes override these and no other.
  var overridden: Set<Getter> {
    var getters: Set<Getter> = []
    if preferredStatusBarStyle != nil { getters.insert(.style) }
    if prefersStatusBarHidden != nil { getters.insert(.hidden) }
    if preferredStatusBarUpdateAnimation != nil { getters.insert(.animation) }
    if childForStatusBarStyle != nil { getters.insert(.childForStyle) }
    if childForStatusBarHidden != nil { getters.insert(.childForHidden) }
    if overrideTraitCollectionForChild != nil { getters.insert(.traitsForChild) }
    return getters
  }
}

/// The methods of a probe: each asks the stage.
@MainActor struct ProbeHooks {
  var style: () -> UIStatusBarStyle
  var hidden: () -> Bool
  var animation: () -> UIStatusBarAnimation
  var childForStyle: () -> UIViewController?
  var childForHidden: () -> UIViewController?
  var traitsForChild: () -> UITraitCollection?
  /// Called after the method of the superclass.
  var didCall: (LifecycleMethod) -> Void
}
