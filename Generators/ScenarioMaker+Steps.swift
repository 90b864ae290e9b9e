import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// Makes the steps after launch.
  mutating func makeSteps() {
    let count = few(rareFeature?.steps ?? profile.steps)
    scenario.steps.reserveCapacity(count)
    beginRest()
    plotCanceledPops()
    for number in 0..<count {
      if number == count - Self.stepsAfterRest { endRest() }
      makeStep()
    }
    if rareFeature == .idling { idle() }
  }

  /// A step of the scenario's combination; nil mostly, and where it has none.
  private mutating func combinedStep() -> Step? {
    guard let combination else { return nil }
    if combination.beginsInCall, scenario.steps.isEmpty { return .setInCallStatusBar(true) }
    if combination.repeatsItself {
      let isStale = scenario.steps.last?.kind == .set
      if isStale, random.chance(50) { return stepWithoutChange() }
      return random.chance(30) ? answerUnseen() : nil
    }
    if combination.steps.isEmpty || !random.chance(30) { return nil }
    return step(.kind(random.pick(combination.steps)))
  }

  /// Changes what a controller answers; the bar stays as it is until the next update.
  private mutating func answerUnseen() -> Step {
    let name = anyControllerName()
    return random.chance(50)
      ? .set(.known(.prefersStatusBarHidden), to: .bool(random.chance(50)), on: name)
      : .set(
        .known(.preferredStatusBarStyle),
        to: .word(random.chance(50) ? .lightContent : .darkContent), on: name)
  }

  /// A step that leaves everything where it is, and may update the bar; nil where none is found.
  private mutating func stepWithoutChange() -> Step? {
    switch random.below(6) {
    case 0, 1:
      let tab = someController { $0.nodes[$1].kind == .tab && !$0.nodes[$1].children.isEmpty }
      guard let tab else { return nil }
      let first = world.nodes[world.nodes[tab].children[0]].name
      return .select(world.nodes[tab].selected ?? first, on: name(tab))
    case 2, 3:
      let stack = someController { $0.nodes[$1].kind == .navigation }
      guard let stack else { return nil }
      let children = world.nodes[stack].children
      if children.count == 1, random.chance(50) { return .popToRoot(on: name(stack)) }
      return .setViewControllers(children.map { name($0) }, on: name(stack))
    case 4:
      let window = random.pick(world.windows)
      return .setRoot(window.root.map { name($0) }, of: window.name)
    default: return .showWindow(random.pick(world.windows).name)
    }
  }

  /// One more step.
  mutating func makeStep() { scenario.steps.append(nextStep()) }

  private mutating func nextStep() -> Step {
    if let step = plottedStep() { return step }
    if let step = combinedStep() { return step }
    if let open = world.inTransition.last, random.chance(30) {
      let step = endTransition(of: open)
      world.apply(step)
      return step
    }
    if !ownSteps.isEmpty, random.chance(15), let step = step(random.pick(ownSteps)) {
      return step
    }
    if let step = followUp() { return step }
    for _ in 0..<3 {
      guard let choice = mix.pick(&random) else { break }
      if let step = step(choice) { return step }
    }
    return .setNeedsStatusBarAppearanceUpdate(
      on: anyControllerName(), animated: random.chance(30))
  }

  /// A step of this kind, nil where none would make sense; sometimes an invalid one on purpose.
  mutating func step(_ choice: StepChoice) -> Step? {
    guard profile.capabilities.include(choice.kind) else { return nil }
    if random.chance(profile.invalidShare) { return invalidStep(choice.kind) }
    guard let step = StepHabit.of(choice).make(&self) else { return nil }
    world.apply(step)
    return step
  }

  /// Ends the transition that began last.
  mutating func endTransition() -> Step? {
    world.inTransition.last.map { endTransition(of: $0) }
  }

  private mutating func endTransition(of index: Int) -> Step {
    subjects.note(index)
    if let popping = world.nodes[index].popping { subjects.note(popping) }
    let name = name(index)
    let isCanceled = random.chance(60)
    let step: Step =
      world.nodes[index].isBeingDismissed
      ? (isCanceled ? .cancelInteractiveDismiss(name) : .finishInteractiveDismiss(name))
      : (isCanceled ? .cancelInteractivePop(on: name) : .finishInteractivePop(on: name))
    return step
  }
}

// MARK: - Steps that any fitting arguments make sense for

extension ScenarioMaker {
  mutating func call(_ kind: Step.Kind) -> Step? {
    var values = StepValues()
    for (place, argument) in StepForm.of(kind).arguments.enumerated() {
      guard let value = fittingValue(of: argument) else { return nil }
      values[place] = value
    }
    return Step(kind, values)
  }

  private mutating func fittingValue(of argument: StepForm.Argument) -> StepValue? {
    switch argument.role {
    case .controller(let fit):
      return someController { fit.includes($0.nodes[$1].kind) }.map { .name(name($0)) }
    case .controllers: return .names([anyControllerName()])
    case .window, .newWindow: return .name(randomWindow())
    case .view:
      let index = anyController()
      return .name(view(of: index))
    case .node, .property, .value: return nil
    case .literal(_, let simplest): return .literal(random.pick(simplest))
    case .anchors: return random.chance(40) ? StepValue.none : .anchors(anchors())
    }
  }

  private mutating func anchors() -> [Anchor] {
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

// MARK: - Calls on controllers, and the system

extension ScenarioMaker {
  mutating func setNeedsStatusBarAppearanceUpdate() -> Step? {
    someController { $0.isInWindow($1) }.map {
      .setNeedsStatusBarAppearanceUpdate(on: name($0), animated: random.chance(50))
    }
  }

  mutating func swizzleHidden() -> Step? {
    someController { $0.nodes[$1].parent != nil }.map { .swizzleHidden(on: name($0)) }
  }

  mutating func unswizzleHidden() -> Step? {
    someController { $0.nodes[$1].isSwizzled }.map { .unswizzleHidden(on: name($0)) }
  }

  /// Which way a device is turned makes a difference where bars stand at the side.
  mutating func rotate() -> Step {
    guard scenario.environment.device.display != nil else {
      return .rotate(to: world.orientation == .portrait ? .landscape : .portrait)
    }
    let others = Orientation.allCases.filter { $0 != world.orientation }
    return .rotate(to: random.pick(others))
  }

  func resize() -> Step? {
    guard scenario.environment.device.isPad else { return nil }
    return .resize(to: world.horizontalSizeClass == .regular ? .compact : .regular)
  }

  func setSystemStyle() -> Step { .setSystemStyle(world.systemStyle.opposite) }

  func moveBetweenGrounds() -> Step {
    world.isInBackground ? .enterForeground : .enterBackground
  }
}

// MARK: - Controllers

extension ScenarioMaker {
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
      if !resting.contains(index), fits(world, index) { return noted(index) }
    }
    return nil
  }

  /// Any controller, mostly a close one where the scenario has that habit.
  mutating func anyController() -> Int {
    if let close = closeController() { return noted(close) }
    let index = random.below(world.nodes.count - resting.count)
    return noted(index < resting.lowerBound ? index : index + resting.count)
  }

  /// One of those that the last steps were about, or a relative; nil where it may be another one.
  private mutating func closeController() -> Int? {
    guard random.chance(locality), let subject = subjects.pick(&random) else { return nil }
    let close = world.relative(of: subject, within: random.pick([0, 0, 1, 2]), &random)
    return resting.contains(close) ? nil : close
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

  mutating func randomWindow() -> Name { random.pick(world.windows).name }
}
