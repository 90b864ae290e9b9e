import StatusQuoAppearanceModel

// Which values a property takes (`badValue`, W-2). Null is "not overridden" where that means
// something.

extension Window {
  /// The window with the property set; nil for a value outside its domain.
  func setting(_ property: PropertyName.Known, to value: PropertyValue) -> Window? {
    var window = self
    switch property {
    case .level:
      guard case .number(let level) = value else { return nil }
      window.level = level
    case .coversScreen:
      guard let covers = value.asBool else { return nil }
      window.coversScreen = covers
    case .overrideUserInterfaceStyle:
      guard let style = value.userInterfaceStyle else { return nil }
      window.overrideUserInterfaceStyle = style
    case .traitOverridesUserInterfaceStyle:
      guard let style = value.traitOverride else { return nil }
      window.traitOverridesUserInterfaceStyle = style
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .childForStatusBarStyle, .childForStatusBarHidden, .storedStyle, .storedHidden,
      .storedAnimation, .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .overrideTraitCollectionForChild, .setOverrideTraitCollection,
      .presentationOverrideTraitCollection, .barStyle, .isNavigationBarHidden,
      .hidesBarsOnSwipe, .additionalSafeAreaInsetsTop:
      return nil
    }
    return window
  }
}

extension Controller {
  /// The controller with the property set; nil for a value outside its domain.
  func setting(_ property: PropertyName.Known, to value: PropertyValue) -> Controller? {
    var controller = self
    return controller.take(property, value) ? controller : nil
  }

  private mutating func take(_ property: PropertyName.Known, _ value: PropertyValue) -> Bool {
    switch property {
    case .preferredStatusBarStyle:
      return assign(&preferredStatusBarStyle, value.styleOverride)
    case .prefersStatusBarHidden:
      return assign(&prefersStatusBarHidden, value.getter { $0.asBool })
    case .preferredStatusBarUpdateAnimation:
      return assign(&preferredStatusBarUpdateAnimation, value.getter { $0.asWord() })
    case .childForStatusBarStyle:
      return assign(&childForStatusBarStyle, value.childOverride)
    case .childForStatusBarHidden:
      return assign(&childForStatusBarHidden, value.childOverride)
    case .storedStyle: return assign(&stored.style, value.asWord())
    case .storedHidden: return assign(&stored.hidden, value.asBool)
    case .storedAnimation: return assign(&stored.animation, value.asWord())
    case .modalPresentationStyle:
      return assign(&modalPresentationStyle, value.orNull { $0.asWord() })
    case .modalPresentationCapturesStatusBarAppearance:
      return assign(&modalPresentationCapturesStatusBarAppearance, value.asBool)
    case .definesPresentationContext:
      return assign(&definesPresentationContext, value.orNull { $0.asBool })
    case .overrideUserInterfaceStyle:
      return assign(&overrideUserInterfaceStyle, value.userInterfaceStyle)
    case .traitOverridesUserInterfaceStyle:
      return assign(&traitOverridesUserInterfaceStyle, value.traitOverride)
    case .overrideTraitCollectionForChild:
      return assign(&overrideTraitCollectionForChild, value.orNull { $0.userInterfaceStyle })
    case .setOverrideTraitCollection:
      guard case .child(let child, let style?) = value else { return false }
      setTraits(style, forChild: child)
      return true
    case .presentationOverrideTraitCollection:
      return assign(&presentationOverrideTraitCollection, value.userInterfaceStyle)
    case .barStyle: return assign(&barStyle, value.asWord())
    case .isNavigationBarHidden: return assign(&isNavigationBarHidden, value.asBool)
    case .hidesBarsOnSwipe: return assign(&hidesBarsOnSwipe, value.asBool)
    case .additionalSafeAreaInsetsTop:
      guard case .number(let top) = value else { return false }
      additionalSafeAreaInsetsTop = top
      return true
    case .level, .coversScreen:
      return false
    }
  }

  private func assign<Value>(_ property: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
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

extension PropertyValue {
  fileprivate var asBool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  fileprivate func asWord<Value: RawRepresentable<String>>() -> Value? {
    if case .word(let word) = self { Value(rawValue: word.rawValue) } else { nil }
  }

  var userInterfaceStyle: UserInterfaceStyle? { asWord() }

  /// TR-11: light or dark; null removes the override.
  var traitOverride: UserInterfaceStyle?? {
    orNull { $0 == .word(.unspecified) ? nil : $0.userInterfaceStyle }
  }

  /// Null, or a value of the domain; nil outside.
  fileprivate func orNull<Value>(_ value: (PropertyValue) -> Value?) -> Value?? {
    self == .null ? .some(nil) : value(self).map(Optional.some)
  }

  fileprivate func getter<Value>(
    _ constant: (PropertyValue) -> Value?
  ) -> GetterOverride<Value>?? {
    if self == .word(.stored) { return .stored }
    return orNull { constant($0).map(GetterOverride.constant) }
  }

  fileprivate var styleOverride: StyleGetterOverride?? {
    if self == .word(.stored) { return .stored }
    if self == .word(.shared) { return .shared }
    return orNull { $0.asWord().map(StyleGetterOverride.constant) }
  }

  fileprivate var childOverride: ChildOverride?? {
    if case .controller(let name) = self { return .controller(name) }
    let words: [(PropertyValue.Word, ChildOverride)] = [
      (.nil, .nil), (.topViewController, .topViewController),
      (.visibleViewController, .visibleViewController),
      (.selectedViewController, .selectedViewController),
      (.presentedViewController, .presentedViewController),
    ]
    return orNull { value in words.first { value == .word($0.0) }?.1 }
  }
}
