import StatusQuoAppearanceModel

/// A style that comes from above, and whence.
struct InheritedStyle {
  let style: UserInterfaceStyle
  let origin: ExplanationFacts.StyleOrigin
}

/// An inherited style that a canceled swipe-back left out of date.
struct KeptTraits {
  /// The style that the controller still holds as inherited.
  let inheritedStyle: UserInterfaceStyle
  /// The style that it would have inherited when the pop was canceled.
  let freshAtCancel: UserInterfaceStyle
  let parent: ControllerID
}

// The chain of traits (TR-1): screen, window, presentation controller, controllers, views. The
// nearest override wins and never travels up or sideways.
extension World {
  /// TR-2: styles exist from iOS 13, for apps built with its SDK.
  var hasStyles: Bool { effectiveVersion >= 13 }

  /// The style at the root of the chain (TR-2).
  mutating func systemStyleForApp() -> UserInterfaceStyle {
    top(systemStyle: deliveredSystemStyle).style
  }

  /// The root of the chain, were the user's choice `systemStyle` (TR-2).
  mutating func top(systemStyle: UserInterfaceStyle) -> InheritedStyle {
    guard hasStyles else {
      uses(.tr2)
      return InheritedStyle(style: .light, origin: .noStylesYet)
    }
    switch environment.infoPlist.userInterfaceStyle {
    case .light:
      uses(.tr2)
      return InheritedStyle(style: .light, origin: .infoPlist)
    case .dark:
      uses(.tr2)
      return InheritedStyle(style: .dark, origin: .infoPlist)
    case .unspecified, nil: return InheritedStyle(style: systemStyle, origin: .system)
    }
  }

  /// The style of every node of these holders, which are in node order.
  ///
  /// - Parameter areKept: whether controllers keep what a canceled pop left out of date.
  mutating func freshStyles(
    of holders: [Hierarchy.Holder], systemStyle: UserInterfaceStyle, areKept: Bool
  ) -> HeldStyles {
    let top = top(systemStyle: systemStyle)
    guard hasStyles else { return HeldStyles(nodes.map { $0 == nil ? nil : top.style }) }
    uses(.tr1)
    if iOS >= 18 {
      for id in hierarchy.all where keptOverrides[id] != nil && !awaitsPlaceAndView(id) {
        keptOverrides[id] = nil
      }
    }
    var styles = noStyles
    var open = holders
    while !open.isEmpty {
      // Node order lists a controller after the one it inherits from, except while it is being popped.
      var waiting: [Hierarchy.Holder] = []
      for holder in open {
        switch holder {
        case .window(let index): resolveWindow(index, in: &styles, below: top.style)
        case .controller(let id, let isLoose):
          guard let fresh = inheritedStyle(to: id, isLoose: isLoose, in: styles, top: top)?.style
          else {
            waiting.append(holder)
            continue
          }
          let kept = areKept ? keptTraits[id] : nil
          let inherited = kept.map { stillInherited($0, by: id, fresh: fresh) } ?? fresh
          resolve(id, isLoose: isLoose, in: &styles, below: inherited, top: top.style)
        }
      }
      precondition(waiting.count < open.count, "controllers that inherit from one another")
      open = waiting
    }
    return styles
  }

  private mutating func resolveWindow(
    _ index: Int, in styles: inout HeldStyles, below style: UserInterfaceStyle
  ) {
    let settings = hierarchy.windows[index].settings
    let own = ownStyle(
      settings.overrideUserInterfaceStyle, settings.traitOverridesUserInterfaceStyle)
    if own != .unspecified { uses(.tr3) }
    styles[settings.name] = own.or(
      own == .unspecified ? styleOfScene(around: index).or(style) : style)
  }

  /// TR-20, SC-4: the style that a window without its own takes from its scene.
  mutating func styleOfScene(around index: Int) -> UserInterfaceStyle {
    if index > 0 { uses(.tr20) }
    let style = styleOfScene(of: hierarchy.windows[index].settings)
    if style != .unspecified { uses(.sc4) }
    return style
  }

