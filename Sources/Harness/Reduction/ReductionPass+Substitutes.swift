import AppearanceModel

/// Passes that put another step in the place of one.
///
/// They are for small scenarios: in large ones there is too much to choose from, and the other
/// passes get on.
extension ReductionPass {
  /// Lets the world begin as a step would have left it, with a simpler step in its place: one that
  /// only reads may be enough.
  static let foldAndSubstitute = ReductionPass(
    "fold a step and put another in its place", each: { $0.simplestSubstitutes }
  ) {
    scenario, substitute in
    var other = scenario.folding(substitute.place..<substitute.place + 1)
    other?.steps.insert(substitute.step, at: substitute.place)
    return other
  }

  /// Puts any other step in the place of a step.
  static let substituteSteps = ReductionPass("substitute steps", each: { $0.substitutes }) {
    scenario, substitute in
    var other = scenario
    other.steps[substitute.place] = substitute.step
    return other
  }
}

private struct Substitute {
  let place: Int
  let step: Step
}

extension Scenario {
  fileprivate var simplestSubstitutes: [Substitute] {
    substitutes(of: .simplest, mayMisname: false) { $0 < $1 }
  }

  fileprivate var substitutes: [Substitute] {
    substitutes(of: .all, mayMisname: true) { $0 <= $1 }
  }

  /// - Parameter mayMisname: whether they name what is of the wrong kind where the scenario does so.
  private func substitutes(
    of vocabulary: Vocabulary, mayMisname: Bool, where isSimpler: (Int, Int) -> Bool
  ) -> [Substitute] {
    guard isSmall else { return [] }
    let misnames = mayMisname && self.misnames
    let others = vocabulary.steps(about: namesForSteps.filter { !$0.isRootView })
      .filter { misnames || $0.fits(self) }
    return steps.enumerated().flatMap { place, step in
      others.filter { isSimpler($0.kind.complexity, step.kind.complexity) }
        .map { Substitute(place: place, step: $0) }
    }
  }
}
