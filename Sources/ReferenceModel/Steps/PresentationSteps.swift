import StatusQuoAppearanceModel

// W-4, W-6, T-7 to T-9: presenting and dismissing.
extension World {
  mutating func present(_ name: Name, from fromName: Name) throws(Refusal) {
    try exist(name, fromName)
    let presented = try controller(name)
    let from = try controller(fromName)
    if isInTransition(presented) || isBeingDismissed(hierarchy.topmostParent(of: from)) {
      throw .transitionInProgress
    }

    if presented == from { throw .raised(.presentsItself) }
    if hierarchy[presented].parent != nil || hierarchy.isRoot(presented)
      || isReplacedRoot(presented, presenting: from)
    {
      throw .raised(.activeController)
    }
    if hierarchy[presented].presentation != nil { throw .raised(.alreadyPresented) }
    guard hierarchy.isInWindow(from) else { throw .ignored(.notInWindow) }
    let (presenter, rules) = noting { $0.presenter(of: presented, from: from) }
    guard hierarchy[presenter].presented == nil else { throw .ignored(.alreadyPresenting) }
    if lacksPopoverSource(presented) { throw .raised(.popoverWithoutSource, by: .w14) }

    notes(.w4, for: .coming)
    notes(.l3, for: .leaving)
    notes(.w7, for: .leaving)
    transition(.presentation, update: .ifInMainScene(from), isAnimated: true) { world in
      world.link(presented, presentedBy: presenter, by: rules)
      world.updates(by: world.takeOver(of: presented) != nil ? .t7 : .t8)
    }
  }

  /// W-2: true of what `from` hangs on in a window, though it is neither presented nor a root any more (W-10).
  private func isReplacedRoot(_ id: ControllerID, presenting from: ControllerID) -> Bool {
    hierarchy[id].presentation == nil && hierarchy.isInWindow(from) && hierarchy.hangs(from, on: id)
  }

  /// W-14: true for what would appear as a popover and points to nothing. Alerts are none.
  private mutating func lacksPopoverSource(_ id: ControllerID) -> Bool {
    guard iOS >= 8, !settings[id].hasPopoverSource, declaredStyle(of: id) == .popover else {
      return false
    }
    return effectiveStyle(.popover, of: id) == .popover
  }

  /// W-6, T-9.
  mutating func dismiss(from fromName: Name) throws(Refusal) {
    try exist(fromName)
    let from = try controller(fromName)
    let target = targetOfDismiss(from: from)
    if let target, endsOneBeingDismissed(target) { throw .transitionInProgress }
    guard let target else { throw .ignored(.nothingToDismiss) }

    let isPlain = hierarchy[from].presented == target
    if !isPlain || !hierarchy.presentations(hangingOn: target).isEmpty { uses(.w6) }
    notes(.w6, for: .members)
    notes(.l3, for: .members)
    transition(.presentation, update: .ifInMainScene(target), by: .t9, isAnimated: true) { world in
      world.hierarchy.dismiss(target)
    }
  }

  /// The controller that `from` sees as presented, else the presented one that it is in.
  private func targetOfDismiss(from: ControllerID) -> ControllerID? {
    if let presented = hierarchy.presentedViewController(of: from) { return presented }
    let top = hierarchy.topmostParent(of: from)
    return hierarchy[top].presentation == nil ? nil : top
  }

  private func endsOneBeingDismissed(_ target: ControllerID) -> Bool {
    isBeingDismissed(target)
      || hierarchy.presentations(hangingOn: target).contains { isBeingDismissed($0) }
  }

  /// W-4: the presenter. In a current context the nearest that defines one, else the
  /// topmost parent.
  private mutating func presenter(of controller: ControllerID, from: ControllerID) -> ControllerID {
    let presenter = resolvedPresenter(of: controller, from: from)
    if presenter != from { uses(.w4) }
    return presenter
  }

  private func resolvedPresenter(
    of controller: ControllerID, from: ControllerID
  ) -> ControllerID {
    let top = hierarchy.topmostParent(of: from)
    if hierarchy[controller].kind == .alert { return top }
    switch declaredStyle(of: controller) {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom, .popover:
      return top
    case .currentContext, .overCurrentContext:
      return hierarchy.selfAndParents(of: from).first(where: definesPresentationContext) ?? top
    }
  }

