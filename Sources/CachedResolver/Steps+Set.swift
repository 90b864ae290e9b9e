import AppearanceModel

extension CachedResolver {
  mutating func set(
    _ property: Property, to value: PropertyValue, on name: Name
  ) throws(Refusal) {
    try checkNames(in: value, on: name)
    guard case .known(let property) = property, isAvailable(property) else {
      throw .ignored(.noSuchProperty)
    }
    switch arena.node(name) {
    case .controller(let controller): try set(property, to: value, on: controller)
    case .window(let window): try set(property, to: value, on: window)
    case .view(let view): try set(property, to: value, on: view)
    case .nothing: break
    }
  }

  /// A name inside the value is an argument like any other, whatever the property.
  private func checkNames(in value: PropertyValue, on name: Name) throws(Refusal) {
    try known(name)
    switch value {
    case .controller(let named), .child(let named, _):
      try known(named)
      _ = try controller(named)
    case .null, .bool, .number, .word, .other:
      return
    }
  }

  private func isAvailable(_ property: Property.Known) -> Bool {
    let version = surroundings.environment.effectiveVersion
    return switch property {
    case .overrideUserInterfaceStyle, .presentationOverrideTraitCollection: version >= 13
    case .additionalSafeAreaInsetsTop: version >= 11
    case .hidesBarsOnSwipe: version >= 8
    default: true
    }
  }

  private mutating func set(
    _ property: Property.Known, to value: PropertyValue, on window: WindowID
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
      read(animated: false)
    case .coversScreen:
      let covers = try value.bool.orBadValue()
      if windows[window].coversScreen == covers { return }
      windows.setCoversScreen(covers, of: window)
      read(animated: false)
    default:
      throw .ignored(.noSuchProperty)
    }
  }

  private mutating func set(
    _ property: Property.Known, to value: PropertyValue, on view: ViewID
  ) throws(Refusal) {
    guard property == .overrideUserInterfaceStyle else { throw .ignored(.noSuchProperty) }
    arena.views[view].own = try value.userInterfaceStyle.orBadValue()
    restyleView(view)
    restyle()
  }

  /// One switch, so that a new property breaks the build where it has to be decided.
  private mutating func set(
    _ property: Property.Known, to value: PropertyValue, on controller: ControllerID
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
    case .overrideUserInterfaceStyle, .overrideTraitCollectionForChild,
      .setOverrideTraitCollection, .presentationOverrideTraitCollection:
      try setTraits(property, to: value, on: controller)
    case .barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe:
      try setBar(property, to: value, on: controller)
    case .additionalSafeAreaInsetsTop:
      let top = try value.number.orBadValue()
      arena.changeRarity(controller) { $0.additionalSafeAreaInsetsTop = top }
    case .level, .coversScreen:
      throw .ignored(.noSuchProperty)
    }
  }
}
