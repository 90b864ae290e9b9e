import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// Sets a property that its receiver has to a value of its domain.
  mutating func setProperty() -> Step? {
    if random.chance(6) { return set(random.pick(Self.windowProperties), on: randomWindow()) }
    let index = anyController()
    let properties = properties(for: index)
    return set(random.pick(properties), on: index)
  }

  /// Sets a property of a topic that belongs to the controller's kind.
  mutating func setProperty(of topic: Topic) -> Step? {
    if topic == .safeArea, let step = setTabBarHidden() { return step }
    let version = scenario.environment.effectiveVersion
    let known = Self.settableByTopic[topic.rawValue].filter { $0.since < 27 || $0.since <= version }
    guard let property = pickIfAny(known) else { return nil }
    let found = someController { property.kinds?.contains($0.nodes[$1].kind) ?? true }
    return found.flatMap { set(property, on: $0) }
  }

  /// Hides or shows the tab bar of some tab controller, once in four times; on versions without the method rarely.
  /// Drawn aside: other scenarios stay what they are.
  private func setTabBarHidden() -> Step? {
    var aside = random.aside(18)
    guard aside.chance(25), scenario.environment.effectiveVersion >= 18 || aside.chance(15) else {
      return nil
    }
    let tabs = world.nodes.indices.filter { world.nodes[$0].kind == .tab }
    if tabs.isEmpty { return nil }
    return .set(
      .known(.isTabBarHidden), to: .bool(aside.chance(60)), on: name(aside.pick(tabs)))
  }

  private mutating func pickIfAny<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : random.pick(choices)
  }

  /// Those of one kind of controllers as often as all others of the topic.
  private static let settableByTopic = Topic.allCases.map { topic in
    let others = settable.filter { $0.topic == topic && $0.kinds == nil }
    let own = settable.filter { $0.topic == topic && $0.kinds != nil }
    return others + own.flatMap { repeatElement($0, count: max(1, others.count / own.count)) }
  }
  private static let settable = Controller.properties.filter {
    $0.setName != nil && !$0.isDrawnAside
  }
  private static let windowProperties = Window.properties.filter {
    $0.setName != nil && $0.topic == .windows
  }

  /// Mostly those that matter where the controller is.
  private mutating func properties(for index: Int) -> [Property<Controller>] {
    if world.nodes[index].kind == .navigation, random.chance(35) { return Self.ofNavigationBars }
    if world.nodes[index].presenter != nil, random.chance(25) { return Self.ofPresentations }
    if world.nodes[index].isFree, random.chance(40) { return Self.ofPresentations }
    return random.chance(50) ? Self.getters : Self.ofAnyController
  }

  private static let ofNavigationBars = settable.filter { $0.topic == .navigationBar }
  private static let ofPresentations = settable.filter { $0.topic == .presentation }
  private static let getters = settable.filter { $0.topic == .barGetters }
  private static let ofAnyController = settable.filter {
    switch $0.topic {
    case .barGetters, .childGetters, .stored, .presentation, .insets, .classes, .selection: true
    case .styles, .stylesForChildren, .views, .navigationBar, .barAppearance, .popovers,
      .splitViews,
      .systemGestures, .windows, .scenes, .environment, .safeArea, .containment:
      false
    }
  }

  /// Sets something that the style of a controller may follow from.
  mutating func setTrait() -> Step? {
    let index = anyController()
    let parent = world.nodes[index].parent
    switch (random.below(14), parent) {
    case (0, _): return setStyle(of: randomWindow())
    case (1..<3, let parent?): return set(Self.overrideForChildren, on: parent)
    case (3..<5, let parent?):
      let value = PropertyValue.child(name(index), style())
      return .set(.known(.setOverrideTraitCollection), to: value, on: name(parent))
    case (5, let parent?): return setStyle(of: view(of: parent))
    case (6..<8, _): return setStyle(of: view(of: index))
    case (1..<6, nil), (8, _): return set(random.pick(Self.stylesForOthers), on: index)
    default: return set(random.pick(Self.ownStyles), on: index)
    }
  }

  private static let ownStyles = settable.filter { $0.topic == .styles }
  private static let stylesForOthers = settable.filter { $0.topic == .stylesForChildren }
  private static let overrideForChildren =
    ControllerOption.overrideTraitCollectionForChild.property

  /// Sets the style of a window or a view.
  private mutating func setStyle(of name: Name) -> Step? {
    let property = random.pick(Self.stylesOfViews)
    return step(setting: property, to: random.pick(property.settings), on: name)
  }

  private static let stylesOfViews = View.properties.flatMap {
    repeatElement($0, count: 4 / $0.rarity)
  }

  private mutating func set(_ property: Property<Controller>, on index: Int) -> Step? {
    if property.reference == nil {
      return step(setting: property, to: random.pick(property.settings), on: name(index))
    }
    switch value(of: property, on: index) {
    case .sample(let place):
      return step(setting: property, to: property.settings[place], on: name(index))
    case .naming(let value):
      return PropertyValue(value).flatMap { step(setting: property, to: $0, on: name(index)) }
    }
  }

  private mutating func set(_ property: Property<Window>, on window: Name) -> Step? {
    step(setting: property, to: random.pick(property.settings), on: window)
  }

  /// Sometimes null, where that is a value.
  private mutating func step<Owner>(
    setting property: Property<Owner>, to value: PropertyValue, on name: Name
  ) -> Step? {
    guard let known = property.setName else { return nil }
    if let numbers, case .number = value {
      return .set(.known(known), to: .number(random.pick(numbers)), on: name)
    }
    let isNull = property.form.takesNull && random.chance(15)
    return .set(.known(known), to: isNull ? .null : value, on: name)
  }
}

extension Property<Controller> {
  /// True for what was added since and is drawn beside the others, so that these stay what they are.
  var isDrawnAside: Bool { setName == .isTabBarHidden }
}
