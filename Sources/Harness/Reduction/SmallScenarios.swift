import AppearanceModel

/// The scenarios of a shape that are made of a mixture: what a reduction that ends in a local
/// minimum looks through.
struct SmallScenarios {
  private let shape: Shape
  /// Plain controllers in all places.
  private let worlds: [Scenario]
  private let mixture: Mixture
  private var parts: [[Controller.Kind]: SmallParts] = [:]

  init(_ shape: Shape, in worlds: [Scenario], of mixture: Mixture) {
    self.shape = shape
    self.worlds = worlds
    self.mixture = mixture
  }

  /// Those with so many values that are not the default, some of them twice; nil when there are
  /// more than `limit`.
  mutating func all(values: Int, limit: Int) -> [Scenario]? {
    let leastSteps = shape.steps > 0 && mixture.foreignParts > 0 ? mixture.foreign.steps.count : 1
    guard worlds.count * leastSteps <= limit * 2 else { return nil }
    var left = limit
    var casts: [(worlds: [Scenario], values: Int, parts: SmallParts)] = []
    for kinds in mixture.casts(of: shape.controllers, other: values) {
      let worlds = worlds.map { $0.cast(kinds) }.filter { $0.problem == nil }
      let rest = values - kinds.count { $0 != .plain }
      let parts = parts(for: kinds)
      left -= worlds.count * parts.count(values: rest, steps: shape.steps, limit: limit)
      guard left >= 0 else { return nil }
      casts.append((worlds, rest, parts))
    }
    var found: [Scenario] = []
    found.reserveCapacity(limit - left)
    for (worlds, values, parts) in casts {
      for world in worlds {
        parts.forEach(from: world, values: values, steps: shape.steps) {
          if !$0.hasIdleController { found.append($0) }
        }
      }
    }
    return found
  }

  private mutating func parts(for kinds: [Controller.Kind]) -> SmallParts {
    if let known = parts[kinds] { return known }
    let new = SmallParts(
      of: mixture, in: shape.scattered.cast(kinds), withSteps: shape.steps > 0)
    parts[kinds] = new
    return new
  }
}
