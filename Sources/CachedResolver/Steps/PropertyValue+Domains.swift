import AppearanceModel

/// A value as a member of a property's domain; `nil` when it is outside.
extension PropertyValue {
  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  private var word: Word? {
    if case .word(let word) = self { word } else { nil }
  }

  var statusBarStyle: StatusBarStyle? {
    switch word {
    case .default?: .default
    case .lightContent?: .lightContent
    case .darkContent?: .darkContent
    default: nil
    }
  }

  var animation: StatusBarAnimation? {
    switch word {
    case .some(Word.none): StatusBarAnimation.none
    case .fade?: .fade
    case .slide?: .slide
    default: nil
    }
  }

  var userInterfaceStyle: UserInterfaceStyle? {
    switch word {
    case .unspecified?: .unspecified
    case .light?: .light
    case .dark?: .dark
    default: nil
    }
  }

  var barStyle: BarStyle? {
    switch word {
    case .default?: .default
    case .black?: .black
    case .blackTranslucent?: .blackTranslucent
    default: nil
    }
  }

  var modalPresentationStyle: ModalPresentationStyle? {
    switch word {
    case .fullScreen?: .fullScreen
    case .overFullScreen?: .overFullScreen
    case .pageSheet?: .pageSheet
    case .formSheet?: .formSheet
    case .automatic?: .automatic
    case .custom?: .custom
    case .popover?: .popover
    case .currentContext?: .currentContext
    case .overCurrentContext?: .overCurrentContext
    default: nil
    }
  }

  var styleGetter: StyleGetterOverride? {
    switch word {
    case .stored?: .stored
    case .shared?: .shared
    default: statusBarStyle.map { .constant($0) }
    }
  }

  var hiddenGetter: GetterOverride<Bool>? {
    word == .stored ? .stored : bool.map { .constant($0) }
  }

  var animationGetter: GetterOverride<StatusBarAnimation>? {
    word == .stored ? .stored : animation.map { .constant($0) }
  }

  var childOverride: ChildOverride? {
    if case .controller(let name) = self { return .controller(name) }
    return switch word {
    case .nil?: .nil
    case .topViewController?: .topViewController
    case .visibleViewController?: .visibleViewController
    case .selectedViewController?: .selectedViewController
    case .presentedViewController?: .presentedViewController
    default: nil
    }
  }

  /// The value, or nil for null where that means "not overridden".
  func orNull<Value>(_ domain: (PropertyValue) -> Value?) throws(Refusal) -> Value? {
    if case .null = self { return nil }
    return try domain(self).orBadValue()
  }
}

extension Optional {
  func orBadValue() throws(Refusal) -> Wrapped {
    guard let value = self else { throw .ignored(.badValue) }
    return value
  }
}
