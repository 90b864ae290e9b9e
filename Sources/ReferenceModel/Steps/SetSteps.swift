import StatusQuoAppearanceModel

// `set`: refusals, effect and updates (W-2, T-15, T-20, T-21).
extension World {
  mutating func set(
    _ property: PropertyName, to value: PropertyValue, on name: Name
  ) throws(Refusal) {
    try exist(name, value.name)
    if let named = value.name { _ = try controller(named) }
    guard case .known(let known) = property else { throw .ignored(.noSuchProperty) }
    switch node(name) {
    case .window?: try set(known, to: value, onWindow: try window(name))
    case .view(let owner, let index)?: try set(known, to: value, onView: index, of: owner)
    case .controller(let id)?: try set(known, to: value, onController: id)
    case nil: throw .ignored(.unknownName)
    }
  }

  /// Level and covering decide which window controls the bar, so they update it.
  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, onWindow index: Int
  ) throws(Refusal) {
    var new = hierarchy.windows[index].settings
    try new.set(property, to: value, on: effectiveVersion)
    if new == hierarchy.windows[index].settings { return }
    hierarchy.windows[index].settings = new
    guard property == .level || property == .coversScreen, isInMainScene(new) else { return }
    updateSystemGestures()
    updates(by: .sb34)
    updateStatusBar(animated: false)
  }

  /// The controller holds what its root view has.
  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, onView index: Int,
    of owner: ControllerID
  ) throws(Refusal) {
    let style = try ViewStyle(property, value, on: effectiveVersion)
    switch (style, index) {
    case (.override(let style), 0): settings[owner].viewOverrideUserInterfaceStyle = style
    case (.override(let style), _):
      settings[owner].views[index - 1].overrideUserInterfaceStyle = style
    case (.traitOverride(let style), 0):
      settings[owner].viewTraitOverridesUserInterfaceStyle = style
    case (.traitOverride(let style), _):
      settings[owner].views[index - 1].traitOverridesUserInterfaceStyle = style
    }
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, onController id: ControllerID
  ) throws(Refusal) {
    var new = settings[id]
    try new.set(property, to: value, on: effectiveVersion)
    if case .child(let name, _) = value, hierarchy[try controller(name)].parent != id {
      throw .ignored(.notAChild)
    }
    if new == settings[id] { return }
    let oldOverride = settings[id].overrideUserInterfaceStyle
    settings[id] = new
    switch property {
    case .barStyle: updateIfOnScreen(id, by: .t20)
    case .isNavigationBarHidden: updateIfOnScreen(id, by: .t21)
    case .isToolbarHidden:
      hasSwipedToolbar[id] = false
      toolbarShownUnder[id] = new.isToolbarHidden ? nil : hierarchy.top(of: id)
    case .overrideUserInterfaceStyle:
      keptTraits[id] = nil
      keepOverride(oldOverride, of: id)
    case .setOverrideTraitCollection:
      if case .child(let name, _) = value { keptTraits[try controller(name)] = nil }
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationCapturesStatusBarAppearance:
      uses(.t15)
    case .prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
      .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior:
      uses(.sg6)
    case .modalPresentationStyle, .definesPresentationContext, .overrideTraitCollectionForChild,
      .presentationOverrideTraitCollection, .traitOverridesUserInterfaceStyle, .hidesBarsOnSwipe,
      .isTabBarHidden, .additionalSafeAreaInsetsTop, .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight, .level, .coversScreen:
      break
    }
  }

  mutating func updateIfOnScreen(_ id: ControllerID, by rule: RuleID) {
    guard hierarchy.onScreen().contains(id), isInMainScene(id) else { return }
    updates(by: rule)
    updateStatusBar(animated: false)
  }
}

extension PropertyValue {
  /// A name inside a value is an argument, for any property (W-2).
  fileprivate var name: Name? {
    switch self {
    case .controller(let name), .child(let name, _): name
    case .null, .bool, .number, .word, .other: nil
    }
  }
}
