import AppearanceModel

/// What a `set` step would give a controller or a window, given at the start.
extension Controller {
  /// Whether the value is one of the property's domain.
  mutating func set(_ property: Property.Known, to value: PropertyValue) -> Bool {
    func give<Value>(_ given: Value?, _ keyPath: WritableKeyPath<Controller, Value>) -> Bool {
      guard let given else { return false }
      self[keyPath: keyPath] = given
      return true
    }
    func giveOrNil<Value>(_ given: Value?, _ keyPath: WritableKeyPath<Controller, Value?>) -> Bool {
      guard given != nil || value == .null else { return false }
      self[keyPath: keyPath] = given
      return true
    }
    switch property {
    case .preferredStatusBarStyle: return giveOrNil(value.styleGetter, \.preferredStatusBarStyle)
    case .prefersStatusBarHidden:
      let getter: GetterOverride<Bool>? =
        value == .word(.stored) ? .stored : value.bool.map { .constant($0) }
      return giveOrNil(getter, \.prefersStatusBarHidden)
    case .preferredStatusBarUpdateAnimation:
      let getter: GetterOverride<StatusBarAnimation>? =
        value == .word(.stored) ? .stored : value.case().map { .constant($0) }
      return giveOrNil(getter, \.preferredStatusBarUpdateAnimation)
    case .childForStatusBarStyle: return giveOrNil(value.childGetter, \.childForStatusBarStyle)
    case .childForStatusBarHidden: return giveOrNil(value.childGetter, \.childForStatusBarHidden)
    case .storedStyle: return give(value.case(), \.stored.style)
    case .storedHidden: return give(value.bool, \.stored.hidden)
    case .storedAnimation: return give(value.case(), \.stored.animation)
    case .modalPresentationStyle: return giveOrNil(value.case(), \.modalPresentationStyle)
    case .modalPresentationCapturesStatusBarAppearance:
      return give(value.bool, \.modalPresentationCapturesStatusBarAppearance)
    case .definesPresentationContext: return giveOrNil(value.bool, \.definesPresentationContext)
    case .overrideUserInterfaceStyle:
      return give(value.userInterfaceStyle, \.overrideUserInterfaceStyle)
    case .overrideTraitCollectionForChild:
      return giveOrNil(value.userInterfaceStyle, \.overrideTraitCollectionForChild)
    case .presentationOverrideTraitCollection:
      return give(value.userInterfaceStyle, \.presentationOverrideTraitCollection)
    case .setOverrideTraitCollection:
      guard case .child(let child, let style?) = value else { return false }
      setOverrideTraitCollection.removeAll { $0.child == child }
      setOverrideTraitCollection.append(ChildTraits(child: child, style: style))
      return true
    case .barStyle: return give(value.case(), \.barStyle)
    case .isNavigationBarHidden: return give(value.bool, \.isNavigationBarHidden)
    case .hidesBarsOnSwipe: return give(value.bool, \.hidesBarsOnSwipe)
    case .additionalSafeAreaInsetsTop: return give(value.number, \.additionalSafeAreaInsetsTop)
    case .level, .coversScreen: return false
    }
  }
}

extension Window {
  /// Whether the value is one of the property's domain.
  mutating func set(_ property: Property.Known, to value: PropertyValue) -> Bool {
    switch property {
    case .level:
      guard let number = value.number else { return false }
      level = number
    case .coversScreen:
      guard let covers = value.bool else { return false }
      coversScreen = covers
    case .overrideUserInterfaceStyle:
      guard let style = value.userInterfaceStyle else { return false }
      overrideUserInterfaceStyle = style
    default: return false
    }
    return true
  }
}

extension PropertyValue {
  fileprivate var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The case that is called like the word.
  fileprivate func `case`<Case: RawRepresentable<String>>() -> Case? {
    if case .word(let word) = self { Case(rawValue: word.rawValue) } else { nil }
  }

  var userInterfaceStyle: UserInterfaceStyle? { self.case() }

  fileprivate var styleGetter: StyleGetterOverride? {
    switch self {
    case .word(.stored): .stored
    case .word(.shared): .shared
    default: self.case().map { .constant($0) }
    }
  }

  fileprivate var childGetter: ChildOverride? {
    switch self {
    case .controller(let name): .controller(name)
    case .word(.nil): .nil
    case .word(.topViewController): .topViewController
    case .word(.visibleViewController): .visibleViewController
    case .word(.selectedViewController): .selectedViewController
    case .word(.presentedViewController): .presentedViewController
    default: nil
    }
  }
}
