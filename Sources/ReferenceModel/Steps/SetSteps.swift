import StatusQuoAppearanceModel

// What `set` refuses, does and updates (W-2, T-15, T-20, T-21).
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
    guard isOfWindows(property) else { throw .ignored(.noSuchProperty) }
    let old = hierarchy.windows[index].settings
    guard let new = old.setting(property, to: value) else { throw .ignored(.badValue) }
    if new == old { return }
    hierarchy.windows[index].settings = new
    if property == .level || property == .coversScreen { updateStatusBar(animated: false) }
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, onView index: Int,
    of owner: ControllerID
  ) throws(Refusal) {
    guard isOfViews(property) else { throw .ignored(.noSuchProperty) }
    if property == .traitOverridesUserInterfaceStyle {
      guard let style = value.traitOverride else { throw .ignored(.badValue) }
      if index == 0 {
        settings[owner].viewTraitOverridesUserInterfaceStyle = style
      } else {
        settings[owner].views[index - 1].traitOverridesUserInterfaceStyle = style
      }
    } else {
      guard let style = value.userInterfaceStyle else { throw .ignored(.badValue) }
      if index == 0 {
        settings[owner].viewOverrideUserInterfaceStyle = style
      } else {
        settings[owner].views[index - 1].overrideUserInterfaceStyle = style
      }
    }
  }

  private mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, onController id: ControllerID
  ) throws(Refusal) {
    guard isOfControllers(property, hierarchy[id].kind) else { throw .ignored(.noSuchProperty) }
    let old = settings[id]
    guard let new = old.setting(property, to: value) else { throw .ignored(.badValue) }
    if case .child(let name, _) = value, hierarchy[try controller(name)].parent != id {
      throw .ignored(.notAChild)
    }
    if new == old { return }
    settings[id] = new
    switch property {
    case .barStyle: updateIfOnScreen(id, by: .t20)
    case .isNavigationBarHidden: updateIfOnScreen(id, by: .t21)
    case .overrideUserInterfaceStyle: keptTraits[id] = nil
    case .setOverrideTraitCollection:
      if case .child(let name, _) = value { keptTraits[try controller(name)] = nil }
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationCapturesStatusBarAppearance:
      uses(.t15)
    case .modalPresentationStyle, .definesPresentationContext, .overrideTraitCollectionForChild,
      .presentationOverrideTraitCollection, .traitOverridesUserInterfaceStyle, .hidesBarsOnSwipe,
      .additionalSafeAreaInsetsTop, .level, .coversScreen:
      break
    }
  }

  mutating func updateIfOnScreen(_ id: ControllerID, by rule: RuleID) {
    guard onScreen().contains(id) else { return }
    uses(rule)
    updateStatusBar(animated: false)
  }
}

// Which properties there are, on this version: both the system and the SDK must have them.
extension World {
  private func isOfWindows(_ property: PropertyName.Known) -> Bool {
    switch property {
    case .level, .coversScreen: true
    case .overrideUserInterfaceStyle: environment.effectiveVersion >= 13
    case .traitOverridesUserInterfaceStyle: hasTraitOverrides
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden,
      .hidesBarsOnSwipe, .additionalSafeAreaInsetsTop:
      false
    }
  }

  private func isOfViews(_ property: PropertyName.Known) -> Bool {
    switch property {
    case .overrideUserInterfaceStyle: environment.effectiveVersion >= 13
    case .traitOverridesUserInterfaceStyle: hasTraitOverrides
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden,
      .hidesBarsOnSwipe, .additionalSafeAreaInsetsTop, .level, .coversScreen:
      false
    }
  }

  private func isOfControllers(
    _ property: PropertyName.Known, _ kind: Controller.Kind
  ) -> Bool {
    switch property {
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection:
      true
    case .overrideUserInterfaceStyle, .presentationOverrideTraitCollection:
      environment.effectiveVersion >= 13
    case .traitOverridesUserInterfaceStyle: hasTraitOverrides
    case .additionalSafeAreaInsetsTop: environment.effectiveVersion >= 11
    case .barStyle, .isNavigationBarHidden: kind == .navigation
    case .hidesBarsOnSwipe: kind == .navigation && environment.effectiveVersion >= 8
    case .level, .coversScreen: false
    }
  }
}

extension PropertyValue {
  /// A name inside a value is an argument, whatever the property (W-2).
  fileprivate var name: Name? {
    switch self {
    case .controller(let name), .child(let name, _): name
    case .null, .bool, .number, .word, .other: nil
    }
  }
}
