import AppearanceModel

extension ScenarioMaker {
  /// What a declared controller overrides, has and does. Its parent is decorated already.
  mutating func decorate(_ index: Int) {
    addViews(index)
    override(index)
    addModalValues(index)
    addTraits(index)
    // On others they do not count.
    if scenario.controllers[index].kind == .navigation || random.chance(5) { addBarValues(index) }
    if random.chance(features.insets) {
      scenario.controllers[index].additionalSafeAreaInsetsTop = inset()
    }
    if random.chance(features.classes) {
      scenario.controllers[index].className =
        random.chance(80)
        ? strayName(StandardName.sharedClass(random.below(2))) : random.pick(world.nodes).name
    }
    let children = world.nodes[index].children
    let isTab = scenario.controllers[index].kind == .tab
    if !children.isEmpty, random.chance(isTab ? 60 : 5) {
      scenario.controllers[index].selected = world.nodes[random.pick(children)].name
    }
    addActions(index)
  }

  private mutating func addViews(_ index: Int) {
    let root = scenario.controllers[index].name.rootView
    while random.chance(features.views), world.nodes[index].views.count < 4 {
      let name = names.add(StandardName.view(viewCount))
      viewCount += 1
      let superview = random.pick([root] + world.nodes[index].views)
      var view = View(name, in: superview)
      if random.chance(60) { view.overrideUserInterfaceStyle = style() }
      scenario.controllers[index].views.append(view)
      world.nodes[index].views.append(name)
    }
    guard let parent = world.nodes[index].parent else { return }
    let hasViews = !world.nodes[parent].views.isEmpty
    if random.chance(hasViews ? 60 : features.views) {
      scenario.controllers[index].sitsIn =
        !hasViews || random.chance(20)
        ? world.nodes[parent].name.rootView : random.pick(world.nodes[parent].views)
    }
  }

  private mutating func override(_ index: Int) {
    if random.chance(features.barGetters) {
      scenario.controllers[index].preferredStatusBarStyle = styleGetter()
    }
    if random.chance(features.barGetters) {
      scenario.controllers[index].prefersStatusBarHidden =
        random.chance(features.stored) ? .stored : .constant(random.chance(60))
    }
    if random.chance(features.barGetters / 2) {
      scenario.controllers[index].preferredStatusBarUpdateAnimation =
        random.chance(features.stored) ? .stored : .constant(animation())
    }
    if random.chance(features.childGetters) {
      scenario.controllers[index].childForStatusBarStyle = childGetter(for: index)
    }
    if random.chance(features.childGetters) {
      scenario.controllers[index].childForStatusBarHidden = childGetter(for: index)
    }
    if random.chance(15) { scenario.controllers[index].overriddenIn = .extension }
    if random.chance(features.stored) {
      scenario.controllers[index].stored.style = random.pick(StatusBarStyle.allCases)
      scenario.controllers[index].stored.hidden = random.chance(50)
      scenario.controllers[index].stored.animation = animation()
    }
  }

  private mutating func addModalValues(_ index: Int) {
    if random.chance(features.modal) {
      scenario.controllers[index].modalPresentationStyle =
        random.chance(30)
        ? random.pick([.currentContext, .overCurrentContext])
        : random.pick(ModalPresentationStyle.allCases)
    }
    if random.chance(features.modal / 2) {
      scenario.controllers[index].modalPresentationCapturesStatusBarAppearance = true
    }
    if random.chance(features.modal / 3) {
      scenario.controllers[index].definesPresentationContext = random.chance(60)
    }
  }

  private mutating func addTraits(_ index: Int) {
    if random.chance(features.traits) {
      scenario.controllers[index].overrideUserInterfaceStyle = style()
    }
    if random.chance(features.views) {
      scenario.controllers[index].viewOverrideUserInterfaceStyle = style()
    }
    if random.chance(features.hooks / 2) {
      scenario.controllers[index].overrideTraitCollectionForChild =
        random.pick(UserInterfaceStyle.allCases)
    }
    if random.chance(features.hooks) {
      let child =
        world.nodes[index].children.isEmpty || random.chance(20)
        ? random.below(world.nodes.count) : random.pick(world.nodes[index].children)
      scenario.controllers[index].setOverrideTraitCollection = [
        ChildTraits(child: world.nodes[child].name, style: style())
      ]
    }
    if random.chance(features.hooks / 2) {
      scenario.controllers[index].presentationOverrideTraitCollection = style()
    }
  }

