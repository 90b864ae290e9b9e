import AppearanceModel

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
    case .additionalSafeAreaInsetsTop: surroundings.environment.effectiveVersion >= 11
    case .hidesBarsOnSwipe: surroundings.environment.effectiveVersion >= 8
    default: true
    }
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on window: WindowID
  ) throws(Refusal) {
    switch property {
    case .overrideUserInterfaceStyle:
      windows[window].style.own = try value.userInterfaceStyle.orBadValue()
      restyleWindow(window)
      restyle()
    case .level:
      let level = try value.number.orBadValue()
      if windows[window].level == level { return }
      windows.setLevel(level, of: window)
      barMayChange()
      updateStatusBar(animated: false)
    case .coversScreen:
      let covers = try value.bool.orBadValue()
      if windows[window].coversScreen == covers { return }
      windows.setCoversScreen(covers, of: window)
      barMayChange()
      updateStatusBar(animated: false)
    default:
      throw .ignored(.noSuchProperty)
    }
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on view: ViewID
  ) throws(Refusal) {
    guard property == .overrideUserInterfaceStyle else { throw .ignored(.noSuchProperty) }
    arena.views[view].own = try value.userInterfaceStyle.orBadValue()
    restyleView(view)
    restyle()
  }

  /// One switch, so that a new property breaks the build where it has to be decided.
  @inline(__always) private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    switch property {
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden:
      try setGetter(property, to: value, on: controller)
    case .storedStyle, .storedHidden, .storedAnimation:
      try setStored(property, to: value, on: controller)
    case .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext:
      try setPresentation(property, to: value, on: controller)
    case .overrideUserInterfaceStyle:
      try setOverride(to: value, on: controller)
    case .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection:
      try setTraits(property, to: value, on: controller)
    case .barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe:
      try setBar(property, to: value, on: controller)
    case .additionalSafeAreaInsetsTop:
      let top = try value.number.orBadValue()
      arena.changeRareSettings(controller) { $0.additionalSafeAreaInsetsTop = top }
    case .level, .coversScreen:
      throw .ignored(.noSuchProperty)
    }
  }
}
