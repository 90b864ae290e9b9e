public import StatusQuoAppearanceModel

/// The smallest scenario found that still fails, and what is known about smaller ones.
public struct Shrinking: Hashable, Sendable {
  /// The shrunk scenario. It may fail after another step and in another way than the one that was
  /// shrunk, but not without anything in common.
  public var scenario: Scenario
  /// The smallest scenario found that fails in the very same way.
  package var sameClass: Scenario
  /// The number of scenarios that were evaluated, none of them twice, until no smaller one was found.
  public var evaluations: Int
  /// The certificate about the scenarios around it.
  package var certificate: Certificate

  /// A shrinking that happened elsewhere.
  package init(
    scenario: Scenario, sameClass: Scenario, evaluations: Int, certificate: Certificate
  ) {
    self.scenario = scenario
    self.sameClass = sameClass
    self.evaluations = evaluations
    self.certificate = certificate
  }

  /// The limits of a shrinking.
  public struct Budget: Hashable, Sendable {
    /// The most scenarios that are evaluated.
    public var evaluations: Int
    /// The most pairs of edits that are tried in the end.
    package var pairs: Int
    /// The most small scenarios that are tried for each number of steps, controllers, windows and
    /// values, of each mixture of parts; a fifth of them where there are two steps less or fewer.
    package var small: Int

    /// A budget; the default ends within seconds for scenarios of any size.
    public init(evaluations: Int = 100_000, pairs: Int = 2_000, small: Int = 1_500) {
      self.evaluations = evaluations
      self.pairs = pairs
      self.small = small
    }
  }
}

/// The facts known about the scenarios around a shrunk one.
package struct Certificate: Hashable, Sendable {
  /// Smaller scenarios that one edit leads to; none of them fails in a way that has anything in
  /// common with how this one fails.
  package var neighbors: Int
  /// Further smaller scenarios that two edits lead to; none of them still fails.
  package var pairs: Int
  /// True if all single edits were tried. Else the budget of evaluations ended before.
  package var isOneMinimal: Bool
  /// True if all pairs of edits were tried. Else a budget ended before.
  package var isTwoMinimal: Bool

  /// A certificate of these numbers of tries.
  package init(neighbors: Int, pairs: Int, isOneMinimal: Bool, isTwoMinimal: Bool) {
    self.neighbors = neighbors
    self.pairs = pairs
    self.isOneMinimal = isOneMinimal
    self.isTwoMinimal = isTwoMinimal
  }
}

extension Shrinking {
  /// The progress of a shrinking.
  public struct Progress: Sendable {
    /// The smallest scenario so far.
    public var smallest: Scenario
    /// The number of scenarios that were evaluated so far.
    public var evaluations: Int

    /// The progress of a shrinking that happens elsewhere.
    package init(smallest: Scenario, evaluations: Int) {
      self.smallest = smallest
      self.evaluations = evaluations
    }
  }

  /// The caller's decision about a shrinking under way.
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
/// - Parameter watch: called before each evaluation with the progress of shrinking.
/// - Complexity: at most `budget.evaluations` calls of `stillFails`, none of them twice for one
///   scenario.
public func shrink(
  _ scenario: Scenario, budget: Shrinking.Budget = Shrinking.Budget(),
  watch: (Shrinking.Progress) -> Shrinking.Command = { _ in .goOn },
  stillFails: (Scenario) -> Bool
) -> Shrinking {
  let shrinking = shrink(scenario, budget: budget, watch: watch) {
    candidate -> ShrinkSearch.Verdict? in
    guard stillFails(candidate) else { return nil }
    return ShrinkSearch.Verdict(step: candidate.steps.count, isSameClass: true, symptoms: [])
  }
  guard let shrinking else { preconditionFailure("only a scenario that fails can be shrunk") }
  return shrinking
}

/// Nil when `scenario` does not fail.
private func shrink(
  _ scenario: Scenario, budget: Shrinking.Budget,
  watch: (Shrinking.Progress) -> Shrinking.Command, evaluate: (Scenario) -> ShrinkSearch.Verdict?
) -> Shrinking? {
  withoutActuallyEscaping(evaluate) { evaluate in
    withoutActuallyEscaping(watch) { watch in
      guard
        var search = ShrinkSearch(scenario, budget: budget, watch: watch, evaluate: evaluate)
      else { return nil }
      func withTexts(_ scenario: Scenario) -> Scenario {
        let named = scenario.withStandardNames
        return evaluate(named) == nil ? scenario : named
      }
      search.shrinkInClass()
      let sameClass = withTexts(search.current)
      let certificate = search.shrinkFurther()
      return Shrinking(
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
/// - Parameters:
///   - wanted: the classes that count as the very same way; where the scenario does not fail so, its first one.
///   - watch: called before each evaluation with the progress of shrinking.
package func shrink(
  _ scenario: Scenario, like wanted: [DivergenceClass] = [], budget: Shrinking.Budget,
  watch: (Shrinking.Progress) -> Shrinking.Command = { _ in .goOn },
  divergence: (Scenario) -> Divergence?
) -> Shrinking {
  let original = divergence(scenario)
  let wanted = original?.kept(of: wanted) ?? []
  // A divergence that begins with the class still has to.
  let isFirst = wanted.count == 1 && original?.divergenceClass == wanted[0]
  // A program that crashes may not have written all that it had answered: then the step is too early.
  var isExact = true
  if let original, original.failure != nil, original.step < scenario.steps.count {
    var shortened = scenario
    shortened.steps.removeSubrange(original.step...)
    isExact = divergence(shortened) != nil
  }
  let shrinking = shrink(scenario, budget: budget, watch: watch) {
    candidate -> ShrinkSearch.Verdict? in
    guard let found = divergence(candidate) else { return nil }
    return ShrinkSearch.Verdict(
      step: isExact ? found.step : candidate.steps.count,
      isSameClass: isFirst ? found.divergenceClass == wanted[0] : found.has(wanted),
      symptoms: found.symptoms)
  }
  return shrinking ?? .none(of: scenario)
}

extension Shrinking {
  /// The shrinking as it was before it went on to other classes; nothing is proved of that scenario.
  package var endedInClass: Shrinking {
    Shrinking(
      scenario: sameClass, sameClass: sameClass, evaluations: evaluations,
      certificate: Certificate(neighbors: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
  }
}

extension Divergence {
  /// The classes that shrinking keeps: those that are wanted, where it has them all, else its first one.
  package func kept(of wanted: [DivergenceClass]) -> [DivergenceClass] {
    !wanted.isEmpty && has(wanted) ? wanted : [divergenceClass]
  }
}

extension LockStep {
  /// The smallest scenario found on which the two diverge, reached by way of the smallest one that
  /// diverges in the very same way.
  ///
  /// - Precondition: the two resolvers diverge on `scenario`.
  /// - Parameter watch: called before each evaluation with the progress of shrinking.
  public mutating func shrink(
    _ scenario: Scenario, budget: Shrinking.Budget = Shrinking.Budget(),
    watch: (Shrinking.Progress) -> Shrinking.Command = { _ in .goOn }
  ) -> Shrinking {
    StatusQuoHarness.shrink(scenario, budget: budget, watch: watch) { firstDivergence(on: $0) }
  }
}

extension Shrinking {
  /// A scenario in which nothing was tried.
  fileprivate static func none(of scenario: Scenario) -> Shrinking {
    Shrinking(
      scenario: scenario, sameClass: scenario, evaluations: 0,
      certificate: Certificate(
        neighbors: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
  }
}
