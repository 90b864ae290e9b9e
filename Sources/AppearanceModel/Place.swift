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

  /// The kinds of values, in the order in which they are observed: the way to them in documents.
  package enum Kind: String, NamedCase {
    case outcome, step
    case launchBar
    case hidden = "bar.hidden"
    case content = "bar.content"
    case animation = "bar.animation"
    case animated = "bar.animated"
    /// That the bar was updated at all, and so for the other parts that an observation may lack.
    case provenance
    case window = "provenance.window"
    case styleAnsweredBy = "provenance.style.answeredBy"
    case styleChain = "provenance.style.chain"
    case styleStop = "provenance.style.stop"
    case hiddenAnsweredBy = "provenance.hidden.answeredBy"
    case hiddenChain = "provenance.hidden.chain"
    case hiddenStop = "provenance.hidden.stop"
    case forcedHidden = "provenance.forcedHidden"
    case lightBehindCard = "provenance.lightBehindCard"
    case stale
    case call = "calls"
    case style = "styles"
    case traitChange = "told"
    case geometry
    case statusBarHeight = "geometry.statusBarHeight"
    case safeAreaTop = "geometry.safeAreaTop"
    case cover = "geometry.covers"
    case systemGestures
    case homeIndicator = "systemGestures.homeIndicatorAutoHidden"
    case screenEdges = "systemGestures.screenEdgesDeferringSystemGestures"
    case staleGestures = "systemGestures.stale"
    case safeArea
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
