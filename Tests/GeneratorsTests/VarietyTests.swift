import StatusQuoAppearanceModel
import StatusQuoGenerators
import Testing

/// Everything that a scenario can say is said by some seed.
@Suite struct VarietyTests {
  static let scenarios = (0..<4_000).map { Profile.mixed.scenario(seed: $0) }
  static let controllers = scenarios.flatMap(\.controllers)
  static let steps = scenarios.flatMap(\.steps)

  @Test func `every kind of controller occurs in every kind of place`() {
    for kind in Controller.Kind.allCases {
      var places: Set<String> = []
      for controller in Self.controllers where controller.kind == kind {
        switch controller.place {
        case .root: places.insert("root")
        case .child: places.insert("child")
        case .presented: places.insert("presented")
        case .detached: places.insert("detached")
        }
      }
      #expect(places.count == 4, "\(kind)")
    }
  }

  @Test func `every step occurs, and each is left out by some scenario of ten steps`() {
    let long = Self.scenarios.filter { $0.steps.count >= 10 }
    for kind in Step.Kind.allCases {
      #expect(Self.steps.contains { $0.kind == kind }, "\(kind)")
      #expect(long.contains { !$0.steps.contains { $0.kind == kind } }, "\(kind)")
    }
  }

  @Test func `every property is set, and to every kind of value`() {
    var known: Set<PropertyName.Known> = []
    var isUnknownSet = false
    var values: Set<String> = []
    var words: Set<PropertyValue.Word> = []
    for case .set(let property, let value, _) in Self.steps {
      switch property {
      case .known(let property): known.insert(property)
      case .unknown: isUnknownSet = true
      }
      switch value {
      case .null: values.insert("null")
      case .bool: values.insert("bool")
      case .number: values.insert("number")
      case .word(let word): words.insert(word)
      case .controller: values.insert("controller")
      case .child(_, let style): values.insert(style == nil ? "child without style" : "child")
      case .other: values.insert("other")
      }
    }
    #expect(known == Set(PropertyName.Known.allCases))
    #expect(isUnknownSet)
    #expect(values.count == 7)
    #expect(words == Set(PropertyValue.Word.allCases))
  }

  @Test func `a resolver that knows few properties is given no others`() {
    let known: Set<PropertyName.Known> = [.prefersStatusBarHidden, .overrideUserInterfaceStyle]
    var profile = Profile.mixed
    profile.capabilities = Capabilities(properties: known)
    let scenarios = (0..<300).map { profile.scenario(seed: $0) }
    #expect(scenarios.allSatisfy { profile.capabilities.cover($0) })
    let hiding = Capabilities(properties: [.prefersStatusBarHidden])
    let all = scenarios.compactMap { hiding.lack(of: $0) }
    #expect(Set(all) == [.property(.overrideUserInterfaceStyle)])
    let none = Capabilities(properties: [])
    #expect(Set(scenarios.compactMap { none.lack(of: $0) }) == Set(known.map { .property($0) }))
    #expect(Self.scenarios.count { !none.cover($0) } > 2_500)
  }

  @Test func `every form of every override occurs`() {
    let styles = Set(Self.controllers.map(\.preferredStatusBarStyle))
    #expect(styles.count == 1 + StatusBarStyle.allCases.count + 2)
    #expect(Set(Self.controllers.map(\.prefersStatusBarHidden)).count == 4)
    #expect(Set(Self.controllers.map(\.preferredStatusBarUpdateAnimation)).count == 5)
    for keyPath in [\Controller.childForStatusBarStyle, \.childForStatusBarHidden] {
      var getters: Set<ChildOverride?> = []
      var namesAnother = false
      for controller in Self.controllers {
        if case .controller(let name)? = controller[keyPath: keyPath] {
          namesAnother = namesAnother || name != controller.name
        } else {
          getters.insert(controller[keyPath: keyPath])
        }
      }
      #expect(getters.count == 8)
      #expect(namesAnother)
    }
    #expect(
      Set(Self.controllers.compactMap(\.modalPresentationStyle)).count
        == ModalPresentationStyle.allCases.count)
    #expect(Set(Self.controllers.map(\.overriddenIn)).count == 2)
    #expect(Set(Self.controllers.map(\.definesPresentationContext)).count == 3)
    #expect(Set(Self.controllers.map(\.overrideTraitCollectionForChild)).count == 4)
    #expect(Set(Self.controllers.map(\.barStyle)).count == BarStyle.allCases.count)
  }

  @Test func `every action occurs in every method`() {
    let actions = Self.controllers.flatMap(\.actions)
    var commands: Set<String> = []
    for action in actions {
      switch action.command {
      case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
        commands.insert("setNeeds \(animated)")
        switch target {
        case .self: commands.insert("on self")
        case .parent: commands.insert("on parent")
        case .presenter: commands.insert("on presenter")
        case .named: commands.insert("on a name")
        }
      case .setStoredStyle: commands.insert("style")
      case .setStoredHidden: commands.insert("hidden")
      case .setStoredAnimation: commands.insert("animation")
      case .setShared: commands.insert("shared")
      case .swizzleHidden: commands.insert("swizzle")
      case .unswizzleHidden: commands.insert("unswizzle")
      case .beginAppearanceTransition(_, let isAppearing): commands.insert("begin \(isAppearing)")
      case .endAppearanceTransition: commands.insert("end")
      case .addChild: commands.insert("addChild")
      case .addSubview: commands.insert("addSubview")
      }
    }
    #expect(commands.count == 17)
    #expect(Set(actions.map(\.method)).count == LifecycleMethod.allCases.count)
  }

  @Test func `every device and every boundary of versions occurs`() {
    let environments = Self.scenarios.map(\.environment)
    #expect(Set(environments.map(\.device)).count == Device.allCases.count)
    for version in Version.boundaries + [7] {
      #expect(environments.contains { $0.iOS == version }, "\(version)")
    }
    #expect(environments.contains { $0.linkedSDK < $0.iOS })
    #expect(environments.contains { $0.linkedSDK > $0.iOS })
    #expect(environments.contains { $0.linkedSDK < 7 })
    #expect(Set(environments.map(\.infoPlist.viewControllerBasedStatusBarAppearance)).count == 3)
    #expect(Set(environments.map(\.infoPlist.statusBarHidden)).count == 3)
    #expect(Set(environments.map(\.infoPlist.statusBarHiddenOnPad)).count == 3)
    #expect(Set(environments.map(\.infoPlist.statusBarStyle)).count == 4)
    #expect(Set(environments.map(\.infoPlist.userInterfaceStyle)).count == 4)
    #expect(Set(environments.map(\.platformFallback)).count == 2)
  }

  @Test(arguments: ObservedPart.allCases)
  func `every part of observations is asked for, and left out`(part: ObservedPart) {
    let asked = Self.scenarios.count { $0.observes.contains(part) }
    #expect((Self.scenarios.count / 20...Self.scenarios.count * 19 / 20).contains(asked))
  }

  @Test func `names of removed windows are used again`() {
    let isReused = Self.scenarios.contains { scenario in
      var removed: Set<Name> = []
      for step in scenario.steps {
        if case .removeWindow(let name) = step { removed.insert(name) }
        if case .addWindow(let window, _) = step, removed.contains(window.name) { return true }
      }
      return false
    }
    #expect(isReused)
  }
}
