import StatusQuoAppearanceModel

/// W-4: the presenter of a controller, and the style of the presentation.
extension CachedResolver {
  /// The declared style, or UIKit's default for it.
  @inline(__always) func declaredStyle(of controller: ControllerID) -> ModalPresentationStyle {
    if let style = arena.settings[controller].modalPresentationStyle { return style }
    return surroundings.environment.effectiveVersion >= 13 ? .automatic : .fullScreen
  }

  /// W-4: the presenter of `controller` when it is presented from `asked`.
  @inline(__always) func presenter(of controller: ControllerID, from asked: ControllerID)
    -> ControllerID
  {
    let style = declaredStyle(of: controller)
    if arena.kind(controller) != .alert, style == .currentContext || style == .overCurrentContext {
      var context = asked
      while context.exists {
        if definesContext(context) { return context }
        context = arena.links[context].parent
      }
    }
    return arena.topmostParent(of: asked)
  }

  @inline(__always) private func definesContext(_ controller: ControllerID) -> Bool {
    if let defines = arena.settings[controller].definesPresentationContext { return defines }
    switch arena.kind(controller) {
    case .navigation, .tab: return true
    case .plain, .split, .page, .alert: return false
    }
  }

  /// Fixes the parts of a presentation that stay as they are when it begins (W-4, SB-29, L-3).
  mutating func fixPresentation(of controller: ControllerID) {
    arena.settings[controller].presentedAs = declaredStyle(of: controller)
    if arena.fixesTakeOver(of: controller, surroundings.presentationRules) {
      arena.settings[controller].takeOverAtPresent = arena.takeOverNow(
        by: controller, surroundings.presentationRules)
    }
    let style = arena.effectiveStyle(of: controller, surroundings.presentationRules)
    if style == .fullScreen || style == .currentContext {
      arena.flags[controller].insert(.madePresenterLeave)
    }
  }
}

/// The part of the surroundings that decides what the style of a presentation means.
struct PresentationRules {
  var iOS: Version
  var isRegularWidth: Bool
  var isCompactHeight: Bool
  var isPhone: Bool
}

extension Surroundings {
  @inline(__always) var presentationRules: PresentationRules {
    PresentationRules(
      iOS: iOS, isRegularWidth: isRegularWidth, isCompactHeight: isCompactHeight, isPhone: isPhone)
  }
}

/// The consequences of a presentation's style.
extension Arena {
  /// W-7: of a presented controller, now.
  @inline(__always) func effectiveStyle(of presented: ControllerID, _ rules: PresentationRules)
    -> ModalPresentationStyle
  {
    if kind(presented) == .alert { return .overFullScreen }
    var style = settings[presented].presentedAs
    if style == .automatic {
      style = rules.iOS < 13 ? .fullScreen : rules.iOS < 18 ? .pageSheet : .formSheet
    }
    switch style {
    case .pageSheet, .formSheet: return adapted(style, of: presented, rules)
    case .popover: return popover(presented, rules)
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext, .overCurrentContext:
      return style
    }
  }

  /// A sheet: full screen in compact width up to iOS 12, and in compact height from 13, unless attached.
  private func adapted(
    _ sheet: ModalPresentationStyle, of presented: ControllerID, _ rules: PresentationRules
  ) -> ModalPresentationStyle {
    guard rules.iOS >= 13 else { return rules.isRegularWidth ? sheet : .fullScreen }
    guard rules.isCompactHeight else { return sheet }
    let isAttached = rareSettings(of: presented)?.staysAttached == true && rules.iOS >= 15
    return isAttached ? sheet : .fullScreen
  }

  /// W-7: the style of a popover, were it presented now.
  func popover(
    _ presented: ControllerID, _ rules: PresentationRules
  ) -> ModalPresentationStyle {
    if rules.isRegularWidth, !rules.isCompactHeight || rules.iOS < Version(8, 3) { return .popover }
    let answer = rules.iOS < 8 ? nil : rareSettings(of: presented)?.adaptiveStyle
    return switch answer {
    case AdaptivePresentationStyle.none?: .popover
    case .fullScreen?: .fullScreen
    case .overFullScreen?: .overFullScreen
    case .formSheet?, nil: adapted(.formSheet, of: presented, rules)
    }
  }

  /// SB-29: true where presenting decides whether a controller takes over.
  @inline(__always) fileprivate func fixesTakeOver(
    of presented: ControllerID, _ rules: PresentationRules
  ) -> Bool {
    if rules.iOS < 8 || rules.iOS >= 13 { return false }
    if rules.iOS < 10 { return true }
    return rules.isPhone && settings[presented].presentedAs == .popover
      && kind(presented) != .alert
  }

  /// True for cards, which exist from iOS 13.
  @inline(__always) func isCard(_ presented: ControllerID, _ rules: PresentationRules) -> Bool {
    let style = effectiveStyle(of: presented, rules)
    return style == .pageSheet || style == .formSheet
  }

  /// SB-25, SB-26: why it takes over the bar from its presenter, if it does.
  @inline(__always) func takeOver(by presented: ControllerID, _ rules: PresentationRules)
    -> Provenance.HopReason?
  {
    fixesTakeOver(of: presented, rules)
      ? settings[presented].takeOverAtPresent : takeOverNow(by: presented, rules)
  }

  @inline(__always) fileprivate func takeOverNow(
    by presented: ControllerID, _ rules: PresentationRules
  ) -> Provenance.HopReason? {
    let style = effectiveStyle(of: presented, rules)
    if style == .fullScreen { return .presentedFullScreen }
    if settings[presented].captures { return .presentedCaptures }
    let customTakesOver = rules.iOS >= Version(8, 3) && rules.iOS < 10
    return style == .custom && customTakesOver ? .presentedCustom : nil
  }
}
