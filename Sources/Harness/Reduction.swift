public import AppearanceModel

/// The smallest scenario found that still fails, and what is known about smaller ones.
public struct Reduction: Hashable, Sendable {
  /// The reduced scenario.
  public var scenario: Scenario
  /// How many scenarios were evaluated; each only once.
  public var evaluations: Int
  /// What is known of the scenarios around it.
  public var certificate: Certificate

  /// How much work a reduction may do.
  public struct Budget: Hashable, Sendable {
    /// At most so many scenarios are evaluated.
    public var evaluations: Int
    /// At most so many pairs of simplifications are tried in the end.
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
  /// Single simplifications tried in the end; none of them still fails.
  public var neighbours: Int
  /// Pairs of simplifications tried in the end; none of them still fails.
  public var pairs: Int
  /// Whether all single simplifications were tried: 1-minimal.
  public var isOneMinimal: Bool
  /// Whether all pairs were tried too: 2-minimal. Else the budget ended before.
  public var isTwoMinimal: Bool
}

/// The smallest scenario reachable from `scenario` by simplifications that still satisfies
/// `stillFails`: fewer steps before fewer controllers before simpler values.
///
/// - Precondition: `scenario` is valid and satisfies `stillFails`.
/// - Complexity: at most `budget.evaluations` calls of `stillFails`, none of them twice for one
///   scenario.
public func reduce(
  _ scenario: Scenario, budget: Reduction.Budget = Reduction.Budget(),
  stillFails: (Scenario) -> Bool
) -> Reduction {
  Reduction(
    scenario: scenario, evaluations: 0,
    certificate: Certificate(
      neighbours: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
}

extension LockStep {
  /// The smallest scenario found that diverges as `scenario` does.
  ///
  /// - Precondition: the two resolvers diverge on `scenario`.
  public mutating func reduce(
    _ scenario: Scenario, budget: Reduction.Budget = Reduction.Budget()
  ) -> Reduction {
    Harness.reduce(scenario, budget: budget) { candidate in
      firstDivergence(on: candidate) != nil
    }
  }
}
