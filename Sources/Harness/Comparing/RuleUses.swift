package import StatusQuoAppearanceModel

/// The uses of rules that scenarios met: a rule, by a kind of step or the launch, in a band of versions.
///
/// Each is counted up to three scenarios. Those met by one or two say how many are not met yet.
package struct RuleUses: Hashable, Sendable {
  /// The oldest version of each band.
  package static let bands: [Version] = [7, 9, 13, 17, 26]

  /// By the places of users and, for each, of bands; empty where nothing was met.
  private var met: [MetRules] = []

  /// Nothing met yet.
  package init() {}

  /// The rules met at each place; those at which none was are left out.
  package var places: [(place: Int, met: MetRules)] {
    met.enumerated().filter { !$1.isEmpty }.map { ($0, $1) }
  }

  /// Adds rules met at a place, if there is such a place.
  package mutating func add(_ rules: MetRules, at place: UInt64) {
    if rules.isEmpty { return }
    prepare()
    if place < met.count { met[Int(place)].merge(rules) }
  }

  /// Adds what other scenarios met.
  package mutating func merge(_ other: RuleUses) {
    if met.isEmpty {
      met = other.met
    } else {
      for (place, rules) in other.met.enumerated() where !rules.isEmpty { met[place].merge(rules) }
    }
  }

  /// The rules of a scenario by the places of their users, to be filled and added.
  package static let ofOneScenario = [RuleSet](
    repeating: RuleSet(), count: Step.Kind.allCases.count + 1)

  /// Adds the rules that a scenario used.
  package mutating func add(_ rules: [RuleSet], on version: Version) {
    let band = Self.bands.lastIndex { $0 <= version } ?? 0
    for (user, rules) in rules.enumerated() where !rules.isEmpty {
      prepare()
      met[user * Self.bands.count + band].merge(MetRules(once: rules))
    }
  }

  private mutating func prepare() {
    guard met.isEmpty else { return }
    met = Array(repeating: MetRules(), count: Self.ofOneScenario.count * Self.bands.count)
  }
}

extension RuleUses {
  /// The number of uses met.
  package var count: Int { met.reduce(0) { $0 + $1.once.count } }

  /// The number of those met by one scenario only.
  package var countOfOnce: Int { met.reduce(0) { $0 + $1.once.count - $1.twice.count } }

  /// The number of those met by two scenarios.
  package var countOfTwice: Int { met.reduce(0) { $0 + $1.twice.count - $1.often.count } }

  /// A lower bound for the number of uses that further scenarios of the kind would meet at last.
  ///
  /// Chao's estimate from how many were met once and twice (Chao 1987, in the form without bias).
  package var estimatedRest: Int {
    let (once, twice) = (Double(countOfOnce), Double(countOfTwice))
    return Int((once * max(once - 1, 0) / (2 * (twice + 1))).rounded())
  }
}

/// The rules met by at least one, two and three scenarios. Parts join in any order.
package struct MetRules: Hashable, Sendable {
  /// Those met at all.
  package private(set) var once = RuleSet()
  /// Those met by two scenarios or more.
  package private(set) var twice = RuleSet()
  /// Those met by three scenarios or more.
  package private(set) var often = RuleSet()

  /// The rules met by at least one, two and three scenarios.
  package init(once: RuleSet = RuleSet(), twice: RuleSet = RuleSet(), often: RuleSet = RuleSet()) {
    self.once = once
    self.twice = twice.intersection(once)
    self.often = often.intersection(self.twice)
  }

  var isEmpty: Bool { once.isEmpty }

  mutating func merge(_ other: MetRules) {
    often.formUnion(other.often)
    often.formUnion(twice.intersection(other.once))
    often.formUnion(once.intersection(other.twice))
    twice.formUnion(other.twice)
    twice.formUnion(once.intersection(other.once))
    once.formUnion(other.once)
  }
}
