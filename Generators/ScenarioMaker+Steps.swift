import AppearanceModel

extension ScenarioMaker {
  /// What happens after launch.
  mutating func makeSteps() {
    let count = few(isMarathon ? profile.marathon ?? profile.steps : profile.steps)
    scenario.steps.reserveCapacity(count)
    for _ in 0..<count { makeStep() }
  }

  /// One more step.
  mutating func makeStep() { scenario.steps.append(nextStep()) }

  private mutating func nextStep() -> Step {
    if let open = world.inTransition.last, random.chance(30) { return endTransition(of: open) }
    if let step = followUp() { return step }
    for _ in 0..<3 {
      guard let choice = mix.pick(&random) else { break }
      if let step = step(choice) { return step }
    }
    return .setNeedsStatusBarAppearanceUpdate(
      on: anyControllerName(), animated: random.chance(30))
  }

  private mutating func endTransition(of index: Int) -> Step {
    subjects.note(index)
    if let popping = world.nodes[index].popping { subjects.note(popping) }
    let name = name(index)
    let isCancelled = random.chance(60)
    if world.nodes[index].isBeingDismissed {
      world.endDismiss(of: index, cancelled: isCancelled)
      return isCancelled ? .cancelInteractiveDismiss(name) : .finishInteractiveDismiss(name)
    }
    world.endPop(of: index, cancelled: isCancelled)
    return isCancelled ? .cancelInteractivePop(on: name) : .finishInteractivePop(on: name)
  }

  /// A step of this kind, nil where none would make sense; sometimes a senseless one on purpose.
  mutating func step(_ choice: StepChoice) -> Step? {
    if random.chance(profile.senseless) { return senselessStep(choice.kind) }
    let kind = choice.kind
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
    case .set: return choice.isAboutTraits ? setTrait() : setProperty()
    case .setShared, .setNeedsStatusBarAppearanceUpdate, .setStatusBarStyle, .setStatusBarHidden,
      .swizzleHidden, .unswizzleHidden, .readStatusBarByKVC, .installStatusBarCover:
      return callStep(kind)
    case .rotate, .setSystemStyle, .enterBackground, .enterForeground: return systemStep(kind)
    }
  }

  /// A controller that fits: one that is close, or the first one from a random one on.
  mutating func someController(
    where fits: (WorldSketch, Int) -> Bool
  ) -> Int? {
    for _ in 0..<3 {
      guard let index = closeController() else { break }
      if fits(world, index) { return noted(index) }
    }
    let count = world.nodes.count
    let start = random.below(count)
    for offset in 0..<count {
      let index = start + offset < count ? start + offset : start + offset - count
      if fits(world, index) { return noted(index) }
    }
    return nil
  }

  /// Whichever, mostly a close one where the scenario has that habit.
  mutating func anyController() -> Int {
    noted(closeController() ?? random.below(world.nodes.count))
  }

  /// One of those that the last steps were about, or its kin; nil where it may be another one.
  private mutating func closeController() -> Int? {
    guard random.chance(closeness), let subject = subjects.pick(&random) else { return nil }
    return world.relative(of: subject, within: random.pick([0, 0, 1, 2]), &random)
  }

  private mutating func noted(_ index: Int) -> Int {
    subjects.note(index)
    return index
  }

  func name(_ index: Int) -> Name { world.nodes[index].name }

  mutating func anyControllerName() -> Name {
    // Apart: as an argument of `name` it would have the whole maker copied before.
    let index = anyController()
    return name(index)
  }
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
        anyControllerName(), anchors: random.chance(40) ? nil : anchors())
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
