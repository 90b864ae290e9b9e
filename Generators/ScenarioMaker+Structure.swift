import StatusQuoAppearanceModel

/// Steps that move controllers: their arguments are chosen by the sketch of the world.
extension ScenarioMaker {
  mutating func push() -> Step? {
    guard let stack = stack(of: 0), let pushed = movable(into: stack) else { return nil }
    return .push(name(pushed), on: name(stack))
  }

  mutating func pop() -> Step? { stack(of: 2).map { .pop(on: name($0)) } }

  mutating func popToRoot() -> Step? { stack(of: 2).map { .popToRoot(on: name($0)) } }

  mutating func popTo() -> Step? {
    guard let stack = stack(of: random.chance(80) ? 3 : 2) else { return nil }
    let children = world.nodes[stack].children
    return .popTo(name(children[random.below(children.count - 1)]), on: name(stack))
  }

  mutating func setViewControllers() -> Step? {
    guard let stack = stack(of: 0) else { return nil }
    return setViewControllers(of: stack)
  }

  mutating func beginInteractivePop() -> Step? {
    stack(of: 2).map { .beginInteractivePop(on: name($0)) }
  }

  /// Mostly where the bars follow.
  mutating func swipe() -> Step? {
    let controllers = scenario.controllers
    let moving = random.chance(70) ? someController { controllers[$1].hidesBarsOnSwipe } : nil
    return (moving ?? stack(of: 0)).map {
      .swipe(random.pick(Step.SwipeDirection.allCases), on: name($0))
    }
  }

  /// A navigation controller with at least that many children.
  private mutating func stack(of needed: Int) -> Int? {
    someController { world, index in
      world.nodes[index].kind == .navigation && world.nodes[index].popping == nil
        && world.nodes[index].children.count >= needed
    }
  }

  /// A shuffled part of the stack, sometimes with some that were not in it.
  private mutating func setViewControllers(of stack: Int) -> Step {
    var list = world.nodes[stack].children.filter { _ in random.chance(70) }
    if list.count > 1, random.chance(40) {
      list.swapAt(random.chance(50) ? 0 : list.count - 1, random.below(list.count))
    }
    while random.chance(50), let added = movable(into: stack), !list.contains(added) {
      list.append(added)
    }
    return .setViewControllers(list.map { name($0) }, on: name(stack))
  }

  mutating func select() -> Step? {
    let found = someController { world, index in
      world.nodes[index].kind == .tab && !world.nodes[index].children.isEmpty
    }
    guard let tab = found else { return nil }
    let child = random.pick(world.nodes[tab].children)
    subjects.note(child)
    return .select(name(child), on: name(tab))
  }

  mutating func addChild() -> Step? {
    let found = someController { world, index in
      switch world.nodes[index].kind {
      case .plain, .split, .page: true
      case .navigation, .tab, .alert: false
      }
    }
    guard let parent = found, let child = movable(into: parent) else { return nil }
    return .addChild(name(child), to: name(parent), in: containerView(in: parent))
  }

  mutating func removeFromParent() -> Step? {
    someController { world, index in
      guard let parent = world.nodes[index].parent else { return false }
      return world.nodes[parent].kind != .navigation && world.nodes[parent].kind != .tab
    }.map { .removeFromParent(name($0)) }
  }

  mutating func addChildWithoutView() -> Step? {
    let found = someController { world, index in world.nodes[index].kind == .plain }
    guard let parent = found, let child = movable(into: parent) else { return nil }
    return .addChildWithoutView(name(child), to: name(parent))
  }

  mutating func addSubview() -> Step? { childOfPlain { $0.isViewOut }.map { .addSubview($0) } }

  mutating func removeFromSuperview() -> Step? {
    childOfPlain { !$0.isViewOut }.map { .removeFromSuperview($0) }
  }

  private mutating func childOfPlain(where fits: (WorldSketch.Node) -> Bool) -> Name? {
    someController { world, index in
      guard let parent = world.nodes[index].parent else { return false }
      return world.nodes[parent].kind == .plain && fits(world.nodes[index])
    }.map { name($0) }
  }

