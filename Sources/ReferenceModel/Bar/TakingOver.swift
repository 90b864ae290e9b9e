import StatusQuoAppearanceModel

// W-7, SB-25 to SB-29: which presentations decide the bar, and as what they count.
extension World {
  /// The style in which a presented controller appears, from the one declared when it was
  /// presented, and the size now (W-7).
  mutating func effectiveStyle(of id: ControllerID) -> ModalPresentationStyle? {
    guard let presentation = hierarchy[id].presentation else { return nil }
    return effectiveStyle(presentation.declaredStyle, of: id)
  }

  /// The style in which `id` would appear if presented as declared (W-7).
  mutating func effectiveStyle(
    _ declared: ModalPresentationStyle, of id: ControllerID
  ) -> ModalPresentationStyle {
    if hierarchy[id].kind == .alert {
      uses(.sb24)
      return .overFullScreen
    }
    let named = declared == .automatic ? automaticStyle() : declared
    switch named {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: return named
    case .pageSheet, .formSheet, .automatic: return sheet(named, of: id)
    case .popover: return popover(id)
    }
  }

  /// The style in which a sheet appears now: up to iOS 12 the width decides, from 13 the height (C-40).
  private mutating func sheet(
    _ style: ModalPresentationStyle, of id: ControllerID
  ) -> ModalPresentationStyle {
    if isCompactWidth || iOS >= 13 && isCompactHeight {
      uses(isNarrowScene ? .sc5 : .tr28)
      uses(.w7)
    }
    if iOS < 13 { return isCompactWidth ? .fullScreen : style }
    if !isCompactHeight || readings.takes(1, of: .c40) { return style }
    let staysAttached = iOS >= 15 && settings[id].prefersEdgeAttachedInCompactHeight
    return staysAttached ? style : .fullScreen
  }

  /// The style in which a popover appears now: where it adapts, as its delegate says, else as a form sheet.
  private mutating func popover(_ id: ControllerID) -> ModalPresentationStyle {
    if !adaptsPopovers { return .popover }
    uses(.w7)
    guard iOS >= 8 else { return sheet(.formSheet, of: id) }
    switch settings[id].adaptivePresentationStyle {
    case .none?: return .popover
    case .fullScreen?: return .fullScreen
    case .overFullScreen?: return .overFullScreen
    case .formSheet?, nil: return sheet(.formSheet, of: id)
    }
  }

  /// W-7: in compact width, from iOS 8.3 in compact height, too.
  private var adaptsPopovers: Bool {
    isCompactWidth || isCompactHeight && iOS >= Version(8, 3)
  }

  /// The style that `automatic` stands for, by iOS alone (SB-26).
  private mutating func automaticStyle() -> ModalPresentationStyle {
    uses(.w7)
    return switch iOS {
    case ..<13: .fullScreen
    case 13..<18: .pageSheet
    default: .formSheet
    }
  }

  /// The style a controller declares now (W-7): without one, what was new in iOS 13 needs both the
  /// system and the SDK.
  func declaredStyle(of id: ControllerID) -> ModalPresentationStyle {
    settings[id].modalPresentationStyle
      ?? (effectiveVersion < 13 ? .fullScreen : .automatic)
  }

  /// A sheet of iOS 13 and later, behind which the presenter stays visible (W-7).
  mutating func isCard(_ id: ControllerID) -> Bool {
    guard iOS >= 13, let style = effectiveStyle(of: id) else { return false }
    return style == .pageSheet || style == .formSheet
  }

  /// The reason why a presented controller is asked instead of its presenter; nil if it is not
  /// (SB-25).
  mutating func takeOver(of id: ControllerID) -> Provenance.HopReason? {
    guard let presentation = hierarchy[id].presentation else { return nil }
    switch presentation.takeOver {
    case .fixed(let reason):
      uses(.sb29)
      let now = takeOver(of: id, presentedAs: effectiveStyle(presentation.declaredStyle, of: id))
      if reason != now { uses(.t24) }
      return reason
    case .decidedAtEachUpdate:
      return takeOver(of: id, presentedAs: decidingStyle(presentation.declaredStyle, of: id))
    }
  }

  /// The style by which it decides the bar, and by which its presenter leaves: C-56 has a sheet decide that it
  /// is one, though it looks full screen.
  mutating func decidingStyle(
    _ declared: ModalPresentationStyle, of id: ControllerID
  ) -> ModalPresentationStyle {
    let style = effectiveStyle(declared, of: id)
    guard readings.takes(2, of: .c56), style == .fullScreen, iOS >= 13, isCompactHeight else {
      return style
    }
    let isDeclared =
      declared == .fullScreen
      || declared == .popover && settings[id].adaptivePresentationStyle == .fullScreen
    return isDeclared ? style : .pageSheet
  }

  /// SB-25, SB-26: full screen takes over, then what captures, then custom on iOS 8.3 to 9.
  mutating func takeOver(
    of id: ControllerID, presentedAs style: ModalPresentationStyle
  ) -> Provenance.HopReason? {
    if style == .fullScreen || style == .currentContext && readings.takes(2, of: .c11) {
      uses(.sb25)
      return .presentedFullScreen
    }
    if settings[id].modalPresentationCapturesStatusBarAppearance {
      uses(.sb25)
      return .presentedCaptures
    }
    uses(.sb26)
    return style == .custom && iOS >= Version(8, 3) && iOS < 10 ? .presentedCustom : nil
  }

  /// SB-27: on phones in portrait, from iOS 13, the bar is light while a card is up before
  /// something that fills the window, unless something on the way captures.
  mutating func isLightBehindCard(in root: ControllerID) -> Bool {
    guard iOS >= 13, !environment.device.isPad, orientation == .portrait else { return false }
    if iOS >= 15, readings.takes(2, of: .c29) { return false }
    var presenterFills = true
    var next = hierarchy[root].presented
    while let id = next, let style = effectiveStyle(of: id) {
      let captures = settings[id].modalPresentationCapturesStatusBarAppearance
      if captures, style != .fullScreen {
        uses(.sb27)
        return false
      }
      switch style {
      case .pageSheet, .formSheet, .automatic:
        uses(.sb27)
        return presenterFills && !isBeingDismissed(id)
      case .fullScreen, .overFullScreen, .custom: presenterFills = true
      case .currentContext, .overCurrentContext: break
      case .popover: presenterFills = false
      }
      next = hierarchy[id].presented
    }
    return false
  }
}
