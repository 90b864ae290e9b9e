/// The place of a value in an observation.
package enum Place: Hashable, Sendable {
  /// The only value of its kind.
  case value(Kind)
  /// The value of a node, in a list with an entry for each.
  case entry(Kind, Name)
  /// The element of a list with a number, from 0.
  case element(Kind, Int)
  /// The order of a list whose entries are the same.
  case order(Kind)

  /// The kind of the value.
  package var kind: Kind {
    switch self {
    case .value(let kind), .entry(let kind, _), .element(let kind, _), .order(let kind): kind
    }
  }

  /// The node, of an entry.
  package var node: Name? { if case .entry(_, let node) = self { node } else { nil } }

  /// The number, of an element.
  package var number: Int? { if case .element(_, let number) = self { number } else { nil } }

  /// The kinds of values.
  package enum Kind: Hashable, Sendable {
    case outcome, step
    case launchBar
    case hidden, content, animation, animated
    /// That the bar was updated at all, and so for the other parts that an observation may lack.
    case provenance
    case window
    case styleAnsweredBy, styleChain, styleStop
    case hiddenAnsweredBy, hiddenChain, hiddenStop
    case forcedHidden, lightBehindCard
    case stale
    case call, style, traitChange
    case geometry
    case statusBarHeight, safeAreaTop, cover
    case systemGestures
    /// The value that counts for a question, and the way to it.
    case answer(to: SystemGesture)
    case staleGestures
    case safeArea
  }
}

// Without the conformance to `RawRepresentable`, by whose values it would be hashed.
extension Place.Kind: CaseIterable {
  /// The kinds in the order in which they are observed, each with the way to it in documents.
  private static let paths: [(kind: Place.Kind, path: String)] =
    [
      (.outcome, "outcome"), (.step, "step"), (.launchBar, "launchBar"),
      (.hidden, "bar.hidden"), (.content, "bar.content"), (.animation, "bar.animation"),
      (.animated, "bar.animated"),
      (.provenance, "provenance"), (.window, "provenance.window"),
      (.styleAnsweredBy, "provenance.style.answeredBy"),
      (.styleChain, "provenance.style.chain"), (.styleStop, "provenance.style.stop"),
      (.hiddenAnsweredBy, "provenance.hidden.answeredBy"),
      (.hiddenChain, "provenance.hidden.chain"), (.hiddenStop, "provenance.hidden.stop"),
      (.forcedHidden, "provenance.forcedHidden"),
      (.lightBehindCard, "provenance.lightBehindCard"),
      (.stale, "stale"), (.call, "calls"), (.style, "styles"), (.traitChange, "told"),
      (.geometry, "geometry"), (.statusBarHeight, "geometry.statusBarHeight"),
      (.safeAreaTop, "geometry.safeAreaTop"), (.cover, "geometry.covers"),
      (.systemGestures, "systemGestures"),
    ]
    + SystemGesture.allCases.map { (.answer(to: $0), "systemGestures." + $0.rawValue) }
    + [(.staleGestures, "systemGestures.stale"), (.safeArea, "safeArea")]

  private static let places = Dictionary(
    uniqueKeysWithValues: paths.enumerated().map { ($1.kind, $0) })

  /// All of them, in the order in which they are observed.
  package static let allCases: [Place.Kind] = paths.map { $0.kind }

  /// Its place among all.
  package var place: Int {
    guard let place = Self.places[self] else {
      fatalError("Place.Kind.paths has no row for \(self): a value is missing in Place.swift")
    }
    return place
  }

  /// The way to it in documents.
  package var rawValue: String { Self.paths[place].path }

  /// The kind with a path.
  package init?(rawValue: String) {
    guard let found = Self.paths.first(where: { $0.path == rawValue }) else { return nil }
    self = found.kind
  }
}

extension Observation {
  /// The parts of an observation, in the order in which they are compared.
  public enum Part: String, NamedCase {
    case outcome, launchBar, bar, provenance, stale, calls, styles, told, geometry, systemGestures
    case safeArea

    /// The kinds of values in it.
    package var kinds: [Place.Kind] { Place.Kind.allCases.filter { $0.part == self } }
  }
}