  /// C-7: by default navigation and tab controllers do.
  private func definesPresentationContext(_ id: ControllerID) -> Bool {
    if let defines = settings[id].definesPresentationContext { return defines }
    switch hierarchy[id].kind {
    case .navigation: return true
    case .tab: return !readings.takes(2, of: .c7)
    case .plain, .split, .page, .alert: return false
    }
  }

  /// Presents, and fixes the declared style, whether the presenter leaves (L-3), and on iOS 8 and 9
  /// whether it takes over (SB-29). Both are remembered with the rules that decided, as is who presents.
  mutating func link(
    _ controller: ControllerID, presentedBy presenter: ControllerID, by rules: RuleSet = RuleSet()
  ) {
    let declared = declaredStyle(of: controller)
    let effective = decidingStyle(declared, of: controller)
    let isPopoverOnPhone =
      declared == .popover && hierarchy[controller].kind != .alert && !environment.device.isPad
    let isFixed = iOS >= 8 && iOS < (isPopoverOnPhone ? 13 : 10)
    let (takeOver, grounds) = noting { world -> Presentation.TakeOver in
      isFixed
        ? .fixed(world.takeOver(of: controller, presentedAs: effective)) : .decidedAtEachUpdate
    }
    hierarchy.leaveReplacedRoots(controller)
    hierarchy[presenter].presented = controller
    hierarchy[controller].presentation = Presentation(
      presenter: presenter, declaredStyle: declared,
      removesPresenter: effective == .fullScreen || effective == .currentContext,
      takeOver: takeOver, grounds: grounds.union(rules))
  }
}

// L-6: swiping a presented controller away.
extension World {
  /// Begins a dismissal: the controller stays presented, but does not take over any more. The
  /// controllers concerned are fixed now.
  mutating func beginInteractiveDismiss(_ name: Name) throws(Refusal) {
    try exist(name)
    let presented = try controller(name)
    if isBeingDismissed(presented) { throw .transitionInProgress }
    guard hierarchy[presented].presentation != nil else { throw .ignored(.notPresented) }
    if iOS >= 13, !isCard(presented) { throw .ignored(.notACard) }
    guard hierarchy[presented].presented == nil else { throw .ignored(.presentsAnother) }

    updates(by: .l6)
    calls(by: .l6)
    let change = changeOfDismissing(presented)
    transitions[presented] = nil
    hierarchy[presented].presentation?.isBeingDismissed = true
    transitions[presented] = appear(
      change, .presentation, updates: isInMainScene(presented), isAnimated: true,
      isInteractive: true)
  }

  /// T-10, SB-31: the way back, with the same lists. iOS 7 does not update the bar.
  mutating func cancelInteractiveDismiss(_ name: Name) throws(Refusal) {
    let (presented, change) = try dismissal(of: name)
    calls(by: .l6)
    if iOS < 8 { uses(.sb31) } else { updates(by: .t10) }
    hierarchy[presented].presentation?.isBeingDismissed = false
    let wayBack = ScreenChange(outgoing: change.incoming, incoming: change.outgoing)
    let order: TransitionOrder = readings.takes(1, of: .c25) ? .stack : .presentation
    appear(wayBack, order, updates: iOS >= 8 && isInMainScene(presented), isAnimated: true)
  }

  /// Ends the presentation; the did-phase of begin follows, without an update.
  mutating func finishInteractiveDismiss(_ name: Name) throws(Refusal) {
    let (presented, _) = try dismissal(of: name)
    calls(by: .l6)
    hierarchy.dismiss(presented)
    finishTransition(of: presented, .presentation)
  }

  private func dismissal(
    of name: Name
  ) throws(Refusal) -> (presented: ControllerID, change: ScreenChange) {
    try exist(name)
    let presented = try controller(name)
    guard isBeingDismissed(presented), let change = transitions[presented] else {
      throw .ignored(.noTransition)
    }
    return (presented, change)
  }

  /// The change by a dismissal: those on screen in its tree or hanging on it leave, and those
  /// behind come on screen.
  private func changeOfDismissing(_ controller: ControllerID) -> ScreenChange {
    let old = hierarchy.onScreen()
    let tree = hierarchy.subtree(of: controller)
    var after = hierarchy
    after.dismiss(controller)
    let incoming = after.onScreen().filter { !old.contains($0) }
    return ScreenChange(outgoing: old.filter(tree.contains), incoming: incoming)
  }
}
