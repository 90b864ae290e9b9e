import AppearanceModel

/// What small scenarios are made of: values that are not the default, and kinds of steps.
struct Vocabulary: Sendable {
  /// Gives one thing of a world a value that is not its default.
  typealias Setting = @Sendable (inout Scenario) -> Void

  /// Kinds of controllers besides plain ones.
  var kinds: [Controller.Kind]
  /// Other values of the environment, of a window and of a controller.
  var worldRanks: [FieldRank]
  var windowRanks: [FieldRank]
  var controllerRanks: [FieldRank]
  /// What a controller can say of another one.
  var references: [Reference]
  var actions: [Action]
  /// Steps with any names: others are put in their place.
  var steps: [Step]
  /// Numbers that steps give; other values have ranks.
  var numbers: [Number]

  /// A value, by its rank among those of a field.
  struct FieldRank: Hashable, Sendable {
    let field: Int
    let rank: Int
  }

  /// A number that a property is set to.
  struct Number: Hashable, Sendable {
    let property: Property.Known
    let value: PropertyValue
  }

  /// How a controller can name another one.
  enum Reference: CaseIterable, Sendable {
    case forwardsStyle, forwardsHidden, givesDark, selects, isOfItsClass
  }
}

// MARK: - Three of them

extension Vocabulary {
  /// Every value that has a rank and every kind of step.
  static let all = Vocabulary(
    kinds: Controller.Kind.allCases.filter { $0 != .plain },
    worldRanks: ranks(of: Scenario.fields), windowRanks: ranks(of: Window.fields),
    controllerRanks: ranks(of: Controller.fields).filter { $0.field > 0 },
    references: Reference.allCases, actions: [], steps: Step.simplestOfAll,
    numbers: [])

  /// What occurs in a scenario, with simpler values of the same fields and other values in the
  /// same kinds of steps.
  init(of scenario: Scenario) {
    kinds = Self.all.kinds.filter { kind in scenario.controllers.contains { $0.kind == kind } }
    worldRanks = Self.ranks(of: Scenario.fields, in: [scenario])
    windowRanks = Self.ranks(of: Window.fields, in: scenario.windows)
    controllerRanks = Self.ranks(of: Controller.fields, in: scenario.controllers).filter {
      $0.field > 0
    }
    references = Reference.allCases.filter { reference in
      scenario.controllers.contains(where: reference.occurs)
    }
    actions = scenario.controllers.flatMap(\.actions)
    let alike = Step.simplestOfAll.filter { step in scenario.steps.contains(where: step.isLike) }
    var known: Set<Step> = []
    steps = (scenario.steps + alike).filter { known.insert($0).inserted }
    numbers = scenario.steps.compactMap { step in
      guard case .set(.known(let property), .number(let number), _) = step else { return nil }
      return Number(property: property, value: .number(number))
    }
  }

  /// The simplest values that have an effect, and every kind of step.
  static let common = Vocabulary(
    kinds: [.navigation, .tab],
    worldRanks: Scenario.fields.indices.filter { Scenario.fields[$0].effect != nil }
      .map { FieldRank(field: $0, rank: Scenario.fields[$0].effectiveRank) },
    windowRanks: all.windowRanks,
    controllerRanks: all.controllerRanks.filter {
      $0.rank <= 2 && Controller.fields[$0.field].effect != nil
    },
    references: Reference.allCases, actions: [], steps: Step.simplestOfAll, numbers: [])

  /// The simplest causes of each effect, and the simplest steps.
  static let simplest = Vocabulary(
    kinds: [.navigation, .tab],
    worldRanks: causes(in: Scenario.fields), windowRanks: causes(in: Window.fields),
    controllerRanks: causes(in: Controller.fields), references: [], actions: [],
    steps: Step.simplestOfAll.filter { step in
      step.kind.complexity <= Step.Kind.setSystemStyle.complexity && step.kind != .set
    }, numbers: [])

  private static func ranks<Owner>(of fields: [Field<Owner>]) -> [FieldRank] {
    fields.indices.flatMap { field in
      (0..<fields[field].ranks).dropFirst().map { FieldRank(field: field, rank: $0) }
    }
  }

  private static func ranks<Owner>(
    of fields: [Field<Owner>], in owners: [Owner]
  ) -> [FieldRank] {
    fields.indices.flatMap { field in
      let highest = owners.map { min(fields[field].rank($0), fields[field].ranks - 1) }.max() ?? 0
      return (0...highest).dropFirst().map { FieldRank(field: field, rank: $0) }
    }
  }

