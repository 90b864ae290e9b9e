import StatusQuoAppearanceModel

// W-1: every step has an outcome in every world; one that is not applied changes nothing.
extension World {
  /// Plays a step and settles what follows from it.
  mutating func play(_ step: Step) -> StepOutcome {
    beginStep()
    do {
      try perform(step)
    } catch {
      uses(.w1)
      if let rule = error.rule { uses(rule) }
      return error.outcome
    }
    settleStyles()
    if case .enterBackground = step { noteSnapshots() }
    recolor()
    return .applied
  }

  /// The outcome that a step would have.
  func outcome(of step: Step) -> StepOutcome {
    var world = self
    world.start = hierarchy
    do {
      try world.perform(step)
      return .applied
    } catch {
      return error.outcome
    }
  }

  private mutating func perform(_ step: Step) throws(Refusal) {
    switch step {
    case .push(let controller, let on): try push(controller, on: on)
    case .pop(let on): try pop(on: on)
    case .popToRoot(let on): try popToRoot(on: on)
    case .popTo(let controller, let on): try popTo(controller, on: on)
    case .setViewControllers(let controllers, let on):
      try setViewControllers(controllers, on: on)
    case .beginInteractivePop(let on): try beginInteractivePop(on: on)
    case .cancelInteractivePop(let on): try cancelInteractivePop(on: on)
    case .finishInteractivePop(let on): try finishInteractivePop(on: on)
    case .swipe(let direction, let on): try swipe(direction, on: on)
    case .select(let controller, let on): try select(controller, on: on)
    case .addChild(let controller, let parent, let view):
      try addChild(controller, to: parent, in: view)
    case .removeFromParent(let controller): try removeFromParent(controller)
    case .transition(let from, let to): try transition(from: from, to: to)
    case .addChildWithoutView(let controller, let parent):
      try addChildWithoutView(controller, to: parent)
    case .addSubview(let controller): try addSubview(controller)
    case .removeFromSuperview(let controller): try removeFromSuperview(controller)
    case .beginAppearanceTransition(let controller, let isAppearing):
      try beginAppearanceTransition(controller, isAppearing: isAppearing)
    case .endAppearanceTransition(let controller): try endAppearanceTransition(controller)
    case .present(let controller, let from): try present(controller, from: from)
    case .dismiss(let from): try dismiss(from: from)
    case .beginInteractiveDismiss(let controller): try beginInteractiveDismiss(controller)
    case .cancelInteractiveDismiss(let controller): try cancelInteractiveDismiss(controller)
    case .finishInteractiveDismiss(let controller): try finishInteractiveDismiss(controller)
    case .setRoot(let controller, let window): try setRoot(controller, of: window)
    case .addWindow(let window, let root): try addWindow(window, root: root)
    case .removeWindow(let window): try removeWindow(window)
    case .showWindow(let window): try showWindow(window)
    case .hideWindow(let window): try hideWindow(window)
    case .makeKey(let window): try makeKey(window)
    case .set(let property, let value, let on): try set(property, to: value, on: on)
    case .setShared(let style): setShared(style)
    case .setNeedsStatusBarAppearanceUpdate(let on, let animated):
      try setNeedsStatusBarAppearanceUpdate(on: on, animated: animated)
    case .setNeedsUpdate(let gesture, let on): try setNeedsUpdate(of: gesture, on: on)
    case .setStatusBarStyle(let style): try setStatusBarStyle(style)
    case .setStatusBarHidden(let hidden, let animation):
      try setStatusBarHidden(hidden, animation)
    case .swizzleHidden(let on): try swizzleHidden(on: on)
    case .unswizzleHidden(let on): try unswizzleHidden(on: on)
    case .readStatusBarByKVC: try readStatusBarByKVC()
    case .installStatusBarCover(let controller, let anchors):
      try installStatusBarCover(controller, anchors: anchors)
    case .rotate(let orientation): try rotate(to: orientation)
    case .resize(let width): try resize(to: width)
    case .setSystemStyle(let style): try setSystemStyle(style)
    case .enterBackground: try enterBackground()
    case .enterForeground: try enterForeground()
    case .setInCallStatusBar(let active): try setInCallStatusBar(active)
    }
  }
}
