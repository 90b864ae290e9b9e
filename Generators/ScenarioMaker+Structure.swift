import AppearanceModel

/// Steps that change who is where: their arguments are chosen by the sketch of the world.
extension ScenarioMaker {
  func isStructural(_ kind: Step.Kind) -> Bool {
    switch kind {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .beginInteractivePop, .swipe,
      .select, .addChild, .removeFromParent, .present, .dismiss, .beginInteractiveDismiss,
      .setRoot, .addWindow, .removeWindow, .showWindow, .hideWindow, .makeKey, .enterBackground,
      .enterForeground:
      true
    default: false
    }
  }

  /// Nil where no such step would make sense, and for steps that change no structure.
  mutating func structureStep(_ kind: Step.Kind) -> Step? {
    switch kind {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .beginInteractivePop, .swipe:
      return navigationStep(kind)
    case .select: return select()
    case .addChild: return addChild()
    case .removeFromParent:
      return someController { world, index in
        guard let parent = world.nodes[index].parent else { return false }
        return world.nodes[parent].kind != .navigation && world.nodes[parent].kind != .tab
      }.map { .removeFromParent(name($0)) }
    case .present: return present()
    case .dismiss:
      return someController { world, index in
        world.nodes[index].presented != nil || world.nodes[index].presenter != nil
      }.map { .dismiss(from: name($0)) }
    case .beginInteractiveDismiss:
      return someController { world, index in
        world.nodes[index].presenter != nil && world.nodes[index].presented == nil
          && !world.nodes[index].isBeingDismissed
      }.map { .beginInteractiveDismiss(name($0)) }
    case .addWindow: return addWindow()
    case .setRoot, .removeWindow, .showWindow, .hideWindow, .makeKey: return windowStep(kind)
    case .enterBackground, .enterForeground:
      return world.isInBackground ? .enterForeground : .enterBackground
    default: return nil
    }
  }

  private mutating func navigationStep(_ kind: Step.Kind) -> Step? {
    let needed =
      switch kind {
      case .push, .setViewControllers, .swipe: 0
      case .popTo: random.chance(80) ? 3 : 2
      default: 2
      }
    let found = someController { world, index in
      world.nodes[index].kind == .navigation && world.nodes[index].popping == nil
        && world.nodes[index].children.count >= needed
    }
    guard let stack = found else { return nil }
    let children = world.nodes[stack].children
    let on = name(stack)
    switch kind {
    case .push: return movable(into: stack).map { .push(name($0), on: on) }
    case .pop: return .pop(on: on)
    case .popToRoot: return .popToRoot(on: on)
    case .popTo: return .popTo(name(children[random.below(children.count - 1)]), on: on)
    case .setViewControllers: return setViewControllers(of: stack)
    case .beginInteractivePop: return .beginInteractivePop(on: on)
    default: return .swipe(random.pick(Step.SwipeDirection.allCases), on: on)
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

  private mutating func select() -> Step? {
    let found = someController { world, index in
      world.nodes[index].kind == .tab && !world.nodes[index].children.isEmpty
    }
    guard let tab = found else { return nil }
    let child = random.pick(world.nodes[tab].children)
    subjects.note(child)
    return .select(name(child), on: name(tab))
  }

  private mutating func addChild() -> Step? {
    let found = someController { world, index in
      switch world.nodes[index].kind {
      case .plain, .split, .page: true
      case .navigation, .tab, .alert: false
      }
    }
    guard let parent = found, let child = movable(into: parent) else { return nil }
    return .addChild(name(child), to: name(parent), in: containerView(in: parent))
  }

  /// Mostly the root view or another view of the parent.
  private mutating func containerView(in parent: Int) -> Name? {
    if random.chance(40) { return nil }
    return view(of: random.chance(10) ? anyController() : parent)
  }

  private mutating func present() -> Step? {
    let free = someController { world, index in world.nodes[index].isFree }
    guard let presented = free else { return nil }
    let found = someController { world, index in
      world.nodes[world.topmost(index)].presented == nil && world.isInWindow(index)
        && !world.isAtOrAbove(presented, index)
    }
    return found.map { .present(name(presented), from: name($0)) }
  }

  /// One that can become a child of `parent`: mostly one that is in no other place, unless steps
  /// are to be about those at hand.
  private mutating func movable(into parent: Int) -> Int? {
    let isStack = world.nodes[parent].kind == .navigation
    let mayMove = random.chance(20 + locality / 3)
    return someController { world, index in
      let node = world.nodes[index]
      return node.presenter == nil && (mayMove || node.isFree) && node.parent != parent
        && !(isStack && node.kind == .navigation) && !world.isAtOrAbove(index, parent)
    }
  }
}

// MARK: - Windows

extension ScenarioMaker {
  private mutating func windowStep(_ kind: Step.Kind) -> Step? {
    let start = random.below(world.windows.count)
    let found = world.windows.indices.first { offset in
      let window = world.windows[(start + offset) % world.windows.count]
      switch kind {
      case .showWindow: return window.exists && window.settings.isHidden
      case .hideWindow: return window.exists && !window.settings.isHidden
      default: return window.exists
      }
    }
    guard let found else { return nil }
    let name = world.windows[(start + found) % world.windows.count].name
    switch kind {
    case .setRoot:
      let root = random.chance(85) ? root() : nil
      return .setRoot(root.map { self.name($0) }, of: name)
    case .removeWindow: return .removeWindow(name)
    case .showWindow: return .showWindow(name)
    case .hideWindow: return .hideWindow(name)
    default: return .makeKey(name)
    }
  }

  /// Under the name of a window that was removed, if there is one.
  private mutating func addWindow() -> Step {
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
