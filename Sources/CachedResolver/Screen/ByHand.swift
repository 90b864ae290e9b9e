import StatusQuoAppearanceModel

/// A transition that is begun by hand (L-10).
struct BegunTransition {
  let controller: ControllerID
  let isAppearing: Bool
  /// Itself, and what moves with it, as long as that is not moved by hand.
  var controllers: [ControllerID]
}

/// L-10 and L-11: what is called by hand, and what is therefore not called otherwise.
extension CachedResolver {
  mutating func begin(_ controller: ControllerID, _ isAppearing: Bool) throws(Refusal) {
    let isSwiped = transitions.contains {
      $0.outgoing.contains(controller) || $0.incoming.contains(controller)
    }
    if isSwiped { throw .ignored(.transitionInProgress) }
    if isUp(controller) == isAppearing { throw .ignored(.unbalanced) }
    callsByHand = true
    let moved = arena.movedAlong(with: controller, isAppearing)
    for index in begun.indices { begun[index].controllers.removeAll(where: moved.contains) }
    begun.removeAll { $0.controller == controller }
    begun.append(
      BegunTransition(controller: controller, isAppearing: isAppearing, controllers: moved))
    arena.flags[controller].insert(.isBegun)
    if !isAppearing {
      for other in moved { call(.viewWillDisappear, on: other) }
      return
    }
    let outer = screen
    screen.incoming.removeAll()
    screen.waiting.removeAll()
    for other in moved { screen.incoming.append(other) }
    loadOneByOne(screen.incoming)
    callViewWillAppearOneByOne(isByHand: true)
    if let index = begun.firstIndex(where: { $0.controller == controller }) {
      begun[index].controllers = Array(screen.incoming)
    }
    screen = outer
  }

  mutating func end(_ controller: ControllerID) throws(Refusal) {
    guard let index = begun.firstIndex(where: { $0.controller == controller }) else {
      throw .ignored(.unbalanced)
    }
    let transition = begun.remove(at: index)
    arena.flags[controller].remove(.isBegun)
    var moved = transition.controllers
    if transition.isAppearing {
      let there = arena.movedAlong(with: controller, true)
      moved.removeAll { !there.contains($0) }
      if surroundings.callsViewIsAppearing {
        for other in moved { call(.viewIsAppearing, on: other) }
      }
    }
    for other in moved {
      arena.flags[other].subtract(.byHand)
      arena.flags[other].insert(transition.isAppearing ? .appearedByHand : .disappearedByHand)
    }
    let method: LifecycleMethod = transition.isAppearing ? .viewDidAppear : .viewDidDisappear
    for other in moved { call(method, on: other) }
  }

  private func isUp(_ controller: ControllerID) -> Bool {
    let flags = arena.flags[controller]
    if flags.contains(.isBegun) {
      return begun.contains { $0.controller == controller && $0.isAppearing }
    }
    if !flags.isDisjoint(with: .byHand) { return flags.contains(.appearedByHand) }
    return isOnScreen(controller) && arena.isForwarded(.viewDidDisappear, to: controller)
  }

  /// Calls it unless it, or what it hangs on, is called by hand.
  mutating func forward(_ method: LifecycleMethod, to controller: ControllerID) {
    if !callsByHand { return call(method, on: controller) }
    guard arena.isForwarded(method, to: controller) else { return }
    call(method, on: controller)
    switch method {
    case .viewDidAppear, .viewDidDisappear: arena.flags[controller].subtract(.byHand)
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillDisappear: break
    }
  }

  // MARK: Loading, where what is loaded may add to what comes

  /// - Parameter isByHand: true for those that come with a transition that is begun by hand.
  mutating func callViewWillAppearOneByOne(isByHand: Bool) {
    var index = 0
    while index < screen.incoming.count {
      let controller = screen.incoming[index]
      if isByHand || arena.isForwarded(.viewWillAppear, to: controller) {
        call(.viewWillAppear, on: controller)
      }
      for waiting in screen.waiting where waiting.stack == controller {
        loadView(of: waiting.controller)
      }
      index += 1
    }
    screen.waiting.removeAll()
  }

