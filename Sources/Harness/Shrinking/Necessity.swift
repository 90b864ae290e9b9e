package import StatusQuoAppearanceModel

/// A part of a scenario that diverges, and what happens without it.
package struct Necessity: Hashable, Sendable {
  /// The part that was left out.
  package enum LeftOut: Hashable, Sendable {
    /// A step, by its number from 1.
    case step(Int)
    /// A window with its tree, by its place.
    case window(Int)
    /// A controller with what is below it, by its place.
    case controller(Int)
    /// A value that is not the default, an action, a view: what differs between the scenarios.
    case value
  }

  /// The part that was left out.
  package var leftOut: LeftOut
  /// The scenario without it.
  package var without: Scenario
  /// The class of divergence without it; nil if the resolvers agree.
  package var divergence: DivergenceClass?
}

extension Scenario {
  /// The results without each step, window and controller, and with each value at its default.
  ///
  /// - Parameter result: where the resolvers differ on a scenario, nil inside where they agree; nil where
  ///   the scenario is not played.
  /// - Returns: nothing for a scenario of more than `limit` parts.
  /// - Complexity: one call of `divergence` for each part.
  package func necessities<Failure>(
    limit: Int = 60, result: (Scenario) throws(Failure) -> Divergence??
  ) throws(Failure) -> [Necessity] {
    let parts = parts(limit: limit + 1)
    guard parts.count <= limit else { return [] }
    var necessities: [Necessity] = []
    for (part, without) in parts {
      guard let divergence = try result(without) else { continue }
      necessities.append(
        Necessity(leftOut: part, without: without, divergence: divergence?.divergenceClass))
    }
    return necessities
  }

  /// Each part with the scenario without it, up to a limit.
  private func parts(limit: Int) -> [(Necessity.LeftOut, Scenario)] {
    var parts: [(Necessity.LeftOut, Scenario)] = []
    func add(_ pass: ShrinkPass, _ part: (Int) -> Necessity.LeftOut) {
      let edits = pass.edits(self)
      for index in 0..<edits.count where parts.count < limit {
        guard let without = edits.apply(index), without != self, without.problem == nil,
          !parts.contains(where: { $0.1 == without })
        else { continue }
        parts.append((part(index), without))
      }
    }
    add(.dropSteps) { .step($0 + 1) }
    add(.dropWindows) { .window($0) }
    add(.dropSubtrees) { .controller($0) }
    let values: [ShrinkPass] = [
      .resetEnvironment, .resetWindows, .resetControllers, .dropActions, .dropViews,
      .dropChildTraits,
    ]
    for pass in values { add(pass) { _ in .value } }
    return parts
  }
}
