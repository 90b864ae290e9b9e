import StatusQuoAppearanceModel

/// The values of a property: the simplest first, and how documents write them.
package struct Domain<Value: Equatable & Sendable>: Sendable {
  /// Simplest first. The first is UIKit's default.
  let values: [Value]
  /// The number of values that small scenarios use.
  let common: Int
  /// The values in generated scenarios besides the listed ones; a repeated one is more frequent.
  var further: [Value] = []
  let form: ValueForm
  let literal: @Sendable (Value) -> Literal
  /// Nil for a literal outside the domain.
  let value: @Sendable (Literal) -> Value?
}

extension Domain {
  /// The values in generated scenarios.
  var samples: [Value] { values + further }

  /// The same domain with more samples.
  func sampling(_ further: Value...) -> Domain {
    var domain = self
    domain.further = further
    return domain
  }
}

extension Domain where Value == Bool {
  static func bool(_ first: Bool) -> Domain {
    Domain(
      values: [first, !first], common: 2, form: .bool, literal: { .bool($0) },
      value: { if case .bool(let bool) = $0 { bool } else { nil } })
  }
}

extension Domain where Value == Double {
  static func numbers(_ values: Double...) -> Domain {
    Domain(
      values: values, common: values.count, form: .number, literal: { .number($0) },
      value: { if case .number(let number) = $0 { number } else { nil } })
  }
}

extension Domain where Value == Int {
  /// Whole numbers from 0, of which only 0 is tried.
  static func zero(upTo highest: Int) -> Domain {
    Domain(
      values: [0], common: 1,
      form: ValueForm { ($0.takesNumber, $0.counts) = (true, 0...highest) },
      literal: { .number(Double($0)) },
      value: { literal in
        guard case .number(let number) = literal, let count = Int(exactly: number) else {
          return nil
        }
        return (0...highest).contains(count) ? count : nil
      })
  }
}

extension Domain where Value: CaseIterable & RawRepresentable<String> {
  /// All words; `first` before the others.
  static func words(_ first: Value..., common: Int? = nil) -> Domain {
    let values = first + Value.allCases.filter { !first.contains($0) }
    return Domain(
      values: values, common: common ?? values.count, form: .words(Value.self),
      literal: { .word($0.rawValue) },
      value: { if case .word(let text) = $0 { Value(rawValue: text) } else { nil } })
  }

  /// The words, of which only one is tried.
  static func word(_ only: Value) -> Domain {
    Domain(
      values: [only], common: 1, form: .words(Value.self), literal: { .word($0.rawValue) },
      value: { if case .word(let text) = $0 { Value(rawValue: text) } else { nil } })
  }

  /// A part of the words.
  static func only(_ values: Value...) -> Domain {
    Domain(
      values: values, common: values.count, form: ValueForm(words: values.map { $0.rawValue }),
      literal: { .word($0.rawValue) },
      value: { literal in
        guard case .word(let text) = literal else { return nil }
        return values.first { $0.rawValue == text }
      })
  }
}

extension Domain {
  /// The same values, after nil, which is the default.
  static func optional<Wrapped>(
    _ domain: Domain<Wrapped>, common: Int? = nil
  ) -> Domain where Value == Wrapped? {
    Domain(
      values: [nil] + domain.values.map { $0 }, common: common ?? domain.common + 1,
      further: domain.further.map { $0 }, form: domain.form.orNull,
      literal: { $0.map(domain.literal) ?? .null },
      value: { literal in
        if literal == .null { return .some(nil) }
        return domain.value(literal).map { .some($0) }
      })
  }

  /// The same values in other words.
  func spelled(_ words: [(Value, String)]) -> Domain {
    var form = form
    form.words = words.map { $0.1 }
    return Domain(
      values: values, common: common, further: further, form: form,
      literal: { value in
        words.first { $0.0 == value }.map { .word($0.1) } ?? literal(value)
      },
      value: { literal in
        guard case .word(let text) = literal else { return self.value(literal) }
        return words.first { $0.1 == text }?.0
      })
  }
}

extension Domain where Value == UserInterfaceStyle {
  /// Rarely `unspecified` where it is generated: that is the default.
  static let style = Domain.words(.unspecified, .dark).sampling(
    .dark, .dark, .dark, .dark, .dark, .light, .light)
}

extension Domain where Value == UserInterfaceStyle? {
  /// A trait that is overridden, or none.
  static let traitOverride = Domain.optional(.only(.dark, .light))
}