  mutating func loadOneByOne(_ coming: StepList<ControllerID>) {
    for controller in coming where !arena.flags[controller].contains(.isLoaded) {
      var stack = arena.links[controller].parent
      while stack.exists,
        arena.kind(stack) != .navigation || !coming.contains(stack) || isColumn(stack)
      {
        stack = arena.links[stack].parent
      }
      load(controller, for: stack)
    }
  }

  // MARK: What viewDidLoad adds (L-12)

  mutating func add(_ child: ControllerID, to parent: ControllerID) {
    guard child.exists, arena.kind(parent) == .plain else { return }
    let place = arena.links[child]
    let isInTree = place.parent.exists || place.presenter.exists || place.window.exists
    guard !isInTree, !arena.flags[child].contains(.isPopped), !windowOfReplaced(child).exists,
      (try? isOutside(parent, moving: child)) != nil, !screen.outgoing.contains(child)
    else { return }
    let lists = screen
    link(child, under: parent, in: arena.links[parent].rootView)
    finishEdits()
    screen = lists
    join(child, parent)
  }

  mutating func addView(of child: ControllerID, to parent: ControllerID) {
    guard child.exists, arena.kind(parent) == .plain, arena.links[child].parent == parent,
      arena.flags[child].contains(.isViewOut)
    else { return }
    let lists = screen
    arena.flags[child].remove(.isViewOut)
    appeared(child)
    finishEdits()
    screen = lists
    join(child, parent)
  }

  /// Puts it, and what is active below it, behind all that comes with its parent.
  private mutating func join(_ child: ControllerID, _ parent: ControllerID) {
    loadView(of: child)
    var place = -1
    for index in screen.incoming.indices {
      var node = screen.incoming[index]
      while node.exists, node != parent { node = arena.links[node].parent }
      if node.exists { place = index }
    }
    guard place >= 0 else { return }
    var (joining, coming) = (StepList<ControllerID>(), StepList<ControllerID>())
    for node in arena.activeTree(of: child) { joining.append(node) }
    for index in screen.incoming.indices {
      coming.append(screen.incoming[index])
      if index == place { coming.append(joining) }
    }
    screen.incoming = coming
    loadOneByOne(joining)
  }
}

extension Arena {
  /// The controller, and below it what it calls in turn, but for what is so already or begun itself.
  fileprivate func movedAlong(with top: ControllerID, _ isAppearing: Bool) -> [ControllerID] {
    let already: Flags = isAppearing ? .appearedByHand : .disappearedByHand
    return activeTree(of: top) { node in
      node != top && !flags[node].isDisjoint(with: already.union(.isBegun))
    } stopping: {
      kind($0) == .plain && flags[$0].contains(.keepsCalls)
    }
  }

  /// In node order, without the subtrees that are left out and what is below those that stop it.
  fileprivate func activeTree(
    of top: ControllerID, leavingOut: (ControllerID) -> Bool = { _ in false },
    stopping: (ControllerID) -> Bool = { _ in false }
  ) -> [ControllerID] {
    var found: [ControllerID] = []
    var node = top
    while node.exists {
      let isIn = !leavingOut(node)
      if isIn { found.append(node) }
      var next = isIn && !stopping(node) ? firstActiveChild(of: node) : .none
      while !next.exists, node != top {
        let parent = links[node].parent
        next = nextActiveSibling(of: node, in: parent)
        if !next.exists { node = parent }
      }
      node = next
    }
    return found
  }

  func isForwarded(_ method: LifecycleMethod, to controller: ControllerID) -> Bool {
    let comes = method != .viewWillDisappear && method != .viewDidDisappear
    var node = controller
    while true {
      let own = flags[node]
      if own.contains(.isBegun) { return false }
      if !own.isDisjoint(with: .byHand) {
        let isUp = own.contains(.appearedByHand)
        if node != controller { return isUp }
        if isUp == comes { return false }
      }
      let parent = links[node].parent
      guard parent.exists else { return true }
      if kind(parent) == .plain, flags[parent].contains(.keepsCalls) { return false }
      node = parent
    }
  }
}

extension Controller {
  /// True if it calls its children by hand, or adds some.
  var actsByHand: Bool {
    !shouldAutomaticallyForwardAppearanceMethods
      || actions.contains { $0.command.containerWork != nil }
  }
}
