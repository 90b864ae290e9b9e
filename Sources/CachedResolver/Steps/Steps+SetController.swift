import AppearanceModel

/// The properties of a controller, family by family.
extension CachedResolver {
  /// What a getter returns is asked for in each update; where the child getters lead is cached.
  /// The same value again is no change, but checking that costs more than what follows from most.
  mutating func setGetter(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    switch property {
    case .preferredStatusBarStyle:
      let override = try value.orNull { $0.styleGetter }
      arena.settings[controller].preferredStatusBarStyle = override
      answersChange(controller)
    case .prefersStatusBarHidden:
      let override = try value.orNull { $0.hiddenGetter }
      arena.settings[controller].prefersStatusBarHidden = override
      answersChange(controller)
    case .preferredStatusBarUpdateAnimation:
      let override = try value.orNull { $0.animationGetter }
      arena.settings[controller].preferredStatusBarUpdateAnimation = override
    case .childForStatusBarStyle:
      let override = try value.orNull { $0.childOverride }
      if arena.settings[controller].childForStatusBarStyle == override { return }
      arena.settings[controller].childForStatusBarStyle = override
      touch(controller, for: .style)
    default:
      let override = try value.orNull { $0.childOverride }
      if arena.settings[controller].childForStatusBarHidden == override { return }
      arena.settings[controller].childForStatusBarHidden = override
      touch(controller, for: .hidden)
    }
  }

  mutating func setStored(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    switch property {
    case .storedStyle:
      arena.settings[controller].stored.style = try value.statusBarStyle.orBadValue()
    case .storedHidden:
      arena.settings[controller].stored.hidden = try value.bool.orBadValue()
    default:
      arena.settings[controller].stored.animation = try value.animation.orBadValue()
    }
    answersChange(controller)
  }

  mutating func setPresentation(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    switch property {
    case .modalPresentationStyle:
      let style = try value.orNull { $0.modalPresentationStyle }
      arena.settings[controller].modalPresentationStyle = style
    case .definesPresentationContext:
      let defines = try value.orNull { $0.bool }
      arena.settings[controller].definesPresentationContext = defines
    default:
      let captures = try value.bool.orBadValue()
      if arena.settings[controller].captures == captures { return }
      arena.settings[controller].captures = captures
      touch(controller)
    }
  }

  mutating func setBar(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    if arena.kind(controller) != .navigation { throw .ignored(.noSuchProperty) }
    switch property {
    case .barStyle:
      let style = try value.barStyle.orBadValue()
      if arena.settings[controller].barStyle == style { return }
      arena.settings[controller].barStyle = style
      answersChange(controller)
    case .isNavigationBarHidden:
      let isHidden = try value.bool.orBadValue()
      if arena.settings[controller].isNavigationBarHidden == isHidden { return }
      arena.settings[controller].isNavigationBarHidden = isHidden
      touch(controller, for: .style)
    default:
      arena.settings[controller].hidesBarsOnSwipe = try value.bool.orBadValue()
      return
    }
    if isOnScreen(controller) { updateStatusBar(animated: false) }
  }

  @inline(__always) mutating func setOverride(
    to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    let style = try value.userInterfaceStyle.orBadValue()
    if arena.settings[controller].overrideUserInterfaceStyle == style { return }
    arena.settings[controller].overrideUserInterfaceStyle = style
    dropKeptTraits(controller)
    restyle(controller)
  }

  mutating func setTraits(
    _ property: PropertyName.Known, to value: PropertyValue, on controller: ControllerID
  ) throws(Refusal) {
    switch property {
    case .presentationOverrideTraitCollection:
      arena.settings[controller].presentationOverride = try value.userInterfaceStyle.orBadValue()
      restyle(controller)
    case .overrideTraitCollectionForChild:
      setTraitsForChildren(try value.orNull { $0.userInterfaceStyle }, of: controller)
    default:
      try setTraitsForChild(value, of: controller)
    }
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