  /// Of each effect the first field that has it.
  private static func causes<Owner>(in fields: [Field<Owner>]) -> [FieldRank] {
    Effect.allCases.compactMap { effect in
      fields.firstIndex { $0.effect == effect && $0.ranks > 1 }
        .map { FieldRank(field: $0, rank: fields[$0].effectiveRank) }
    }
  }
}

extension Vocabulary {
  /// What it has and `other` has not.
  func without(_ other: Vocabulary) -> Vocabulary {
    var rest = self
    rest.kinds.removeAll(where: other.kinds.contains)
    rest.worldRanks.removeAll(where: other.worldRanks.contains)
    rest.windowRanks.removeAll(where: other.windowRanks.contains)
    rest.controllerRanks.removeAll(where: other.controllerRanks.contains)
    rest.references.removeAll(where: other.references.contains)
    rest.actions.removeAll(where: other.actions.contains)
    let known = Set(other.steps)
    rest.steps.removeAll(where: known.contains)
    return rest
  }
}

// MARK: - In a world

extension Vocabulary {
  /// All ways to make one controller of a world another kind of controller.
  func kindSettings(in world: Scenario) -> [Setting] {
    world.controllers.indices.flatMap { index in
      kinds.map { kind -> Setting in { $0.controllers[index].kind = kind } }
    }
  }

  /// All ways to give one thing of a world, besides its kind, one value that is not the default.
  func settings(in world: Scenario) -> [Setting] {
    var settings: [Setting] = worldRanks.map { value in
      { Scenario.fields[value.field].set(&$0, value.rank) }
    }
    for index in world.windows.indices {
      settings += windowRanks.map { value in
        { Window.fields[value.field].set(&$0.windows[index], value.rank) }
      }
      settings += numbers.map { number in
        { _ = $0.windows[index].set(number.property, to: number.value) }
      }
    }
    for (index, controller) in world.controllers.enumerated() {
      settings += controllerRanks.map { value in
        { Controller.fields[value.field].set(&$0.controllers[index], value.rank) }
      }
      settings += numbers.map { number in
        { _ = $0.controllers[index].set(number.property, to: number.value) }
      }
      settings += actions.map { action in { $0.controllers[index].actions.append(action) } }
      for other in world.controllers {
        settings += references.filter { $0.isPossible(controller, other) }.map { reference in
          { reference.set(&$0.controllers[index], other.name) }
        }
      }
    }
    return settings
  }

  /// All ways to fill in the steps with names.
  func steps(about names: [Name]) -> [Step] {
    var known: Set<Step> = []
    return steps.flatMap { $0.filledIn(with: names) }.filter { known.insert($0).inserted }
  }
}

extension Vocabulary.Reference {
  func occurs(in controller: Controller) -> Bool {
    switch self {
    case .forwardsStyle: controller.childForStatusBarStyle?.isController ?? false
    case .forwardsHidden: controller.childForStatusBarHidden?.isController ?? false
    case .givesDark: !controller.setOverrideTraitCollection.isEmpty
    case .selects: controller.selected != nil
    case .isOfItsClass: controller.className != nil
    }
  }

  func isPossible(_ one: Controller, _ other: Controller) -> Bool {
    switch self {
    case .forwardsStyle, .forwardsHidden: true
    case .givesDark, .isOfItsClass: one.name != other.name
    case .selects: other.place == .child(of: one.name)
    }
  }

  func set(_ one: inout Controller, _ other: Name) {
    switch self {
    case .forwardsStyle: one.childForStatusBarStyle = .controller(other)
    case .forwardsHidden: one.childForStatusBarHidden = .controller(other)
    case .givesDark: one.setOverrideTraitCollection = [ChildTraits(child: other, style: .dark)]
    case .selects: one.selected = other
    case .isOfItsClass: one.className = other
    }
  }
}

extension ChildOverride {
  fileprivate var isController: Bool {
    if case .controller = self { true } else { false }
  }
}

extension Step {
  /// The step with each of these names in each place; in that of a root view with their views.
  fileprivate func filledIn(with names: [Name]) -> [Step] {
    var places = 0
    _ = renamed { name in
      places += 1
      return name
    }
    guard places <= 4 else { return [self] }
    let count = (0..<places).reduce(1) { product, _ in product * names.count }
    return (0..<count).map { number in
      var rest = number
      return renamed { old in
        defer { rest /= names.count }
        let name = names[rest % names.count]
        return old.isRootView ? name.rootView : name
      }
    }
  }
}