// MARK: - Names

extension Domain where Value == Name? {
  /// Nothing, or the name of something.
  static func name(_ reference: ValueForm.Reference) -> Domain {
    Domain(
      values: [nil], common: 1, form: ValueForm { $0.reference = reference },
      literal: { $0.map(Literal.name) ?? .null },
      value: { literal in
        switch literal {
        case .null: .some(nil)
        case .name(let name): name
        case .bool, .number, .word, .version, .controller, .styles: nil
        }
      })
  }
}

extension Domain where Value == [ChildTraits] {
  static let stylesOfChildren = Domain(
    values: [[]], common: 1,
    form: ValueForm {
      $0.words = UserInterfaceStyle.allCases.map { $0.rawValue }
      $0.reference = .styledControllers
    },
    literal: { $0.isEmpty ? .null : .styles($0) },
    value: { literal in
      switch literal {
      case .null: []
      case .styles(let styles): styles
      case .bool, .number, .word, .version, .name, .controller: nil
      }
    })
}

// MARK: - Getters

extension Domain where Value == StyleGetterOverride? {
  static let styleGetter = Domain(
    values: [
      nil, .constant(.lightContent), .constant(.darkContent), .constant(.default), .stored,
      .shared,
    ], common: 5, form: ValueForm.words(StatusBarStyle.self).or("stored", "shared").orNull,
    literal: { getter in
      switch getter {
      case nil: .null
      case .constant(let style): .word(style.rawValue)
      case .stored: .word("stored")
      case .shared: .word("shared")
      }
    },
    value: { literal in
      switch literal {
      case .null: .some(nil)
      case .word("stored"): .stored
      case .word("shared"): .shared
      case .word(let text): StatusBarStyle(rawValue: text).map { .constant($0) }
      case .bool, .number, .version, .name, .controller, .styles: nil
      }
    })
}

extension Domain {
  /// Nil, a constant of a domain, or the stored value. `first` are the simplest constants.
  static func getter<Constant>(
    _ constants: Domain<Constant>
  ) -> Domain where Value == GetterOverride<Constant>? {
    Domain(
      values: [nil] + constants.values.map { .constant($0) } + [.stored],
      common: constants.common + 2, form: constants.form.or("stored").orNull,
      literal: { getter in
        switch getter {
        case nil: .null
        case .constant(let constant): constants.literal(constant)
        case .stored: .word("stored")
        }
      },
      value: { literal in
        switch literal {
        case .null: .some(nil)
        case .word("stored"): .stored
        case .bool, .number, .word, .version, .name, .controller, .styles:
          constants.value(literal).map { .constant($0) }
        }
      })
  }
}

extension Domain where Value == ChildOverride? {
  static let childGetter = Domain(
    values: [nil] + ChildOverride.words.map { $0.value }, common: 4,
    form: ValueForm {
      $0.words = ChildOverride.words.map { $0.text }
      $0.reference = .controller
      $0.takesNull = true
    },
    literal: { getter in
      guard let getter else { return .null }
      if case .controller(let name) = getter { return .controller(name) }
      return .word(ChildOverride.words.first { $0.value == getter }!.text)
    },
    value: { literal in
      switch literal {
      case .null: .some(nil)
      case .controller(let name): .controller(name)
      case .word(let text): ChildOverride.words.first { $0.text == text }?.value
      case .bool, .number, .version, .name, .styles: nil
      }
    })
}

extension ChildOverride {
  /// The overrides that are written as a word, the simplest first.
  fileprivate static let words: [(value: ChildOverride, text: String)] = [
    (.nil, "nil"), (.topViewController, "topViewController"),
    (.visibleViewController, "visibleViewController"),
    (.selectedViewController, "selectedViewController"),
    (.presentedViewController, "presentedViewController"), (.firstChild, "children.first"),
    (.lastChild, "children.last"),
  ]
}

// MARK: - Versions

extension Domain where Value == Version {
  /// Any version, or any of a range; these are tried.
  static func versions(_ values: [Version], in range: ClosedRange<Version>? = nil) -> Domain {
    Domain(
      values: values, common: values.count,
      form: ValueForm {
        $0.takesVersion = true
        $0.versions = range
      },
      literal: { .version($0) },
      value: { if case .version(let version) = $0 { version } else { nil } })
  }
}
