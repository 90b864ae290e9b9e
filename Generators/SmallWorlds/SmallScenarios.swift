package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The scenarios of one shape that are made of an alphabet and of a few parts of another one, by how
/// many values they have that are not the default: what shrinking looks through where no edit helps.
package struct SmallScenarios {
  private let shape: Shape
  /// Plain controllers in all places.
  private let worlds: [Scenario]
  private let parts: Parts
  private var choices: [[Controller.Kind]: Choices] = [:]

  /// The parts of these scenarios.
  package struct Parts: Sendable {
    let own: Alphabet
    /// The parts that the own alphabet has not.
    let foreign: Alphabet
    /// The most parts of the other one; kinds of controllers do not count.
    let foreignParts: Int
    /// True if steps may name things of the wrong kind or in no tree.
    let misnames: Bool

    /// The parts of a scenario with some of other alphabets, the richest first.
    package static func all(for scenario: Scenario) -> [Parts] {
      let own = Alphabet(of: scenario)
      let misnames = scenario.misnames
      return [(Alphabet.simplest, 2), (.common, 1), (.simplest, 1), (.simplest, 0)].map {
        Parts(own: own, foreign: $0.without(own), foreignParts: $1, misnames: misnames)
      }
    }
  }

  /// The scenarios of a shape; `worlds` are the shape's, which many of these share.
  package init(_ shape: Shape, in worlds: [Scenario], of parts: Parts) {
    self.shape = shape
    self.worlds = worlds
    self.parts = parts
  }

  /// The scenarios with this many values, some of them twice; nil when there are more than `limit`.
  package mutating func all(values: Int, limit: Int) -> [Scenario]? {
    let leastSteps = shape.steps > 0 && parts.foreignParts > 0 ? parts.foreign.steps.count : 1
    guard worlds.count * leastSteps <= limit * 2 else { return nil }
    var left = limit
    var casts: [(worlds: [Scenario], values: Int, choices: Choices)] = []
    for kinds in parts.casts(of: shape.controllers, other: values) {
      let worlds = worlds.map { $0.cast(kinds) }.filter { $0.problem == nil }
      let rest = values - kinds.count { $0 != .plain }
      let choices = choices(for: kinds)
      left -= worlds.count * choices.count(values: rest, steps: shape.steps, limit: limit)
      guard left >= 0 else { return nil }
      casts.append((worlds, rest, choices))
    }
    var found: [Scenario] = []
    found.reserveCapacity(limit - left)
    for (worlds, values, choices) in casts {
      for world in worlds {
        choices.forEach(from: world, values: values, steps: shape.steps) {
          if !$0.hasIdleController { found.append($0) }
        }
      }
    }
    return found
  }

  private mutating func choices(for kinds: [Controller.Kind]) -> Choices {
    if let known = choices[kinds] { return known }
    var scattered = Scenario(names: worlds[0].names, windows: worlds[0].windows)
    scattered.controllers = zip(worlds[0].controllers, kinds).map { Controller($1, $0.name) }
    let new = Choices(parts, in: scattered, withSteps: shape.steps > 0)
    choices[kinds] = new
    return new
  }
}

extension SmallScenarios.Parts {
  /// All ways to choose the kinds of controllers, at most `other` of them not plain.
  fileprivate func casts(of controllers: Int, other: Int) -> [[Controller.Kind]] {
    let kinds = own.kinds + (foreignParts > 0 ? foreign.kinds : [])
    return (0..<controllers).reduce([[]]) { casts, _ in
      casts.flatMap { cast in
        let isFull = cast.count { $0 != .plain } == other
        return ([.plain] + (isFull ? [] : kinds)).map { cast + [$0] }
      }
    }
  }
}
