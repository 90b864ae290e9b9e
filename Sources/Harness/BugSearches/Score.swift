public import StatusQuoAppearanceModel

/// How well the harness does on one wrong resolver: what a number of searches have found.
public struct Score: Hashable, Sendable {
  /// What is wrong with the resolver.
  public let id: String
  /// The smallest scenario known to show it.
  public let shortest: KnownSize
  /// One search a seed.
  public let searches: [BugSearch]

  /// The score of `searches`.
  public init(id: String, shortest: KnownSize, searches: [BugSearch]) {
    self.id = id
    self.shortest = shortest
    self.searches = searches
  }
}

/// The size of the smallest scenario known to show something.
public struct KnownSize: Hashable, Sendable {
  /// The number of steps.
  public let steps: Int
  /// The number of controllers.
  public let controllers: Int
  /// How it is known that none is smaller.
  public let evidence: Evidence

  /// How the smallest size is known.
  public enum Evidence: String, CaseIterable, Hashable, Sendable {
    /// All smaller scenarios of the enumeration were played.
    case enumerated
    /// No shrinking has ever ended smaller.
    case shrunk
  }

  /// A size, and how it is known.
  public init(_ steps: Int, _ controllers: Int, _ evidence: Evidence = .shrunk) {
    self.steps = steps
    self.controllers = controllers
    self.evidence = evidence
  }
}

extension BugSearch {
  /// Whether it ended at a known size, or below it.
  public func isAtMost(_ size: KnownSize) -> Bool {
    guard let scenario = shrinking?.scenario else { return false }
    return (scenario.steps.count, scenario.controllers.count) <= (size.steps, size.controllers)
  }
}

// MARK: - Figures

extension Score {
  /// The searches that found it.
  public var successes: [BugSearch] { searches.filter { $0.shrinking != nil } }

  /// The share of searches that find it, at least, with 95 % confidence.
  public var leastShare: Double { Self.leastShare(successes.count, of: searches.count) }

  /// The least share at which as many successes as this occur one time in twenty (Clopper and
  /// Pearson, one-sided).
  public static func leastShare(_ successes: Int, of count: Int) -> Double {
    guard successes > 0 else { return 0 }
    /// How likely there are at least as many successes.
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

  /// Whether every search found it.
  public var isFoundAlways: Bool { !searches.isEmpty && successes.count == searches.count }

  /// Of some number of each successful search, the middle one and the largest; nil without any.
  public func spread(_ number: (BugSearch) -> Double) -> (median: Double, largest: Double)? {
    let sorted = successes.map(number).sorted()
    guard let largest = sorted.last else { return nil }
    let middle = sorted.count / 2
    let median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    return (median, largest)
  }

  /// How many successful searches ended at the known shortest size, or below it.
  public var atShortest: Int {
    searches.count { $0.isAtMost(shortest) }
  }

  /// The different scenarios that the searches were shrunk to, the most frequent first.
  public var forms: [(scenario: Scenario, count: Int)] {
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
