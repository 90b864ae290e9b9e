import AppearanceModel

// W-11: what an interactive transition between begin and cancel or finish forbids.
extension World {
  func isTransitionInProgress(for step: Step) -> Bool {
    switch step {
    case .push(let controller, let on):
      isPopping(on) || isHeld(controller)
    case .pop(let on), .popToRoot(let on), .popTo(_, let on), .beginInteractivePop(let on):
      isPopping(on)
    case .setViewControllers(let controllers, let on):
      isPopping(on) || controllers.contains(where: isHeld)
    case .addChild(let controller, _, _), .removeFromParent(let controller):
      isHeld(controller)
    case .present(let controller, let from):
      isHeld(controller) || isInsideOneBeingDismissed(named(from))
    case .dismiss(let from):
      endsOneBeingDismissed(from: named(from))
    case .beginInteractiveDismiss(let controller):
      isBeingDismissed(named(controller))
    case .setRoot(let controller, _), .addWindow(_, let controller):
      controller.map(isHeld) ?? false
    case .cancelInteractivePop, .finishInteractivePop, .swipe, .select,
      .cancelInteractiveDismiss, .finishInteractiveDismiss,
      .removeWindow, .showWindow, .hideWindow, .makeKey, .set, .setShared,
      .setNeedsStatusBarAppearanceUpdate, .setStatusBarStyle, .setStatusBarHidden,
      .swizzleHidden, .unswizzleHidden, .readStatusBarByKVC, .installStatusBarCover, .rotate,
      .setSystemStyle, .enterBackground, .enterForeground:
      false
    }
  }

  private func isPopping(_ navigation: Name) -> Bool {
    hierarchy[named(navigation)].popped != nil
  }

  /// Whether a transition holds it: popped, a child of a navigation controller that pops, or being
  /// dismissed.
  private func isHeld(_ name: Name) -> Bool {
    let id = named(name)
    if hierarchy[id].poppedFrom != nil || isBeingDismissed(id) { return true }
    return hierarchy[id].parent.map { hierarchy[$0].popped != nil } ?? false
  }

  private func isInsideOneBeingDismissed(_ id: ControllerID) -> Bool {
    isBeingDismissed(hierarchy.topmostParent(of: id))
  }

  private func endsOneBeingDismissed(from id: ControllerID) -> Bool {
    guard let target = targetOfDismiss(from: id) else { return false }
    return ([target] + hierarchy.presentations(hangingOn: target)).contains(where: isBeingDismissed)
  }
}
