public import AppearanceModel

/// The smallest scenario found that still fails, and what is known about smaller ones.
public struct Reduction: Hashable, Sendable {
  /// The reduced scenario. It may fail after another step and in another way than the one that was
  /// reduced, but not without anything in common.
  public var scenario: Scenario
  /// The smallest scenario found that fails in the very same way.
  public var sameClass: Scenario
  /// How many scenarios were evaluated, none of them twice, until no smaller one was found.
  public var evaluations: Int
  /// What is known of the scenarios around it.
  public var certificate: Certificate

  /// What is known of a scenario that was reduced somewhere.
  public init(
    scenario: Scenario, sameClass: Scenario, evaluations: Int, certificate: Certificate
  ) {
    self.scenario = scenario
    self.sameClass = sameClass
    self.evaluations = evaluations
    self.certificate = certificate
  }

  /// How much work a reduction may do.
  public struct Budget: Hashable, Sendable {
    /// At most so many scenarios are evaluated.
    public var evaluations: Int
    /// At most so many pairs of edits are tried in the end.
    public var pairs: Int
    /// At most so many small scenarios are tried for each number of steps, controllers, windows and
    /// values, of each mixture of parts; a fifth of them where there are two steps less or fewer.
    public var small: Int

    /// A budget; the default ends within seconds for scenarios of any size.
    public init(evaluations: Int = 100_000, pairs: Int = 2_000, small: Int = 1_500) {
      self.evaluations = evaluations
      self.pairs = pairs
      self.small = small
    }
  }
}

/// What is known about the scenarios around a reduced one.
public struct Certificate: Hashable, Sendable {
  /// Smaller scenarios that one edit leads to; none of them fails in a way that has anything in
  /// common with how this one fails.
  public var neighbours: Int
  /// Further smaller scenarios that two edits lead to; none of them still fails.
  public var pairs: Int
  /// Whether all single edits were tried. Else the budget of evaluations ended before.
  public var isOneMinimal: Bool
  /// Whether all pairs of edits were tried. Else a budget ended before.
  public var isTwoMinimal: Bool

  /// What is known from these numbers of tries.
  public init(neighbours: Int, pairs: Int, isOneMinimal: Bool, isTwoMinimal: Bool) {
    self.neighbours = neighbours
    self.pairs = pairs
    self.isOneMinimal = isOneMinimal
    self.isTwoMinimal = isTwoMinimal
  }
}

extension Reduction {
  /// How far a reduction is.
  public struct Progress {
    /// The smallest scenario so far.
    public let smallest: Scenario
    /// How many scenarios were evaluated so far.
    public let evaluations: Int
  }

  /// What a caller wants of a reduction under way.
  public enum Command: Sendable {
    case goOn
    /// End with the smallest scenario so far.
    case stop
  }
}

/// The smallest scenario reachable from `scenario` by edits that still satisfies `stillFails`:
/// fewer steps before fewer controllers before simpler values.
///
/// - Precondition: `scenario` is valid and satisfies `stillFails`.
/// - Parameter watch: told before each evaluation how far the reduction is.
/// - Complexity: at most `budget.evaluations` calls of `stillFails`, none of them twice for one
///   scenario.
public func reduce(
  _ scenario: Scenario, budget: Reduction.Budget = Reduction.Budget(),
  watch: (Reduction.Progress) -> Reduction.Command = { _ in .goOn },
  stillFails: (Scenario) -> Bool
) -> Reduction {
  let reduction = reduce(scenario, budget: budget, watch: watch) { candidate -> Failure? in
    guard stillFails(candidate) else { return nil }
    return Failure(step: candidate.steps.count, isSameClass: true, symptoms: [])
  }
  guard let reduction else { preconditionFailure("only a scenario that fails can be reduced") }
  return reduction
}

/// Nil when `scenario` does not fail.
private func reduce(
  _ scenario: Scenario, budget: Reduction.Budget,
  watch: (Reduction.Progress) -> Reduction.Command, evaluate: (Scenario) -> Failure?
) -> Reduction? {
  withoutActuallyEscaping(evaluate) { evaluate in
    withoutActuallyEscaping(watch) { watch in
      guard
        var search = ReductionSearch(scenario, budget: budget, watch: watch, evaluate: evaluate)
      else { return nil }
      func withTexts(_ scenario: Scenario) -> Scenario {
        let named = scenario.withStandardNames
        return evaluate(named) == nil ? scenario : named
      }
      search.reduceInClass()
      let sameClass = withTexts(search.current)
      let certificate = search.reduceFurther()
      return Reduction(
        scenario: withTexts(search.current), sameClass: sameClass,
        evaluations: search.evaluations, certificate: certificate)
    }
  }
}

/// The smallest scenario found on which a subject fails, reached by way of the smallest one on which
/// it fails in the very same way.
///
/// What fails without a symptom in common with those before it counts as what does not fail: a crash
/// stays a crash, wrong styles do not become a wrong status bar.
///
/// Where `divergence` of `scenario` itself is nil, as it may be the second time for a subject that
/// does not answer the same every time, nothing is tried.
///
/// - Parameter watch: told before each evaluation how far the reduction is.
public func reduce(
  _ scenario: Scenario, budget: Reduction.Budget,
  watch: (Reduction.Progress) -> Reduction.Command = { _ in .goOn },
  divergence: (Scenario) -> Divergence?
) -> Reduction {
  let original = divergence(scenario)
  let wanted = original?.divergenceClass
  let reduction = reduce(scenario, budget: budget, watch: watch) { candidate -> Failure? in
    guard let found = divergence(candidate) else { return nil }
    return Failure(
      step: found.step, isSameClass: found.divergenceClass == wanted, symptoms: found.symptoms)
  }
  return reduction ?? .none(of: scenario)
}

extension LockStep {
  /// The smallest scenario found on which the two diverge, reached by way of the smallest one that
  /// diverges in the very same way.
  ///
  /// - Precondition: the two resolvers diverge on `scenario`.
  /// - Parameter watch: told before each evaluation how far the reduction is.
  public mutating func reduce(
    _ scenario: Scenario, budget: Reduction.Budget = Reduction.Budget(),
    watch: (Reduction.Progress) -> Reduction.Command = { _ in .goOn }
  ) -> Reduction {
    Harness.reduce(scenario, budget: budget, watch: watch) { firstDivergence(on: $0) }
  }
}
