import StatusQuoAppearanceModel

/// The style held by each window, controller and view, by name.
struct HeldStyles: Equatable {
  private var styles: [UserInterfaceStyle?]

  /// By `Name.slot`.
  init(_ styles: [UserInterfaceStyle?]) { self.styles = styles }

  init(nameSlots: Int) { styles = Array(repeatElement(nil, count: nameSlots)) }

  /// Nil for a name that no node has.
  subscript(name: Name) -> UserInterfaceStyle? {
    get { styles[name.slot] }
    set { styles[name.slot] = newValue }
  }
}

/// A style that comes from above, and whence.
struct InheritedStyle {
  let style: UserInterfaceStyle
  let origin: ExplanationFacts.StyleOrigin
}

/// An inherited style that a canceled swipe-back left out of date.
struct KeptTraits {
  /// What the controller still holds as inherited.
  let inheritedStyle: UserInterfaceStyle
  /// What it would have inherited when the pop was canceled.
  let freshAtCancel: UserInterfaceStyle
  let parent: ControllerID
}

// The chain of traits (TR-1): screen, window, presentation controller, controllers, views. The
// nearest override wins and never travels up or sideways.
extension World {
  /// TR-2: styles exist from iOS 13, for apps built with its SDK.
  @inline(__always) var hasStyles: Bool {
    if effectiveVersion >= 13 { return true }
    uses(.tr2)
    return false
  }

  /// The style at the root of the chain (TR-2).
  var systemStyleForApp: UserInterfaceStyle { top(systemStyle: deliveredSystemStyle).style }

