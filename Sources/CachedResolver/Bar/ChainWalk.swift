import StatusQuoAppearanceModel

/// SB-10: the walk to the controller that answers. At each controller it looks at what that presents,
/// then at its child.
extension CachedResolver {
  mutating func walk(_ chain: inout Chain, _ question: Question, from root: ControllerID) {
    counters.chainWalks += 1
    var hop: Hop? = Hop(controller: root, reason: .root)
    while let next = hop {
      counters.controllersAsked += 1
      chain.hops.append(next)
      arena.flags[next.controller].insert(question.memberFlag)
      hop =
        presentedLink(of: next.controller, &chain, question)
        ?? childLink(of: next.controller, &chain, question)
    }
    chain.answerer = chain.hops.last?.controller ?? .none
    chain.isValid = true
    chain.walk = counters.chainWalks
  }

  private mutating func presentedLink(
    of controller: ControllerID, _ chain: inout Chain, _ question: Question
  ) -> Hop? {
    let presented = arena.links[controller].presented
    guard presented.exists else { return nil }
    if arena.flags[presented].contains(.isBeingDismissed) {
      chain.stop(at: controller, notAsked: presented, .presentedBeingDismissed)
    } else if let reason = takeOver(by: presented) {
      if !arena.flags[presented].contains(question.memberFlag) {
        return Hop(controller: presented, reason: reason)
      }
      chain.stop(at: controller, notAsked: presented, .cycle)
      return nil
    } else {
      chain.stop(at: controller, notAsked: presented, .presentedDoesNotTakeOver)
    }
    chain.refused.append(presented)
    arena.flags[presented].insert(question.refusedFlag)
    return nil
  }

  @inline(__always) private func childLink(
    of controller: ControllerID, _ chain: inout Chain, _ question: Question
  ) -> Hop? {
    let override =
      question == .style
      ? arena.settings[controller].childForStatusBarStyle
      : arena.settings[controller].childForStatusBarHidden
    let link =
      override.map { overriddenLink($0, of: controller, &chain) }
      ?? defaultLink(of: controller, question)
    switch link {
    case .stop(let reason):
      chain.stop(at: controller, notAsked: .none, reason)
      return nil
    case .to(let hop):
      if !arena.flags[hop.controller].contains(question.memberFlag) { return hop }
      chain.stop(at: controller, notAsked: hop.controller, .cycle)
      return nil
    }
  }

  /// Where the child getter leads.
  private enum ChildLink {
    case to(Hop)
    case stop(Provenance.StopReason)

    /// A getter that answered, with nil when there is no such controller.
    init(_ controller: ControllerID, _ reason: Provenance.HopReason) {
      let hop = Hop(controller: controller, reason: reason)
      self = controller.exists ? .to(hop) : .stop(.childIsNil)
    }
  }

  @inline(__always) private func overriddenLink(
    _ override: ChildOverride, of controller: ControllerID, _ chain: inout Chain
  ) -> ChildLink {
    switch override {
    case .nil:
      return .stop(.childIsNil)
    case .topViewController:
      return ChildLink(topViewController(of: controller), .forwardedToTopViewController)
    case .visibleViewController:
      return ChildLink(visibleViewController(of: controller), .forwardedToVisibleViewController)
    case .selectedViewController:
      return ChildLink(selectedViewController(of: controller), .forwardedToSelectedViewController)
    case .presentedViewController:
      chain.dependsOnPlacement = true
      let presented = arena.presentedViewController(of: controller)
      return ChildLink(presented, .forwardedToPresentedViewController)
    case .controller(let name):
      chain.dependsOnPlacement = true
      guard case .controller(let named) = arena.node(name), arena.isInWindow(named) else {
        return .stop(.namedControllerIsNotInAWindow)
      }
      return ChildLink(named, .forwardedToNamedController)
    }
  }

  /// SB-21, SB-22, SB-24: UIKit's own forwarding.
  @inline(__always) private func defaultLink(of controller: ControllerID, _ question: Question)
    -> ChildLink
  {
    switch arena.kind(controller) {
    case .navigation:
      if question == .style, !arena.settings[controller].isNavigationBarHidden {
        return .stop(.navigationBarVisible)
      }
      let top = topViewController(of: controller)
      return top.exists
        ? ChildLink(top, .forwardedByNavigation) : .stop(.navigationIsEmpty)
    case .tab:
      let selected = selectedViewController(of: controller)
      return selected.exists
        ? ChildLink(selected, .forwardedByTab) : .stop(.nothingSelected)
    case .plain, .split, .page, .alert:
      return .stop(.doesNotForward)
    }
  }

  @inline(__always) private func topViewController(of controller: ControllerID) -> ControllerID {
    arena.kind(controller) == .navigation ? arena.links[controller].lastChild : .none
  }

  /// W-5.
  @inline(__always) private func visibleViewController(of controller: ControllerID) -> ControllerID
  {
    guard arena.kind(controller) == .navigation else { return .none }
    let presented = arena.links[controller].presented
    guard presented.exists, !arena.flags[presented].contains(.isBeingDismissed) else {
      return arena.links[controller].lastChild
    }
    return presented
  }

  @inline(__always) private func selectedViewController(of controller: ControllerID) -> ControllerID
  {
    arena.kind(controller) == .tab ? arena.links[controller].selected : .none
  }
}