  private mutating func resolve(
    _ id: ControllerID, isLoose: Bool, in styles: inout HeldStyles,
    below inherited: UserInterfaceStyle, top: UserInterfaceStyle
  ) {
    var own = ownStyle(
      settings[id].overrideUserInterfaceStyle, settings[id].traitOverridesUserInterfaceStyle)
    if own != .unspecified { noteOverride(of: id, isLoose: isLoose) }
    if own != .unspecified, iOS < 17, readings.takes(2, of: .c12), let parent = hierarchy[id].parent
    {
      let handedDown = overrideTraits(for: id, of: parent)
      if handedDown != .unspecified { own = handedDown }
    }
    let name = hierarchy[id].name
    let style = own.or(inherited)
    styles[name] = style
    let ofRootView = ownStyle(
      settings[id].viewOverrideUserInterfaceStyle,
      settings[id].viewTraitOverridesUserInterfaceStyle)
    if ofRootView != .unspecified { uses(.tr5) }
    guard iOS >= 17, isLoose else {
      styles[name.rootView] = ofRootView.or(style)
      for view in settings[id].views { resolve(view, in: &styles) }
      return
    }
    uses(.tr15)
    // C-50.
    let haveOwn = readings.takes(2, of: .c50)
    styles[name.rootView] = haveOwn ? ofRootView.or(own).or(top) : own.or(top)
    for view in settings[id].views {
      let own = ownStyle(view.overrideUserInterfaceStyle, view.traitOverridesUserInterfaceStyle)
      styles[view.name] = haveOwn ? own.or(top) : top
    }
  }

  mutating func ownStyle(of id: ControllerID) -> UserInterfaceStyle {
    ownStyle(
      settings[id].overrideUserInterfaceStyle, settings[id].traitOverridesUserInterfaceStyle)
  }

  /// TR-11: the style that a node gives itself. `traitOverrides` goes first (C-27).
  mutating func ownStyle(
    _ override: UserInterfaceStyle, _ traitOverride: UserInterfaceStyle?
  ) -> UserInterfaceStyle {
    guard let traitOverride, hasTraitOverrides else { return override }
    uses(.tr11)
    return traitOverride
  }

  var hasTraitOverrides: Bool { effectiveVersion >= 17 }

  mutating func noteOverride(of id: ControllerID, isLoose: Bool) {
    uses(.tr4)
    if let parent = hierarchy[id].parent, overrideTraits(for: id, of: parent) != .unspecified {
      uses(.tr10)
    }
    if isLoose || !hierarchy.isInWindow(id) { uses(.tr15) }
  }

  /// TR-5, TR-9: views inherit from the view above them, and the root view from its controller.
  private mutating func resolve(_ view: View, in styles: inout HeldStyles) {
    guard let above = styles[view.superview] else { return }
    let own = ownStyle(view.overrideUserInterfaceStyle, view.traitOverridesUserInterfaceStyle)
    if own != .unspecified { uses(.tr5) }
    styles[view.name] = own.or(above)
  }

  /// The style that a controller gets from above, before its own override; nil as long as the one
  /// it inherits from has no style.
  ///
  /// - Parameter isLoose: `Hierarchy.isLoose`.
  mutating func inheritedStyle(
    to id: ControllerID, isLoose: Bool, in styles: HeldStyles, top: InheritedStyle
  ) -> InheritedStyle? {
    if let parent = hierarchy[id].parent {
      return inheritedStyle(to: id, isLoose: isLoose, from: parent, in: styles, top: top)
    }
    if !isLoose, let window = hierarchy.window(of: id) {
      return inheritedFromPresentationController(of: id, in: window, styles)
    }
    if iOS >= 17, !isLoose, let navigation = hierarchy[id].poppingNavigationController {
      uses(.tr9)
      let view = hierarchy[navigation].name.rootView
      return inherited(from: view, in: styles, .superview(view))
    }
    uses(.tr14)
    if let kept = keptOverrides[id] {
      return InheritedStyle(style: kept, origin: .overrideTakenBack)
    }
    return top
  }

  /// TR-14: from iOS 18 it keeps the style of an override that is taken back before its view is loaded
  /// and before it has a place.
  mutating func keepOverride(_ old: UserInterfaceStyle, of id: ControllerID) {
    let isTakenBack = settings[id].overrideUserInterfaceStyle == .unspecified
    keptOverrides[id] = iOS >= 18 && isTakenBack && awaitsPlaceAndView(id) ? old : nil
  }

  private func awaitsPlaceAndView(_ id: ControllerID) -> Bool {
    !isViewLoaded[id] && hierarchy[id].parent == nil && hierarchy[id].presentation == nil
      && hierarchy[id].poppingNavigationController == nil && !hierarchy.isRoot(id)
  }

  private func inherited(
    from node: Name, in styles: HeldStyles, _ origin: ExplanationFacts.StyleOrigin
  ) -> InheritedStyle? {
    styles[node].map { InheritedStyle(style: $0, origin: origin) }
  }

