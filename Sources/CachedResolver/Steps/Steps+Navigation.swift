import StatusQuoAppearanceModel

extension CachedResolver {
  mutating func push(_ name: Name, on stackName: Name) throws(Refusal) {
    try known(name)
    try known(stackName)
    let pushed = try controller(name)
    let stack = try controller(stackName, .navigation)
    try isNotPopping(stack)
    try isFreeToMove(pushed)
    if arena.kind(pushed) == .navigation { throw .raised(.navigationControllerPushed) }
    if arena.links[pushed].parent == stack { throw .raised(.alreadyInStack) }
    try isOutside(stack, moving: pushed)
    try isNotPresented(pushed)

    let wasOnScreen = isOnScreen(stack)
    mayLeave(arena.links[stack].lastChild)
    mayLeave(pushed)
    collectBefore()
    takeOut(pushed)
    link(pushed, under: stack, in: arena.links[stack].rootView)
    finishStackStep(stack, wasOnScreen: wasOnScreen)
  }

  mutating func pop(on stackName: Name) throws(Refusal) {
    let stack = try onlyController(stackName, .navigation)
    try isNotPopping(stack)
    let top = try poppable(stack)
    pop(stack, to: arena.links[top].previous)
  }

  mutating func popToRoot(on stackName: Name) throws(Refusal) {
    let stack = try onlyController(stackName, .navigation)
    try isNotPopping(stack)
    let root = arena.links[stack].firstChild
    if root == arena.links[stack].lastChild { throw .ignored(.alreadyThere) }
    pop(stack, to: root)
  }

  mutating func popTo(_ name: Name, on stackName: Name) throws(Refusal) {
    try known(name)
    try known(stackName)
    let target = try controller(name)
    let stack = try controller(stackName, .navigation)
    try isNotPopping(stack)
    if arena.links[target].parent != stack {
      let raises = surroundings.iOS < 26 || arena.isInWindow(stack)
      throw raises ? .raised(.notInStack) : .ignored(.notInStack)
    }
    if target == arena.links[stack].lastChild { throw .ignored(.alreadyThere) }
    pop(stack, to: target)
  }

  mutating func setViewControllers(_ names: [Name], on stackName: Name) throws(Refusal) {
    try known(stackName)
    for name in names { try known(name) }
    let stack = try controller(stackName, .navigation)
    let list = try names.map { name throws(Refusal) in try controller(name) }
    try isNotPopping(stack)
    for controller in list { try isFreeToMove(controller) }
    try checkStack(list, for: stack)

    let wasOnScreen = isOnScreen(stack)
    let oldTop = arena.links[stack].lastChild
    if oldTop != list.last { mayLeave(oldTop) }
    for controller in list where arena.links[controller].parent != stack { mayLeave(controller) }
    collectBefore()
    replaceChildren(of: stack, by: list)
    finishStackStep(stack, wasOnScreen: wasOnScreen)
  }

  mutating func swipe(
    _ direction: Step.SwipeDirection, on stackName: Name
  ) throws(Refusal) {
    let stack = try onlyController(stackName, .navigation)
    if surroundings.environment.effectiveVersion < 8 { throw .ignored(.noSuchProperty) }
    if !arena.settings[stack].hidesBarsOnSwipe { throw .ignored(.hidesBarsOnSwipeFalse) }
    let hides = direction == .up
    if !swipeToolbar(of: stack, hides: hides),
      arena.settings[stack].isNavigationBarHidden == hides
    {
      throw .ignored(.noChange)
    }
    if arena.settings[stack].isNavigationBarHidden == hides { return }
    arena.settings[stack].isNavigationBarHidden = hides
    knownTops.base = nil
    touch(stack, for: .style)
    if updatesBar(stack) { updateStatusBar(animated: false) }
  }

  /// Hides a shown toolbar, or shows again one that was hidden so; false if there is none.
  private mutating func swipeToolbar(of stack: ControllerID, hides: Bool) -> Bool {
    guard let rare = arena.rareSettings(of: stack),
      hides ? rare.showsToolbar : rare.hasSwipedToolbar
    else { return false }
    arena.changeRareSettings(stack) {
      $0.showsToolbar = !hides
      $0.hasSwipedToolbar = hides
    }
    forgetInsets()
    return true
  }

  /// The top of a stack with something below it.
  @inline(__always) func poppable(_ stack: ControllerID) throws(Refusal) -> ControllerID {
    let top = arena.links[stack].lastChild
    if !top.exists || top == arena.links[stack].firstChild {
      throw .ignored(.oneControllerLeft)
    }
    return top
  }

  /// Pops everything above `target`, from the bottom up so that only the last one was the top.
  private mutating func pop(_ stack: ControllerID, to target: ControllerID) {
    let wasOnScreen = isOnScreen(stack)
    mayLeave(arena.links[stack].lastChild)
    collectBefore()
    while arena.links[target].next.exists { takeOut(arena.links[target].next) }
    finishStackStep(stack, wasOnScreen: wasOnScreen)
  }

  /// T-3, SC-3: one status bar update iff the stack was or is on screen, in the main scene.
  private mutating func finishStackStep(_ stack: ControllerID, wasOnScreen: Bool) {
    finishEdits()
    let updates = (wasOnScreen || isOnScreen(stack)) && isOrWasInMainScene(stack)
    runPhases(.standard, updates: updates, animated: true)
  }

  // MARK: setViewControllers

  /// The raised cases: a duplicate first, then one controller after the other.
  private mutating func checkStack(
    _ list: [ControllerID], for stack: ControllerID
  ) throws(Refusal) {
    var isRepeated = false
    for controller in list {
      isRepeated = isRepeated || arena.flags[controller].contains(.isListed)
      arena.flags[controller].insert(.isListed)
    }
    for controller in list { arena.flags[controller].remove(.isListed) }
    if isRepeated { throw .raised(.alreadyInStack) }
    for controller in list {
      if arena.kind(controller) == .navigation { throw .raised(.navigationControllerPushed) }
      try isOutside(stack, moving: controller)
      try isNotPresented(controller)
    }
  }

  /// A controller that stays in the stack is not taken out of it.
  private mutating func replaceChildren(of stack: ControllerID, by list: [ControllerID]) {
    for controller in list { arena.flags[controller].insert(.isListed) }
    var child = arena.links[stack].firstChild
    while child.exists {
      let next = arena.links[child].next
      if !arena.flags[child].contains(.isListed) { takeOut(child) }
      child = next
    }
    for controller in list {
      arena.flags[controller].remove(.isListed)
      if arena.links[controller].parent == stack { continue }
      takeOut(controller)
      link(controller, under: stack, in: arena.links[stack].rootView)
    }
    order(childrenOf: stack, like: list)
  }
}
