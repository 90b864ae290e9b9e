package import StatusQuoAppearanceModel

/// The scenarios that a subject skipped, by the reasons that it gave.
///
/// A subject may give any number of reasons. The first ones in alphabetical order are kept: so parts join
/// to the same whole in any order.
package struct SkippedScenarios: Hashable, Sendable {
  /// The total.
  package private(set) var count = 0
  /// The numbers in the run of those that are among the first `numbered` scenarios.
  package private(set) var numbers: Set<Int> = []
  private var counts: [String: Int] = [:]

  /// The most reasons that are kept.
  package static let maxReasons = 100
  /// The most characters of a reason.
  package static let maxLength = 200
  /// The number of scenarios of a run of which it is known whether they were skipped.
  package static let numbered = 2_048

  /// Nothing skipped yet.
  package init() {}

  /// The reasons with their counts, the most frequent one first; counts for others are in `count` only.
  package var reasons: [(reason: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The number of scenarios whose reason was not kept.
  package var otherReasons: Int { count - counts.values.reduce(0, +) }

  /// Adds scenarios with consecutive numbers.
  package mutating func add(_ skip: Skip, at indices: Range<Int>) {
    numbers.formUnion(indices.clamped(to: 0..<Self.numbered))
    add(indices.count, for: skip.reason)
  }

  /// Adds scenarios whose numbers are added apart.
  package mutating func add(_ scenarios: Int, for reason: String?) {
    count += scenarios
    guard let reason, scenarios > 0 else { return }
    counts[String(reason.prefix(Self.maxLength)), default: 0] += scenarios
    if counts.count > Self.maxReasons, let last = counts.keys.max() { counts[last] = nil }
  }

  /// Adds the numbers of scenarios that are counted already.
  package mutating func add(numbers: [Int]) {
    self.numbers.formUnion(numbers.filter { (0..<Self.numbered).contains($0) })
  }

  /// Adds what another part of a run has skipped.
  package mutating func merge(_ other: SkippedScenarios) {
    for (reason, count) in other.counts { add(count, for: reason) }
    add(other.otherReasons, for: nil)
    numbers.formUnion(other.numbers)
  }
}