  /// TR-6, TR-7: of a root or a presented controller. Presenters hand nothing down, and a root has no
  /// presentation controller of its own (C-16).
  private mutating func inheritedFromPresentationController(
    of id: ControllerID, in window: Int, _ styles: HeldStyles
  ) -> InheritedStyle? {
    if let presentation = hierarchy[id].presentation {
      uses(.tr6)
      if hierarchy[id].kind == .alert || presentation.declaredStyle == .popover { uses(.tr19) }
    }
    let own = settings[id].presentationOverrideTraitCollection
    if own != .unspecified, hierarchy[id].presentation != nil || readings.takes(1, of: .c16) {
      uses(.tr7)
      return InheritedStyle(style: own, origin: .presentationController)
    }
    if iOS >= 17, readings.takes(2, of: .c14), let container = containerOfContext(of: id) {
      return inherited(from: container, in: styles, .superview(container))
    }
    let name = hierarchy.windows[window].settings.name
    return inherited(from: name, in: styles, .window(name))
  }

  /// C-14: the view in which what is presented in a current context appears.
  private func containerOfContext(of id: ControllerID) -> Name? {
    guard hierarchy[id].kind != .alert, let presentation = hierarchy[id].presentation else {
      return nil
    }
    switch presentation.declaredStyle {
    case .currentContext, .overCurrentContext:
      return hierarchy[presentation.presenter].name.rootView
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom, .popover:
      return nil
    }
  }

  /// TR-8, TR-9: of a child. The parent's value for it goes first; else up to iOS 16 the parent,
  /// from iOS 17 the view that it sits in, as long as it is an active child.
  private mutating func inheritedStyle(
    to id: ControllerID, isLoose: Bool, from parent: ControllerID, in styles: HeldStyles,
    top: InheritedStyle
  ) -> InheritedStyle? {
    let name = hierarchy[parent].name
    let value = overrideTraits(for: id, of: parent)
    if value != .unspecified {
      return InheritedStyle(style: value, origin: .parentsValueForChild(name))
    }
    if isLoose, !isViewLoaded[id], hasTraitOverrides, !readings.takes(1, of: .c55),
      settings[parent].traitOverridesUserInterfaceStyle != nil
    {
      uses(.tr15)
      return top
    }
    guard iOS >= 17, hierarchy.isActive(id, of: parent), !isLoose else {
      uses(.tr8)
      return inherited(from: name, in: styles, .parent(name))
    }
    uses(.tr9)
    let view = hierarchy[id].containerView
    return inherited(from: view, in: styles, .superview(view))
  }

  /// TR-8: an override of `overrideTraitCollection(forChild:)`, even one that leaves the style
  /// open, replaces what `setOverrideTraitCollection(_:forChild:)` stored.
  private mutating func overrideTraits(for child: ControllerID, of parent: ControllerID)
    -> UserInterfaceStyle
  {
    if let override = settings[parent].overrideTraitCollectionForChild {
      uses(.tr8)
      return override
    }
    let name = hierarchy[child].name
    let stored = settings[parent].setOverrideTraitCollection.first { $0.child == name }
    if stored != nil { uses(.tr8) }
    return stored?.style ?? .unspecified
  }

  /// The kept style, until something comes that refreshes it.
  private mutating func stillInherited(
    _ kept: KeptTraits, by id: ControllerID, fresh: UserInterfaceStyle
  ) -> UserInterfaceStyle {
    guard kept.freshAtCancel == fresh, hierarchy[id].parent == kept.parent else {
      keptTraits[id] = nil
      return fresh
    }
    uses(.tr13)
    return kept.inheritedStyle
  }

  /// Up to iOS 16 a controller whose swipe-back is canceled keeps what it inherited while it was
  /// popped, if it would inherit something else now.
  mutating func keepTraits(of popped: ControllerID, in parent: ControllerID) {
    guard hasStyles, iOS < 17 || readings.takes(1, of: .c13) else { return }
    let top = top(systemStyle: deliveredSystemStyle)
    let old = iOS < 17 ? top.style : held[hierarchy[popped].name] ?? top.style
    let isLoose = hierarchy.isLoose(popped)
    guard let fresh = inheritedStyle(to: popped, isLoose: isLoose, in: held, top: top)?.style,
      fresh != old
    else { return }
    keptTraits[popped] = KeptTraits(inheritedStyle: old, freshAtCancel: fresh, parent: parent)
  }
}

extension UserInterfaceStyle {
  /// A node's own style, or without one what it takes from above.
  fileprivate func or(_ above: UserInterfaceStyle) -> UserInterfaceStyle {
    self == .unspecified ? above : self
  }
}
