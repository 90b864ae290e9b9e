package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The numbers of steps, controllers and windows of a scenario.
package struct Shape: Hashable, Sendable {
  /// The number of steps.
  package let steps: Int
  /// The number of controllers.
  package let controllers: Int
  /// The number of windows.
  package let windows: Int

  /// A shape.
  package init(steps: Int, controllers: Int, windows: Int) {
    self.steps = steps
    self.controllers = controllers
    self.windows = windows
  }

  /// The largest of which all that fits is tried.
  static let largest = Shape(steps: 8, controllers: 4, windows: 4)
}

extension Scenario {
  /// True if it is small enough to try every replacement of its parts.
  package var isSmall: Bool {
    let largest = Shape.largest
    return steps.count <= largest.steps && controllers.count <= largest.controllers
      && windows.count <= largest.windows
  }

  /// The small shapes that are no larger, the smallest first: with fewer steps there may be a
  /// controller more.
  package var smallerShapes: [Shape] {
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
  /// Plain controllers in all places, and one name more that is nowhere declared.
  package var worlds: [Scenario] {
    var worlds: [Scenario] = []
    _ = forEachTree(
      [.plain], controllers: controllers, windows: windows, canBeDetached: true
    ) { world in
      var world = world
      _ = world.names[StandardName.unknown(0)]
      worlds.append(world)
      return true
    }
    return worlds
  }
}

extension Scenario {
  /// The same world with other kinds of controllers.
  func cast(_ kinds: [Controller.Kind]) -> Scenario {
    var cast = self
    for (index, kind) in kinds.enumerated() { cast.controllers[index].kind = kind }
    return cast
  }

  /// True if a controller is in no tree, holds nothing and is named by no other: the scenario means
  /// the same without it.
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
