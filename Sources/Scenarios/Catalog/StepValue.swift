package import StatusQuoAppearanceModel

/// An argument of a step.
package enum StepValue: Hashable, Sendable {
  /// Left out.
  case none
  case name(Name)
  case names([Name])
  case literal(Literal)
  /// A window to add, and its root.
  case window(Window, root: Name?)
  case property(PropertyName)
  case value(PropertyValue)
  case anchors([Anchor])
}

/// The arguments of a step, in the order of its form. No step has more than three.
package struct StepValues: Hashable, Sendable {
  private var first: StepValue
  private var second: StepValue
  private var third: StepValue

  /// These arguments; what is missing is left out.
  package init(_ first: StepValue = .none, _ second: StepValue = .none, _ third: StepValue = .none)
  {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The most values of a step.
  package static let capacity = 3

  /// The argument at a place, from 0.
  package subscript(place: Int) -> StepValue {
    get {
      switch place {
      case 0: first
      case 1: second
      case 2: third
      default: preconditionFailure("no step has that number of arguments")
      }
    }
    set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: preconditionFailure("no step has that number of arguments")
      }
    }
  }

  /// The arguments with other names.
  func renamed(_ rename: (Name) -> Name) -> StepValues {
    // In order: callers count the names as they come.
    let first = first.renamed(rename)
    let second = second.renamed(rename)
    return StepValues(first, second, third.renamed(rename))
  }
}

extension StepValue {
  func renamed(_ rename: (Name) -> Name) -> StepValue {
    switch self {
    case .none, .anchors: return self
    case .name(let name): return .name(rename(name))
    case .names(let names): return .names(names.map(rename))
    case .literal(let literal): return .literal(literal.renamed(rename) ?? literal)
    case .window(var window, let root):
      let root = root.map(rename)
      window.name = rename(window.name)
      return .window(window, root: root)
    case .property(.unknown(let name)): return .property(.unknown(rename(name)))
    case .property(.known): return self
    case .value(let value): return .value(value.renamed(rename))
    }
  }
}

extension PropertyValue {
  fileprivate func renamed(_ rename: (Name) -> Name) -> PropertyValue {
    switch self {
    case .controller(let name): .controller(rename(name))
    case .child(let name, let style): .child(rename(name), style)
    case .other(let name): .other(rename(name))
    case .null, .bool, .number, .word: self
    }
  }
}

// MARK: - As what a step takes

extension StepValue {
  var name: Name {
    guard case .name(let name) = self else { preconditionFailure("not a name") }
    return name
  }

  var optionalName: Name? { if case .name(let name) = self { name } else { nil } }

  var names: [Name] { if case .names(let names) = self { names } else { [] } }

  var bool: Bool { self == .literal(.bool(true)) }

  /// The case of an enumeration.
  func word<Word: RawRepresentable<String>>() -> Word {
    guard case .literal(.word(let text)) = self, let word = Word(rawValue: text) else {
      preconditionFailure("not a word of the step's form")
    }
    return word
  }

  init(_ name: Name?) { self = name.map(StepValue.name) ?? .none }

  init(_ bool: Bool) { self = .literal(.bool(bool)) }

  init(word: some RawRepresentable<String>) { self = .literal(.word(word.rawValue)) }
}
