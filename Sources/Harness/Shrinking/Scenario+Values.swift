package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// A property of the catalog on a part of a scenario.
package struct ValuePlace: Sendable {
  /// A part that has properties.
  enum Owner: Sendable {
    case scenario
    case window(Int)
    case controller(Int)
  }

  let owner: Owner
  /// The place of the property among those of its owner.
  package let property: Int
  /// The rank of its value, and the number of ranks.
  package let rank: Int
  package let ranks: Int

  package var isWindow: Bool { if case .window = owner { true } else { false } }
  package var isController: Bool { if case .controller = owner { true } else { false } }

  func isOf(controller index: Int) -> Bool {
    if case .controller(index) = owner { true } else { false }
  }
}

extension Scenario {
  /// Every property of the scenario, its windows and its controllers, in this order.
  package var valuePlaces: [ValuePlace] {
    var places: [ValuePlace] = []
    func add<Part>(_ part: Part, _ properties: [Property<Part>], _ owner: ValuePlace.Owner) {
      for (index, property) in properties.enumerated() {
        places.append(
          ValuePlace(
            owner: owner, property: index, rank: property.rank(part),
            ranks: property.values.count))
      }
    }
    add(self, Scenario.properties, .scenario)
    for index in windows.indices { add(windows[index], Window.properties, .window(index)) }
    for index in controllers.indices {
      add(controllers[index], Controller.properties, .controller(index))
    }
    return places
  }

  /// Gives a property the value with a rank.
  mutating func setRank(of place: ValuePlace, to rank: Int) {
    switch place.owner {
    case .scenario: Scenario.properties[place.property].setRank(&self, rank)
    case .window(let index): Window.properties[place.property].setRank(&windows[index], rank)
    case .controller(let index):
      Controller.properties[place.property].setRank(&controllers[index], rank)
    }
  }

  /// The scenario with another value of a property.
  package func settingRank(of place: ValuePlace, to rank: Int) -> Scenario {
    var scenario = self
    scenario.setRank(of: place, to: rank)
    return scenario
  }
}
