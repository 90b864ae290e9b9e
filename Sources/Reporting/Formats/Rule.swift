public import Harness

extension Problem {
  /// The kinds of problems, each with an id that stays the same.
  public enum Rule: Hashable, Sendable {
    /// The resolvers do not agree on this part of what is observed.
    case differs(Divergence.Part)
    /// What a document expects is not what a resolver observes.
    case expectation
    /// A file is no scenario document.
    case unreadable

    /// All rules, in the order in which reports list them.
    public static let all = Divergence.Part.allCases.map(differs) + [expectation, unreadable]

    /// For machines: `differs-in-bar`.
    public var id: String {
      switch self {
      case .differs(let part): "differs-in-\(part.rawValue)"
      case .expectation: "expectation"
      case .unreadable: "unreadable-document"
      }
    }

    /// What must hold, in one sentence.
    public var text: String {
      switch self {
      case .differs(.invariant): "What the subject derives follows from what it is derived from."
      case .differs(let part): "Both resolvers observe the same \(part.words) after every step."
      case .expectation: "A resolver observes what a document expects."
      case .unreadable: "A file is a valid scenario document."
      }
    }
  }
}

extension Divergence.Part {
  /// For people: `launch bar`.
  var words: String {
    switch self {
    case .outcome: "outcome"
    case .launchBar: "launch bar"
    case .bar: "bar"
    case .provenance: "provenance"
    case .stale: "stale bar"
    case .calls: "calls of lifecycle methods"
    case .styles: "styles"
    case .told: "changes of style that nodes are told of"
    case .geometry: "geometry"
    case .invariant: "invariants"
    }
  }
}
