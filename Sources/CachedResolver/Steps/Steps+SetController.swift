import StatusQuoAppearanceModel

/// The effect of `set` on a controller: the value, and the caches that depend on it.
extension CachedResolver {
  /// Gives a property its value.
  ///
  /// The result of a getter is asked for in each update: the same value again is no change, but checking
  /// that costs more than what follows. Where the child getters lead is cached.
  mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    switch property {
    case .preferredStatusBarStyle:
      arena.settings[controller].preferredStatusBarStyle = try value.orNull { $0.styleGetter }
      answersChange(controller)
    case .prefersStatusBarHidden:
      arena.settings[controller].prefersStatusBarHidden = try value.orNull { $0.hiddenGetter }
      answersChange(controller)
    case .preferredStatusBarUpdateAnimation:
      arena.settings[controller].preferredStatusBarUpdateAnimation =
        try value.orNull { $0.animationGetter }
    case .childForStatusBarStyle:
      let override = try value.orNull { $0.childOverride }
      if Self.replace(&arena.settings[controller].childForStatusBarStyle, with: override) {
        touch(controller, for: .style)
      }
    case .childForStatusBarHidden:
      let override = try value.orNull { $0.childOverride }
      if Self.replace(&arena.settings[controller].childForStatusBarHidden, with: override) {
        touch(controller, for: .hidden)
      }
    case .storedStyle:
      arena.settings[controller].stored.style = try value.statusBarStyle.orBadValue()
      answersChange(controller)
    case .storedHidden:
      arena.settings[controller].stored.hidden = try value.bool.orBadValue()
      answersChange(controller)
    case .storedAnimation:
      arena.settings[controller].stored.animation = try value.animation.orBadValue()
      answersChange(controller)
    case .modalPresentationStyle:
      arena.settings[controller].modalPresentationStyle =
        try value.orNull { $0.modalPresentationStyle }
    case .modalPresentationCapturesStatusBarAppearance:
      let captures = try value.bool.orBadValue()
      if Self.replace(&arena.settings[controller].captures, with: captures) { touch(controller) }
    case .definesPresentationContext:
      arena.settings[controller].definesPresentationContext = try value.orNull { $0.bool }
    case .overrideUserInterfaceStyle:
      setOwnStyle(try value.userInterfaceStyle.orBadValue(), of: controller)
    case .traitOverridesUserInterfaceStyle:
      let old = arena.settings[controller].ownStyle.style
      try arena.settings[controller].ownStyle.set(property, to: value)
      ownStyleChanged(controller, from: old)
      arena.hasTraitOverrides = true
      restyleChildrenAdrift(of: controller)
    case .presentationOverrideTraitCollection:
      arena.settings[controller].presentationOverride = try value.userInterfaceStyle.orBadValue()
      restyle(controller)
    case .overrideTraitCollectionForChild:
      setTraitsForChildren(try value.orNull { $0.userInterfaceStyle }, of: controller)
    case .setOverrideTraitCollection:
      try setTraitsForChild(value, of: controller)
    case .barStyle:
      try checkHasBar(controller)
      setBarStyle(try value.barStyle.orBadValue(), of: controller)
    case .isNavigationBarHidden:
      try checkHasBar(controller)
      setNavigationBarHidden(try value.bool.orBadValue(), of: controller)
    case .hidesBarsOnSwipe:
      try checkHasBar(controller)
      arena.settings[controller].hidesBarsOnSwipe = try value.bool.orBadValue()
    case .isToolbarHidden:
      guard arena.kind(controller) == .navigation else { throw .ignored(.noSuchProperty) }
      let isShown = !(try value.bool.orBadValue())
      let top = arena.links[controller].lastChild
      arena.changeRareSettings(controller) {
        if $0.showsToolbar != isShown {
          $0.hasSwipedToolbar = false
          $0.toolbarShownUnder = isShown ? top : .none
        }
        $0.showsToolbar = isShown
      }
      forgetInsets()
    case .isTabBarHidden:
      guard arena.kind(controller) == .tab else { throw .ignored(.noSuchProperty) }
      let isHidden = try value.bool.orBadValue()
      if arena.rareSettings(of: controller)?.hidesTabBar ?? false == isHidden { return }
      arena.changeRareSettings(controller) { $0.hidesTabBar = isHidden }
      forgetInsets()
    case .additionalSafeAreaInsetsTop:
      let top = try value.number.orBadValue()
      arena.changeRareSettings(controller) { $0.additionalSafeAreaInsetsTop = top }
      forgetInsets()
    case .additionalSafeAreaInsetsLeft:
      let left = try value.number.orBadValue()
      arena.changeRareSettings(controller) { $0.additional.left = left }
      forgetInsets()
    case .additionalSafeAreaInsetsBottom:
      let bottom = try value.number.orBadValue()
      arena.changeRareSettings(controller) { $0.additional.bottom = bottom }
      forgetInsets()
    case .additionalSafeAreaInsetsRight:
      let right = try value.number.orBadValue()
      arena.changeRareSettings(controller) { $0.additional.right = right }
      forgetInsets()
    case .prefersHomeIndicatorAutoHidden:
      let hidden = try value.orNull { $0.bool }
      arena.changeRareSettings(controller) { $0.gestures.homeIndicatorAutoHidden = hidden }
    case .childForHomeIndicatorAutoHidden:
      let child = try value.orNull { $0.childOverride }
      arena.changeRareSettings(controller) { $0.gestures.childForHomeIndicator = child }
    case .preferredScreenEdgesDeferringSystemGestures:
      let edges = try value.orNull { $0.screenEdges }
      arena.changeRareSettings(controller) { $0.gestures.screenEdges = edges }
    case .childForScreenEdgesDeferringSystemGestures:
      let child = try value.orNull { $0.childOverride }
      arena.changeRareSettings(controller) { $0.gestures.childForScreenEdges = child }
    case .preferredVerticalBarBehavior:
      let behavior = try value.orNull { $0.verticalBarBehavior }
      arena.changeRareSettings(controller) { $0.gestures.verticalBar = behavior }
    case .childForPreferredVerticalBarBehavior:
      let child = try value.orNull { $0.childOverride }
      arena.changeRareSettings(controller) { $0.gestures.childForVerticalBar = child }
    case .level, .coversScreen:
      throw .ignored(.noSuchProperty)
    }
  }

  private mutating func setBarStyle(_ style: BarStyle, of controller: ControllerID) {
    guard Self.replace(&arena.settings[controller].barStyle, with: style) else { return }
    answersChange(controller)
    if updatesBar(controller) { updateStatusBar(animated: false) }
  }

  private mutating func setNavigationBarHidden(_ isHidden: Bool, of controller: ControllerID) {
    guard Self.replace(&arena.settings[controller].isNavigationBarHidden, with: isHidden) else {
      return
    }
    knownTops.base = nil
    touch(controller, for: .style)
    if updatesBar(controller) { updateStatusBar(animated: false) }
  }

  @inline(__always) private mutating func setOwnStyle(
    _ style: UserInterfaceStyle, of controller: ControllerID
  ) {
    let old = arena.settings[controller].ownStyle
    if old.override == style { return }
    arena.settings[controller].ownStyle.override = style
    dropKeptTraits(controller)
    if surroundings.profile == .superviews { keepOverride(old.override, of: controller) }
    ownStyleChanged(controller, from: old.style)
  }

  /// From iOS 17 its root view has it in a detached tree, also where the controller holds another.
  @inline(__always) private mutating func ownStyleChanged(
    _ controller: ControllerID, from old: UserInterfaceStyle
  ) {
    drift.ownStep = stepNumber
    drift.owner = controller
    drift.ownBefore = old
    if surroundings.profile == .superviews { restyling.changedStep = stepNumber }
    restyle(controller)
  }

  /// TR-14: what is detached and not loaded keeps an override that is taken back, until it is overridden
  /// again.
  private mutating func keepOverride(
    _ old: UserInterfaceStyle, of controller: ControllerID
  ) {
    arena.flags[controller].subtract([.keepsOverride, .keptOverrideIsDark])
    guard arena.settings[controller].ownStyle.override == .unspecified, surroundings.iOS >= 18,
      detached.contains(controller),
      arena.flags[controller].isDisjoint(with: [.isLoaded, .isPopped])
    else { return }
    arena.flags[controller].insert(
      old == .dark ? [.keepsOverride, .keptOverrideIsDark] : .keepsOverride)
  }

  /// Replaces a value. Returns true if it was another one.
  @inline(__always) private static func replace<Value: Equatable>(
    _ old: inout Value, with new: Value
  ) -> Bool {
    if old == new { return false }
    old = new
    return true
  }

  private func checkHasBar(_ controller: ControllerID) throws(Refusal) {
    if arena.kind(controller) != .navigation { throw .ignored(.noSuchProperty) }
  }

  /// C-19: a style that a child kept is not dropped here, but once what it inherits is another.
  private mutating func setTraitsForChildren(
    _ style: UserInterfaceStyle?, of parent: ControllerID
  ) {
    if arena.settings[parent].traitsForChildren == style { return }
    arena.settings[parent].traitsForChildren = style
    var child = arena.links[parent].firstChild
    while child.exists {
      restyling.add(child)
      child = arena.links[child].next
    }
    restyle()
  }

  /// C-19: the call itself drops what the child kept, even where an override replaces its value.
  private mutating func setTraitsForChild(
    _ value: PropertyValue, of parent: ControllerID
  ) throws(Refusal) {
    guard case .child(let name, let style?) = value else { throw .ignored(.badValue) }
    let child = try controller(name)
    if arena.links[child].parent != parent { throw .ignored(.notAChild) }
    guard arena.store(style, from: parent, to: child) else { return }
    dropKeptTraits(child)
    restyle(child)
  }
}
