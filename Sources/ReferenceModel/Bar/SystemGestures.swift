import StatusQuoAppearanceModel

// SG-1 to SG-7: whether the home indicator hides, at which edges the app's gestures go first, and whether bars
// may stand at the side.
extension World {
  /// SG-5: asks all questions anew.
  mutating func updateSystemGestures() {
    guard let current = systemGestures else { return }
    uses(.sg5)
    ask(gesturesAsked, else: current)
  }

  /// SG-1, SG-7.
  private var gesturesAsked: [SystemGesture] { SystemGesture.allCases.filter(isAsked) }

  private func isAsked(_ gesture: SystemGesture) -> Bool {
    switch gesture {
    case .homeIndicatorAutoHidden, .screenEdgesDeferringSystemGestures: effectiveVersion >= 11
    case .verticalBarConfiguration: effectiveVersion >= Version(27, 1)
    }
  }

  /// SG-6: asks one of them anew, wherever the receiver is in its window.
  mutating func setNeedsUpdate(of gesture: SystemGesture, on name: Name) throws(Refusal) {
    try exist(name)
    let receiver = try controller(name)
    if !isAsked(gesture) { throw .ignored(.noSuchProperty) }
    guard hierarchy.isInWindow(receiver) else { throw .ignored(.notInWindow, by: .sg6) }
    uses(.sg6)
    guard isInMainScene(receiver), let current = systemGestures else { return }
    ask([gesture], else: current)
  }

  /// Replaces what is observed by the answers as of the last update, with the news whether an update now
  /// would get others.
  mutating func observeSystemGestures(into observation: inout SystemGestures?) {
    guard observesSystemGestures, var current = systemGestures, let now = gesturesNow() else {
      observation = nil
      return
    }
    current.isStale = !now.hasValues(of: current)
    observation = current
  }

  /// The answers that an update now would get; nil where they are not observed.
  mutating func gesturesNow() -> SystemGestures? {
    guard observesSystemGestures else { return nil }
    return systemGestures.map { asked(gesturesAsked, else: $0).answers }
  }

  /// Replaces the answers to some of the questions by those now.
  private mutating func ask(_ gestures: [SystemGesture], else current: SystemGestures) {
    let (answers, grounds) = asked(gestures, else: current)
    systemGestures = answers
    if keepsGrounds {
      for (gesture, rules) in grounds { groundsOfGestures[gesture] = rules }
    }
  }

  /// The answers to some of the questions now, with their rules; the others stay.
  private mutating func asked(
    _ gestures: [SystemGesture], else current: SystemGestures
  ) -> (answers: SystemGestures, grounds: [SystemGesture: ExplanationFacts.Grounds]) {
    uses(.sg1)
    var result = current
    var grounds: [SystemGesture: ExplanationFacts.Grounds] = [:]
    let root = controllingWindow().flatMap { hierarchy.windows[$0].root }
    for gesture in gestures {
      if gesture == .verticalBarConfiguration { uses(.sg7) }
      let answer = root.map { self.answer(to: .gesture(gesture), from: $0) }
      let answerer = answer.map { settings[$0.answerer] }
      if keepsGrounds { grounds[gesture] = .init(way: answer?.grounds ?? []) }
      result.answer(answerer?.ownAnswer(to: gesture) ?? gesture.facts.usual)
      result[wayOf: gesture] = answer?.way
    }
    return (result, grounds)
  }
}
