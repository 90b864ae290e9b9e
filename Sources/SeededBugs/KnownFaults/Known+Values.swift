import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults that ignore a value of the scenario, or take it for another one.
extension Fault.Known {
  static func ofValues(_ scenario: Scenario) -> [Self] {
    let environment = Scenario.properties.flatMap { property in
      property.rank(scenario) == 0
        ? []
        : Misread(property: property, owner: "the app") { $1(&$0) }.faults(
          of: property.literal(scenario))
    }
    let windows = Window.properties.flatMap { property in
      valuesThat(scenario.windows, scenario, have: property).flatMap {
        Misread(
          property: property, owner: "a window", changeAdded: { $0.changingAdded($1) }
        ) { $0.changeWindows($1) }.faults(of: $0)
      }
    }
    let controllers = Controller.properties.flatMap { property in
      valuesThat(scenario.controllers, scenario, have: property).flatMap {
        Misread(property: property, owner: "a controller") { $0.changeControllers($1) }.faults(
          of: $0)
      } + kindFaults(of: property, scenario) + assumedValues(of: property, scenario)
    }
    let views = View.properties.flatMap { property in
      valuesThat(scenario.controllers.flatMap { $0.views }, scenario, have: property).flatMap {
        Misread(property: property, owner: "a view") { $0.changeViews($1) }.faults(of: $0)
      }
    }
    return environment + controllers + windows + views + mixedUpGetters
      + depths
  }

  /// The values of a property that are not the default, at the start or set by a step.
  private static func valuesThat<Owner>(
    _ owners: [Owner], _ scenario: Scenario, have property: Property<Owner>
  ) -> [Literal] {
    var values: [Literal] = []
    func add(_ value: Literal) {
      if value != property.values[0], !values.contains(value) { values.append(value) }
    }
    for owner in owners { add(property.literal(owner)) }
    for case .set(.known(let name), let value, _) in scenario.steps
    where name == property.setName {
      for literal in property.values where PropertyValue(literal) == value { add(literal) }
    }
    return values
  }

  /// A property that controllers of one kind don't have.
  private static func kindFaults(
    of property: Property<Controller>, _ scenario: Scenario
  ) -> [Self] {
    guard property.setName != nil || property.reference == nil, property.name != "kind" else {
      return []
    }
    return kinds(of: scenario.controllers.filter { property.rank($0) > 0 }).map { kind in
      Self(
        "ignored-\(kind.rawValue)-\(property.name)",
        "\(property.name) of a controller of kind \(kind.rawValue) is ignored",
        .transformScenario { if $0.kind == kind { property.setRank(&$0, 0) } })
    }
  }

  /// A value that controllers of one kind have without being given it.
  private static func assumedValues(
    of property: Property<Controller>, _ scenario: Scenario
  ) -> [Self] {
    guard property.setName != nil, property.reference == nil else { return [] }
    return property.values.dropFirst().prefix(3).map { value in
      Self(
        "assumed-\(property.name)=\(value.words)",
        "\(property.name) is \(value.words) where it is not given",
        .transformScenario {
          if property.rank($0) == 0 { _ = property.assign(&$0, value) }
        })
    }
      + kinds(of: scenario.controllers).flatMap { kind in
        property.values.dropFirst().prefix(3).map { value in
          Self(
            "assumed-\(kind.rawValue)-\(property.name)=\(value.words)",
            "\(property.name) of a controller of kind \(kind.rawValue) is \(value.words)",
            .transformScenario {
              if $0.kind == kind { _ = property.assign(&$0, value) }
            })
        }
      }
  }

  /// Each once, in the order in which they occur.
  private static func kinds(of controllers: [Controller]) -> [Controller.Kind] {
    controllers.reduce(into: []) { if !$0.contains($1.kind) { $0.append($1.kind) } }
  }

  /// Overrides of the style that are too far down.
  private static let depths = (1...6).map { depth in
    Self(
      "styles-set-above-\(depth)",
      "overrideUserInterfaceStyle of a controller \(depth) or more levels down is ignored",
      .ignoresStyles(fromDepth: depth))
  }

  /// One getter that is asked for both questions.
  private static let mixedUpGetters = [
    Self(
      "mixed-up-childForStatusBarHidden", "childForStatusBarStyle is asked for both questions",
      .transformScenario { $0.childForStatusBarHidden = $0.childForStatusBarStyle }),
    Self(
      "mixed-up-childForStatusBarStyle", "childForStatusBarHidden is asked for both questions",
      .transformScenario { $0.childForStatusBarStyle = $0.childForStatusBarHidden }),
    Self(
      "ignored-shared-classes", "every controller is of a class of its own",
      .transformScenario { $0.className = nil }),
  ]
}

