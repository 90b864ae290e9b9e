import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// Gives a declared controller its overrides, properties, and actions. Its parent has its own
  /// already.
  mutating func decorate(_ index: Int) {
    addViews(index)
    let properties = Controller.properties
    for entry in features.values where random.chance(entry.share) {
      let property = properties[entry.place]
      // Where it does not count, rarely.
      if let kinds = property.kinds, !kinds.contains(scenario.controllers[index].kind),
        !random.chance(5)
      {
        continue
      }
      if property.reference == nil {
        property.assignSample(&scenario.controllers[index], random.below(property.samples.count))
      } else {
        switch value(of: property, on: index) {
        case .sample(let place): property.assignSample(&scenario.controllers[index], place)
        case .naming(let value): _ = property.assign(&scenario.controllers[index], value)
        }
      }
    }
    if let numbers, random.chance(40) {
      scenario.controllers[index].additionalSafeAreaInsetsTop = random.pick(numbers)
    }
    if !scenario.controllers[index].hasPopoverSource
      || scenario.controllers[index].adaptivePresentationStyle != nil, random.chance(60)
    {
      scenario.controllers[index].modalPresentationStyle = .popover
    }
    if let style = combination?.modalPresentationStyle, random.chance(50) {
      scenario.controllers[index].modalPresentationStyle = style
    }
    addNames(index)
    addActions(index)
    hideTabBar(index)
    styleColumns(of: index)
  }

  /// Has a split view controller with the children of a column style have that style, mostly. Drawn aside: other scenarios
  /// stay what they are.
  private mutating func styleColumns(of index: Int) {
    guard scenario.controllers[index].kind == .split, features.share(of: .splitViews) > 0 else {
      return
    }
    let children = world.nodes[index].children
    guard children.allSatisfy({ world.nodes[$0].kind == .navigation }),
      let style = SplitViewStyle.allCases.first(where: {
        $0.columns > 0 && $0.columns == children.count
      })
    else { return }
    var aside = random.aside(20)
    if aside.chance(80) { scenario.controllers[index].splitViewStyle = style }
  }

  /// Drawn aside: other scenarios stay what they are.
  private mutating func hideTabBar(_ index: Int) {
    var aside = random.aside(18)
    guard aside.chance(features.share(of: .safeArea)) else { return }
    guard scenario.controllers[index].kind == .tab || aside.chance(5) else { return }
    scenario.controllers[index].isTabBarHidden = true
  }

  /// Its class, the view that holds its own, and its selected child.
  private mutating func addNames(_ index: Int) {
    if random.chance(features.share(of: .classes)) {
      scenario.controllers[index].className =
        random.chance(80)
        ? undeclaredName(StandardName.sharedClass(random.below(2))) : random.pick(world.nodes).name
    }
    if let parent = world.nodes[index].parent {
      let hasViews = !world.nodes[parent].views.isEmpty
      if random.chance(hasViews ? 60 : features.share(of: .views)) {
        scenario.controllers[index].containerView = view(of: parent)
      }
    }
    let children = world.nodes[index].children
    let isTab = scenario.controllers[index].kind == .tab
    if !children.isEmpty, random.chance(isTab ? 60 : 5) {
      scenario.controllers[index].selected = world.nodes[random.pick(children)].name
    }
  }

  private mutating func addViews(_ index: Int) {
    let root = scenario.controllers[index].name.rootView
    while random.chance(features.share(of: .views)), world.nodes[index].views.count < 4 {
      let name = names.add(StandardName.view(viewCount))
      viewCount += 1
      let superview = random.pick([root] + world.nodes[index].views)
      var view = View(name, in: superview)
      for property in View.properties where random.chance(60 / property.rarity) {
        property.assignSample(&view, random.below(property.samples.count))
      }
      scenario.controllers[index].views.append(view)
      world.addView(name, to: index)
    }
  }

  mutating func decorate(_ window: inout Window) {
    for property in Window.properties
    where property.topic != .scenes || features.share(of: .scenes) > 0 {
      let share = property.topic == .styles ? features.share(of: .styles) : 40 / property.rarity
      if random.chance(share) {
        property.assignSample(&window, random.below(property.samples.count))
      }
    }
  }
}

