public import AppearanceModel

/// What playing a part of a run has led to.
///
/// It consists of sets and sums, so that parts join to the same whole in any order.
public struct Played: Hashable, Sendable {
  /// What was reached; `coverage.scenarios` is how many were played.
  public var coverage = Coverage()
  private var occurrences: [DivergenceClass: Occurrences] = [:]

  /// Nothing played yet.
  public init() {}

  /// A scenario that the subject did not survive: of its steps nothing is known.
  public init(_ scenario: Scenario, endedBy divergence: Divergence, at index: Int) {
    coverage.count(scenario)
    add(Occurrences(divergence.divergenceClass, at: [index]))
  }

  /// The divergences, the class that occurred first before the others.
  public var divergences: [Occurrences] {
    occurrences.values.sorted {
      ($0.indices[0], $0.divergenceClass.description)
        < ($1.indices[0], $1.divergenceClass.description)
    }
  }

  /// How many scenarios diverged.
  public var divergenceCount: Int { occurrences.values.reduce(0) { $0 + $1.count } }

  /// The place of the first divergence of a class, if there is one.
  public func first(of divergenceClass: DivergenceClass) -> Int? {
    occurrences[divergenceClass]?.indices[0]
  }

  /// Adds divergences.
  public mutating func add(_ new: Occurrences) {
    if occurrences[new.divergenceClass] == nil {
      occurrences[new.divergenceClass] = new
    } else {
      occurrences[new.divergenceClass]!.merge(new)
    }
  }

  /// Adds what another part has led to.
  public mutating func merge(_ other: Played) {
    coverage.merge(other.coverage)
    for occurrences in other.occurrences.values { add(occurrences) }
  }
}
