import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

/// Passes that put another step in the place of one.
///
/// They are for small scenarios: in large ones there is too much to choose from, and the other
/// passes get on.
extension ShrinkPass {
  /// Lets the world begin as a step would have left it, with a simpler step in its place: one that
  /// only reads may be enough.
  static let foldAndSubstitute = ShrinkPass(
    "fold a step and put another in its place", each: { $0.simplestSubstitutes }
  ) {
    scenario, substitute in
    var other = scenario.folding(substitute.place..<substitute.place + 1)
    other?.steps.insert(substitute.step, at: substitute.place)
    return other
  }

  /// Puts any other step in the place of a step.
  static let substituteSteps = ShrinkPass("substitute steps", each: { $0.substitutes }) {
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
    substitutes(of: .complete, mayMisname: true) { $0 <= $1 }
  }

  /// - Parameter mayMisname: whether they name what is of the wrong kind where the scenario does so.
  private func substitutes(
    of alphabet: Alphabet, mayMisname: Bool, where isSimpler: (Int, Int) -> Bool
  ) -> [Substitute] {
    guard isSmall else { return [] }
    let misnames = mayMisname && self.misnames
    let names = namesForSteps.filter { !$0.isRootView }
    let others = alphabet.nextSteps(in: self, about: names, mayMisname: misnames)
    return steps.enumerated().flatMap { place, step in
      others.filter {
        isSimpler(StepForm.complexity(of: $0.kind), StepForm.complexity(of: step.kind))
      }
      .map { Substitute(place: place, step: $0) }
    }
  }
}
