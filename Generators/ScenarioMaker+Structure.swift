import AppearanceModel

/// Steps that change who is where, each also done in the sketch of the world.
extension ScenarioMaker {
  mutating func navigationStep(_ kind: Step.Kind) -> Step? {
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
    switch kind {
    case .push:
      guard let pushed = movable(into: stack) else { return nil }
      world.add(pushed, to: stack)
      return .push(name(pushed), on: name(stack))
    case .pop:
      world.detach(children[children.count - 1])
      return .pop(on: name(stack))
    case .popToRoot:
      world.setChildren([children[0]], of: stack)
      return .popToRoot(on: name(stack))
    case .popTo:
      let target = random.below(children.count - 1)
      world.setChildren(Array(children[...target]), of: stack)
      return .popTo(name(children[target]), on: name(stack))
    case .setViewControllers: return setViewControllers(of: stack)
    case .beginInteractivePop:
      world.beginPop(of: stack)
      return .beginInteractivePop(on: name(stack))
    default:
      return .swipe(random.pick(Step.SwipeDirection.allCases), on: name(stack))
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
    world.setChildren(list, of: stack)
    return .setViewControllers(list.map { name($0) }, on: name(stack))
  }

  mutating func containerStep(_ kind: Step.Kind) -> Step? {
    switch kind {
    case .select:
      let found = someController { world, index in
        world.nodes[index].kind == .tab && !world.nodes[index].children.isEmpty
      }
      guard let tab = found else { return nil }
      let child = random.pick(world.nodes[tab].children)
      subjects.note(child)
      return .select(name(child), on: name(tab))
    case .addChild:
      let found = someController { world, index in
        switch world.nodes[index].kind {
        case .plain, .split, .page: true
        case .navigation, .tab, .alert: false
        }
      }
      guard let parent = found, let child = movable(into: parent) else { return nil }
      world.add(child, to: parent)
      return .addChild(name(child), to: name(parent), in: seat(in: parent))
    default:
      let found = someController { world, index in
        guard let parent = world.nodes[index].parent else { return false }
        return world.nodes[parent].kind != .navigation && world.nodes[parent].kind != .tab
      }
      guard let child = found else { return nil }
      world.detach(child)
      return .removeFromParent(name(child))
    }
  }

  /// Mostly the root view or another view of the parent.
  private mutating func seat(in parent: Int) -> Name? {
    if random.chance(40) { return nil }
    return view(of: random.chance(10) ? anyController() : parent)
  }

  mutating func presentationStep(_ kind: Step.Kind) -> Step? {
    switch kind {
    case .present:
      let free = someController { world, index in world.nodes[index].isFree }
      guard let presented = free else { return nil }
      let found = someController { world, index in
        world.nodes[world.topmost(index)].presented == nil && world.isInWindow(index)
          && !world.isAtOrAbove(presented, index)
      }
      guard let from = found else { return nil }
      world.present(presented, from: world.topmost(from))
      return .present(name(presented), from: name(from))
    case .dismiss:
      let found = someController { world, index in
        world.nodes[index].presented != nil || world.nodes[index].presenter != nil
      }
      guard let from = found else { return nil }
      world.endPresentation(of: world.nodes[from].presented ?? from)
      return .dismiss(from: name(from))
    default:
      let found = someController { world, index in
        world.nodes[index].presenter != nil && world.nodes[index].presented == nil
          && !world.nodes[index].isBeingDismissed
      }
      guard let presented = found else { return nil }
      world.nodes[presented].isBeingDismissed = true
      world.inTransition.append(presented)
      return .beginInteractiveDismiss(name(presented))
    }
  }

  /// One that can become a child of `parent`: mostly one that is in no other place, unless steps
  /// are to be about those at hand.
  private mutating func movable(into parent: Int) -> Int? {
    let isStack = world.nodes[parent].kind == .navigation
    let mayMove = random.chance(20 + closeness / 3)
    return someController { world, index in
      let node = world.nodes[index]
      return node.presenter == nil && (mayMove || node.isFree) && node.parent != parent
        && !(isStack && node.kind == .navigation) && !world.isAtOrAbove(index, parent)
    }
  }
}

// MARK: - Windows

extension ScenarioMaker {
  mutating func windowStep(_ kind: Step.Kind) -> Step? {
    if kind == .addWindow { return addWindow() }
    let start = random.below(world.windows.count)
    let found = world.windows.indices.first { offset in
      let window = world.windows[(start + offset) % world.windows.count]
      switch kind {
      case .showWindow: return window.exists && window.isHidden
      case .hideWindow: return window.exists && !window.isHidden
      default: return window.exists
      }
    }
    guard let found else { return nil }
    let index = (start + found) % world.windows.count
    let name = world.windows[index].name
    switch kind {
    case .setRoot:
      let root = random.chance(85) ? root() : nil
      world.setRoot(root, of: index)
      return .setRoot(root.map { self.name($0) }, of: name)
    case .removeWindow:
      world.setRoot(nil, of: index)
      world.windows[index].exists = false
      return .removeWindow(name)
    case .showWindow:
      world.windows[index].isHidden = false
      return .showWindow(name)
    case .hideWindow:
      world.windows[index].isHidden = true
      return .hideWindow(name)
    default: return .makeKey(name)
    }
  }

  /// Under the name of a window that was removed, if there is one.
  private mutating func addWindow() -> Step {
    let index = world.windows.firstIndex { !$0.exists } ?? world.windows.count
    var window = Window(
      index < world.windows.count
        ? world.windows[index].name : names.add(StandardName.window(index)))
    decorate(&window)
    let node = WorldSketch.WindowNode(name: window.name, isHidden: window.isHidden)
    if index < world.windows.count {
      world.windows[index] = node
    } else {
      world.windows.append(node)
    }
    let root = random.chance(75) ? root() : nil
    world.setRoot(root, of: index)
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
