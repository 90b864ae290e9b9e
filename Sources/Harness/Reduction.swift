public import AppearanceModel

/// The smallest scenario found that still fails, and what is known about smaller ones.
public struct Reduction: Hashable, Sendable {
  /// The reduced scenario.
  public var scenario: Scenario
  /// How many scenarios were evaluated, none of them twice, until no smaller one was found.
  public var evaluations: Int
  /// What is known of the scenarios around it.
  public var certificate: Certificate

  /// How much work a reduction may do.
  public struct Budget: Hashable, Sendable {
    /// At most so many scenarios are evaluated.
    public var evaluations: Int
    /// At most so many pairs of edits are tried in the end.
    public var pairs: Int

    /// A budget; the default ends within seconds for scenarios of any size.
    public init(evaluations: Int = 100_000, pairs: Int = 2_000) {
      self.evaluations = evaluations
      self.pairs = pairs
    }
  }
}

/// What is known about the scenarios around a reduced one.
public struct Certificate: Hashable, Sendable {
  /// Smaller scenarios that one edit leads to; none of them still fails.
  public var neighbours: Int
  /// Further smaller scenarios that two edits lead to; none of them still fails.
  public var pairs: Int
  /// Whether all single edits were tried. Else the budget of evaluations ended before.
  public var isOneMinimal: Bool
  /// Whether all pairs of edits were tried. Else a budget ended before.
  public var isTwoMinimal: Bool
}

/// The smallest scenario reachable from `scenario` by edits that still satisfies `stillFails`:
/// fewer steps before fewer controllers before simpler values.
///
/// - Precondition: `scenario` is valid and satisfies `stillFails`.
/// - Complexity: at most `budget.evaluations` calls of `stillFails`, none of them twice for one
///   scenario.
public func reduce(
  _ scenario: Scenario, budget: Reduction.Budget = Reduction.Budget(),
  stillFails: (Scenario) -> Bool
) -> Reduction {
  reduce(scenario, budget: budget) { candidate -> Failure? in
    guard stillFails(candidate) else { return nil }
    return Failure(step: candidate.steps.count, isSameClass: true, parts: 0)
  }
}

private func reduce(
  _ scenario: Scenario, budget: Reduction.Budget, evaluate: (Scenario) -> Failure?
) -> Reduction {
  withoutActuallyEscaping(evaluate) { evaluate in
    guard var search = ReductionSearch(scenario, budget: budget, evaluate: evaluate) else {
      preconditionFailure("only a scenario that fails can be reduced")
    }
    let certificate = search.run()
    var reduced = search.current.withStandardNames
    if evaluate(reduced) == nil { reduced = search.current }
    return Reduction(
      scenario: reduced, evaluations: search.evaluations, certificate: certificate)
  }
}

extension LockStep {
  /// The smallest scenario found that diverges as `scenario` does: first in the very same class,
  /// then also in others, as long as no further part of the observation differs.
  ///
  /// - Precondition: the two resolvers diverge on `scenario`.
  public mutating func reduce(
    _ scenario: Scenario, budget: Reduction.Budget = Reduction.Budget()
  ) -> Reduction {
    let wanted = firstDivergence(on: scenario)?.divergenceClass
    return Harness.reduce(scenario, budget: budget) { candidate -> Failure? in
      guard let divergence = firstDivergence(on: candidate) else { return nil }
      return Failure(
        step: divergence.step, isSameClass: divergence.divergenceClass == wanted,
        parts: divergence.parts.reduce(0) { $0 | $1.bit })
    }
  }
}

extension Divergence.Part {
  fileprivate var bit: UInt16 { 1 << UInt16(Self.allCases.firstIndex(of: self)!) }
}
