package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

/// The one definition of "smaller": fewer steps before fewer controllers, windows, views, values
/// that are not the default; then simpler ones.
package struct ScenarioSize: Comparable {
  /// The numbers of its parts, the most important first.
  private let counts: [Int]
  /// The ranks of its parts: kinds of steps, of controllers, values, names.
  private let ranks: [Int]

  package init(_ scenario: Scenario) {
    var ranks: [Int] = []
    for step in scenario.steps { ranks.append(StepForm.complexity(of: step.kind)) }
    var values = 0
    func add<Owner>(_ owner: Owner, _ properties: [Property<Owner>]) {
      for property in properties {
        let rank = property.rank(owner)
        if rank > 0 { values += 1 }
        ranks.append(rank)
      }
    }
    add(scenario, Scenario.properties)
    ranks.append(scenario.idling)
    for window in scenario.windows { add(window, Window.properties) }
    for controller in scenario.controllers {
      ranks.append(contentsOf: controller.place.ranks)
      if controller == Controller(.plain, controller.name, at: controller.place) {
        ranks.append(contentsOf: repeatElement(0, count: Controller.properties.count))
      } else {
        add(controller, Controller.properties)
        values += controller.actions.count + max(controller.setOverrideTraitCollection.count - 1, 0)
        for view in controller.views { values += View.properties.count { !$0.isDefault(view) } }
        ranks.append(contentsOf: controller.detailRanks)
      }
    }
    for step in scenario.steps {
      values += step.valueCount
      ranks.append(contentsOf: step.ranks)
    }
    let views = scenario.controllers.reduce(0) { $0 + $1.views.count }
    counts = Self.shape(of: scenario) + [views, values]
    self.ranks = ranks
  }

  /// The number of values that are not the default.
  var values: Int { counts[4] }

  /// Returns true if this is the size of a larger scenario than `scenario`; nil when both have the
  /// same shape, so that more has to be looked at.
  func isAbove(_ scenario: Scenario) -> Bool? {
    for (own, other) in zip(counts, Self.shape(of: scenario)) where own != other {
      return own > other
    }
    return nil
  }

  /// Returns true if this is smaller, by counting alone, than scenarios of a shape with this number
  /// of values.
  func isBelow(_ shape: Shape, values: Int) -> Bool {
    let others = [shape.steps, shape.controllers, shape.windows, 0, values]
    return counts.lexicographicallyPrecedes(others)
  }

  /// The numbers of steps, controllers and windows, including those that steps add.
  private static func shape(of scenario: Scenario) -> [Int] {
    let added = scenario.steps.count { $0.kind == .addWindow }
    return [scenario.steps.count, scenario.controllers.count, scenario.windows.count + added]
  }

  package static func < (one: ScenarioSize, other: ScenarioSize) -> Bool {
    if one.counts != other.counts { return one.counts.lexicographicallyPrecedes(other.counts) }
    return one.ranks.lexicographicallyPrecedes(other.ranks)
  }
}

extension Controller.Place {
  fileprivate var ranks: [Int] {
    switch self {
    case .root(let name): [0, name.slot]
    case .child(let name): [1, name.slot]
    case .presented(let name): [2, name.slot]
    case .detached: [3, 0]
    }
  }
}

extension Controller {
  /// Its views and actions, and the names that it refers to.
  fileprivate var detailRanks: [Int] {
    var ranks: [Int] = []
    for name in [className, selected, containerView] { ranks.append(name.map { $0.slot + 1 } ?? 0) }
    ranks += childrenAsked.map { $0.slot }
    for traits in setOverrideTraitCollection {
      ranks += [traits.child.slot, traits.style == .dark ? 0 : 1]
    }
    for view in views {
      ranks.append(view.superview.slot)
      ranks += View.properties.map { $0.rank(view) }
    }
    for action in actions { ranks.append(contentsOf: action.ranks) }
    return ranks
  }
}

extension Action {
  /// Simpler commands, methods, targets and values have lower ranks.
  fileprivate var ranks: [Int] {
    let parts = command.parts
    let target =
      switch parts.target {
      case .self, nil: 0
      case .parent: 1
      case .presenter: 2
      case .named(let name): 3 + name.slot
      }
    let value = parts.value.map { parts.form.values.firstIndex(of: $0)! } ?? 0
    return [
      parts.verb.rawValue, LifecycleMethod.allCases.firstIndex(of: method)!, target, value,
    ]
  }
}

extension Step {
  /// Its values, then the property that it sets, then its names.
  fileprivate var ranks: [Int] {
    let values = values
    var ranks: [Int] = []
    var last: [Int] = []
    for (place, argument) in form.arguments.enumerated() {
      switch (argument.role, values[place]) {
      case (.literal(_, let simplest), .literal(let literal)):
        ranks.append(simplest.firstIndex(of: literal)!)
      case (_, .window(let window, _)):
        ranks.append(contentsOf: Window.properties.map { $0.rank(window) })
      case (_, .anchors(let anchors)):
        for anchor in anchors { ranks.append(contentsOf: anchor.ranks) }
      case (_, .property(let property)): last = [property.rank]
      case (_, .value(let value)): ranks.append(contentsOf: valueRanks(value))
      case (_, _): continue
      }
    }
    return ranks + last + names.map { $0.slot }
  }

  private func valueRanks(_ value: PropertyValue) -> [Int] {
    guard case .set(let property, _, _) = self else { return [] }
    let common = property.commonValues
    return [common.firstIndex(of: value) ?? common.count, value.rankAmongOthers]
  }
}

extension PropertyName {
  fileprivate var rank: Int {
    switch self {
    case .known(let known): Known.allCases.firstIndex(of: known)!
    case .unknown: Known.allCases.count
    }
  }
}

extension Anchor {
  fileprivate var ranks: [Int] {
    let own = Attribute.allCases.firstIndex(of: attribute)!
    switch target {
    case .attribute(let other, let item):
      return [own, Item.allCases.firstIndex(of: item)!, Attribute.allCases.firstIndex(of: other)!]
    case .constant(let number):
      let bits = Int(truncatingIfNeeded: number.bitPattern.byteSwapped >> 1)
      return [own, Item.allCases.count, bits]
    }
  }
}

extension PropertyValue {
  /// Puts values that are not listed in an order.
  fileprivate var rankAmongOthers: Int {
    switch self {
    case .null, .controller, .child, .other: 0
    case .bool(let bool): bool ? 0 : 1
    case .number(let number): Int(truncatingIfNeeded: number.bitPattern.byteSwapped >> 1)
    case .word(let word): Word.allCases.firstIndex(of: word)!
    }
  }
}
