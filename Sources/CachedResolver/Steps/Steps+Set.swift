import StatusQuoAppearanceModel

extension CachedResolver {
  mutating func set(
    _ property: PropertyName, to value: PropertyValue, on name: Name
  ) throws(Refusal) {
    let node = arena.node(name)
    if node == .nothing { throw .ignored(.unknownName) }
    try checkNames(in: value)
    guard case .known(let property) = property, isAvailable(property) else {
      throw .ignored(.noSuchProperty)
    }
    switch node {
    case .controller(let controller): try set(property, to: value, on: controller)
    case .window(let window): try set(property, to: value, on: window)
    case .view(let view): try set(property, to: value, on: view)
    case .nothing: break
    }
  }

  /// A name inside the value is an argument like any other, for every property.
  @inline(__always) private func checkNames(in value: PropertyValue) throws(Refusal) {
    switch value {
    case .controller(let named), .child(let named, _):
      try known(named)
      _ = try controller(named)
    case .null, .bool, .number, .word, .other:
      return
    }
  }

  @inline(__always) private func isAvailable(_ property: PropertyName.Known) -> Bool {
    switch property {
    case .overrideUserInterfaceStyle, .presentationOverrideTraitCollection:
      surroundings.profile != .inert
    case .traitOverridesUserInterfaceStyle: surroundings.hasTraitOverrides
    case .additionalSafeAreaInsetsTop, .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight,
      .prefersHomeIndicatorAutoHidden,
      .childForHomeIndicatorAutoHidden, .preferredScreenEdgesDeferringSystemGestures,
      .childForScreenEdgesDeferringSystemGestures:
      surroundings.environment.effectiveVersion >= 11
    case .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior:
      surroundings.environment.effectiveVersion >= Version(27, 1)
    case .hidesBarsOnSwipe: surroundings.environment.effectiveVersion >= 8
    case .isTabBarHidden: surroundings.environment.effectiveVersion >= 18
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .barStyle, .isNavigationBarHidden, .isToolbarHidden, .level, .coversScreen:
      true
    }
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on window: WindowID
  ) throws(Refusal) {
    switch property {
    case .overrideUserInterfaceStyle, .traitOverridesUserInterfaceStyle:
      try windows[window].style.own.set(property, to: value)
      restyleWindow(window)
      restyle()
    case .level:
      let level = try value.number.orBadValue()
      if windows[window].level == level { return }
      windows.setLevel(level, of: window)
      updateBar(afterChangeOf: window)
    case .coversScreen:
      let covers = try value.bool.orBadValue()
      if windows[window].coversScreen == covers { return }
      windows.setCoversScreen(covers, of: window)
      forgetInsets()
      updateBar(afterChangeOf: window)
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe,
      .isToolbarHidden, .isTabBarHidden, .additionalSafeAreaInsetsTop,
      .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight,
      .prefersHomeIndicatorAutoHidden,
      .childForHomeIndicatorAutoHidden, .preferredScreenEdgesDeferringSystemGestures,
      .childForScreenEdgesDeferringSystemGestures, .preferredVerticalBarBehavior,
      .childForPreferredVerticalBarBehavior:
      throw .ignored(.noSuchProperty)
    }
  }

  /// The window may control the bar from now on, or no longer.
  private mutating func updateBar(afterChangeOf window: WindowID) {
    barMayChange()
    guard windows.isInMainScene(window) else { return }
    updateSystemGestures()
    updateStatusBar(animated: false)
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on view: ViewID
  ) throws(Refusal) {
    guard
      property == .overrideUserInterfaceStyle || property == .traitOverridesUserInterfaceStyle
    else { throw .ignored(.noSuchProperty) }
    try arena.views[view].own.set(property, to: value)
    restyleView(view)
    restyle()
  }
}
