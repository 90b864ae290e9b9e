import StatusQuoAppearanceModel

/// Swipes that pop or dismiss (L-6).
extension CachedResolver {
  /// Makes the stack as if popped; only the lifecycle says that nothing is decided yet.
  mutating func beginInteractivePop(on name: Name) throws(Refusal) {
    let stack = try onlyController(name, .navigation)
    try isNotPopping(stack)
    let top = try poppable(stack)

    mayLeave(top)
    collectBefore()
    var transition = Transition(
      stack: stack, controller: top, containerView: arena.links[top].containerView)
    takeOut(top)
    arena.flags[stack].insert(.isPopping)
    arena.plane.noteOutside(stack)
    arena.flags[top].insert(.isPopped)
    transitions.append(transition)
    finishEdits()
    runWillPhases(.standard, updates: updatesBar(stack), animated: true)
    transition.outgoing = screen.outgoing
    transition.incoming = screen.incoming
    transitions[transitions.count - 1] = transition
  }

  mutating func cancelInteractivePop(on name: Name) throws(Refusal) {
    let transition = try endPop(on: name)
    let (stack, popped) = (transition.stack, transition.controller)

    mayLeave(arena.links[stack].lastChild)
    collectBefore()
    link(popped, under: stack, in: transition.containerView)
    if surroundings.profile == .parentControllers {
      let before = surroundings.isDark
      if inheritedStyle(of: popped).isDark != before { keepTraits(popped, isDark: before) }
    }
    finishEdits()
    runPhases(.disappearsFirst, updates: updatesBar(stack), animated: true)
  }

  mutating func finishInteractivePop(on name: Name) throws(Refusal) {
    let transition = try endPop(on: name)
    restyling.add(transition.controller)
    treeMoved(transition.controller)
    if surroundings.profile == .superviews { restyling.changedStep = stepNumber }
    restyle()
    screen.outgoing = transition.outgoing
    screen.incoming = stillOnScreen(transition.incoming)
    runDidPhases(.standard)
  }

  private mutating func endPop(on name: Name) throws(Refusal) -> Transition {
    let stack = try onlyController(name, .navigation)
    guard let transition = removeTransition(of: poppedController(by: stack)) else {
      throw .ignored(.noTransition)
    }
    arena.flags[stack].remove(.isPopping)
    arena.flags[transition.controller].remove(.isPopped)
    drift.popStep = stepNumber
    drift.popped = transition.controller
    drift.stack = stack
    return transition
  }

  private func stillOnScreen(_ controllers: StepList<ControllerID>) -> StepList<ControllerID> {
    var found = StepList<ControllerID>()
    for controller in controllers where isOnScreen(controller) { found.append(controller) }
    return found
  }

  // MARK: Dismissals

  mutating func beginInteractiveDismiss(_ name: Name) throws(Refusal) {
    let presented = try onlyController(name)
    if arena.flags[presented].contains(.isBeingDismissed) {
      throw .ignored(.transitionInProgress)
    }
    if !arena.links[presented].presenter.exists { throw .ignored(.notPresented) }
    if surroundings.iOS >= 13, !arena.isCard(presented, surroundings.presentationRules) {
      throw .ignored(.notACard)
    }
    if arena.links[presented].presented.exists { throw .ignored(.presentsAnother) }

    screen.outgoing = onScreen(below: presented)
    screen.incoming = revealed(byDismissing: presented)
    let outgoing = screen.outgoing
    transitions.append(Transition(stack: .none, controller: presented))
    arena.flags[presented].insert(.isBeingDismissed)
    touch(presented)
    runWillPhases(.didAppearFirst, updates: isInMainScene(presented), animated: true)
    transitions[transitions.count - 1].outgoing = outgoing
    transitions[transitions.count - 1].incoming = screen.incoming
  }

  mutating func cancelInteractiveDismiss(_ name: Name) throws(Refusal) {
    let presented = try onlyController(name)
    guard arena.flags[presented].contains(.isBeingDismissed),
      let transition = removeTransition(of: presented)
    else { throw .ignored(.noTransition) }

    arena.flags[presented].remove(.isBeingDismissed)
    touch(presented)
    screen.outgoing = transition.incoming
    screen.incoming = transition.outgoing
    let updates = surroundings.iOS >= 8 && isInMainScene(presented)
    runPhases(.didAppearFirst, updates: updates, animated: true)
  }

  mutating func finishInteractiveDismiss(_ name: Name) throws(Refusal) {
    let presented = try onlyController(name)
    guard arena.flags[presented].contains(.isBeingDismissed),
      let transition = removeTransition(of: presented)
    else { throw .ignored(.noTransition) }

    mayLeave(presented)
    collectBefore()
    takeOut(presented)
    finishEdits()
    screen.outgoing = transition.outgoing
    screen.incoming = stillOnScreen(transition.incoming)
    runDidPhases(.didAppearFirst)
  }
}
