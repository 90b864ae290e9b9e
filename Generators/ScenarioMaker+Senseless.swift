import AppearanceModel

extension ScenarioMaker {
  /// A step of this kind whose arguments nobody has looked at.
  ///
  /// Nothing of it is done in the sketch of the world: if it happens to make sense, the sketch
  /// is a little wrong from then on.
  mutating func senselessStep(_ kind: Step.Kind) -> Step {
    switch kind {
    case .push: .push(anyName(), on: nearly(.navigation))
    case .pop: .pop(on: nearly(.navigation))
    case .popToRoot: .popToRoot(on: nearly(.navigation))
    case .popTo: .popTo(anyName(), on: nearly(.navigation))
    case .setViewControllers:
      .setViewControllers((0..<few(0...4)).map { _ in anyName() }, on: nearly(.navigation))
    case .beginInteractivePop: .beginInteractivePop(on: nearly(.navigation))
    case .cancelInteractivePop: .cancelInteractivePop(on: nearly(.navigation))
    case .finishInteractivePop: .finishInteractivePop(on: nearly(.navigation))
    case .swipe: .swipe(random.pick(Step.SwipeDirection.allCases), on: nearly(.navigation))
    case .select: .select(anyName(), on: nearly(.tab))
    case .addChild: .addChild(anyName(), to: anyName(), in: random.chance(50) ? nil : oddName())
    case .removeFromParent: .removeFromParent(anyName())
    case .present: .present(anyName(), from: anyName())
    case .dismiss: .dismiss(from: anyName())
    case .beginInteractiveDismiss: .beginInteractiveDismiss(anyName())
    case .cancelInteractiveDismiss: .cancelInteractiveDismiss(anyName())
    case .finishInteractiveDismiss: .finishInteractiveDismiss(anyName())
    case .setRoot: .setRoot(random.chance(15) ? nil : anyName(), of: anyWindow())
    case .addWindow: .addWindow(Window(usedName()), root: anyName())
    case .removeWindow: .removeWindow(anyWindow())
    case .showWindow: .showWindow(anyWindow())
    case .hideWindow: .hideWindow(anyWindow())
    case .makeKey: .makeKey(anyWindow())
    default: senselessCall(kind)
    }
  }

  private mutating func senselessCall(_ kind: Step.Kind) -> Step {
    switch kind {
    case .setShared: .setShared(random.pick(StatusBarStyle.allCases))
    case .setNeedsStatusBarAppearanceUpdate:
      .setNeedsStatusBarAppearanceUpdate(on: anyName(), animated: random.chance(50))
    case .setStatusBarStyle: .setStatusBarStyle(random.pick(StatusBarStyle.allCases))
    case .setStatusBarHidden: .setStatusBarHidden(random.chance(50), animation())
    case .swizzleHidden: .swizzleHidden(on: anyName())
    case .unswizzleHidden: .unswizzleHidden(on: anyName())
    case .readStatusBarByKVC: .readStatusBarByKVC
    case .installStatusBarCover: .installStatusBarCover(anyName(), anchors: wildAnchors())
    case .rotate: .rotate(to: random.pick(Orientation.allCases))
    case .setSystemStyle: .setSystemStyle(random.pick([.light, .dark]))
    case .enterBackground: .enterBackground
    case .enterForeground: .enterForeground
    default: senselessSet()
    }
  }

  private mutating func anyName() -> Name {
    if let moving = moving() { return name(moving) }
    return random.chance(70) ? anyControllerName() : oddName()
  }

  /// Often one that a swipe under way is about: whatever else is wrong, that is to be told first.
  private mutating func moving() -> Int? {
    guard let open = world.inTransition.last, random.chance(30) else { return nil }
    return random.chance(50) ? open : world.nodes[open].popping
  }

  private mutating func nearly(_ kind: Controller.Kind) -> Name {
    if let moving = moving(), world.nodes[moving].kind == kind { return name(moving) }
    let found = random.chance(75) ? someController { $0.nodes[$1].kind == kind } : nil
    return found.map { name($0) } ?? oddName()
  }

  private mutating func anyWindow() -> Name {
    random.chance(70) ? random.pick(world.windows).name : oddName()
  }

  /// Mostly a name in use; never that of a root view, which no window may have.
  private mutating func usedName() -> Name { oddName().withoutView }

  private mutating func wildAnchors() -> [Anchor] {
    (0..<few(1...4)).map { _ in
      let target: Anchor.Target =
        random.chance(20)
        ? .constant(20)
        : .attribute(
          random.pick(Anchor.Attribute.allCases), of: random.pick(Anchor.Item.allCases))
      return Anchor(random.pick(Anchor.Attribute.allCases), target)
    }
  }
}
