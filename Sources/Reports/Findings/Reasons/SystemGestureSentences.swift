package import StatusQuoAppearanceModel
import StatusQuoHarness

// The home indicator and the edges, where the scenario asks for them.
extension ExplainedScenario {
  /// The controllers that answered, and whether that is up to date.
  package var systemGestures: [Sentence] {
    guard let gestures = now.observation.systemGestures else { return [] }
    let answers = SystemGesture.allCases.compactMap(answer)
    guard gestures.isStale else { return answers }
    return answers + [.init(.gesturesAreStale)]
  }

  /// The answer to one of the questions, with the way to it.
  func answer(to gesture: SystemGesture) -> Sentence? {
    guard let gestures = now.observation.systemGestures else { return nil }
    guard let value = gestures[gesture]?.words else { return nil }
    guard let answer = gestures[wayOf: gesture] else {
      return .init(.noGestures, [.value: value])
    }
    let way = answer.chain.map { text($0.controller) }.joined(separator: " > ")
    return Sentence(
      answer.chain.count == 1 ? .gestures : .gesturesByWay,
      [.here: text(answer.answeredBy), .value: value, .above: way]
    ).with(now.explanation.groundsOfGestures[gesture]?.all.rules ?? [])
  }
}

extension GestureAnswer {
  /// The answer as a sentence.
  package var words: String {
    switch self {
    case .homeIndicator(let autoHidden):
      autoHidden ? "the home indicator may hide" : "the home indicator stays"
    case .screenEdges(let edges):
      edges == .none
        ? "no edge defers the system's gestures"
        : "the system's gestures are deferred at \(edges.words)"
    case .verticalBar(.automatic): "bars may stand at the side of the screen"
    case .verticalBar(.disabled): "bars stay above and below"
    }
  }

  /// The answer as what is wished.
  package var wishedInWords: String {
    switch self {
    case .homeIndicator, .verticalBar: wished
    case .screenEdges(let edges): edges.words
    }
  }
}

extension ScreenEdges {
  package var words: String {
    switch self {
    case .none: "no edge"
    case .top, .left, .bottom, .right: "the \(rawValue) edge"
    case .all: "all edges"
    }
  }
}
