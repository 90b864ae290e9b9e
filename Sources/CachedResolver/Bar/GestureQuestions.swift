import StatusQuoAppearanceModel

/// SG-1 to SG-7. Walked each time: few worlds observe it.
extension CachedResolver {
  /// Asks all questions, where a step updates the bar; also in app mode.
  mutating func updateSystemGestures() {
    guard systemGestures != nil else { return }
    for gesture in SystemGesture.allCases where asks(gesture) { ask(gesture) }
  }

  mutating func setNeedsUpdate(of gesture: SystemGesture, on name: Name) throws(Refusal) {
    let controller = try onlyController(name)
    if !asks(gesture) { throw .ignored(.noSuchProperty) }
    if !arena.isInWindow(controller) { throw .ignored(.notInWindow) }
    if systemGestures != nil, isInMainScene(controller) { ask(gesture) }
  }

  /// Replaces `observed` by the last answers, with `isStale` as of now.
  mutating func observeSystemGestures(into observed: inout SystemGestures?) {
    observed = observesSystemGestures ? systemGestures : nil
    guard observesSystemGestures, let last = systemGestures else { return }
    arena.makeUnique()
    updateSystemGestures()
    observed?.isStale = systemGestures?.hasValues(of: last) == false
    systemGestures = last
  }

  // `mutating`, though it changes nothing: to call it, the whole resolver would be copied.
  private mutating func asks(_ gesture: SystemGesture) -> Bool {
    surroundings.environment.effectiveVersion
      >= (gesture == .verticalBarConfiguration ? Version(27, 1) : 11)
  }

  private mutating func ask(_ gesture: SystemGesture) {
    let window = controllingWindow()
    let root = window.exists ? windows[window].root : .none
    let chain =
      root.exists
      ? Chain.walked(.gesture(gesture), from: root, &arena, surroundings.presentationRules) : nil
    let settings = chain.flatMap { arena.rareSettings(of: $0.answerer)?.gestures }
    let answer = chain.flatMap { self.answer($0) }
    systemGestures?.answer(settings?[gesture].own ?? GestureSettings.usual(gesture))
    systemGestures?[wayOf: gesture] = answer
  }

  /// The chain by names, which stay when controllers go.
  // `mutating`, though it changes nothing: to call it, the whole resolver would be copied.
  private mutating func answer(_ chain: Chain) -> Provenance.Answer? {
    guard let stop = chain.stop else { return nil }
    return Provenance.Answer(
      answeredBy: arena.names[chain.answerer], chain: chain.hops.map { arena.named($0) },
      stop: arena.named(stop))
  }
}
