import StatusQuoAppearanceModel

// L-6: swiping back.
extension World {
  /// T-4: the stack is at once as if popped.
  mutating func beginInteractivePop(on stackName: Name) throws(Refusal) {
    let stack = try stackNotPopping(stackName)
    guard hierarchy.children[stack].count > 1, let popped = hierarchy.top(of: stack) else {
      throw .ignored(.oneControllerLeft)
    }
    calls(by: .l6)
    transitions[popped] = nil
    transitions[popped] = transition(
      .stack, update: .ifOnScreen(stack), by: .t4, isAnimated: true, isInteractive: true
    ) { world in
      world.detach(popped)
      world.hierarchy[popped].poppingNavigationController = stack
      world.hierarchy[stack].popped = popped
    }
  }

  /// T-5: the popped controller is on top again, in the view that held its own (C-26).
  mutating func cancelInteractivePop(on stackName: Name) throws(Refusal) {
    let (stack, popped) = try poppingStack(stackName)
    calls(by: .l6)
    let view = hierarchy[popped].containerView
    endPop(of: popped, from: stack)
    let order: TransitionOrder = readings.takes(2, of: .c39) ? .stack : .canceledPop
    transition(order, update: .ifOnScreen(stack), by: .t5, isAnimated: true) { world in
      world.hierarchy.attach(popped, to: stack, in: view)
    }
    keepTraits(of: popped, in: stack)
  }

  /// T-6: nothing moves any more; the did-phase of begin follows.
  mutating func finishInteractivePop(on stackName: Name) throws(Refusal) {
    let (stack, popped) = try poppingStack(stackName)
    calls(by: .l6)
    uses(.t6)
    endPop(of: popped, from: stack)
    finishTransition(of: popped, .stack)
  }

  private func poppingStack(
    _ name: Name
  ) throws(Refusal) -> (stack: ControllerID, popped: ControllerID) {
    try exist(name)
    let stack = try controller(name, .navigation)
    guard let popped = hierarchy[stack].popped else { throw .ignored(.noTransition) }
    return (stack, popped)
  }

  private mutating func endPop(of popped: ControllerID, from stack: ControllerID) {
    hierarchy[stack].popped = nil
    hierarchy[popped].poppingNavigationController = nil
  }
}
