package import StatusQuoAppearanceModel

/// The results of playing a part of a run.
///
/// It consists of sets and sums, so that parts join to the same whole in any order.
package struct RunTotals: Hashable, Sendable {
  /// The number of scenarios done: those that ran, and those left out because they continue one after
  /// which nothing can change.
  package var positions = 0
  /// The coverage; `coverage.scenarios` is the number of scenarios played.
  package var coverage = Coverage()
  /// The scenarios in which that was reached first; empty for a part of a run, and where the source
  /// does not report new coverage.
  package var firstUses = FirstUses()
  /// The scenarios that the subject skipped; they are not among those of the coverage.
  package var skipped = SkippedScenarios()
  /// The number of divergences behind another one of their scenario.
  package var further = 0
  private var occurrences: [DivergenceClass: Occurrences] = [:]

  /// Nothing played yet.
  package init() {}

  /// The divergences, the class that occurred first before the others.
  package var divergences: [Occurrences] {
    occurrences.values.sorted {
      ($0.indices[0], $0.divergenceClass.description)
        < ($1.indices[0], $1.divergenceClass.description)
    }
  }

  /// The number of scenarios that diverged.
  package var divergenceCount: Int { occurrences.values.reduce(-further) { $0 + $1.count } }

  /// The place of the first divergence of a class, if there is one.
  package func first(of divergenceClass: DivergenceClass) -> Int? {
    occurrences[divergenceClass]?.indices[0]
  }

  /// Adds divergences.
  package mutating func add(_ new: Occurrences) {
    if occurrences[new.divergenceClass] == nil {
      occurrences[new.divergenceClass] = new
    } else {
      occurrences[new.divergenceClass]!.merge(new)
    }
  }

  /// Adds a scenario that diverged in these ways.
  mutating func add(_ classes: [DivergenceClass], at index: Int) {
    further += max(classes.count - 1, 0)
    for divergenceClass in classes { add(Occurrences(divergenceClass, at: [index])) }
  }

  /// Adds a scenario that the subject did not survive: nothing is known of its steps.
  package mutating func add(_ scenario: Scenario, endedBy divergence: Divergence, at index: Int) {
    coverage.count(scenario)
    add(Occurrences(divergence.divergenceClass, at: [index]))
  }

  /// Adds what another part has led to.
  package mutating func merge(_ other: RunTotals) {
    positions += other.positions
    coverage.merge(other.coverage)
    firstUses.merge(other.firstUses)
    skipped.merge(other.skipped)
    further += other.further
    for occurrences in other.occurrences.values { add(occurrences) }
  }
}

extension RunTotals {
  /// Files and workers count no further: every reader of JSON reads such a number exactly, and sums
  /// of some are far below what an `Int` holds.
  package static let highestCount = Int(clamping: 1 << 53 as Int64)

  /// True if no count is above `highestCount`.
  package var isCountable: Bool {
    max(positions, divergenceCount, skipped.count, coverage.highestCount) <= Self.highestCount
  }
}

/// The places where divergences of one class occurred in a run.
package struct Occurrences: Hashable, Sendable {
  /// Their class.
  package var divergenceClass: DivergenceClass
  /// The numbers of the first of the scenarios, at most `maxIndices`, ascending; never empty.
  package private(set) var indices: [Int]
  /// The total.
  package private(set) var count: Int

  /// The number of indices that are remembered: enough for eleven samples of each class.
  package static let maxIndices = 1_024

  /// The divergences of a class: the numbers of the first ones, in any order, and how many there
  /// are; all of them when `count` is nil.
  package init(_ divergenceClass: DivergenceClass, at indices: [Int], count: Int? = nil) {
    precondition(!indices.isEmpty, "a class without a divergence")
    self.divergenceClass = divergenceClass
    self.indices = Array(indices.sorted().prefix(Self.maxIndices))
    self.count = count ?? indices.count
  }

  /// Adds others of the same class.
  package mutating func merge(_ other: Occurrences) {
    count += other.count
    let isFull = indices.count == Self.maxIndices
    if isFull, indices[indices.count - 1] < other.indices[0] { return }
    indices += other.indices
    indices.sort()
    indices.removeLast(max(indices.count - Self.maxIndices, 0))
  }
}
