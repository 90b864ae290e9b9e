import StatusQuoAppearanceModel
import StatusQuoCommand
import StatusQuoSeededBugs

/// The harness's result on one wrong resolver, over a number of searches.
struct Score: Hashable, Sendable {
  /// The id of the bug.
  let id: String
  /// The smallest scenario known to show it.
  let shortest: KnownSize
  /// One search a seed.
  let searches: [BugSearch]
}

extension BugSearch {
  /// Returns true if it ended at a known size, or below it.
  func isAtMost(_ size: KnownSize) -> Bool {
    guard let scenario = shrinking?.scenario else { return false }
    return (scenario.steps.count, scenario.controllers.count) <= (size.steps, size.controllers)
  }
}

// MARK: - Figures

extension Score {
  /// The searches that found it.
  var successes: [BugSearch] { searches.filter { $0.shrinking != nil } }

  /// The share of searches that find it, at least, with 95 % confidence.
  var leastShare: Double { Self.leastShare(successes.count, of: searches.count) }

  /// The least share at which as many successes as this occur one time in twenty (Clopper and
  /// Pearson, one-sided).
  static func leastShare(_ successes: Int, of count: Int) -> Double {
    guard successes > 0 else { return 0 }
    /// The probability of at least as many successes.
    func likelihood(_ share: Double) -> Double {
      var term = 1.0
      for _ in 0..<count { term *= 1 - share }
      var below = 0.0
      for number in 0..<successes {
        below += term
        term *= Double(count - number) / Double(number + 1) * share / (1 - share)
      }
      return 1 - below
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if likelihood(middle) < 0.05 { low = middle } else { high = middle }
    }
    return low
  }

  /// True if every search found it.
  var isAlwaysFound: Bool { !searches.isEmpty && successes.count == searches.count }

  /// The median and the largest value of a number of each successful search; nil without any.
  func spread(_ number: (BugSearch) -> Double) -> (median: Double, largest: Double)? {
    let sorted = successes.map(number).sorted()
    guard let largest = sorted.last else { return nil }
    let middle = sorted.count / 2
    let median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    return (median, largest)
  }

  /// The number of successful searches that ended at the known shortest size, or below it.
  var atShortest: Int {
    searches.count { $0.isAtMost(shortest) }
  }

  /// The different scenarios that the searches were shrunk to, the most frequent first.
  var forms: [(scenario: Scenario, count: Int)] {
    var forms: [(scenario: Scenario, count: Int)] = []
    for search in successes {
      let scenario = search.shrinking!.scenario
      if let known = forms.firstIndex(where: { $0.scenario == scenario }) {
        forms[known].count += 1
      } else {
        forms.append((scenario, 1))
      }
    }
    return forms.sorted { $0.count > $1.count }
  }
}
