import StatusQuoAppearanceModel

/// The questions that go from controller to controller.
enum Question {
  case style, hidden
  case gesture(SystemGesture)

  /// The same, as it is observed.
  var asked: ChainQuestion {
    switch self {
    case .style: .bar(.style)
    case .hidden: .bar(.hidden)
    case .gesture(let gesture): .gesture(gesture)
    }
  }
}

// SB-10: starting at the root, at each controller first what it presents is looked at, then its
// child; where neither is followed the controller itself answers. Style and hidden go separate ways.
extension World {
  /// The way from `root` to the controller that answers `question`, with the rules at each controller, and that
  /// one.
  mutating func answer(
    to question: Question, from root: ControllerID
  ) -> (way: Provenance.Answer, grounds: [RuleSet], answerer: ControllerID) {
    var way = Way(from: hierarchy[root].name)
    var current = root
    while let next = next(after: current, for: question, &way) { current = next }
    guard let stop = way.stop else {
      preconditionFailure("a chain ends at a link that is not followed")
    }
    let name = hierarchy[current].name
    return (
      Provenance.Answer(answeredBy: name, chain: way.chain, stop: stop), way.grounds, current
    )
  }

  /// The controller that is asked in place of another one; nil if that answers itself.
  private mutating func next(
    after id: ControllerID, for question: Question, _ way: inout Way
  ) -> ControllerID? {
    let (next, rules) = noting { world -> ControllerID? in
      if let next = world.follow(world.presentedLink(of: id, for: question), from: id, &way)
        ?? world.follow(world.childLink(of: id, for: question), from: id, &way)
      {
        return next
      }
      if way.stop?.reason == .doesNotForward, !world.hierarchy.children[id].isEmpty {
        world.uses(.sb38)
      }
      return nil
    }
    if keepsGrounds {
      let presented = hierarchy[id].presented
      let ofPresenting = presented.flatMap { hierarchy[$0].presentation?.grounds }
      way.grounds.append(ofPresenting.map { rules.union($0) } ?? rules)
    }
    if next != nil { uses(.sb10) }
    return next
  }

  /// The target of a link, unless it is not followed.
  private mutating func follow(
    _ link: Link, from id: ControllerID, _ way: inout Way
  ) -> ControllerID? {
    let here = hierarchy[id].name
    switch link {
    case .none: return nil
    case .notFollowed(let notAsked, let reason):
      way.stop(at: here, before: notAsked.map { hierarchy[$0].name }, reason)
      return nil
    case .to(let next, let reason):
      let name = hierarchy[next].name
      if way.passes(name) {
        way.stop(at: here, before: name, .cycle)
        return nil
      }
      way.go(to: name, reason)
      return next
    }
  }

  /// A link from one controller to the next.
  private enum Link {
    /// There is none.
    case none
    case to(ControllerID, Provenance.HopReason)
    case notFollowed(ControllerID?, Provenance.StopReason)
  }

  /// SB-25, SB-28, SG-4: the presented controller, if it takes over.
  private mutating func presentedLink(of id: ControllerID, for question: Question) -> Link {
    guard let presented = hierarchy[id].presented else { return .none }
    var reason = takeOver(of: presented)
    if case .gesture(.verticalBarConfiguration) = question {
      uses(.sg7)
      if reason != .presentedFullScreen { reason = nil }
    } else if case .gesture = question {
      uses(.sg4)
      if readings.takes(2, of: .c48), reason != .presentedFullScreen { reason = nil }
    }
    if isBeingDismissed(presented), reason != nil || !readings.takes(1, of: .c24) {
      return .notFollowed(presented, .presentedBeingDismissed)
    }
    guard let reason else {
      if hierarchy[presented].presented != nil { uses(.sb28) }
      if hierarchy[presented].kind == .navigation { uses(.sb33) }
      return .notFollowed(presented, .presentedDoesNotTakeOver)
    }
    if !hierarchy.children[id].isEmpty { uses(.sb30) }
    return .to(presented, reason)
  }

