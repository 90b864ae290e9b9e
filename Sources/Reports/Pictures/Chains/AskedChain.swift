import StatusQuoAppearanceModel
import StatusQuoArticles

/// The way to an answer, and the side that gives it.
struct AskedChain: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Both resolvers went this way.
    case agreed(BarQuestion)
    /// Both questions went this way in both resolvers.
    case agreedOnBoth
    /// The reference alone went this way.
    case right
    /// The resolver under test alone went this way.
    case wrong
  }

  var kind: Kind
  var hops: [Name]
  /// The number of first hops it has in common with the chain that is drawn before it.
  var shared = 0
}

extension Moment.Pictured {
  /// The chains that a tree shows: where the resolvers part, both; else both questions.
  var chains: [AskedChain] {
    for question in [BarQuestion.hidden, .style] {
      let right = expected.provenance?.answer(to: question)
      let wrong = actual?.provenance?.answer(to: question)
      guard actual != nil, right != wrong else { continue }
      let ways = [right, wrong].map { $0?.chain.map { $0.controller } ?? [] }
      if ways[0] == ways[1] { continue }
      let shared = zip(ways[0], ways[1]).prefix { $0 == $1 }.count
      return [
        AskedChain(kind: .right, hops: ways[0], shared: 0),
        AskedChain(kind: .wrong, hops: ways[1], shared: shared),
      ]
    }
    let style = expected.provenance?.style?.chain.map { $0.controller } ?? []
    let hidden = expected.provenance?.hidden?.chain.map { $0.controller } ?? []
    if style == hidden { return [AskedChain(kind: .agreedOnBoth, hops: style)] }
    return [
      AskedChain(kind: .agreed(.style), hops: style),
      AskedChain(kind: .agreed(.hidden), hops: hidden),
    ]
  }
}