  /// Mostly of one that does not move that way already.
  mutating func beginAppearanceTransition() -> Step? {
    let isAppearing = random.chance(50)
    return someController { $0.nodes[$1].begun != isAppearing }.map {
      .beginAppearanceTransition(name($0), isAppearing: isAppearing)
    }
  }

  mutating func endAppearanceTransition() -> Step? {
    someController { $0.nodes[$1].begun != nil }.map { .endAppearanceTransition(name($0)) }
  }

  mutating func transition() -> Step? {
    let found = someController { world, index in
      world.nodes[index].parent.map { world.nodes[$0].kind == .plain } ?? false
    }
    guard let from = found, let parent = world.nodes[from].parent, let to = movable(into: parent)
    else { return nil }
    return .transition(from: name(from), to: name(to))
  }

  /// Mostly the root view or another view of the parent.
  private mutating func containerView(in parent: Int) -> Name? {
    if random.chance(40) { return nil }
    return view(of: random.chance(10) ? anyController() : parent)
  }

  mutating func present() -> Step? {
    let free = someController { world, index in world.nodes[index].isFree }
    guard let presented = free else { return nil }
    let found = someController { world, index in
      world.nodes[world.topmost(index)].presented == nil && world.isInWindow(index)
        && !world.isAtOrAbove(presented, index)
    }
    return found.map { .present(name(presented), from: name($0)) }
  }

  mutating func dismiss() -> Step? {
    someController { world, index in
      world.nodes[index].presented != nil || world.nodes[index].presenter != nil
    }.map { .dismiss(from: name($0)) }
  }

  mutating func beginInteractiveDismiss() -> Step? {
    someController { world, index in
      world.nodes[index].presenter != nil && world.nodes[index].presented == nil
        && !world.nodes[index].isBeingDismissed
    }.map { .beginInteractiveDismiss(name($0)) }
  }

  /// One that can become a child of `parent`: mostly one that is in no other place, unless steps
  /// are to be about those at hand.
  private mutating func movable(into parent: Int) -> Int? {
    let isStack = world.nodes[parent].kind == .navigation
    let mayMove = random.chance(20 + locality / 3)
    return someController { world, index in
      world.nodes[index].presenter == nil && (mayMove || world.nodes[index].isFree)
        && world.nodes[index].parent != parent
        && !(isStack && world.nodes[index].kind == .navigation)
        && !world.isAtOrAbove(index, parent)
    }
  }
}

// MARK: - Windows

extension ScenarioMaker {
  mutating func setRoot() -> Step? {
    guard let window = window(where: { _ in true }) else { return nil }
    let root = random.chance(85) ? root() : nil
    return .setRoot(root.map { name($0) }, of: window)
  }

  mutating func removeWindow() -> Step? { window { _ in true }.map { .removeWindow($0) } }

  mutating func showWindow() -> Step? { window { $0.isHidden }.map { .showWindow($0) } }

  mutating func hideWindow() -> Step? { window { !$0.isHidden }.map { .hideWindow($0) } }

  mutating func makeKey() -> Step? { window { _ in true }.map { .makeKey($0) } }

  /// The one of the last such step, where steps are to be about those at hand, else the first one from a random one on.
  private mutating func window(where fits: (Window) -> Bool) -> Name? {
    let isClose = random.chance(locality)
    let recent = isClose ? recentWindow.flatMap { world.window($0) } : nil
    let start = recent ?? random.below(world.windows.count)
    let order = world.windows[start...] + world.windows[..<start]
    guard let found = order.first(where: { $0.exists && fits($0.settings) }) else { return nil }
    recentWindow = found.name
    return found.name
  }

  /// Under the name of a window that was removed, if there is one.
  mutating func addWindow() -> Step {
    let removed = world.windows.first { !$0.exists }
    var window = Window(removed?.name ?? names.add(StandardName.window(world.windows.count)))
    decorate(&window)
    let root = random.chance(75) ? root() : nil
    return .addWindow(window, root: root.map { name($0) })
  }

  /// Mostly one that is in no other place.
  private mutating func root() -> Int? {
    let mayMove = random.chance(25)
    return someController { world, index in
      world.nodes[index].kind != .alert && (mayMove || world.nodes[index].isFree)
    }
  }
}
