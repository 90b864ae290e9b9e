package import StatusQuoAppearanceModel
package import StatusQuoCatalog

/// One thing that is not UIKit's default in a world at its start, whichever part of it has it.
package enum Setting: Hashable, Sendable {
  /// A value of the environment, by the place of the property in its list.
  case world(Int, Literal)
  /// A value of a window.
  case window(Int, Literal)
  /// A value of a controller.
  case controller(Int, Literal, Owners)
  /// A controller's value that names another one.
  case reference(Int, Referents)
  /// An action of a controller's lifecycle method.
  case action(Action)

  /// The controllers that may have a value.
  package enum Owners: Hashable, Sendable {
    case all
    /// The controllers on whose kind it has a meaning.
    case ofItsKinds
    /// The controllers that are presented, or can be without being moved.
    case presentable
  }

  /// The controllers that a value may name.
  package enum Referents: Hashable, Sendable {
    case all, children
  }

  /// Gives one part of a world its value.
  package typealias Change = @Sendable (inout Scenario) -> Void
}

// MARK: - Of a property

extension Setting {
  /// Every value of a list of properties that has a rank of its own, but the defaults.
  static func all<Owner>(
    _ properties: [Property<Owner>], _ make: (Int, Literal) -> Setting
  ) -> [Setting] {
    properties.indices.flatMap { place in
      properties[place].values.dropFirst().map { make(place, $0) }
    }
  }

  /// The values of properties up to the highest rank that one of the owners has.
  static func upTo<Owner>(
    _ owners: [Owner], _ properties: [Property<Owner>], _ make: (Int, Literal) -> Setting
  ) -> [Setting] {
    properties.indices.flatMap { place in
      let property = properties[place]
      let highest = owners.map { min(property.rank($0), property.values.count - 1) }.max() ?? 0
      return property.values[...highest].dropFirst().map { make(place, $0) }
    }
  }

  /// The simplest value with an effect, for each property that has one.
  static func effective<Owner>(
    _ properties: [Property<Owner>], _ make: (Int, Literal) -> Setting
  ) -> [Setting] {
    properties.indices.filter { properties[$0].effect != nil }
      .map { make($0, properties[$0].values[properties[$0].effectiveRank]) }
  }

  /// The first values after the default, for each property with an effect.
  static func simplest<Owner>(
    _ count: Int, _ properties: [Property<Owner>], _ make: (Int, Literal) -> Setting
  ) -> [Setting] {
    properties.indices.filter { properties[$0].effect != nil }.flatMap { place in
      properties[place].values.dropFirst().prefix(count).map { make(place, $0) }
    }
  }

  /// The simplest value of the first property with each effect.
  static func causes<Owner>(
    in properties: [Property<Owner>], _ make: (Int, Literal) -> Setting
  ) -> [Setting] {
    Effect.allCases.compactMap { effect in
      properties.firstIndex { $0.effect == effect && $0.values.count > 1 }
        .map { make($0, properties[$0].values[properties[$0].effectiveRank]) }
    }
  }

  /// The properties of controllers that can name another one.
  static let references: [Setting] = Controller.properties.indices.compactMap { place in
    switch Controller.properties[place].form.reference {
    case .className, .child, .controller, .styledControllers: .reference(place, .all)
    case .viewOfParent, nil: nil
    }
  }
}

// MARK: - In a world

extension Setting {
  /// All ways to have it in a world.
  func changes(in world: Scenario) -> [Change] {
    switch self {
    case .world(let place, let value):
      return [{ _ = Scenario.properties[place].assign(&$0, value) }]
    case .window(let place, let value):
      return world.windows.indices.map { index in
        { _ = Window.properties[place].assign(&$0.windows[index], value) }
      }
    case .controller(let place, let value, let owners):
      return world.indices(of: owners, with: Controller.properties[place]).map { index in
        { _ = Controller.properties[place].assign(&$0.controllers[index], value) }
      }
    case .reference(let place, let referents):
      return references(Controller.properties[place], referents, in: world)
    case .action(let action) where !action.isWithin(world.names): return []
    case .action(let action):
      return world.controllers.indices.map { index in
        { $0.controllers[index].actions.append(action) }
      }
    }
  }

  private func references(
    _ property: Property<Controller>, _ referents: Referents, in world: Scenario
  ) -> [Change] {
    world.controllers.indices.flatMap { index in
      world.controllers.compactMap { other -> Change? in
        let owner = world.controllers[index].name
        let isChild = other.place == .child(of: owner)
        guard referents == .all || isChild,
          let value = property.value(naming: other.name, of: owner, isChild: isChild)
        else { return nil }
        return { _ = property.assign(&$0.controllers[index], value) }
      }
    }
  }
}

extension Property<Controller> {
  /// The value that names a controller; nil where it can't.
  fileprivate func value(naming other: Name, of owner: Name, isChild: Bool) -> Literal? {
    switch form.reference {
    case .controller: .controller(other)
    case .child: isChild ? .name(other) : nil
    case .className: other == owner ? nil : .name(other)
    case .styledControllers:
      other == owner ? nil : .styles([ChildTraits(child: other, style: .dark)])
    case .viewOfParent, nil: nil
    }
  }
}

extension Scenario {
  fileprivate func indices(
    of owners: Setting.Owners, with property: Property<Controller>
  ) -> [Int] {
    controllers.indices.filter { index in
      switch owners {
      case .all: return true
      case .ofItsKinds: return property.kinds?.contains(controllers[index].kind) ?? true
      case .presentable:
        switch controllers[index].place {
        case .presented, .detached: return true
        case .root, .child: return false
        }
      }
    }
  }
}

extension Action {
  /// Returns true if these names include all of the action: small worlds have fewer than the
  /// scenario that it comes from.
  fileprivate func isWithin(_ names: Names) -> Bool {
    var isWithin = true
    _ = renamed {
      if $0.index >= names.texts.count { isWithin = false }
      return $0
    }
    return isWithin
  }
}
