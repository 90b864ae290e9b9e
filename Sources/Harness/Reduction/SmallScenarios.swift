import AppearanceModel

/// The scenarios with so many steps, controllers and windows, made of a vocabulary, as far as they
/// are few: what a reduction that ends in a local minimum looks through.
struct SmallScenarios {
  let steps: Int
  let controllers: Int
  let windows: Int

  /// Those smaller than `bound` with at most `values` values that are not the default, the
  /// smallest first.
  ///
  /// For each number of values they are made of the first mixture of which there are at most
  /// `limit`; where each has more there are none.
  func all(of mixtures: [Mixture], values: Int, below bound: ScenarioSize, limit: Int)
    -> [Scenario]
  {
    let worlds = bareWorlds
    guard let largest = worlds.last else { return [] }
    var found: [(size: ScenarioSize, scenario: Scenario)] = []
    for count in 0...values {
      let fitting = mixtures.first {
        $0.count(in: largest, settings: count, steps: steps, limit: limit) * worlds.count <= limit
      }
      guard let fitting else { break }
      for world in worlds {
        fitting.forEach(in: world, settings: count, steps: steps) {
          let size = ScenarioSize($0)
          if size < bound { found.append((size, $0)) }
        }
      }
    }
    return found.sorted { $0.size < $1.size }.map(\.scenario)
  }

  /// Plain controllers in all places.
  private var bareWorlds: [Scenario] {
    var bare = Scenario()
    for index in 0..<windows + controllers { _ = bare.names[String(index)] }
    // One more for a name that is nowhere declared.
    _ = bare.names[String(windows + controllers)]
    bare.windows = (0..<windows).map { Window(Name(index: $0)) }
    var worlds = [bare]
    for index in 0..<controllers {
      let name = Name(index: windows + index)
      worlds = worlds.flatMap { world in
        world.placesForNext.compactMap { place in
          var larger = world
          larger.controllers.append(Controller(.plain, name, at: place))
          return larger.problem == nil ? larger : nil
        }
      }
    }
    return worlds
  }
}

extension Scenario {
  fileprivate var placesForNext: [Controller.Place] {
    windows.map { .root(of: $0.name) } + controllers.map { .child(of: $0.name) }
      + controllers.map { .presented(by: $0.name) } + [.detached]
  }
}

extension Scenario {
  /// The shapes of scenarios that are no larger, the smallest first.
  var smallerShapes: [SmallScenarios] {
    guard self.steps.count <= 4, controllers.count <= 4 else { return [] }
    return (0...steps.count).flatMap { steps in
      (0...controllers.count).flatMap { count -> [SmallScenarios] in
        let isFewer = steps < self.steps.count || count < controllers.count
        return (0...(isFewer ? max(windows.count, 1) : windows.count)).map {
          SmallScenarios(steps: steps, controllers: count, windows: $0)
        }
      }
    }
  }
}
