import AppearanceModel

// W-1: every step has an outcome in every world; one that is not applied changes nothing.
extension World {
  /// Plays a step and settles what follows from it.
  mutating func play(_ step: Step) -> StepOutcome {
    mark(.w1)
    if !calls.isEmpty { calls.removeAll(keepingCapacity: true) }
    if !told.isEmpty { told.removeAll(keepingCapacity: true) }
    start = hierarchy
    if let refusal = refusal(of: step) { return refusal }
    carryOut(step)
    settleStyles()
    if case .enterBackground = step { tellOfSnapshots() }
    recolour()
    return .applied
  }

  /// W-2: the first check that fails decides.
  private func refusal(of step: Step) -> StepOutcome? {
    if let reason = argumentProblem(of: step) { return .ignored(reason) }
    if isTransitionInProgress(for: step) {
      mark(.w11)
      return .ignored(.transitionInProgress)
    }
    switch step {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .beginInteractivePop,
      .cancelInteractivePop, .finishInteractivePop, .swipe:
      return refusalOfNavigation(step)
    case .select, .addChild, .removeFromParent:
      return refusalOfContainment(step)
    case .present, .dismiss, .beginInteractiveDismiss, .cancelInteractiveDismiss,
      .finishInteractiveDismiss:
      return refusalOfPresentation(step)
    case .setRoot, .addWindow, .removeWindow, .showWindow, .hideWindow, .makeKey:
      return refusalOfWindow(step)
    case .set(let property, let value, let on):
      return refusal(ofSetting: property, to: value, on: on)
    case .setStatusBarStyle, .setStatusBarHidden:
      return refusalOfAppSetter()
    case .installStatusBarCover(_, let anchors):
      return refusal(ofCover: anchors ?? World.usualCover)
    case .setShared:
      return nil
    case .setNeedsStatusBarAppearanceUpdate, .swizzleHidden, .unswizzleHidden,
      .readStatusBarByKVC:
      return refusalOfCall(step)
    case .rotate, .setSystemStyle, .enterBackground, .enterForeground:
      return refusalOfSystem(step)
    }
  }

  private mutating func carryOut(_ step: Step) {
    switch step {
    case .push(let controller, let on): push(named(controller), on: named(on))
    case .pop(let on): pop(named(on))
    case .popToRoot(let on): popToRoot(of: named(on))
    case .popTo(let controller, let on): pop(to: named(controller), of: named(on))
    case .setViewControllers(let controllers, let on):
      setViewControllers(controllers.map(named), of: named(on))
    case .beginInteractivePop(let on): beginInteractivePop(of: named(on))
    case .cancelInteractivePop(let on): cancelInteractivePop(of: named(on))
    case .finishInteractivePop(let on): finishInteractivePop(of: named(on))
    case .swipe(let direction, let on): swipe(direction, on: named(on))
    case .select(let controller, let on): select(named(controller), of: named(on))
    case .addChild(let controller, let parent, let view):
      addChild(named(controller), to: named(parent), in: view)
    case .removeFromParent(let controller): removeFromParent(named(controller))
    case .present(let controller, let from): present(named(controller), from: named(from))
    case .dismiss(let from): dismiss(from: named(from))
    case .beginInteractiveDismiss(let controller): beginInteractiveDismiss(named(controller))
    case .cancelInteractiveDismiss(let controller): cancelInteractiveDismiss(named(controller))
    case .finishInteractiveDismiss(let controller): finishInteractiveDismiss(named(controller))
    case .setRoot(let controller, let window): setRoot(controller.map(named), of: window)
    case .addWindow(let window, let root): addWindow(window, root: root.map(named))
    case .removeWindow(let window): removeWindow(window)
    case .showWindow(let window): showWindow(window)
    case .hideWindow(let window): hideWindow(window)
    case .makeKey(let window): makeKey(window)
    case .set(let property, let value, let on): set(property, to: value, on: on)
    case .setShared(let style): setShared(style)
    case .setNeedsStatusBarAppearanceUpdate(_, let animated): setNeeds(animated: animated)
    case .setStatusBarStyle(let style): setStatusBarStyle(style)
    case .setStatusBarHidden(let hidden, let animation): setStatusBarHidden(hidden, animation)
    case .swizzleHidden(let on): swizzleParent(of: named(on))
    case .unswizzleHidden(let on): unswizzleParent(of: named(on))
    case .readStatusBarByKVC: mark(.sb39)
    case .installStatusBarCover(let controller, let anchors):
      installCover(anchors ?? World.usualCover, on: named(controller))
    case .rotate(let orientation): rotate(to: orientation)
    case .setSystemStyle(let style): setSystemStyle(style)
    case .enterBackground: isInBackground = true
    case .enterForeground: enterForeground()
    }
  }
}
