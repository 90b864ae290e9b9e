import StatusQuoCommand
import StatusQuoHarness

/// The harness's results on many wrong resolvers.
struct Scoreboard: Hashable, Sendable {
  /// One row a resolver.
  var scores: [Score] = []
  /// Resolvers that are right but different.
  var controls: [ControlRun] = []
  /// A resolver that is wrong always.
  var canary: ControlRun?
  /// The number of resolvers that were to be searched, where an interruption left some out.
  var interruptedOf: Int?
}

extension Scoreboard {
  /// True if everything was searched, every search found its bug, the canary was reported, and no
  /// right resolver was.
  var isClean: Bool {
    interruptedOf == nil && foundAlways == scores.count && controls.allSatisfy { $0.report == nil }
      && canary.map { $0.report != nil } ?? true
  }

  /// The number that were found by every search.
  var foundAlways: Int { scores.count { $0.isAlwaysFound } }

  /// The number that were found by half of the searches within a number of scenarios, for some numbers.
  var curve: [(scenarios: Int, bugs: Int)] {
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
  func foundAlways(within limit: Seconds) -> Int {
    scores.count { $0.isAlwaysFound && $0.successes.allSatisfy { $0.searching <= limit } }
  }

  /// The number that were shrunk to the known shortest size by at least 95 % of the searches.
  var shrunkToShortest: Int {
    scores.count { $0.isAlwaysFound && $0.atShortest * 100 >= $0.searches.count * 95 }
  }

  /// The number of bugs that all searches shrunk to one and the same scenario.
  var shrunkToOneForm: Int { scores.count { $0.isAlwaysFound && $0.forms.count == 1 } }
}
