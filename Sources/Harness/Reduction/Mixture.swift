import AppearanceModel

/// Of what small scenarios are made: parts of one vocabulary, and a few of another one.
struct Mixture: Sendable {
  let own: Vocabulary
  /// What the own one has not.
  let foreign: Vocabulary
  /// At most so many parts are of the other one; kinds of controllers do not count.
  let foreignParts: Int
  /// Whether steps may name what is of the wrong kind or nowhere.
  let misnames: Bool
}

extension Mixture {
  /// Mixtures of what a scenario is made of, the richest first.
  static func all(for scenario: Scenario) -> [Mixture] {
    let own = Vocabulary(of: scenario)
    let misnames = scenario.misnames
    func mixture(_ foreign: Vocabulary, _ parts: Int) -> Mixture {
      Mixture(own: own, foreign: foreign.without(own), foreignParts: parts, misnames: misnames)
    }
    return [
      mixture(.simplest, 2), mixture(.common, 1), mixture(.simplest, 1), mixture(.simplest, 0),
    ]
  }

  /// All ways to choose the kinds of so many controllers, at most `other` of them not plain.
  func casts(of controllers: Int, other: Int) -> [[Controller.Kind]] {
    let kinds = own.kinds + (foreignParts > 0 ? foreign.kinds : [])
    return (0..<controllers).reduce([[]]) { casts, _ in
      casts.flatMap { cast in
        let isFull = cast.count { $0 != .plain } == other
        return ([.plain] + (isFull ? [] : kinds)).map { cast + [$0] }
      }
    }
  }
}
