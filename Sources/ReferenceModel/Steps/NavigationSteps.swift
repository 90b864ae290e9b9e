import StatusQuoAppearanceModel

// Stacks: W-2, W-3, T-3, T-22.
extension World {
  /// T-3: the bar is updated if the stack was on screen or is.
  mutating func push(_ name: Name, on stackName: Name) throws(Refusal) {
    try exist(name, stackName)
    let pushed = try controller(name)
    let stack = try controller(stackName, .navigation)
    if isPopping(stack) || isInTransition(pushed) { throw .transitionInProgress }

    if hierarchy[pushed].kind == .navigation { throw .raised(.navigationControllerPushed) }
    if hierarchy[pushed].parent == stack { throw .raised(.alreadyInStack) }
    try canMove(pushed, into: stack)

    transition(ofStack: stack) { world in
      world.adopt(pushed)
      world.hierarchy.attach(pushed, to: stack)
    }
  }

  mutating func pop(on stackName: Name) throws(Refusal) {
    let stack = try stackNotPopping(stackName)
    let children = hierarchy.children[stack]
    guard children.count > 1 else { throw .ignored(.oneControllerLeft) }
    pop(to: children[children.count - 2], of: stack)
  }

  mutating func popToRoot(on stackName: Name) throws(Refusal) {
    let stack = try stackNotPopping(stackName)
    let children = hierarchy.children[stack]
    guard children.count > 1 else { throw .ignored(.alreadyThere) }
    pop(to: children[0], of: stack)
  }

  mutating func popTo(_ name: Name, on stackName: Name) throws(Refusal) {
    try exist(name, stackName)
    let target = try controller(name)
    let stack = try controller(stackName, .navigation)
    if isPopping(stack) { throw .transitionInProgress }
    guard hierarchy[target].parent == stack else {
      let isIgnored = iOS >= 26 && !hierarchy.isInWindow(stack)
      throw isIgnored ? .ignored(.notInStack, by: .w2) : .raised(.notInStack, by: .w2)
    }
    if hierarchy.top(of: stack) == target { throw .ignored(.alreadyThere) }
    pop(to: target, of: stack)
  }

  private mutating func pop(to target: ControllerID, of stack: ControllerID) {
    transition(ofStack: stack) { world in
      while let top = world.hierarchy.top(of: stack), top != target { world.detach(top) }
    }
  }

  mutating func setViewControllers(_ names: [Name], on stackName: Name) throws(Refusal) {
    try exist(stackName)
    for name in names { try exists(name) }
    let stack = try controller(stackName, .navigation)
    let list = try names.map { name throws(Refusal) in try controller(name) }
    if isPopping(stack) || list.contains(where: isInTransition) { throw .transitionInProgress }

    if Set(list).count < list.count { throw .raised(.alreadyInStack) }
    for controller in list {
      if hierarchy[controller].kind == .navigation { throw .raised(.navigationControllerPushed) }
      try canMove(controller, into: stack)
    }

    transition(ofStack: stack) { world in
      for old in world.hierarchy.children[stack] where !list.contains(old) { world.detach(old) }
      for new in list where world.hierarchy[new].parent != stack {
        world.adopt(new)
        world.hierarchy.attach(new, to: stack)
      }
      world.hierarchy.children[stack] = list
    }
  }

  /// T-22: `hidesBarsOnSwipe` moves the navigation bar, as if the app had (T-21), and with it a toolbar.
  mutating func swipe(
    _ direction: Step.SwipeDirection, on stackName: Name
  ) throws(Refusal) {
    try exist(stackName)
    let stack = try controller(stackName, .navigation)
    guard effectiveVersion >= 8 else { throw .ignored(.noSuchProperty, by: .t22) }
    guard settings[stack].hidesBarsOnSwipe else { throw .ignored(.hidesBarsOnSwipeFalse) }
    let hides = direction == .up
    let movesToolbar = hides ? !settings[stack].isToolbarHidden : hasSwipedToolbar[stack]
    let movesBar = settings[stack].isNavigationBarHidden != hides
    if !movesBar, !movesToolbar { throw .ignored(.noChange) }
    uses(.t22)
    if movesToolbar {
      settings[stack].isToolbarHidden = hides
      hasSwipedToolbar[stack] = hides
    }
    guard movesBar else { return }
    settings[stack].isNavigationBarHidden = hides
    updateIfOnScreen(stack, by: .t22)
  }

  func stackNotPopping(_ name: Name) throws(Refusal) -> ControllerID {
    try exist(name)
    let stack = try controller(name, .navigation)
    if isPopping(stack) { throw .transitionInProgress }
    return stack
  }

  /// T-3: animated, and the bar is updated if the stack was on screen or is.
  private mutating func transition(
    ofStack stack: ControllerID, change: (inout World) -> Void
  ) {
    transition(.stack, update: .ifOnScreen(stack), by: .t3, isAnimated: true, change: change)
  }
}
