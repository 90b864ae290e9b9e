import StatusQuoAppearanceModel

/// A value as a member of a property's domain; `nil` when it is outside.
extension PropertyValue {
  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  // Looked up for most steps: a list of all cases would take longer than the step.

  var statusBarStyle: StatusBarStyle? {
    guard case .word(let word) = self else { return nil }
    return word == .default
      ? .default : word == .lightContent ? .lightContent : word == .darkContent ? .darkContent : nil
  }

  var animation: StatusBarAnimation? {
    guard case .word(let word) = self else { return nil }
    return word == .none
      ? StatusBarAnimation.none : word == .fade ? .fade : word == .slide ? .slide : nil
  }

  var userInterfaceStyle: UserInterfaceStyle? {
    guard case .word(let word) = self else { return nil }
    return word == .unspecified
      ? .unspecified : word == .light ? .light : word == .dark ? .dark : nil
  }

  /// Null, which removes it, is looked for before (`orNull`).
  var traitOverride: UserInterfaceStyle? {
    if case .word(.unspecified) = self { nil } else { userInterfaceStyle }
  }

  var screenEdges: ScreenEdges? {
    if case .word(let word) = self { ScreenEdges(rawValue: word.rawValue) } else { nil }
  }

  var verticalBarBehavior: VerticalBarBehavior? {
    if case .word(let word) = self { VerticalBarBehavior(rawValue: word.rawValue) } else { nil }
  }

  var barStyle: BarStyle? {
    guard case .word(let word) = self else { return nil }
    return word == .default
      ? .default : word == .black ? .black : word == .blackTranslucent ? .blackTranslucent : nil
  }

  var modalPresentationStyle: ModalPresentationStyle? {
    guard case .word(let word) = self else { return nil }
    return ModalPresentationStyle.words.first { $0.word == word }?.style
  }

  var styleGetter: StyleGetterOverride? {
    if case .word(.stored) = self { return .stored }
    if case .word(.shared) = self { return .shared }
    return statusBarStyle.map { .constant($0) }
  }

  var hiddenGetter: GetterOverride<Bool>? {
    if case .word(.stored) = self { .stored } else { bool.map { .constant($0) } }
  }

  var animationGetter: GetterOverride<StatusBarAnimation>? {
    if case .word(.stored) = self { .stored } else { animation.map { .constant($0) } }
  }

  var childOverride: ChildOverride? {
    if case .controller(let name) = self { return .controller(name) }
    guard case .word(let word) = self else { return nil }
    return ChildOverride.words.first { $0.word == word }?.override
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

extension ModalPresentationStyle {
  fileprivate static let words: [(word: PropertyValue.Word, style: ModalPresentationStyle)] = [
    (.fullScreen, .fullScreen), (.overFullScreen, .overFullScreen), (.pageSheet, .pageSheet),
    (.formSheet, .formSheet), (.automatic, .automatic), (.custom, .custom), (.popover, .popover),
    (.currentContext, .currentContext), (.overCurrentContext, .overCurrentContext),
  ]
}

extension ChildOverride {
  /// The overrides that are a word.
  fileprivate static let words: [(word: PropertyValue.Word, override: ChildOverride)] = [
    (.nil, .nil), (.topViewController, .topViewController),
    (.visibleViewController, .visibleViewController),
    (.selectedViewController, .selectedViewController),
    (.presentedViewController, .presentedViewController), (.firstChild, .firstChild),
    (.lastChild, .lastChild),
  ]
}
