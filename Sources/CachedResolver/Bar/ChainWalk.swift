import StatusQuoAppearanceModel

/// SB-10: the walk to the controller that answers. At each controller it looks at what that presents,
/// then at its child.
extension Chain {
  /// Makes the chain from `root` known.
  ///
  /// - Parameter followed: takes over what was found before, if the last update followed it.
  mutating func follow(
    from root: ControllerID, _ followed: inout FollowedChain, _ arena: inout Arena,
    _ rules: PresentationRules, _ counters: inout WorkCounters
  ) {
    if isValid, start == root {
      counters.chainHits += 1
      return
    }
    counters.chainWalks += 1
    removeFlags(&arena)
    followed.keep(&self)
    removeAll()
    walk = counters.chainWalks
    walk(from: root, &arena, rules)
    counters.controllersAsked += hops.count
    isValid = true
  }

  /// The chain from `root` for a question of which none is kept.
  static func walked(
    _ question: Question, from root: ControllerID, _ arena: inout Arena, _ rules: PresentationRules
  ) -> Chain {
    var chain = Chain(question)
    chain.walk(from: root, &arena, rules)
    chain.removeFlags(&arena)
    return chain
  }

  private func removeFlags(_ arena: inout Arena) {
    for hop in hops { arena.flags[hop.controller].remove(question.memberFlag) }
    for controller in refused { arena.flags[controller].remove(question.refusedFlag) }
  }

  private mutating func walk(
    from root: ControllerID, _ arena: inout Arena, _ rules: PresentationRules
  ) {
    var hop: Hop? = Hop(controller: root, reason: .root)
    while let next = hop {
      hops.append(next)
      arena.flags[next.controller].insert(question.memberFlag)
      answerer = next.controller
      hop =
        presentedLink(of: next.controller, &arena, rules)
        ?? childLink(of: next.controller, arena)
    }
  }

  @inline(__always) private mutating func presentedLink(
    of controller: ControllerID, _ arena: inout Arena, _ rules: PresentationRules
  ) -> Hop? {
    let presented = arena.links[controller].presented
    guard presented.exists else { return nil }
    if arena.flags[presented].contains(.isBeingDismissed) {
      stop(at: controller, notAsked: presented, .presentedBeingDismissed)
    } else if let reason = arena.takeOver(by: presented, rules), question.follows(reason) {
      if !arena.flags[presented].contains(question.memberFlag) {
        return Hop(controller: presented, reason: reason)
      }
      stop(at: controller, notAsked: presented, .cycle)
      return nil
    } else {
      stop(at: controller, notAsked: presented, .presentedDoesNotTakeOver)
    }
    refused.append(presented)
    arena.flags[presented].insert(question.refusedFlag)
    return nil
  }

  @inline(__always) private mutating func childLink(
    of controller: ControllerID, _ arena: Arena
  ) -> Hop? {
    let override =
      switch question {
      case .style: arena.settings[controller].childForStatusBarStyle
      case .hidden: arena.settings[controller].childForStatusBarHidden
      case .gesture(let gesture): arena.rareSettings(of: controller)?.gestures[gesture].child
      }
    let link =
      override.map { overriddenLink($0, of: controller, arena) }
      ?? defaultLink(of: controller, arena)
    switch link {
    case .stop(let reason):
      stop(at: controller, notAsked: .none, reason)
      return nil
    case .to(let hop):
      if !arena.flags[hop.controller].contains(question.memberFlag) { return hop }
      stop(at: controller, notAsked: hop.controller, .cycle)
      return nil
    }
  }

  /// The target of a child getter.
  private enum ChildLink {
    case to(Hop)
    case stop(Provenance.StopReason)

    /// A getter that answered, with nil when there is no such controller.
    init(_ controller: ControllerID, _ reason: Provenance.HopReason) {
      let hop = Hop(controller: controller, reason: reason)
      self = controller.exists ? .to(hop) : .stop(.childIsNil)
    }
  }

  @inline(__always) private mutating func overriddenLink(
    _ override: ChildOverride, of controller: ControllerID, _ arena: Arena
  ) -> ChildLink {
    switch override {
    case .nil:
      return .stop(.childIsNil)
    case .topViewController:
      return ChildLink(arena.topViewController(of: controller), .forwardedToTopViewController)
    case .visibleViewController:
      return ChildLink(
        arena.visibleViewController(of: controller), .forwardedToVisibleViewController)
    case .selectedViewController:
      return ChildLink(
        arena.selectedViewController(of: controller), .forwardedToSelectedViewController)
    case .presentedViewController:
      dependsOnPlacement = true
      let presented = arena.presentedViewController(of: controller)
      return ChildLink(presented, .forwardedToPresentedViewController)
    case .firstChild:
      dependsOnPlacement = true
      return ChildLink(arena.links[controller].firstChild, .forwardedToFirstChild)
    case .lastChild:
      dependsOnPlacement = true
      return ChildLink(arena.links[controller].lastChild, .forwardedToLastChild)
    case .controller(let name):
      dependsOnPlacement = true
      guard case .controller(let named) = arena.node(name), arena.isInWindow(named) else {
        return .stop(.namedControllerIsNotInAWindow)
      }
      return ChildLink(named, .forwardedToNamedController)
    }
  }

  /// SB-21, SB-22, SB-24, SG-3: UIKit's own forwarding.
  @inline(__always) private func defaultLink(of controller: ControllerID, _ arena: Arena)
    -> ChildLink
  {
    switch arena.kind(controller) {
    case .navigation:
      if question == .style, !arena.settings[controller].isNavigationBarHidden,
        !arena.hasStackOnTop(controller)
      {
        return .stop(.navigationBarVisible)
      }
      let top = arena.topViewController(of: controller)
      return top.exists
        ? ChildLink(top, .forwardedByNavigation) : .stop(.navigationIsEmpty)
    case .tab:
      let selected = arena.selectedViewController(of: controller)
      return selected.exists
        ? ChildLink(selected, .forwardedByTab) : .stop(.nothingSelected)
    case .plain, .split, .page, .alert:
      return .stop(.doesNotForward)
    }
  }
}

extension Arena {
  @inline(__always) fileprivate func topViewController(of controller: ControllerID) -> ControllerID
  {
    kind(controller) == .navigation ? links[controller].lastChild : .none
  }

  /// W-5.
  @inline(__always) fileprivate func visibleViewController(of controller: ControllerID)
    -> ControllerID
  {
    guard kind(controller) == .navigation else { return .none }
    let presented = links[controller].presented
    guard presented.exists, !flags[presented].contains(.isBeingDismissed) else {
      return links[controller].lastChild
    }
    return presented
  }

  @inline(__always) fileprivate func selectedViewController(of controller: ControllerID)
    -> ControllerID
  {
    kind(controller) == .tab ? links[controller].selected : .none
  }
}
