import StatusQuoAppearanceModel

/// The chains and the walk for SB-27, walked again.
extension CachedResolver {
  func checkChain(_ question: Question) throws(BrokenInvariant) {
    let chain = question == .style ? chains.style : chains.hidden
    let name = question.name
    let members = chain.hops.lazy.map { $0.controller }
    try checkFlags(of: members, question.memberFlag, "the chain for \(name)")
    try checkFlags(of: chain.refused, question.refusedFlag, "those refused for \(name)")
    guard chain.isValid, isRoot(chain.start) else { return }
    var firstStop: Stop?
    var hop = Hop(controller: chain.start, reason: .root)
    for index in chain.hops.indices {
      let known = chain.hops[index]
      try require(
        known == hop, "another hop is on the chain", "\(text(known.controller)) for \(name)")
      let next = nextHop(after: known.controller, question, chain.hops[...index], &firstStop)
      hop = next ?? Hop(controller: .none, reason: .root)
    }
    try require(
      !hop.controller.exists, "another controller answers", "\(text(hop.controller)) for \(name)")
    try require(chain.stop == firstStop, "the chain stops elsewhere", name)
  }

  private func isRoot(_ controller: ControllerID) -> Bool {
    for window in windows.order where windows[window].root == controller {
      return controller.exists
    }
    return false
  }

  private func checkFlags(
    of listed: some Collection<ControllerID>, _ flag: Flags,
    _ list: @autoclosure () -> String
  ) throws(BrokenInvariant) {
    let flagged = count(flag)
    try require(
      flagged == listed.count, "flags and their list do not agree", "\(flagged) for \(list())")
    for controller in listed {
      let isFlagged = arena.flags[controller].contains(flag)
      try require(isFlagged, "listed and not flagged", "\(text(controller)) for \(list())")
    }
  }

  /// SB-10, once more: where an update goes from a controller, and the first link it refuses.
  private func nextHop(
    after controller: ControllerID, _ question: Question, _ met: StepList<Hop>.SubSequence,
    _ firstStop: inout Stop?
  ) -> Hop? {
    // A controller without the flag is not on the chain: that was checked.
    func isMet(_ controller: ControllerID) -> Bool {
      arena.flags[controller].contains(question.memberFlag)
        && met.contains { $0.controller == controller }
    }
    let presented = arena.links[controller].presented
    if presented.exists {
      let reason =
        arena.flags[presented].contains(.isBeingDismissed)
        ? nil : arena.takeOver(by: presented, surroundings.presentationRules)
      if let reason, !isMet(presented) {
        return Hop(controller: presented, reason: reason)
      }
      let isBeingDismissed = arena.flags[presented].contains(.isBeingDismissed)
      let refusal: Provenance.StopReason =
        isBeingDismissed
        ? .presentedBeingDismissed : reason == nil ? .presentedDoesNotTakeOver : .cycle
      let stop = Stop(at: controller, notAsked: presented, reason: refusal)
      firstStop = firstStop ?? stop
    }
    let (child, reason, stop) = childHop(of: controller, question)
    if child.exists, !isMet(child) { return Hop(controller: child, reason: reason) }
    firstStop =
      firstStop ?? Stop(at: controller, notAsked: child, reason: child.exists ? .cycle : stop)
    return nil
  }

  private func childHop(
    of controller: ControllerID, _ question: Question
  ) -> (ControllerID, Provenance.HopReason, Provenance.StopReason) {
    let (settings, place) = (arena.settings[controller], arena.links[controller])
    let isStack = place.kind == .navigation
    let top = isStack ? place.lastChild : .none
    let override =
      question == .style ? settings.childForStatusBarStyle : settings.childForStatusBarHidden
    switch override {
    case nil
    where isStack && question == .style && !settings.isNavigationBarHidden
      && !(top.exists && arena.kind(top) == .navigation):
      return (.none, .root, .navigationBarVisible)
    case nil where isStack:
      return (top, .forwardedByNavigation, .navigationIsEmpty)
    case nil where place.kind == .tab:
      return (place.selected, .forwardedByTab, .nothingSelected)
    case nil:
      return (.none, .root, .doesNotForward)
    case .nil?:
      return (.none, .root, .childIsNil)
    case .topViewController?:
      return (top, .forwardedToTopViewController, .childIsNil)
    case .visibleViewController?:
      let covers =
        isStack && place.presented.exists
        && !arena.flags[place.presented].contains(.isBeingDismissed)
      return (covers ? place.presented : top, .forwardedToVisibleViewController, .childIsNil)
    case .selectedViewController?:
      return (place.selected, .forwardedToSelectedViewController, .childIsNil)
    case .presentedViewController?:
      let presented = arena.presentedViewController(of: controller)
      return (presented, .forwardedToPresentedViewController, .childIsNil)
    case .firstChild?:
      return (place.firstChild, .forwardedToFirstChild, .childIsNil)
    case .lastChild?:
      return (place.lastChild, .forwardedToLastChild, .childIsNil)
    case .controller(let name)?:
      guard case .controller(let named) = arena.node(name), arena.isInWindow(named) else {
        return (.none, .root, .namedControllerIsNotInAWindow)
      }
      return (named, .forwardedToNamedController, .childIsNil)
    }
  }

  // MARK: SB-27

  func checkCardWalk() throws(BrokenInvariant) {
    try checkFlags(of: cardWalk.looked, .onCardWalk, "the walk for a card")
    guard cardWalk.isValid, isRoot(cardWalk.start) else { return }
    var path = [cardWalk.start]
    while let last = path.last, arena.links[last].presented.exists {
      let presented = arena.links[last].presented
      path.append(presented)
      if arena.isCard(presented, surroundings.presentationRules) { break }
    }
    let captures = path.dropFirst().contains {
      arena.settings[$0].captures
        && arena.effectiveStyle(of: $0, surroundings.presentationRules) != .fullScreen
    }
    let isLight =
      !captures && path.count > 1
      && arena.isCard(path[path.count - 1], surroundings.presentationRules)
      && !arena.flags[path[path.count - 1]].contains(.isBeingDismissed)
      && fillsWindow(path.count - 2, of: path)
    try require(
      cardWalk.isLight == isLight,
      "wrong about light behind a card",
      "the bar \(isLight ? "is" : "is not"), on \(text(cardWalk.start))")
  }

  private func fillsWindow(_ index: Int, of path: [ControllerID]) -> Bool {
    for place in stride(from: index, to: 0, by: -1) {
      switch arena.effectiveStyle(of: path[place], surroundings.presentationRules) {
      case .fullScreen, .overFullScreen, .custom: return true
      case .currentContext, .overCurrentContext: continue
      case .pageSheet, .formSheet, .automatic, .popover: return false
      }
    }
    return true
  }
}
