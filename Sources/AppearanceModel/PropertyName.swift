/// The property that a `set` step names.
public enum PropertyName: Hashable, Sendable {
  case known(Known)
  /// Any other text: nothing has such a property.
  case unknown(Name)

  /// The properties that exist on something.
  public enum Known: String, NamedCase {
    case preferredStatusBarStyle, prefersStatusBarHidden, preferredStatusBarUpdateAnimation
    case childForStatusBarStyle, childForStatusBarHidden
    case prefersHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden
    case preferredScreenEdgesDeferringSystemGestures, childForScreenEdgesDeferringSystemGestures
    case preferredVerticalBarBehavior, childForPreferredVerticalBarBehavior
    case storedStyle = "stored.style"
    case storedHidden = "stored.hidden"
    case storedAnimation = "stored.animation"
    case modalPresentationStyle, modalPresentationCapturesStatusBarAppearance
    case definesPresentationContext
    case overrideUserInterfaceStyle
    /// Null removes the override.
    case traitOverridesUserInterfaceStyle = "traitOverrides.userInterfaceStyle"
    case overrideTraitCollectionForChild, setOverrideTraitCollection
    case presentationOverrideTraitCollection
    case barStyle, isNavigationBarHidden, hidesBarsOnSwipe, isToolbarHidden, isTabBarHidden
    case additionalSafeAreaInsetsTop, additionalSafeAreaInsetsLeft, additionalSafeAreaInsetsBottom
    case additionalSafeAreaInsetsRight
    /// Windows only.
    case level
    /// Windows only.
    case coversScreen
  }
}

/// The value in a `set` step: any value, also one outside the property's domain (`badValue`).
public enum PropertyValue: Hashable, Sendable {
  /// No override; also a missing value.
  case null
  case bool(Bool)
  case number(Double)
  case word(Word)
  /// `{"controller": name}`: for the childFor getters.
  case controller(Name)
  /// `{"child": name, "value": style}`: for `setOverrideTraitCollection`; a `nil` style is no style.
  case child(Name, UserInterfaceStyle?)
  /// Anything else, as JSON text: outside every domain.
  case other(Name)

  /// The words that are a value of some property. One word may belong to several domains.
  public enum Word: String, NamedCase {
    case `default`, lightContent, darkContent
    case none, fade, slide
    case unspecified, light, dark
    case black, blackTranslucent
    case stored, shared
    case `nil`, topViewController, visibleViewController, selectedViewController
    case presentedViewController
    case fullScreen, overFullScreen, pageSheet, formSheet, automatic, custom, popover
    case currentContext, overCurrentContext
    case top, left, bottom, right, all
    case disabled
    case firstChild = "children.first"
    case lastChild = "children.last"
  }
}