  /// The root of the chain, were the user's choice `systemStyle` (TR-2).
  func top(systemStyle: UserInterfaceStyle) -> InheritedStyle {
    guard hasStyles else { return InheritedStyle(style: .light, origin: .noStylesYet) }
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
  /// - Parameter refreshed: gets those whose kept style nothing keeps any longer; nil where no
  ///   controller keeps one.
  func freshStyles(
    of holders: [Hierarchy.Holder], systemStyle: UserInterfaceStyle,
    refreshed: inout [ControllerID]?
  ) -> HeldStyles {
    let top = top(systemStyle: systemStyle)
    guard hasStyles else { return HeldStyles(nodes.map { $0 == nil ? nil : top.style }) }
    uses(.tr1)
    var styles = noStyles
    var open = holders
    while !open.isEmpty {
      // In node order each comes after whom it inherits from, but for who is being popped.
      var waiting: [Hierarchy.Holder] = []
      for holder in open {
        switch holder {
        case .window(let index): resolveWindow(index, in: &styles, below: top.style)
        case .controller(let id):
          guard let fresh = inheritedStyle(to: id, in: styles, top: top)?.style else {
            waiting.append(holder)
            continue
          }
          let inherited = keptStyle(of: id, fresh: fresh, &refreshed) ?? fresh
          resolve(id, in: &styles, below: inherited)
        }
      }
      precondition(waiting.count < open.count, "controllers that inherit from one another")
      open = waiting
    }
    return styles
  }

  private func resolveWindow(
    _ index: Int, in styles: inout HeldStyles, below style: UserInterfaceStyle
  ) {
    let settings = hierarchy.windows[index].settings
    let own = ownStyle(
      settings.overrideUserInterfaceStyle, settings.traitOverridesUserInterfaceStyle)
    if own != .unspecified {
      uses(.tr3)
    } else if index > 0 {
      uses(.tr20)
    }
    styles[settings.name] = overridden(style, by: own)
  }

  // What follows is done for each controller in each step. It is always inlined, which makes a step
  // of the whole model a tenth cheaper.

  @inline(__always) private func resolve(
    _ id: ControllerID, in styles: inout HeldStyles, below inherited: UserInterfaceStyle
  ) {
    var own = ownStyle(of: id)
    if own != .unspecified { noteOverride(of: id) }
    if iOS < 17, readings.takes(2, of: .c12), let parent = hierarchy[id].parent {
      let handedDown = overrideTraits(for: id, of: parent)
      if handedDown != .unspecified { own = handedDown }
    }
    let style = overridden(inherited, by: own)
    styles[hierarchy[id].name] = style
    resolveViews(of: id, in: &styles, below: style)
  }

  @inline(__always) func ownStyle(of id: ControllerID) -> UserInterfaceStyle {
    ownStyle(
      settings[id].overrideUserInterfaceStyle, settings[id].traitOverridesUserInterfaceStyle)
  }

  /// TR-11: the style that a node gives itself. `traitOverrides` goes first (C-27).
  @inline(__always) private func ownStyle(
    _ override: UserInterfaceStyle, _ traitOverride: UserInterfaceStyle?
  ) -> UserInterfaceStyle {
    guard let traitOverride, hasTraitOverrides else { return override }
    uses(.tr11)
    return traitOverride
  }

  var hasTraitOverrides: Bool { effectiveVersion >= 17 }

  private func noteOverride(of id: ControllerID) {
    uses(.tr4)
    if let parent = hierarchy[id].parent, overrideTraits(for: id, of: parent) != .unspecified {
      uses(.tr10)
    }
    if !hierarchy.isInWindow(id) { uses(.tr15) }
  }

  /// The style a node takes from above, unless it has its own.
  @inline(__always) private func overridden(
    _ inherited: UserInterfaceStyle, by own: UserInterfaceStyle
  ) -> UserInterfaceStyle {
    own == .unspecified ? inherited : own
  }

  /// TR-5, TR-9: views inherit from the controller whose root view is above them.
  @inline(__always) private func resolveViews(
    of id: ControllerID, in styles: inout HeldStyles, below style: UserInterfaceStyle
  ) {
    let own = ownStyle(
      settings[id].viewOverrideUserInterfaceStyle,
      settings[id].viewTraitOverridesUserInterfaceStyle)
    if own != .unspecified { uses(.tr5) }
    styles[hierarchy[id].name.rootView] = overridden(style, by: own)
    if settings[id].views.isEmpty { return }
    for view in settings[id].views {
      guard let above = styles[view.superview] else { continue }
      let own = ownStyle(view.overrideUserInterfaceStyle, view.traitOverridesUserInterfaceStyle)
      styles[view.name] = overridden(above, by: own)
    }
  }

  /// What a controller gets from above, before its own override; nil as long as whom it inherits
  /// from has no style.
  @inline(__always) func inheritedStyle(
    to id: ControllerID, in styles: HeldStyles, top: InheritedStyle
  ) -> InheritedStyle? {
    if let parent = hierarchy[id].parent { return inheritedStyle(to: id, from: parent, in: styles) }
    if let window = hierarchy.window(of: id) {
      return inheritedFromPresentationController(of: id, in: window, styles)
    }
    if iOS >= 17, let navigation = hierarchy[id].poppingNavigationController {
      uses(.tr9)
      let view = hierarchy[navigation].name.rootView
      return inherited(from: view, in: styles, .superview(view))
    }
    uses(.tr14)
    return top
  }

  private func inherited(
    from node: Name, in styles: HeldStyles, _ origin: ExplanationFacts.StyleOrigin
  ) -> InheritedStyle? {
    styles[node].map { InheritedStyle(style: $0, origin: origin) }
  }

  /// TR-6, TR-7: of a root or a presented controller. Presenters hand nothing down, and a root has no
  /// presentation controller of its own (C-16).
  private func inheritedFromPresentationController(
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
    if let container = containerOfContext(of: id) {
      return inherited(from: container, in: styles, .superview(container))
    }
    let name = hierarchy.windows[window].settings.name
    return inherited(from: name, in: styles, .window(name))
  }

  /// C-14: the view in which what is presented in a current context appears, where that matters.
  private func containerOfContext(of id: ControllerID) -> Name? {
    guard iOS >= 17, readings.takes(2, of: .c14), let presentation = hierarchy[id].presentation
    else { return nil }
    switch presentation.declaredStyle {
    case .currentContext, .overCurrentContext:
      return hierarchy[presentation.presenter].name.rootView
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom, .popover:
      return nil
    }
  }

  /// TR-8, TR-9: of a child. The parent's value for it goes first; else up to iOS 16 the parent,
  /// from iOS 17 the view that it sits in, as long as it is an active child.
  @inline(__always) private func inheritedStyle(
    to id: ControllerID, from parent: ControllerID, in styles: HeldStyles
  ) -> InheritedStyle? {
    let name = hierarchy[parent].name
    let value = overrideTraits(for: id, of: parent)
    if value != .unspecified {
      return InheritedStyle(style: value, origin: .parentsValueForChild(name))
    }
    guard iOS >= 17, hierarchy.isActive(id, of: parent) else {
      uses(.tr8)
      return inherited(from: name, in: styles, .parent(name))
    }
    uses(.tr9)
    let view = hierarchy[id].containerView
    return inherited(from: view, in: styles, .superview(view))
  }

  /// TR-8: an override of `overrideTraitCollection(forChild:)`, even one that leaves the style
  /// open, replaces what `setOverrideTraitCollection(_:forChild:)` stored.
  @inline(__always) private func overrideTraits(for child: ControllerID, of parent: ControllerID)
    -> UserInterfaceStyle
  {
    if let override = settings[parent].overrideTraitCollectionForChild {
      uses(.tr8)
      return override
    }
    let name = hierarchy[child].name
    let stored = settings[parent].setOverrideTraitCollection.first { $0.child == name }
    return stored?.style ?? .unspecified
  }

  /// The kept style, while nothing has come that refreshes it.
  @inline(__always) private func keptStyle(
    of id: ControllerID, fresh: UserInterfaceStyle, _ refreshed: inout [ControllerID]?
  ) -> UserInterfaceStyle? {
    guard let traits = keptTraits[id], refreshed != nil else { return nil }
    guard traits.freshAtCancel == fresh, hierarchy[id].parent == traits.parent else {
      refreshed?.append(id)
      return nil
    }
    uses(.tr13)
    return traits.inheritedStyle
  }

  /// Up to iOS 16 a controller whose swipe-back is canceled keeps what it inherited while it was
  /// popped, if it would inherit something else now.
  mutating func keepTraits(of popped: ControllerID, in parent: ControllerID) {
    guard hasStyles, iOS < 17 || readings.takes(1, of: .c13) else { return }
    let top = top(systemStyle: deliveredSystemStyle)
    let old = iOS < 17 ? top.style : held[hierarchy[popped].name] ?? top.style
    guard let fresh = inheritedStyle(to: popped, in: held, top: top)?.style, fresh != old
    else { return }
    keptTraits[popped] = KeptTraits(inheritedStyle: old, freshAtCancel: fresh, parent: parent)
  }
}
