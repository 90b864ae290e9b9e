import StatusQuoAppearanceModel

/// SG-1 to SG-6. Walked each time: few worlds observe it.
extension CachedResolver {
  /// Asks both questions, where a step updates the bar; also in app mode.
  mutating func updateSystemGestures() {
    guard systemGestures != nil else { return }
    ask(.homeIndicatorAutoHidden)
    ask(.screenEdgesDeferringSystemGestures)
  }

  mutating func setNeedsUpdate(of gesture: SystemGesture, on name: Name) throws(Refusal) {
    let controller = try onlyController(name)
    if surroundings.environment.effectiveVersion < 11 { throw .ignored(.noSuchProperty) }
    if !arena.isInWindow(controller) { throw .ignored(.notInWindow) }
    if systemGestures != nil, isInMainScene(controller) { ask(gesture) }
  }

  /// Replaces `observed` by the last answers, with `isStale` as of now.
  mutating func observeSystemGestures(into observed: inout SystemGestures?) {
    observed = systemGestures
    guard let last = systemGestures else { return }
    arena.makeUnique()
    updateSystemGestures()
    observed?.isStale =
      systemGestures?.homeIndicatorAutoHidden != last.homeIndicatorAutoHidden
      || systemGestures?.screenEdges != last.screenEdges
    systemGestures = last
  }

  private mutating func ask(_ gesture: SystemGesture) {
    let window = controllingWindow()
    let root = window.exists ? windows[window].root : .none
    let question: Question =
      gesture == .homeIndicatorAutoHidden ? .homeIndicator : .screenEdges
    let chain =
      root.exists
      ? Chain.walked(question, from: root, &arena, surroundings.presentationRules) : nil
    let settings = chain.flatMap { arena.rareSettings(of: $0.answerer)?.gestures }
    let answer = chain.flatMap { self.answer($0) }
    switch gesture {
    case .homeIndicatorAutoHidden:
      systemGestures?.homeIndicatorAutoHidden = settings?.homeIndicatorAutoHidden ?? false
      systemGestures?.homeIndicatorAnswer = answer
    case .screenEdgesDeferringSystemGestures:
      systemGestures?.screenEdges = settings?.screenEdges ?? ScreenEdges.none
      systemGestures?.screenEdgesAnswer = answer
    }
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
