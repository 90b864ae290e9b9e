import AppearanceModel

extension ScenarioMaker {
  /// Sets a property that its receiver has to a value of its domain.
  mutating func setProperty() -> Step {
    if random.chance(6) { return setWindow() }
    let index = anyController()
    let property = property(of: world.nodes[index])
    return .set(.known(property), to: value(of: property, on: index), on: name(index))
  }

  private mutating func setWindow() -> Step {
    let window = random.pick(world.windows).name
    return random.chance(50)
      ? .set(.known(.level), to: .number(windowLevel()), on: window)
      : .set(.known(.coversScreen), to: .bool(random.chance(50)), on: window)
  }

  /// Mostly one that matters where the controller is.
  private mutating func property(of node: WorldSketch.Node) -> Property.Known {
    if node.kind == .navigation, random.chance(35) {
      return random.pick([.barStyle, .isNavigationBarHidden, .hidesBarsOnSwipe])
    }
    if node.presenter != nil, random.chance(25) {
      return .modalPresentationCapturesStatusBarAppearance
    }
    if node.isFree, random.chance(40) {
      return random.pick([
        .modalPresentationStyle, .modalPresentationStyle,
        .modalPresentationCapturesStatusBarAppearance,
      ])
    }
    return random.pick([
      .preferredStatusBarStyle, .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
      .preferredStatusBarStyle, .prefersStatusBarHidden, .childForStatusBarStyle,
      .childForStatusBarHidden, .storedStyle, .storedHidden, .storedAnimation,
      .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance,
      .definesPresentationContext, .definesPresentationContext, .additionalSafeAreaInsetsTop,
    ])
  }

  mutating func value(of property: Property.Known, on index: Int) -> PropertyValue {
    switch property {
    case .preferredStatusBarStyle:
      return orNull(
        random.chance(30)
          ? .word(random.pick([.stored, .shared]))
          : .word(random.pick([.lightContent, .darkContent, .default])))
    case .prefersStatusBarHidden:
      return orNull(random.chance(25) ? .word(.stored) : .bool(random.chance(60)))
    case .preferredStatusBarUpdateAnimation:
      return orNull(.word(random.pick([.none, .fade, .slide, .stored])))
    case .childForStatusBarStyle, .childForStatusBarHidden:
      return orNull(propertyValue(childGetter(for: index)))
    case .storedStyle: return .word(random.pick([.lightContent, .darkContent, .default]))
    case .storedAnimation: return .word(random.pick([.none, .fade, .slide]))
    case .modalPresentationStyle:
      return orNull(.word(random.pick(Self.presentationWords)))
    case .definesPresentationContext: return orNull(.bool(random.chance(60)))
    case .overrideTraitCollectionForChild: return orNull(styleWord())
    case .overrideUserInterfaceStyle, .presentationOverrideTraitCollection: return styleWord()
    case .setOverrideTraitCollection:
      return .child(name(childOrOther(of: index)), style())
    case .barStyle: return .word(random.pick([.default, .black, .blackTranslucent]))
    case .additionalSafeAreaInsetsTop: return .number(inset())
    case .level: return .number(windowLevel())
    case .storedHidden, .modalPresentationCapturesStatusBarAppearance, .isNavigationBarHidden,
      .hidesBarsOnSwipe, .coversScreen:
      return .bool(random.chance(60))
    }
  }

  /// Mostly the last one: the top of a stack.
  private mutating func childOrOther(of index: Int) -> Int {
    let children = world.nodes[index].children
    guard let last = children.last else { return anyController() }
    return random.chance(50) ? last : random.pick(children)
  }

  mutating func orNull(_ value: PropertyValue) -> PropertyValue {
    random.chance(15) ? .null : value
  }

  mutating func styleWord() -> PropertyValue {
    switch style() {
    case .unspecified: .word(.unspecified)
    case .light: .word(.light)
    case .dark: .word(.dark)
    }
  }

  private func propertyValue(_ getter: ChildOverride) -> PropertyValue {
    switch getter {
    case .nil: .word(.nil)
    case .topViewController: .word(.topViewController)
    case .visibleViewController: .word(.visibleViewController)
    case .selectedViewController: .word(.selectedViewController)
    case .presentedViewController: .word(.presentedViewController)
    case .controller(let name): .controller(name)
    }
  }

  private static let presentationWords: [PropertyValue.Word] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom, .popover,
    .currentContext, .overCurrentContext, .currentContext, .overCurrentContext,
  ]
}

// MARK: - Senseless

extension ScenarioMaker {
  /// Any property of anything, set to any value.
  mutating func senselessSet() -> Step {
    let property: Property =
      random.chance(10)
      ? .unknown(
        strayName(random.pick(["title", "viewOverrideUserInterfaceStyle", "overriddenIn"])))
      : .known(random.pick(Property.Known.allCases))
    let receiver = random.chance(65) ? anyControllerName() : oddName()
    return .set(property, to: anyValue(), on: receiver)
  }

  private mutating func anyValue() -> PropertyValue {
    switch random.below(10) {
    case 0: .null
    case 1: .bool(random.chance(50))
    case 2: .number(random.pick([0, 1, -1, 0.5]))
    case 3..<6: .word(random.pick(PropertyValue.Word.allCases))
    case 6: .controller(random.chance(60) ? anyControllerName() : oddName())
    case 7, 8:
      .child(
        random.chance(60) ? anyControllerName() : oddName(),
        random.chance(25) ? nil : style())
    default: .other(strayName(random.pick(["[]", "{}", "\"purple\"", "[1]"])))
    }
  }
}
