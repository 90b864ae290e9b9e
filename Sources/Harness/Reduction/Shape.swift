import AppearanceModel

/// How many steps, controllers and windows a scenario has.
struct Shape: Hashable {
  let steps: Int
  let controllers: Int
  let windows: Int

  /// The largest of which all that fits is tried.
  static let largest = Shape(steps: 8, controllers: 4, windows: 4)
}

extension Scenario {
  /// Whether it is small enough to try whatever could stand for its parts.
  var isSmall: Bool {
    let largest = Shape.largest
    return steps.count <= largest.steps && controllers.count <= largest.controllers
      && windows.count <= largest.windows
  }

  /// The small shapes that are no larger, the smallest first: with fewer steps there may be a
  /// controller more.
  var smallerShapes: [Shape] {
    let largest = Shape.largest
    return (0...min(steps.count, largest.steps)).flatMap { steps in
      let hasFewerSteps = steps < self.steps.count
      let most = min(self.controllers.count + (hasFewerSteps ? 1 : 0), largest.controllers)
      return (0...most).flatMap { controllers in
        let isFewer = hasFewerSteps || controllers < self.controllers.count
        let windows = isFewer ? max(self.windows.count, 1) : self.windows.count
        return (0...min(windows, largest.windows)).map {
          Shape(steps: steps, controllers: controllers, windows: $0)
        }
      }
    }
  }
}

// MARK: - Worlds

extension Shape {
  /// Plain controllers in all places.
  var worlds: [Scenario] {
    var worlds = [scattered]
    for index in 0..<controllers {
      worlds = worlds.flatMap { world in
        world.places(for: index).compactMap { place in
          var other = world
          other.controllers[index].place = place
          return other.problem == nil ? other : nil
        }
      }
    }
    return worlds
  }

  /// Plain controllers, all detached, and one name more that is nowhere declared.
  var scattered: Scenario {
    var world = Scenario()
    world.names = Names((0...windows + controllers).map { String($0) })
    world.windows = (0..<windows).map { Window(Name(index: $0)) }
    world.controllers = (0..<controllers).map {
      Controller(.plain, Name(index: windows + $0), at: .detached)
    }
    return world
  }
}

extension Scenario {
  fileprivate func places(for index: Int) -> [Controller.Place] {
    let above = controllers[..<index].map(\.name)
    return windows.map { .root(of: $0.name) } + above.map { .child(of: $0) }
      + above.map { .presented(by: $0) } + [.detached]
  }

  /// The same world with other kinds of controllers.
  func cast(_ kinds: [Controller.Kind]) -> Scenario {
    var cast = self
    for (index, kind) in kinds.enumerated() { cast.controllers[index].kind = kind }
    return cast
  }

  /// Whether a controller is nowhere, holds nothing and is named by nobody: without it the scenario
  /// says the same.
  var hasIdleController: Bool {
    controllers.contains { controller in
      guard controller.place == .detached,
        controller == Controller(.plain, controller.name, at: .detached)
      else { return false }
      let name = controller.name
      var isNamed = controllers.contains { $0.place.above == name }
      func look(_ other: Name) -> Name {
        if other.index == name.index { isNamed = true }
        return other
      }
      for step in steps { _ = step.renamed(look) }
      for var other in controllers { other.renameReferences(look) }
      return !isNamed
    }
  }
}
