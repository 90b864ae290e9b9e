import StatusQuoAppearanceModel

// Which properties there are on what, from which version on, and which values they take (W-2). Both
// the system and the SDK must have a property. Null is "not overridden" where that means something.

extension Window {
  mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on version: Version
  ) throws(Refusal) {
    switch property {
    case .level: level = try value.number()
    case .coversScreen: coversScreen = try value.bool()
    case .overrideUserInterfaceStyle:
      try require(version >= 13)
      overrideUserInterfaceStyle = try value.word()
    case .traitOverridesUserInterfaceStyle:
      try require(version >= 17)
      traitOverridesUserInterfaceStyle = try value.traitOverride()
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden,
      .hidesBarsOnSwipe, .isToolbarHidden, .isTabBarHidden, .additionalSafeAreaInsetsTop,
      .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight,
      .prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
      .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior:
      throw .ignored(.noSuchProperty)
    }
  }
}

/// The styles that can be set on a view.
enum ViewStyle {
  case override(UserInterfaceStyle)
  case traitOverride(UserInterfaceStyle?)

  init(
    _ property: PropertyName.Known, _ value: PropertyValue, on version: Version
  ) throws(Refusal) {
    switch property {
    case .overrideUserInterfaceStyle:
      try require(version >= 13)
      self = .override(try value.word())
    case .traitOverridesUserInterfaceStyle:
      try require(version >= 17)
      self = .traitOverride(try value.traitOverride())
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden,
      .hidesBarsOnSwipe, .isToolbarHidden, .isTabBarHidden, .additionalSafeAreaInsetsTop,
      .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight, .level, .coversScreen,
      .prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
      .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
      .preferredVerticalBarBehavior, .childForPreferredVerticalBarBehavior:
      throw .ignored(.noSuchProperty)
    }
  }
}

extension Controller {
  mutating func set(
    _ property: PropertyName.Known, to value: PropertyValue, on version: Version
  ) throws(Refusal) {
    switch property {
    case .preferredStatusBarStyle: preferredStatusBarStyle = try value.styleGetter()
    case .prefersStatusBarHidden:
      prefersStatusBarHidden = try value.getter { value throws(Refusal) in try value.bool() }
    case .preferredStatusBarUpdateAnimation:
      preferredStatusBarUpdateAnimation =
        try value.getter { value throws(Refusal) in try value.word() }
    case .childForStatusBarStyle: childForStatusBarStyle = try value.childGetter()
    case .childForStatusBarHidden: childForStatusBarHidden = try value.childGetter()
    case .prefersHomeIndicatorAutoHidden:
      try require(version >= 11)
      prefersHomeIndicatorAutoHidden =
        try value.orNull { value throws(Refusal) in try value.bool() }
    case .childForHomeIndicatorAutoHidden:
      try require(version >= 11)
      childForHomeIndicatorAutoHidden = try value.childGetter()
    case .preferredScreenEdgesDeferringSystemGestures:
      try require(version >= 11)
      preferredScreenEdgesDeferringSystemGestures =
        try value.orNull { value throws(Refusal) in try value.word() }
    case .childForScreenEdgesDeferringSystemGestures:
      try require(version >= 11)
      childForScreenEdgesDeferringSystemGestures = try value.childGetter()
    case .preferredVerticalBarBehavior:
      try require(version >= Version(27, 1))
      preferredVerticalBarBehavior =
        try value.orNull { value throws(Refusal) in try value.word() }
    case .childForPreferredVerticalBarBehavior:
      try require(version >= Version(27, 1))
      childForPreferredVerticalBarBehavior = try value.childGetter()
    case .storedStyle: stored.style = try value.word()
    case .storedHidden: stored.hidden = try value.bool()
    case .storedAnimation: stored.animation = try value.word()
    case .modalPresentationStyle:
      modalPresentationStyle = try value.orNull { value throws(Refusal) in try value.word() }
    case .modalPresentationCapturesStatusBarAppearance:
      modalPresentationCapturesStatusBarAppearance = try value.bool()
    case .definesPresentationContext:
      definesPresentationContext = try value.orNull { value throws(Refusal) in try value.bool() }
    case .overrideUserInterfaceStyle:
      try require(version >= 13)
      overrideUserInterfaceStyle = try value.word()
    case .traitOverridesUserInterfaceStyle:
      try require(version >= 17)
      traitOverridesUserInterfaceStyle = try value.traitOverride()
    case .overrideTraitCollectionForChild:
      overrideTraitCollectionForChild =
        try value.orNull { value throws(Refusal) in try value.word() }
    case .setOverrideTraitCollection:
      guard case .child(let child, let style?) = value else { throw .ignored(.badValue) }
      setTraits(style, forChild: child)
    case .presentationOverrideTraitCollection:
      try require(version >= 13)
      presentationOverrideTraitCollection = try value.word()
    case .barStyle:
      try require(kind == .navigation)
      barStyle = try value.word()
    case .isNavigationBarHidden:
      try require(kind == .navigation)
      isNavigationBarHidden = try value.bool()
    case .hidesBarsOnSwipe:
      try require(kind == .navigation && version >= 8)
      hidesBarsOnSwipe = try value.bool()
    case .isToolbarHidden:
      try require(kind == .navigation)
      isToolbarHidden = try value.bool()
    case .isTabBarHidden:
      try require(kind == .tab && version >= 18)
      isTabBarHidden = try value.bool()
    case .additionalSafeAreaInsetsTop:
      try require(version >= 11)
      additionalSafeAreaInsetsTop = try value.number()
    case .additionalSafeAreaInsetsLeft:
      try require(version >= 11)
      additionalSafeAreaInsetsLeft = try value.number()
    case .additionalSafeAreaInsetsBottom:
      try require(version >= 11)
      additionalSafeAreaInsetsBottom = try value.number()
    case .additionalSafeAreaInsetsRight:
      try require(version >= 11)
      additionalSafeAreaInsetsRight = try value.number()
    case .level, .coversScreen: throw .ignored(.noSuchProperty)
    }
  }

