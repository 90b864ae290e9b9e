import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness

/// Invariants that are broken, and what that leads to.
extension ScenarioRunner {
  /// A finding whose invariant is broken, as something that can be observed, where one or two more
  /// steps lead to that; the invariant stands below. Nil where none is found.
  mutating func effect(
    of finding: Finding, _ budget: Shrinking.Budget, _ explainer: Explainer, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Finding? {
    guard finding.divergence.part == .invariant, !finding.divergence.isOfCopies,
      !finding.divergence.isOfWork
    else { return nil }
    let broken = finding.scenario
    var tries = 0
    for further in broken.continuations {
      tries += 1
      guard tries <= Self.maxTries,
        watch(Shrinking.Progress(smallest: broken, evaluations: tries)) == .goOn
      else { return nil }
      var longer = broken
      longer.steps += further
      guard let shown = try difference(on: longer, explainer) else { continue }
      return try shrunk(finding, to: longer, shown, budget, explainer, watch)
    }
    return nil
  }

  private static var maxTries: Int { 600 }

  private mutating func shrunk(
    _ finding: Finding, to scenario: Scenario, _ shown: Divergence, _ budget: Shrinking.Budget,
    _ explainer: Explainer, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Finding? {
    var shrinking = try shrinkEach(scenario, budget, watch) { candidate throws(RunnerFailure) in
      try difference(on: candidate, explainer)
    }
    guard var divergence = try difference(on: shrinking.scenario, explainer) else { return nil }
    divergence.add(finding.divergence.brokenInvariant)
    shrinking.evaluations += finding.shrinking?.evaluations ?? 0
    var observable = finding
    observable.divergence = divergence
    observable.shrinking = shrinking
    return observable
  }

  /// The first place where the subject's observation differs from the right one.
  private mutating func difference(
    on scenario: Scenario, _ explainer: Explainer
  ) throws(RunnerFailure) -> Divergence? {
    guard scenario.isQuick, let seen = try observations(on: scenario) else { return nil }
    let right = explainer.right.observations(on: scenario)
    guard let step = zip(right, seen).map({ $0 != $1 }).firstIndex(of: true) else { return nil }
    var (expected, actual) = (right[step], seen[step])
    plan.leaveOutUnknownCalls(of: &expected)
    plan.leaveOutUnknownCalls(of: &actual)
    return Divergence(
      step: step, stepKind: scenario.step(step)?.kind,
      expected: expected, actual: actual, brokenInvariant: nil)
  }
}

extension Divergence {
  /// Adds an invariant that is broken before, below what is observed.
  fileprivate mutating func add(_ broken: BrokenInvariant?) {
    if case .observed(let observed, nil) = kind {
      kind = .observed(observed, broken)
    }
  }
}

extension Scenario {
  /// Steps that may follow: each one, then each pair of a simple one and another.
  var continuations: some Sequence<[Step]> {
    let names = namesForSteps.filter { !$0.isRootView }
    let simple = Alphabet.simplest.nextSteps(in: self, about: names)
    let all = Alphabet.complete.nextSteps(in: self, about: names)
    var singles = all.makeIterator()
    var pairs = simple.lazy.flatMap { first in all.lazy.map { [first, $0] } }.makeIterator()
    return AnyIterator { singles.next().map { [$0] } ?? pairs.next() }
  }
}
