package import StatusQuoAppearanceModel

/// A value of a property, as a document writes it.
package enum Literal: Hashable, Sendable {
  /// No override, or no value.
  case null
  case bool(Bool)
  case number(Double)
  /// One of the words of a domain.
  case word(String)
  case version(Version)
  /// A class, a child or a view, written as its name.
  case name(Name)
  /// `{"controller": name}`.
  case controller(Name)
  /// `{child: style}`, one entry per child.
  case styles([ChildTraits])
}

extension Literal {
  /// The same value with other names; nil for one that names nothing.
  package func renamed(_ rename: (Name) -> Name) -> Literal? {
    switch self {
    case .null, .bool, .number, .word, .version: nil
    case .name(let name): .name(rename(name))
    case .controller(let name): .controller(rename(name))
    case .styles(let styles):
      .styles(styles.map { ChildTraits(child: rename($0.child), style: $0.style) })
    }
  }

  /// The value that a `set` step gives, or nil for one that no property has.
  package init?(_ value: PropertyValue) {
    switch value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .word(let word): self = .word(word.rawValue)
    case .controller(let name): self = .controller(name)
    case .child(let child, let style?):
      self = .styles([ChildTraits(child: child, style: style)])
    case .child(_, nil), .other: return nil
    }
  }
}

extension PropertyValue {
  /// The value in a `set` step, or nil for one that no step can give.
  package init?(_ literal: Literal) {
    switch literal {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .word(let text):
      guard let word = Word(rawValue: text) else { return nil }
      self = .word(word)
    case .controller(let name): self = .controller(name)
    case .styles(let styles):
      guard let first = styles.first else { return nil }
      self = .child(first.child, first.style)
    case .version, .name: return nil
    }
  }
}