  /// Nothing stored and `unspecified` are the same.
  private mutating func setTraits(_ style: UserInterfaceStyle, forChild child: Name) {
    guard let index = setOverrideTraitCollection.firstIndex(where: { $0.child == child }) else {
      guard style != .unspecified else { return }
      setOverrideTraitCollection.append(ChildTraits(child: child, style: style))
      return
    }
    setOverrideTraitCollection[index].style = style
  }
}

/// Throws if the property does not exist.
private func require(_ exists: Bool) throws(Refusal) {
  if !exists { throw .ignored(.noSuchProperty) }
}

// MARK: - Values

extension PropertyValue {
  fileprivate func bool() throws(Refusal) -> Bool {
    guard case .bool(let value) = self else { throw .ignored(.badValue) }
    return value
  }

  fileprivate func number() throws(Refusal) -> Double {
    guard case .number(let value) = self else { throw .ignored(.badValue) }
    return value
  }

  fileprivate func word<Value: RawRepresentable<String>>() throws(Refusal) -> Value {
    guard case .word(let word) = self, let value = Value(rawValue: word.rawValue) else {
      throw .ignored(.badValue)
    }
    return value
  }

  /// TR-11: light or dark; null removes the override.
  fileprivate func traitOverride() throws(Refusal) -> UserInterfaceStyle? {
    if self == .word(.unspecified) { throw .ignored(.badValue) }
    return try orNull { value throws(Refusal) in try value.word() }
  }

  /// Null, or a value of the domain.
  fileprivate func orNull<Value>(
    _ value: (PropertyValue) throws(Refusal) -> Value
  ) throws(Refusal) -> Value? {
    self == .null ? nil : try value(self)
  }

  fileprivate func getter<Value>(
    _ constant: (PropertyValue) throws(Refusal) -> Value
  ) throws(Refusal) -> GetterOverride<Value>? {
    switch self {
    case .null: nil
    case .word(.stored): .stored
    case .bool, .number, .word, .controller, .child, .other: .constant(try constant(self))
    }
  }

  fileprivate func styleGetter() throws(Refusal) -> StyleGetterOverride? {
    switch self {
    case .null: nil
    case .word(.stored): .stored
    case .word(.shared): .shared
    case .bool, .number, .word, .controller, .child, .other: .constant(try word())
    }
  }

  fileprivate func childGetter() throws(Refusal) -> ChildOverride? {
    switch self {
    case .null: nil
    case .controller(let name): .controller(name)
    case .word(.nil): .nil
    case .word(.topViewController): .topViewController
    case .word(.visibleViewController): .visibleViewController
    case .word(.selectedViewController): .selectedViewController
    case .word(.presentedViewController): .presentedViewController
    case .word(.firstChild): .firstChild
    case .word(.lastChild): .lastChild
    case .bool, .number, .word, .child, .other: throw .ignored(.badValue)
    }
  }
}
