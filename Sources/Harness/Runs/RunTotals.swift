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
  private var occurrences: [DivergenceClass: DivergenceClass.Occurrences] = [:]

  /// Nothing played yet.
  package init() {}

  /// The divergences, the class that occurred first before the others.
  package var divergences: [DivergenceClass.Occurrences] {
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
  package mutating func add(_ new: DivergenceClass.Occurrences) {
    if occurrences[new.divergenceClass] == nil {
      occurrences[new.divergenceClass] = new
    } else {
      occurrences[new.divergenceClass]!.merge(new)
    }
  }

  /// Adds a scenario that diverged in these ways.
  package mutating func add(_ found: [Divergence], at index: Int) {
    var met: Set<DivergenceClass> = []
    for divergence in found {
      let classes = divergence.classes
      guard let first = classes.first(where: { !met.contains($0) }) else { continue }
      if !met.isEmpty { further += 1 }
      met.formUnion(classes)
      var occurrences = DivergenceClass.Occurrences(first, at: [index], in: classes)
      if found.before(divergence).isEmpty { occurrences.clear = [index] }
      occurrences.soonest = DivergenceClass.Occurrences.Soonest(
        isClear: !occurrences.clear.isEmpty, step: divergence.step, index: index)
      add(occurrences)
    }
  }

  /// Adds a scenario that the subject did not survive: nothing is known of its steps.
  package mutating func add(_ scenario: Scenario, endedBy divergence: Divergence, at index: Int) {
    coverage.count(scenario)
    add([divergence], at: index)
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
