import StatusQuoAppearanceModel
package import StatusQuoHarness

extension CheckedRun.Problem {
  /// The kinds of problems, each with an id that stays the same.
  package enum Rule: Hashable, Sendable {
    /// The resolvers do not agree on this part of what is observed, or the subject does not answer.
    case differs(Divergence.Part)
    /// A document's expectation differs from a resolver's observation.
    case expectation
    /// A flow of an app breaks a wish that its document states.
    case wish
    /// A file is no scenario document.
    case unreadable
    /// Too little of what the subject answers was there to compare, or nothing was played.
    case compared
    /// A divergence was not examined, for lack of time.
    case examined
    /// A run did not play all that it was to play.
    case ended
    /// A known difference is fixed, or is another one now.
    case known

    /// All rules, in the order in which reports list them.
    package static let all =
      Divergence.Part.allCases.map(differs) + [
        expectation, wish, unreadable, compared, examined, ended, known,
      ]

    /// The id for machines: `differs-in-bar`.
    package var id: String {
      switch self {
      case .differs(.crash): "crash"
      case .differs(.hang): "hang"
      case .differs(.instability): "instability"
      case .differs(.property): "property"
      case .differs(let part): "differs-in-\(part.rawValue)"
      case .expectation: "expectation"
      case .wish: "wish"
      case .unreadable: "unreadable-document"
      case .compared: "hardly-compared"
      case .examined: "unexamined"
      case .ended: "ended-early"
      case .known: "outdated-known-difference"
      }
    }

    /// The requirement in one sentence.
    package var text: String {
      switch self {
      case .differs(let part): part.rule
      case .expectation: "A resolver observes what a document expects."
      case .wish: "Every wish of a document holds in every flow of the app."
      case .unreadable: "A file is a valid scenario document."
      case .compared: "The subject answers what it says it answers."
      case .examined: "All that diverges is examined."
      case .ended: "A run plays all that it is to play."
      case .known: "A known difference is there still."
      }
    }

    /// True if something could not be played to its end.
    var isError: Bool {
      switch self {
      case .differs(.crash), .differs(.hang), .unreadable: true
      case .differs, .expectation, .wish, .compared, .examined, .ended, .known: false
      }
    }
  }
}

extension Divergence.Part {
  /// The requirement.
  fileprivate var rule: String {
    switch self {
    case .observed(let part): part.requirement
    case .invariant: "What the subject derives follows from what it is derived from."
    case .crash: "The subject ends no process."
    case .hang: "The subject ends every step in time."
    case .instability: "The subject answers the same scenario in the same way every time."
    case .property: "Metamorphic properties hold for each resolver by itself."
    }
  }
}
