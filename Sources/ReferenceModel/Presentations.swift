import AppearanceModel

// W-4, W-6, T-7 to T-10: presenting and dismissing.
extension World {
  func refusalOfPresentation(_ step: Step) -> StepOutcome? {
    switch step {
    case .present(let controller, let from):
      return refusal(ofPresenting: named(controller), from: named(from))
    case .dismiss(let from):
      return targetOfDismiss(from: named(from)) == nil ? .ignored(.nothingToDismiss) : nil
    case .beginInteractiveDismiss(let controller):
      let id = named(controller)
      guard hierarchy[id].presentation != nil else { return .ignored(.notPresented) }
      if iOS >= 13, !isCard(id) { return .ignored(.notACard) }
      return hierarchy[id].presented == nil ? nil : .ignored(.presentsAnother)
    case .cancelInteractiveDismiss(let controller), .finishInteractiveDismiss(let controller):
      return isBeingDismissed(named(controller)) ? nil : .ignored(.noTransition)
    default:
      preconditionFailure("not a step of presentations")
    }
  }

  private func refusal(
    ofPresenting controller: ControllerID, from: ControllerID
  ) -> StepOutcome? {
    if controller == from { return .raised(.presentsItself) }
    let isRoot = hierarchy.windows.contains { $0.root == controller }
    if hierarchy[controller].parent != nil || isRoot { return .raised(.activeController) }
    if hierarchy[controller].presentation != nil { return .raised(.alreadyPresented) }
    guard hierarchy.isInWindow(from) else { return .ignored(.notInWindow) }
    let presenter = presenter(of: controller, from: from)
    return hierarchy[presenter].presented == nil ? nil : .ignored(.alreadyPresenting)
  }

  /// W-4: who becomes the presenter. In a current context the nearest that defines one, else the
  /// topmost parent.
  private func presenter(of controller: ControllerID, from: ControllerID) -> ControllerID {
    mark(.w4)
    let top = hierarchy.topmostParent(of: from)
    if hierarchy[controller].kind == .alert { return top }
    switch declaredStyle(of: controller) {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom, .popover:
      return top
    case .currentContext, .overCurrentContext:
      return hierarchy.selfAndParents(of: from).first(where: definesPresentationContext) ?? top
    }
  }

  private func definesPresentationContext(_ id: ControllerID) -> Bool {
    settings[id].definesPresentationContext
      ?? Controller.definesPresentationContextByDefault(hierarchy[id].kind)
  }

  mutating func present(_ controller: ControllerID, from: ControllerID) {
    let presenter = presenter(of: controller, from: from)
    mark(.t7)
    mark(.t8)
    perform(Transition(order: .presentation, read: .always, isAnimated: true)) { world in
      world.link(controller, presentedBy: presenter)
    }
  }

  /// What presenting fixes: the declared style, whether the presenter leaves (L-3), and on iOS 8
  /// and 9 whether it takes over (SB-29).
  mutating func link(_ controller: ControllerID, presentedBy presenter: ControllerID) {
    let declared = declaredStyle(of: controller)
    let effective = effectiveStyle(declared, of: controller)
    let isFixed = iOS >= 8 && iOS < 10
    hierarchy[presenter].presented = controller
    hierarchy[controller].presentation = Presentation(
      presenter: presenter, declaredStyle: declared,
      removesPresenter: effective == .fullScreen || effective == .currentContext,
      takeOver: isFixed
        ? .fixed(takeOver(of: controller, presentedAs: effective)) : .decidedAtEachRead)
  }

  /// W-6: what `from` sees as presented, else the presented one that it is in.
  func targetOfDismiss(from: ControllerID) -> ControllerID? {
    if let presented = hierarchy.presentedViewController(of: from) { return presented }
    let top = hierarchy.topmostParent(of: from)
    return hierarchy[top].presentation == nil ? nil : top
  }

  mutating func dismiss(from: ControllerID) {
    mark(.w6)
    mark(.t9)
    guard let target = targetOfDismiss(from: from) else { return }
    perform(Transition(order: .presentation, read: .always, isAnimated: true)) { world in
      world.hierarchy.dismiss(target)
    }
  }

  // L-6: interactive dismissals

  /// It stays presented, but does not take over any more. Whom it concerns is fixed now.
  mutating func beginInteractiveDismiss(_ controller: ControllerID) {
    mark(.l6)
    let change = changeOfDismissing(controller)
    begun[controller] = change
    hierarchy[controller].presentation?.isBeingDismissed = true
    appear(
      change.incoming, disappear: change.outgoing,
      Transition(order: .presentation, isAnimated: true, isInteractive: true), reads: true)
  }

  /// T-10: the way back, with the same lists. iOS 7 does not read.
  mutating func cancelInteractiveDismiss(_ controller: ControllerID) {
    mark(.l6)
    mark(.t10)
    mark(.sb31)
    guard let change = begun[controller] else { return }
    hierarchy[controller].presentation?.isBeingDismissed = false
    appear(
      change.outgoing, disappear: change.incoming,
      Transition(order: .presentation, isAnimated: true), reads: iOS >= 8)
  }

  /// It ends; the did-phase of begin follows, nothing reads.
  mutating func finishInteractiveDismiss(_ controller: ControllerID) {
    mark(.l6)
    hierarchy.dismiss(controller)
    finishTransition(of: controller, order: .presentation)
  }

  /// Those on screen in its tree and what hangs on it, and those that its dismissal would bring on
  /// screen.
  private func changeOfDismissing(_ controller: ControllerID) -> ScreenChange {
    let old = hierarchy.onScreen()
    let tree = hierarchy.nodeOrder(from: controller)
    var after = hierarchy
    after.dismiss(controller)
    let incoming = after.onScreen().filter { !old.contains($0) }
    return ScreenChange(outgoing: old.filter(tree.contains), incoming: incoming)
  }
}
