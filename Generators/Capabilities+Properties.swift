import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Capabilities {
  /// Returns true for a property that is known, and for one that no step sets.
  func include(_ property: PropertyName.Known?) -> Bool {
    property.map { properties.contains($0) } ?? true
  }
}

extension Scenario {
  /// Gives some properties UIKit's default; returns those that had another value.
  mutating func reset(_ isChosen: (PropertyName.Known) -> Bool) -> [PropertyName.Known] {
    var found: [PropertyName.Known] = []
    func reset<Owner>(_ owner: inout Owner, _ properties: [Property<Owner>]) {
      for property in properties where !property.isDefault(owner) {
        guard let name = property.nameInSteps, isChosen(name) else { continue }
        found.append(name)
        property.setRank(&owner, 0)
      }
    }
    for place in windows.indices { reset(&windows[place], Window.properties) }
    for place in controllers.indices {
      reset(&controllers[place], Controller.properties)
      for view in controllers[place].views.indices {
        reset(&controllers[place].views[view], View.properties)
      }
    }
    return found
  }
}

extension Step {
  /// The property that it sets; nil for other steps, and where nothing has such a property.
  var property: PropertyName.Known? {
    guard case .set(.known(let property), _, _) = self else { return nil }
    return property
  }
}

extension Setting {
  /// The property that it gives a value, if steps can set it.
  var property: PropertyName.Known? {
    switch self {
    case .window(let place, _): Window.properties[place].nameInSteps
    case .controller(let place, _, _), .reference(let place, _):
      Controller.properties[place].nameInSteps
    case .world, .action: nil
    }
  }
}

extension Property {
  /// The name by which steps set it, that of a root view's property on the view.
  fileprivate var nameInSteps: PropertyName.Known? {
    setName
      ?? View.properties.first {
        "view\($0.name.prefix(1).uppercased())\($0.name.dropFirst())" == name
      }?.setName
  }
}
