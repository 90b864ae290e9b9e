package import StatusQuoAppearanceModel

/// The place of a difference that a finding shows.
package enum FindingPlace: Hashable, Sendable {
  /// In the observations.
  case observed(Place)
  /// An invariant of the subject.
  case invariant
  /// The answer itself, if the subject has none.
  case answer

  /// The text in reports and documents: `bar.hidden`, `styles[A.view]`.
  package func text(_ names: Names) -> String {
    switch self {
    case .observed(let place): place.text(names)
    case .invariant: "invariant"
    case .answer: "the subject"
    }
  }

  /// True if a person who holds the phone sees it.
  var isInSight: Bool {
    switch self {
    case .observed(.value(.hidden)), .observed(.value(.content)), .observed(.entry(.style, _)): true
    case .observed, .invariant, .answer: false
    }
  }

  /// True if it says which controllers an update asked: shown in words instead.
  var isAboutAnAnswer: Bool {
    if case .observed(let place) = self { place.kind.question != nil } else { false }
  }
}

extension Place {
  /// The text in reports and documents: `bar.hidden`, `styles[A.view]`.
  package func text(_ names: Names) -> String {
    switch self {
    case .value(.step): "the subject"
    case .value(let kind): kind.rawValue
    case .entry(let kind, let node): "\(kind.rawValue)[\(names.text(node))]"
    case .element(let kind, let number): "\(kind.rawValue)[\(number)]"
    case .order(let kind): "order of \(kind.rawValue)"
    }
  }
}
