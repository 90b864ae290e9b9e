import AppearanceModel

// What navigation controllers refuse and do (W-2, T-3 to T-6, T-22).
extension World {
  func refusalOfNavigation(_ step: Step) -> StepOutcome? {
    switch step {
    case .push(let controller, let on):
      return refusal(ofPushing: named(controller), on: named(on))
    case .pop(let on), .beginInteractivePop(let on):
      return hasSeveral(named(on)) ? nil : .ignored(.oneControllerLeft)
    case .popToRoot(let on):
      return hasSeveral(named(on)) ? nil : .ignored(.alreadyThere)
    case .popTo(let controller, let on):
      guard hierarchy[named(controller)].parent == named(on) else { return .raised(.notInStack) }
      return top(of: named(on)) == named(controller) ? .ignored(.alreadyThere) : nil
    case .setViewControllers(let controllers, let on):
      return refusal(ofSetting: controllers.map(named), on: named(on))
    case .cancelInteractivePop(let on), .finishInteractivePop(let on):
      return hierarchy[named(on)].popped == nil ? .ignored(.noTransition) : nil
    case .swipe(let direction, let on):
      let id = named(on)
      guard settings[id].hidesBarsOnSwipe else { return .ignored(.hidesBarsOnSwipeFalse) }
      return settings[id].isNavigationBarHidden == (direction == .up) ? .ignored(.noChange) : nil
    default:
      preconditionFailure("not a step of navigation controllers")
    }
  }

  private func hasSeveral(_ navigation: ControllerID) -> Bool {
    hierarchy[navigation].firstChild != hierarchy[navigation].lastChild
  }

  private func top(of navigation: ControllerID) -> ControllerID? {
    hierarchy[navigation].lastChild
  }

  private func refusal(
    ofPushing controller: ControllerID, on navigation: ControllerID
  ) -> StepOutcome? {
    if hierarchy[controller].kind == .navigation { return .raised(.navigationControllerPushed) }
    if hierarchy[controller].parent == navigation { return .raised(.alreadyInStack) }
    return refusal(ofMoving: controller, into: navigation)
  }

  private func refusal(
    ofSetting controllers: [ControllerID], on navigation: ControllerID
  ) -> StepOutcome? {
    if Set(controllers).count < controllers.count { return .raised(.alreadyInStack) }
    for controller in controllers {
      if hierarchy[controller].kind == .navigation { return .raised(.navigationControllerPushed) }
      if let refusal = refusal(ofMoving: controller, into: navigation) { return refusal }
    }
    return nil
  }

  /// What no container takes in: itself, one of its parents, or something presented (W-2, W-3).
  func refusal(
    ofMoving controller: ControllerID, into receiver: ControllerID
  ) -> StepOutcome? {
    if isReceiverOrParent(controller, of: receiver) { return .raised(.containsReceiver) }
    if hierarchy[controller].presentation != nil { return .raised(.activeController) }
    return nil
  }

  /// Whether `id` is `receiver` or one of its parents. While a controller is popped interactively
  /// the navigation controller and its parents count as its parents (W-2).
  private func isReceiverOrParent(_ id: ControllerID, of receiver: ControllerID) -> Bool {
    sequence(first: receiver) { hierarchy[$0].parent ?? hierarchy[$0].poppedFrom }.contains(id)
  }

  mutating func push(_ controller: ControllerID, on navigation: ControllerID) {
    mark(.t3)
    perform(animated(on: navigation)) { world in
      world.mark(.w3)
      world.hierarchy.detach(controller)
      world.hierarchy.attach(controller, to: navigation)
    }
  }

  mutating func pop(_ navigation: ControllerID) {
    pop(to: top(of: navigation).flatMap { hierarchy[$0].previousSibling }, of: navigation)
  }

  mutating func popToRoot(of navigation: ControllerID) {
    pop(to: hierarchy[navigation].firstChild, of: navigation)
  }

  mutating func pop(to controller: ControllerID?, of navigation: ControllerID) {
    mark(.t3)
    perform(animated(on: navigation)) { world in
      while let top = world.top(of: navigation), top != controller {
        world.hierarchy.detach(top)
      }
    }
  }

  mutating func setViewControllers(
    _ controllers: [ControllerID], of navigation: ControllerID
  ) {
    mark(.t3)
    perform(animated(on: navigation)) { world in
      for old in world.hierarchy.children(of: navigation) where !controllers.contains(old) {
        world.hierarchy.detach(old)
      }
      for new in controllers where world.hierarchy[new].parent != navigation {
        world.hierarchy.detach(new)
        world.hierarchy.attach(new, to: navigation)
      }
      world.hierarchy.order(childrenOf: navigation, as: controllers)
    }
  }

  /// The transition of a stack: animated, and read if the navigation controller is on screen.
  private func animated(on navigation: ControllerID) -> Transition {
    Transition(read: .ifOnScreen(navigation), isAnimated: true)
  }

  // L-6: interactive pops

  /// The stack is at once as if popped.
  mutating func beginInteractivePop(of navigation: ControllerID) {
    mark(.l6)
    mark(.t4)
    guard let popped = top(of: navigation) else { return }
    var transition = animated(on: navigation)
    transition.isInteractive = true
    begun[popped] = perform(transition) { world in
      world.hierarchy.detach(popped)
      world.hierarchy[popped].poppedFrom = navigation
      world.hierarchy[navigation].popped = popped
    }
  }

  /// The popped controller is on top again.
  mutating func cancelInteractivePop(of navigation: ControllerID) {
    mark(.l6)
    mark(.t5)
    guard let popped = hierarchy[navigation].popped else { return }
    let view = hierarchy[popped].sitsIn
    endPop(of: popped, from: navigation)
    perform(animated(on: navigation)) { world in
      world.hierarchy.attach(popped, to: navigation, in: view)
    }
    keepTraits(of: popped, in: navigation)
  }

  /// Nothing moves any more; the did-phase of begin follows.
  mutating func finishInteractivePop(of navigation: ControllerID) {
    mark(.l6)
    mark(.t6)
    guard let popped = hierarchy[navigation].popped else { return }
    endPop(of: popped, from: navigation)
    finishTransition(of: popped, order: .container)
  }

  private mutating func endPop(of popped: ControllerID, from navigation: ControllerID) {
    hierarchy[navigation].popped = nil
    hierarchy[popped].poppedFrom = nil
  }

  /// T-22: `hidesBarsOnSwipe` moves the navigation bar; nothing reads.
  mutating func swipe(_ direction: Step.SwipeDirection, on navigation: ControllerID) {
    mark(.t22)
    settings[navigation].isNavigationBarHidden = direction == .up
  }
}