  private mutating func addBarValues(_ index: Int) {
    if random.chance(features.navigationBar) {
      scenario.controllers[index].barStyle = random.pick(BarStyle.allCases)
    }
    if random.chance(features.navigationBar) {
      scenario.controllers[index].isNavigationBarHidden = true
    }
    if random.chance(features.navigationBar) {
      scenario.controllers[index].hidesBarsOnSwipe = true
    }
  }

  /// In each of some methods it changes what is answered, has the bar read, or both, in an order.
  /// Half of those that do so answer with what is changed.
  private mutating func addActions(_ index: Int) {
    guard random.chance(features.actions) else { return }
    repeat {
      let method = random.pick(LifecycleMethod.allCases)
      for isRead in random.pick(Self.scripts) {
        let command = isRead ? readingCommand() : changingCommand()
        scenario.controllers[index].actions.append(Action(in: method, command))
      }
    } while random.chance(features.actions) && scenario.controllers[index].actions.count < 4
    guard random.chance(50) else { return }
    scenario.controllers[index].preferredStatusBarStyle = random.chance(60) ? .stored : .shared
    scenario.controllers[index].prefersStatusBarHidden = .stored
  }

  private static let scripts = [
    [true], [false], [false, true], [false, true], [true, false], [true, false, true],
  ]

  private mutating func readingCommand() -> Action.Command {
    .setNeedsStatusBarAppearanceUpdate(on: actionTarget(), animated: random.chance(50))
  }

  private mutating func changingCommand() -> Action.Command {
    switch random.below(8) {
    case 0..<2: .setStoredStyle(on: actionTarget(), random.pick(StatusBarStyle.allCases))
    case 2..<4: .setStoredHidden(on: actionTarget(), random.chance(60))
    case 4: .setStoredAnimation(on: actionTarget(), animation())
    case 5: .setShared(random.pick(StatusBarStyle.allCases))
    case 6: .swizzleHidden
    default: .unswizzleHidden
    }
  }

  private mutating func actionTarget() -> Action.Target {
    switch random.below(9) {
    case 0..<3: .self
    case 3..<5: .parent
    case 5..<7: .presenter
    case 7: .named(random.pick(world.nodes).name)
    default: .named(oddName())
    }
  }
}

// MARK: - Values

extension ScenarioMaker {
  /// Rarely `unspecified`: that is the default.
  mutating func style() -> UserInterfaceStyle {
    switch random.below(10) {
    case 0..<6: .dark
    case 6..<9: .light
    default: .unspecified
    }
  }

  mutating func animation() -> StatusBarAnimation { random.pick(StatusBarAnimation.allCases) }

  mutating func inset() -> Double { random.pick([10, 0, 44, -8, 0.3335, 1000]) }

  private mutating func styleGetter() -> StyleGetterOverride {
    if random.chance(features.stored) { return random.chance(70) ? .stored : .shared }
    return .constant(random.pick([.lightContent, .lightContent, .darkContent, .default]))
  }

  /// Somebody whom a link from here may lead into a circle: kin, or one end of a presentation.
  private mutating func tangled(with index: Int) -> Int {
    let presented = random.chance(60) ? someController { $0.nodes[$1].presenter != nil } : nil
    guard let presented, let presenter = world.nodes[presented].presenter else {
      return world.relative(of: index, within: 1 + random.below(3), &random)
    }
    return random.chance(50) ? presented : presenter
  }

  /// Mostly what the controller has: its children, or the getter of its kind.
  mutating func childGetter(for index: Int) -> ChildOverride {
    if random.chance(features.tangles) {
      let other = tangled(with: index)
      return .controller(name(other))
    }
    let node = world.nodes[index]
    if node.kind == .navigation, node.presented != nil, random.chance(40) {
      return .visibleViewController
    }
    if random.chance(40), let child = node.children.last {
      return .controller(world.nodes[random.chance(70) ? child : random.pick(node.children)].name)
    }
    switch random.below(12) {
    case 0..<2: return .nil
    case 2..<4: return node.kind == .tab ? .selectedViewController : .topViewController
    case 4..<6: return node.kind == .tab ? .selectedViewController : .visibleViewController
    case 6: return .topViewController
    case 7: return .visibleViewController
    case 8: return .selectedViewController
    case 9..<11: return .presentedViewController
    default: return .controller(random.pick(world.nodes).name)
    }
  }
}
