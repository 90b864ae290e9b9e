import AppearanceModel

extension ScenarioMaker {
  /// What happens after launch.
  mutating func makeSteps() {
    let count = few(profile.steps)
    scenario.steps.reserveCapacity(count)
    for _ in 0..<count { makeStep() }
  }

  /// One more step.
  mutating func makeStep() { scenario.steps.append(nextStep()) }

  private mutating func nextStep() -> Step {
    if let open = world.inTransition.last, random.chance(25) { return endTransition(of: open) }
    for _ in 0..<3 {
      guard let (kind, family) = mix.pick(&random) else { break }
      if random.chance(profile.senseless) { return senselessStep(kind) }
      if let step = step(kind, family) { return step }
    }
    return .setNeedsStatusBarAppearanceUpdate(
      on: random.pick(world.nodes).name, animated: random.chance(30))
  }

  private mutating func endTransition(of index: Int) -> Step {
    let name = world.nodes[index].name
    let isCancelled = random.chance(50)
    if world.nodes[index].isBeingDismissed {
      world.endDismiss(of: index, cancelled: isCancelled)
      return isCancelled ? .cancelInteractiveDismiss(name) : .finishInteractiveDismiss(name)
    }
    world.endPop(of: index, cancelled: isCancelled)
    return isCancelled ? .cancelInteractivePop(on: name) : .finishInteractivePop(on: name)
  }

  /// A step of this kind that makes sense, unless there is none.
  private mutating func step(_ kind: Step.Kind, _ family: StepFamily) -> Step? {
    switch kind {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .beginInteractivePop, .swipe:
      return navigationStep(kind)
    case .cancelInteractivePop, .finishInteractivePop, .cancelInteractiveDismiss,
      .finishInteractiveDismiss:
      return world.inTransition.last.map { endTransition(of: $0) }
    case .select, .addChild, .removeFromParent: return containerStep(kind)
    case .present, .dismiss, .beginInteractiveDismiss: return presentationStep(kind)
    case .setRoot, .addWindow, .removeWindow, .showWindow, .hideWindow, .makeKey:
      return windowStep(kind)
    case .set: return setStep(traits: family == .traits)
    case .setShared, .setNeedsStatusBarAppearanceUpdate, .setStatusBarStyle, .setStatusBarHidden,
      .swizzleHidden, .unswizzleHidden, .readStatusBarByKVC, .installStatusBarCover:
      return callStep(kind)
    case .rotate, .setSystemStyle, .enterBackground, .enterForeground: return systemStep(kind)
    }
  }

  /// The first controller that fits, looked for from a random one on.
  mutating func someController(
    where fits: (WorldSketch, Int) -> Bool
  ) -> Int? {
    let count = world.nodes.count
    let start = random.below(count)
    for offset in 0..<count {
      let index = start + offset < count ? start + offset : start + offset - count
      if fits(world, index) { return index }
    }
    return nil
  }

  func name(_ index: Int) -> Name { world.nodes[index].name }
}

// MARK: - Calls and the system

extension ScenarioMaker {
  private mutating func callStep(_ kind: Step.Kind) -> Step? {
    switch kind {
    case .setShared: return .setShared(random.pick(StatusBarStyle.allCases))
    case .setStatusBarStyle: return .setStatusBarStyle(random.pick(StatusBarStyle.allCases))
    case .setStatusBarHidden: return .setStatusBarHidden(random.chance(60), animation())
    case .swizzleHidden:
      return someController { world, index in world.nodes[index].parent != nil }
        .map { index in
          world.nodes[index].isSwizzled = true
          return .swizzleHidden(on: name(index))
        }
    case .unswizzleHidden:
      let swizzled = someController { world, index in world.nodes[index].isSwizzled }
      guard let swizzled else { return nil }
      world.nodes[swizzled].isSwizzled = false
      return .unswizzleHidden(on: name(swizzled))
    case .readStatusBarByKVC: return .readStatusBarByKVC
    case .installStatusBarCover:
      return .installStatusBarCover(
        random.pick(world.nodes).name, anchors: random.chance(40) ? nil : anchors())
    default:
      return someController { world, index in world.isInWindow(index) }
        .map {
          .setNeedsStatusBarAppearanceUpdate(on: name($0), animated: random.chance(40))
        }
    }
  }

  private mutating func systemStep(_ kind: Step.Kind) -> Step {
    switch kind {
    case .rotate:
      world.orientation = world.orientation == .portrait ? .landscape : .portrait
      return .rotate(to: world.orientation)
    case .setSystemStyle:
      world.systemStyle = world.systemStyle.opposite
      return .setSystemStyle(world.systemStyle)
    default:
      world.isInBackground.toggle()
      return world.isInBackground ? .enterBackground : .enterForeground
    }
  }

  mutating func anchors() -> [Anchor] {
    (0..<few(0...5)).map { _ in
      let attribute =
        random.chance(60) ? random.pick([.top, .bottom]) : random.pick(Anchor.Attribute.allCases)
      return Anchor(attribute, anchorTarget(of: attribute))
    }
  }

  /// Mostly one that is legal.
  private mutating func anchorTarget(of attribute: Anchor.Attribute) -> Anchor.Target {
    if random.chance(15) { return .constant(random.pick([0, 20, 44, -1])) }
    let item = random.pick(Anchor.Item.allCases)
    if random.chance(15) { return .attribute(random.pick(Anchor.Attribute.allCases), of: item) }
    let others: [Anchor.Attribute] =
      switch attribute {
      case .top, .bottom, .centerY: [.top, .bottom]
      case .leading, .trailing: [.leading, .trailing]
      case .left, .right: [.left, .right]
      case .centerX: [.centerX]
      case .width, .height: [.width, .height]
      }
    return .attribute(random.pick(others), of: item)
  }
}
