package import StatusQuoAppearanceModel
import StatusQuoHarness

// The home indicator and the edges, where the scenario asks for them.
extension ExplainedScenario {
  /// The controllers that answered, and whether that is up to date.
  package var systemGestures: [Sentence] {
    guard let gestures = now.observation.systemGestures else { return [] }
    let answers = SystemGesture.allCases.compactMap(answer)
    guard gestures.isStale else { return answers }
    return answers + [
      .init(
        "An update now would get another answer: the app has to call setNeedsUpdateOf… for it.",
        .systemGesturesAsked, at: now)
    ]
  }

  /// The answer to one of the questions, with the way to it.
  func answer(to gesture: SystemGesture) -> Sentence? {
    guard let gestures = now.observation.systemGestures else { return nil }
    let value = gesture.words(gestures)
    guard let answer = gestures.answer(to: gesture) else {
      return .init("No controller was asked: \(value).", .systemGestures, at: now)
    }
    let always = FactRules.systemGestures.always
    let grounds = now.explanation.groundsOfGestures[gesture]?.all.rules ?? []
    let way = answer.chain.map { text($0.controller) }.joined(separator: " > ")
    let words = "\(text(answer.answeredBy)) says that \(value)"
    return Sentence(
      answer.chain.count == 1 ? words + "." : "\(words), asked by way of \(way).",
      rules: always + grounds.filter { !always.contains($0) })
  }
}

extension SystemGesture {
  package func words(_ gestures: SystemGestures) -> String {
    switch self {
    case .homeIndicatorAutoHidden:
      gestures.homeIndicatorAutoHidden
        ? "the home indicator may hide" : "the home indicator stays"
    case .screenEdgesDeferringSystemGestures:
      gestures.screenEdges == .none
        ? "no edge defers the system's gestures"
        : "the system's gestures are deferred at \(gestures.screenEdges.words)"
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
