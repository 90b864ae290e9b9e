import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness

// The home indicator and the edges, where the scenario asks for them.
extension ExplainedScenario {
  /// The controllers that answered, and whether that is up to date.
  var systemGestures: [Explanation.Sentence] {
    guard let gestures = now.observation.systemGestures else { return [] }
    let answers = SystemGesture.allCases.compactMap(answer)
    guard gestures.isStale else { return answers }
    return answers + [
      .init(
        "An update now would get another answer: the app has to call setNeedsUpdateOf… for it.",
        .systemGesturesAsked, at: now)
    ]
  }

  /// A controller below the one that answers has an answer itself, and is not asked.
  var causesInSystemGestures: [Explanation.Cause] {
    guard let gestures = now.observation.systemGestures else { return [] }
    let controllers = controllersNow
    let above = placesAbove
    let onScreen = Set(now.explanation.onScreen)
    let children = Set(controllers.filter { $0.place.isChild }.map { $0.name })
    return SystemGesture.allCases.compactMap { gesture in
      let speakers = controllers.filter(gesture.isAnswered).map { $0.name }
      guard let top = gestures.answer(to: gesture)?.answeredBy, !speakers.contains(top) else {
        return nil
      }
      let ways = speakers.lazy.filter(onScreen.contains).map { speaker in
        sequence(first: speaker) { children.contains($0) ? above[$0] : nil }.reversed()
      }
      guard let way = ways.first(where: { $0.contains(top) })?.drop(while: { $0 != top }),
        let unheard = way.last
      else { return nil }
      let (getter, child) = gesture.getters
      return .init(
        "\(getter.rawValue) of \(text(unheard)) is not called: \(text(top)) answers.",
        fix: "Return the child from \(child.rawValue), down to \(text(unheard)).",
        by: zip(way, way.dropFirst()).filter { parent, _ in
          parent == top || ![.navigation, .tab].contains(controller(parent)?.kind)
        }.map { .set(child, on: $0, to: .controller($1)) }, .systemGesturesUnasked)
    }
  }

  /// The answer to one of the questions, with the way to it.
  func answer(to gesture: SystemGesture) -> Explanation.Sentence? {
    guard let gestures = now.observation.systemGestures else { return nil }
    let value = gesture.words(gestures)
    guard let answer = gestures.answer(to: gesture) else {
      return .init("No controller was asked: \(value).", .systemGestures, at: now)
    }
    let way = answer.chain.map { text($0.controller) }.joined(separator: " > ")
    let words = "\(text(answer.answeredBy)) says that \(value)"
    return .init(
      answer.chain.count == 1 ? words + "." : "\(words), asked by way of \(way).",
      .systemGestures, at: now)
  }
}

extension SystemGesture {
  fileprivate var getters: (answer: PropertyName.Known, child: PropertyName.Known) {
    switch self {
    case .homeIndicatorAutoHidden:
      (.prefersHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden)
    case .screenEdgesDeferringSystemGestures:
      (.preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures)
    }
  }

  fileprivate func isAnswered(by controller: Controller) -> Bool {
    switch self {
    case .homeIndicatorAutoHidden: controller.prefersHomeIndicatorAutoHidden != nil
    case .screenEdgesDeferringSystemGestures:
      controller.preferredScreenEdgesDeferringSystemGestures != nil
    }
  }

  func words(_ gestures: SystemGestures) -> String {
    switch self {
    case .homeIndicatorAutoHidden:
      gestures.homeIndicatorAutoHidden
        ? "the home indicator may hide" : "the home indicator stays"
    case .screenEdgesDeferringSystemGestures:
      gestures.screenEdges == .none
        ? "no edge defers the system's gestures"
        : "the system's gestures are deferred at \(gestures.screenEdges.edges)"
    }
  }
}

extension ScreenEdges {
  fileprivate var edges: String {
    switch self {
    case .none: "no edge"
    case .top, .left, .bottom, .right: "the \(rawValue) edge"
    case .all: "all edges"
    }
  }
}