  /// SB-11: the child that is asked instead of the controller.
  private mutating func childLink(of id: ControllerID, for question: Question) -> Link {
    guard let override = settings[id][child: question.asked] else {
      return defaultChildLink(of: id, for: question)
    }
    if readings.takes(2, of: .c4), case .style = question, hierarchy[id].kind == .navigation,
      settings[id].preferredStatusBarStyle != nil
    {
      return .notFollowed(nil, .doesNotForward)
    }
    if case .gesture = question { uses(.sg2) } else { uses(.sb11) }
    return overriddenChildLink(override, of: id)
  }

  private mutating func overriddenChildLink(_ override: ChildOverride, of id: ControllerID) -> Link
  {
    func link(_ child: ControllerID?, _ reason: Provenance.HopReason) -> Link {
      child.map { .to($0, reason) } ?? .notFollowed(nil, .childIsNil)
    }
    switch override {
    case .nil: return .notFollowed(nil, .childIsNil)
    case .topViewController:
      return link(topViewController(of: id), .forwardedToTopViewController)
    case .visibleViewController:
      return link(visibleViewController(of: id), .forwardedToVisibleViewController)
    case .selectedViewController:
      return link(hierarchy[id].selected, .forwardedToSelectedViewController)
    case .presentedViewController:
      return link(
        hierarchy.presentedViewController(of: id), .forwardedToPresentedViewController)
    case .firstChild: return link(hierarchy.children[id].first, .forwardedToFirstChild)
    case .lastChild: return link(hierarchy.children[id].last, .forwardedToLastChild)
    case .controller(let name):
      guard let named = controllerIfAny(name), hierarchy.isInWindow(named) else {
        return .notFollowed(nil, .namedControllerIsNotInAWindow)
      }
      if hierarchy.window(of: named) != hierarchy.window(of: id) { uses(.sb35) }
      return .to(named, .forwardedToNamedController)
    }
  }

  /// The child to which UIKit's own containers forward.
  private mutating func defaultChildLink(of id: ControllerID, for question: Question) -> Link {
    if case .gesture = question {
      uses(.sg3)
      if readings.takes(2, of: .c47), question.asked != .gesture(.verticalBarConfiguration) {
        return .notFollowed(nil, .doesNotForward)
      }
    }
    switch hierarchy[id].kind {
    case .navigation:
      switch question {
      case .style:
        uses(.sb21)
        let forwards = hasStackOnTop(id) && !readings.takes(2, of: .c57)
        guard forwards || settings[id].isNavigationBarHidden && !readings.takes(1, of: .c6) else {
          return .notFollowed(nil, .navigationBarVisible)
        }
        if iOS < 8, readings.takes(2, of: .c46) { return .notFollowed(nil, .doesNotForward) }
      case .hidden: uses(.sb22)
      case .gesture: break
      }
      guard let top = topViewController(of: id) else {
        return .notFollowed(nil, .navigationIsEmpty)
      }
      return .to(top, .forwardedByNavigation)
    case .tab:
      noteContainer(question)
      if case .style = question, iOS >= 26, iOS < 27, readings.takes(2, of: .c54),
        settings[id].preferredStatusBarStyle != nil
      {
        return .notFollowed(nil, .doesNotForward)
      }
      guard let selected = hierarchy[id].selected else {
        return .notFollowed(nil, .nothingSelected)
      }
      return .to(selected, .forwardedByTab)
    case .split, .page, .alert, .plain:
      noteContainer(question)
      return .notFollowed(nil, .doesNotForward)
    }
  }

  /// SB-24 is about the status bar.
  private mutating func noteContainer(_ question: Question) {
    if case .gesture = question { return }
    uses(.sb24)
  }

  /// SB-23: the last pushed; nil where it is no navigation controller.
  private func topViewController(of id: ControllerID) -> ControllerID? {
    hierarchy[id].kind == .navigation ? hierarchy.top(of: id) : nil
  }

  /// SB-23, W-5: what the navigation controller presents itself, unless that is being dismissed;
  /// else the top.
  private mutating func visibleViewController(of id: ControllerID) -> ControllerID? {
    guard hierarchy[id].kind == .navigation else { return nil }
    uses(.w5)
    guard let presented = hierarchy[id].presented, !isBeingDismissed(presented) else {
      return hierarchy.top(of: id)
    }
    uses(.sb23)
    return presented
  }
}
