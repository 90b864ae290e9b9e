/// How well the harness does on many wrong resolvers.
public struct Scoreboard: Hashable, Sendable {
  /// One row a resolver.
  public var scores: [Score] = []
  /// Resolvers that are right but different.
  public var controls: [ControlRun] = []
  /// A resolver that is wrong always.
  public var canary: ControlRun?
  /// Resolvers with two bugs.
  public var pairs: [PairSearch] = []
  /// The number of resolvers that were to be searched, where an interruption left some out.
  public var interruptedOf: Int?

  /// Nothing measured yet.
  public init() {}
}

extension Scoreboard {
  /// Whether everything was searched, every search found its bug, no right resolver was reported and
  /// the canary was.
  public var isClean: Bool {
    interruptedOf == nil && foundAlways == scores.count && controls.allSatisfy { $0.report == nil }
      && canary.map { $0.report != nil } ?? true
  }

  /// The number that were found by every search.
  public var foundAlways: Int { scores.count { $0.isFoundAlways } }

  /// The number that were found by half of the searches within a number of scenarios, for some numbers.
  public var curve: [(scenarios: Int, bugs: Int)] {
    [1, 10, 100, 1_000, 10_000, 100_000].map { limit in
      (
        limit,
        scores.count { score in
          let within = score.successes.count { $0.scenarios <= limit }
          return within * 2 >= score.searches.count && !score.searches.isEmpty
        }
      )
    }
  }

  /// The number that were found by every search, each within `limit`.
  public func foundAlways(within limit: Seconds) -> Int {
    scores.count { $0.isFoundAlways && $0.successes.allSatisfy { $0.searching <= limit } }
  }

  /// The number that were shrunk to the known shortest size by at least 95 % of the searches.
  public var shrunkToShortest: Int {
    scores.count { $0.isFoundAlways && $0.atShortest * 100 >= $0.searches.count * 95 }
  }

  /// How many all searches shrunk to one and the same scenario.
  public var shrunkToOneForm: Int { scores.count { $0.isFoundAlways && $0.forms.count == 1 } }
}
