import StatusQuoAppearanceModel

/// The value that a getter returned, with its origin.
struct Answer<Value> {
  let value: Value
  let source: ExplanationFacts.GetterSource
}

// SB-9: the three getters that an update calls on the controllers that answer.
extension World {
  /// `preferredStatusBarStyle`.
  mutating func preferredStatusBarStyle(of id: ControllerID) -> Answer<StatusBarStyle> {
    let isCalled = isStyleOverrideCalled(id)
    switch settings[id].preferredStatusBarStyle {
    case .constant(let style)? where isCalled: return Answer(value: style, source: .override)
    case .stored? where isCalled: return Answer(value: settings[id].stored.style, source: .stored)
    case .shared? where isCalled: return Answer(value: sharedStyle, source: .shared)
    case .some: return usualStyle(of: id, source: .overrideInExtensionIsNotCalled)
    case nil: return usualStyle(of: id, source: .defaultValue)
    }
  }

  /// SB-21, SB-40: UIKit's own answer; a navigation controller's goes by the style of its bar.
  private mutating func usualStyle(
    of id: ControllerID, source: ExplanationFacts.GetterSource
  ) -> Answer<StatusBarStyle> {
    guard hierarchy[id].kind == .navigation, settings[id].barStyle != .default else {
      uses(.sb9)
      return Answer(value: .default, source: source)
    }
    if settings[id].hasBarAppearance, effectiveVersion >= 13 {
      uses(.sb40)
      return Answer(value: .default, source: .navigationBarAppearance)
    }
    uses(.sb21)
    if effectiveVersion >= 27, readings.takes(2, of: .c53) {
      return Answer(value: .default, source: source)
    }
    return Answer(value: .lightContent, source: .navigationBarStyle)
  }

  /// SB-20: from iOS 13.4 an override in an extension of one of UIKit's classes is not called.
  private mutating func isStyleOverrideCalled(_ id: ControllerID) -> Bool {
    guard settings[id].overriddenIn == .extension, iOS >= Version(13, 4),
      hierarchy[id].kind != .plain,
      hierarchy[id].kind == .navigation || !readings.takes(2, of: .c34)
    else { return true }
    uses(.sb20)
    return false
  }

  /// `prefersStatusBarHidden`. A swizzled class hides, regardless of overrides (W-12).
  mutating func prefersStatusBarHidden(of id: ControllerID) -> Answer<Bool> {
    let isOnlyInherited = iOS >= 27 && settings[id].prefersStatusBarHidden == nil
    if swizzledClasses.contains(className(of: id)),
      !(isOnlyInherited && readings.takes(2, of: .c52))
    {
      uses(.w12)
      return Answer(value: true, source: .swizzledClass)
    }
    switch settings[id].prefersStatusBarHidden {
    case .constant(let hidden)?: return Answer(value: hidden, source: .override)
    case .stored?: return Answer(value: settings[id].stored.hidden, source: .stored)
    case nil: return prefersStatusBarHiddenByDefault()
    }
  }

  /// SB-14: not overridden, it hides in compact height; needs iOS 8 and its SDK.
  mutating func prefersStatusBarHiddenByDefault() -> Answer<Bool> {
    guard effectiveVersion >= 8, isCompactHeight else {
      uses(.sb9)
      return Answer(value: false, source: .defaultValue)
    }
    uses(.tr28)
    uses(.sb14)
    return Answer(value: true, source: .compactHeight)
  }

  /// `preferredStatusBarUpdateAnimation`.
  func preferredStatusBarUpdateAnimation(of id: ControllerID) -> StatusBarAnimation {
    switch settings[id].preferredStatusBarUpdateAnimation {
    case .constant(let animation)?: animation
    case .stored?: settings[id].stored.animation
    case nil: .fade
    }
  }

  /// The class of a controller. One without a class name is the only one of its class.
  func className(of id: ControllerID) -> Name {
    settings[id].className ?? hierarchy[id].name
  }
}
