import AppearanceModel

// SB-9: the three getters that a read calls on the controller that answers.
extension World {
  /// `preferredStatusBarStyle`.
  func preferredStatusBarStyle(of id: ControllerID) -> StatusBarStyle {
    mark(.sb9)
    let settings = settings(of: id)
    if let override = settings.preferredStatusBarStyle, isStyleOverrideCalled(id) {
      switch override {
      case .constant(let style): return style
      case .stored: return settings.stored.style
      case .shared: return sharedStyle
      }
    }
    guard hierarchy[id].kind == .navigation else { return .default }
    mark(.sb21)
    return settings.barStyle == .default ? .default : .lightContent
  }

  /// SB-20: from iOS 13.4 an override in an extension of one of UIKit's classes is not called.
  private func isStyleOverrideCalled(_ id: ControllerID) -> Bool {
    guard settings(of: id).overriddenIn == .extension else { return true }
    mark(.sb20)
    return iOS < Version(13, 4) || hierarchy[id].kind == .plain
  }

  /// `prefersStatusBarHidden`. A swizzled class hides, whatever is overridden (W-12).
  func prefersStatusBarHidden(of id: ControllerID) -> Bool {
    mark(.sb9)
    if swizzledClasses.contains(className(of: id)) {
      mark(.w12)
      return true
    }
    switch settings(of: id).prefersStatusBarHidden {
    case .constant(let hidden)?: return hidden
    case .stored?: return settings(of: id).stored.hidden
    case nil: return prefersStatusBarHiddenByDefault
    }
  }

  /// SB-14: not overridden, it hides in compact height; needs iOS 8 and its SDK.
  var prefersStatusBarHiddenByDefault: Bool {
    mark(.sb14)
    return environment.effectiveVersion >= 8 && isCompactHeight
  }

  /// `preferredStatusBarUpdateAnimation`.
  func preferredStatusBarUpdateAnimation(of id: ControllerID) -> StatusBarAnimation {
    mark(.sb9)
    switch settings(of: id).preferredStatusBarUpdateAnimation {
    case .constant(let animation)?: return animation
    case .stored?: return settings(of: id).stored.animation
    case nil: return .fade
    }
  }

  /// Without a class of its own name a controller is the only one of its class.
  func className(of id: ControllerID) -> Name {
    settings(of: id).className ?? hierarchy[id].name
  }
}