// MARK: - Values

/// A value for a property that may name something.
enum GivenValue {
  /// The sample at a place.
  case sample(Int)
  case naming(Literal)

  // The words of the getters of children; both have the same samples.
  fileprivate static let `nil` = word("nil")
  fileprivate static let topViewController = word("topViewController")
  fileprivate static let visibleViewController = word("visibleViewController")
  fileprivate static let selectedViewController = word("selectedViewController")
  fileprivate static let presentedViewController = word("presentedViewController")
  fileprivate static let firstChild = word("children.first")
  fileprivate static let lastChild = word("children.last")

  private static func word(_ text: String) -> GivenValue {
    .sample(
      ControllerOption.childForStatusBarStyle.property.samples.firstIndex(of: .word(text))!)
  }
}

extension ScenarioMaker {
  /// A value that names something: one that a step or the start may give, but null.
  mutating func value(of property: Property<Controller>, on index: Int) -> GivenValue {
    switch property.reference {
    case .controller: return childGetter(for: index)
    case .styledControllers:
      let child = childOrOther(of: index)
      return .naming(.styles([ChildTraits(child: name(child), style: style())]))
    case .className, .child, .viewOfParent, nil:
      return .sample(random.below(property.samples.count))
    }
  }

  /// Rarely `unspecified`: that is the default.
  mutating func style() -> UserInterfaceStyle { random.pick(Self.styles) }

  private static let styles: [UserInterfaceStyle] = [
    .dark, .dark, .dark, .dark, .dark, .dark, .light, .light, .light, .unspecified,
  ]

  /// Mostly the last one: the top of a stack.
  private mutating func childOrOther(of index: Int) -> Int {
    let children = world.nodes[index].children
    guard let last = children.last else { return anyController() }
    return random.chance(50) ? last : random.pick(children)
  }

  /// The root view or one of those below it.
  mutating func view(of index: Int) -> Name {
    let views = world.nodes[index].views
    return views.isEmpty || random.chance(40) ? name(index).rootView : random.pick(views)
  }

  /// Mostly what the controller has: its children, or the getter of its kind.
  private mutating func childGetter(for index: Int) -> GivenValue {
    if random.chance(features.crossReferences) {
      // Apart, as in `anyControllerName`.
      let reference = crossReference(from: index)
      return .naming(.controller(name(reference)))
    }
    let (isNavigation, isTab) =
      (world.nodes[index].kind == .navigation, world.nodes[index].kind == .tab)
    if isNavigation, world.nodes[index].presented != nil, random.chance(40) {
      return .visibleViewController
    }
    if random.chance(40), let child = world.nodes[index].children.last {
      let named = random.chance(70) ? child : random.pick(world.nodes[index].children)
      return .naming(.controller(name(named)))
    }
    let usual = isTab ? GivenValue.selectedViewController : .topViewController
    switch random.below(12) {
    case 0..<2: return .nil
    case 2..<4: return usual
    case 4..<6: return isTab ? usual : .visibleViewController
    case 6: return .topViewController
    // Other containers have no child by such a name.
    case 7: return isNavigation || isTab ? .visibleViewController : .lastChild
    case 8: return isNavigation || isTab ? .selectedViewController : .firstChild
    case 9..<11: return .presentedViewController
    default: return .naming(.controller(random.pick(world.nodes).name))
    }
  }

  /// A controller that a link from here may lead to in a circle: a relative, or one end of a
  /// presentation.
  private mutating func crossReference(from index: Int) -> Int {
    let presented = random.chance(60) ? someController { $0.nodes[$1].presenter != nil } : nil
    guard let presented, let presenter = world.nodes[presented].presenter else {
      return world.relative(of: index, within: 1 + random.below(3), &random)
    }
    return random.chance(50) ? presented : presenter
  }
}