/// A property that is not what the scenario says, neither at launch nor when a step sets it.
private struct Misread<Owner>: Sendable {
  typealias Setting = @Sendable (PropertyValue) -> PropertyValue?

  let property: Property<Owner>
  let owner: String
  /// Changes the owner that a step adds.
  var changeAdded: @Sendable (Step, (inout Owner) -> Void) -> Step = { step, _ in step }
  /// Changes all owners of a scenario.
  let changeAll: @Sendable (inout Scenario, (inout Owner) -> Void) -> Void

  /// The faults by which a value can be wrong.
  func faults(of value: Literal) -> [Fault.Known] {
    let (name, plain) = (property.name, PropertyValue(value))
    let place = "\(owner.split(separator: " ").last!)-\(name)"
    let others = property.values + property.samples.filter { !property.values.contains($0) }
    let reset: @Sendable (inout Owner) -> Void = { [property] in property.setRank(&$0, 0) }
    let ignored = "\(name) of \(owner) is ignored"
    return [
      fault("ignored-\(place)", ignored, steps: { _ in nil }, change: reset),
      fault("ignored-\(place)-at-launch", "\(ignored) until it is set again", change: reset),
      fault(
        "ignored-\(place)=\(value.words)", "\(name) \(value.words) of \(owner) is ignored",
        where: value, steps: { $0 == plain ? nil : $0 }, change: reset),
    ]
      + others.filter { $0 != value && $0 != property.values[0] }.map { other in
        fault(
          "taken-\(place)=\(value.words)-for-\(other.words)",
          "\(name) \(value.words) of \(owner) is taken for \(other.words)", where: value,
          steps: { $0 == plain ? PropertyValue(other) : $0 },
          change: { [property] in _ = property.assign(&$0, other) })
      } + roundings(of: value, place)
  }

  private func roundings(of value: Literal, _ place: String) -> [Fault.Known] {
    guard case .number = value else { return [] }
    return Rounding.allCases.map { rounding in
      fault(
        "rounded-\(place)-\(rounding)", "\(property.name) of \(owner) is \(rounding.rawValue)",
        steps: { if case .number(let number) = $0 { .number(rounding.of(number)) } else { $0 } },
        change: { [property] owner in
          guard case .number(let number) = property.literal(owner) else { return }
          _ = property.assign(&owner, .number(rounding.of(number)))
        })
    }
  }

  /// The fault that owners with a value are changed at launch, and values in steps.
  private func fault(
    _ id: String, _ statement: String, where value: Literal? = nil, steps: Setting? = nil,
    change: @escaping @Sendable (inout Owner) -> Void
  ) -> Fault.Known {
    var behavior = Fault.Behavior(transformScenario: { [property, changeAll] scenario in
      var other = scenario
      changeAll(&other) { if value == nil || property.literal($0) == value { change(&$0) } }
      return other.problem == nil ? other : scenario
    })
    if let steps {
      behavior.transformStep = { [property, changeAdded] step, _ in
        guard case .set(.known(let name), let given, let node) = step else {
          return changeAdded(step) {
            if value == nil || property.literal($0) == value { change(&$0) }
          }
        }
        guard name == property.setName else { return step }
        return steps(given).map { .set(.known(name), to: $0, on: node) }
      }
    }
    return Fault.Known(id, statement, behavior)
  }
}

/// The changes of a number.
private enum Rounding: String, CaseIterable {
  case down = "rounded down"
  case nearest = "rounded to a whole number"
  case positive = "never below 0"
  case unsigned = "taken without its sign"
  case single = "held as a Float"
  case byte = "limited to 255"
  case wrapped = "held in eight bits"

  func of(_ number: Double) -> Double {
    switch self {
    case .down: number.rounded(.down)
    case .nearest: number.rounded()
    case .positive: max(number, 0)
    case .unsigned: abs(number)
    case .single: Double(Float(number))
    case .byte: min(number, 255)
    case .wrapped: Int64(exactly: number).map { Double($0 & 0xFF) } ?? number
    }
  }
}

extension Step {
  /// The step with another window, where it adds one.
  fileprivate func changingAdded(_ change: (inout Window) -> Void) -> Step {
    guard case .addWindow(var window, let root) = self else { return self }
    change(&window)
    return .addWindow(window, root: root)
  }
}

extension Literal {
  /// The words for a sentence.
  fileprivate var words: String {
    switch self {
    case .null: "unset"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .word(let word): word
    case .version(let version): version.words
    case .name, .controller: "naming another one"
    case .styles: "for children"
    }
  }
}
