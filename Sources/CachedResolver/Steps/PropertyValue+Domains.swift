import StatusQuoAppearanceModel

/// A value as a member of a property's domain; `nil` when it is outside.
extension PropertyValue {
  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The member of a domain that the value stands for.
  @inline(__always) private func member<Domain: WordDomain>() -> Domain? {
    guard case .word(let word) = self else { return nil }
    return Domain.allCases.first { $0.word == word }
  }

  var statusBarStyle: StatusBarStyle? { member() }

  var animation: StatusBarAnimation? { member() }

  var userInterfaceStyle: UserInterfaceStyle? { member() }

  /// Null, which removes it, is looked for before (`orNull`).
  var traitOverride: UserInterfaceStyle? {
    self == .word(.unspecified) ? nil : userInterfaceStyle
  }

  var barStyle: BarStyle? { member() }

  var modalPresentationStyle: ModalPresentationStyle? { member() }

  var styleGetter: StyleGetterOverride? {
    if self == .word(.stored) { return .stored }
    if self == .word(.shared) { return .shared }
    return statusBarStyle.map { .constant($0) }
  }

  var hiddenGetter: GetterOverride<Bool>? {
    self == .word(.stored) ? .stored : bool.map { .constant($0) }
  }

  var animationGetter: GetterOverride<StatusBarAnimation>? {
    self == .word(.stored) ? .stored : animation.map { .constant($0) }
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

/// An enumeration whose cases are words of documents.
private protocol WordDomain: CaseIterable where AllCases == [Self] {
  var word: PropertyValue.Word { get }
}

extension StatusBarStyle: WordDomain {
  fileprivate var word: PropertyValue.Word {
    switch self {
    case .default: .default
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    }
  }
}

extension StatusBarAnimation: WordDomain {
  fileprivate var word: PropertyValue.Word {
    switch self {
    case .none: .none
    case .fade: .fade
    case .slide: .slide
    }
  }
}

extension UserInterfaceStyle: WordDomain {
  fileprivate var word: PropertyValue.Word {
    switch self {
    case .unspecified: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

extension BarStyle: WordDomain {
  fileprivate var word: PropertyValue.Word {
    switch self {
    case .default: .default
    case .black: .black
    case .blackTranslucent: .blackTranslucent
    }
  }
}

extension ModalPresentationStyle: WordDomain {
  fileprivate var word: PropertyValue.Word {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .automatic: .automatic
    case .custom: .custom
    case .popover: .popover
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    }
  }
}

extension ChildOverride {
  /// The overrides that are a word.
  fileprivate static let words: [(word: PropertyValue.Word, override: ChildOverride)] = [
    (.nil, .nil), (.topViewController, .topViewController),
    (.visibleViewController, .visibleViewController),
    (.selectedViewController, .selectedViewController),
    (.presentedViewController, .presentedViewController),
  ]
}
