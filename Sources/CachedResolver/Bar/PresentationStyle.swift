import StatusQuoAppearanceModel

/// W-4, W-7 and what follows from the style of a presentation.
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

  /// W-7: of a presented controller, now.
  @inline(__always) func effectiveStyle(of presented: ControllerID) -> ModalPresentationStyle {
    if arena.kind(presented) == .alert { return .overFullScreen }
    var style = arena.settings[presented].presentedAs
    // From 18 a form sheet, for which all rules here are those of a page sheet.
    if style == .automatic { style = surroundings.iOS < 13 ? .fullScreen : .pageSheet }
    if surroundings.isRegularWidth { return style }
    switch style {
    case .pageSheet, .formSheet: return surroundings.iOS < 13 ? .fullScreen : style
    case .popover: return surroundings.iOS < 13 ? .fullScreen : .pageSheet
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext, .overCurrentContext:
      return style
    }
  }

  /// Where there are cards: from iOS 13.
  @inline(__always) func isCard(_ presented: ControllerID) -> Bool {
    let style = effectiveStyle(of: presented)
    return style == .pageSheet || style == .formSheet
  }

  /// SB-25, SB-26: why it takes over the bar from its presenter, if it does.
  @inline(__always) func takeOver(by presented: ControllerID) -> Provenance.HopReason? {
    isTakeOverFixed ? arena.settings[presented].takeOverAtPresent : takeOverNow(by: presented)
  }

  /// SB-29.
  @inline(__always) private var isTakeOverFixed: Bool {
    surroundings.iOS >= 8 && surroundings.iOS < 10
  }

  @inline(__always) private func takeOverNow(by presented: ControllerID) -> Provenance.HopReason? {
    let style = effectiveStyle(of: presented)
    if style == .fullScreen { return .presentedFullScreen }
    if arena.settings[presented].captures { return .presentedCaptures }
    let customTakesOver = surroundings.iOS >= Version(8, 3) && surroundings.iOS < 10
    return style == .custom && customTakesOver ? .presentedCustom : nil
  }

  /// What is fixed at present (W-4, SB-29, L-3).
  mutating func fixPresentation(of controller: ControllerID) {
    arena.settings[controller].presentedAs = declaredStyle(of: controller)
    if isTakeOverFixed {
      arena.settings[controller].takeOverAtPresent = takeOverNow(by: controller)
    }
    let style = effectiveStyle(of: controller)
    if style == .fullScreen || style == .currentContext {
      arena.flags[controller].insert(.madePresenterLeave)
    }
  }
}
