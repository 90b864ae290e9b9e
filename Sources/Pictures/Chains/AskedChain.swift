import StatusQuoAppearanceModel

/// Which of the two questions a chain is about.
public enum Question: String, CaseIterable, Hashable, Sendable {
  case style, hidden

  /// The getter that is asked in the end.
  var getter: String {
    switch self {
    case .style: "preferredStatusBarStyle"
    case .hidden: "prefersStatusBarHidden"
    }
  }

  /// The getter that leads to the next controller.
  var forwarding: String {
    switch self {
    case .style: "childForStatusBarStyle"
    case .hidden: "childForStatusBarHidden"
    }
  }

  func answer(in observation: Observation?) -> Provenance.Answer? {
    switch self {
    case .style: observation?.provenance?.style
    case .hidden: observation?.provenance?.hidden
    }
  }
}

/// The way to an answer, and whose answer it is.
struct AskedChain: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Both resolvers went this way.
    case agreed(Question)
    /// Both questions went this way in both resolvers.
    case agreedOnBoth
    /// The reference alone went this way.
    case right
    /// The resolver under test alone went this way.
    case wrong
  }

  var kind: Kind
  var hops: [Name]
  /// How many of the first hops it has in common with the chain that is drawn before it.
  var shared = 0
}

extension Moment {
  /// The chains that a tree shows: where the resolvers part, both; else both questions.
  var chains: [AskedChain] {
    for question in [Question.hidden, .style] {
      let right = question.answer(in: expected)
      let wrong = question.answer(in: actual)
      guard actual != nil, right != wrong else { continue }
      let ways = [right, wrong].map { $0?.chain.map { $0.controller } ?? [] }
      if ways[0] == ways[1] { continue }
      let shared = zip(ways[0], ways[1]).prefix { $0 == $1 }.count
      return [
        AskedChain(kind: .right, hops: ways[0], shared: 0),
        AskedChain(kind: .wrong, hops: ways[1], shared: shared),
      ]
    }
    let style = Question.style.answer(in: expected)?.chain.map { $0.controller } ?? []
    let hidden = Question.hidden.answer(in: expected)?.chain.map { $0.controller } ?? []
    if style == hidden { return [AskedChain(kind: .agreedOnBoth, hops: style)] }
    return [
      AskedChain(kind: .agreed(.style), hops: style),
      AskedChain(kind: .agreed(.hidden), hops: hidden),
    ]
  }
}
