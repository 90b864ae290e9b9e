package import StatusQuoAppearanceModel
package import StatusQuoCatalog

extension Capabilities {
  /// The property of controllers that a value may always be given to, and the value as documents have it; nil
  /// for what no controller can be given.
  package static func always(
    _ name: PropertyName.Known, _ value: PropertyValue
  ) -> (property: Property<Controller>, literal: Literal)? {
    guard let property = Controller.properties.first(where: { $0.setName == name }) else {
      return nil
    }
    let literal: Literal
    switch value {
    case .bool(let bool): literal = .bool(bool)
    case .number(let number): literal = .number(number)
    case .word(let word): literal = .word(word.rawValue)
    case .null, .controller, .child, .other: return nil
    }
    var names = Names()
    var controller = Controller(property.kinds?.first ?? .plain, names["A"], at: .detached)
    return property.assign(&controller, literal) ? (property, literal) : nil
  }

  /// The values of controllers, and those that steps give, that are others than what controllers always have.
  func otherValues(in scenario: Scenario) -> [Need] {
    guard !always.isEmpty else { return [] }
    let ofControllers = givenValues.flatMap { name, property, literal in
      scenario.controllers.contains {
        property.isAbout($0) && property.literal($0) != literal
      } ? [Need.otherValue(name)] : []
    }
    return ofControllers
      + scenario.steps.filter(changesAlways).compactMap { step in
        guard case .set(.known(let name), _, _) = step else { return nil }
        return .otherValue(name)
      }
  }

  /// Returns true if a step gives a controller another value than it always has.
  func changesAlways(_ step: Step) -> Bool {
    guard case .set(.known(let name), let value, _) = step, let given = always[name] else {
      return false
    }
    return value != given
  }

  /// Gives controllers the values that they always have, where the scenario stays valid.
  func giveAlways(_ scenario: inout Scenario) {
    for (_, property, literal) in givenValues {
      for place in scenario.controllers.indices where property.isAbout(scenario.controllers[place])
      {
        let before = scenario.controllers[place]
        _ = property.assign(&scenario.controllers[place], literal)
        if scenario.problem != nil { scenario.controllers[place] = before }
      }
    }
  }

  /// In the order of all properties.
  private var givenValues: [(PropertyName.Known, Property<Controller>, Literal)] {
    PropertyName.Known.allCases.compactMap { name in
      always[name].flatMap { Self.always(name, $0) }.map { (name, $0.property, $0.literal) }
    }
  }
}

extension Property<Controller> {
  fileprivate func isAbout(_ controller: Controller) -> Bool {
    kinds?.contains(controller.kind) ?? true
  }
}
