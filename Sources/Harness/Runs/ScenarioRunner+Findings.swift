public import StatusQuoAppearanceModel

/// What is asked for while findings are shrunk.
public typealias ShrinkWatch = (Shrinking.Progress) -> Shrinking.Command

extension ScenarioRunner {
  /// Shrinks a sample of a run.
  ///
  /// - Parameters:
  ///   - scenario: the scenario with the sample's number.
  ///   - budget: how much work it may do; nil as the plan has it.
  ///   - watch: called repeatedly; once it says stop, the best so far is the finding.
  public mutating func finding(
    of sample: Sample, on scenario: Scenario, of plan: RunPlan,
    _ budget: Shrinking.Budget? = nil, watch: ShrinkWatch
  ) throws(RunnerFailure) -> Finding {
    let origin = Finding.Origin.run(plan.source.origin, index: sample.index, count: sample.count)
    var finding = Finding(
      scenario,
      Divergence(step: 0, stepKind: nil, failure: .unstable(sample.divergenceClass)),
      origin: origin)
    finding.isReproducible = false
    finding.appearances = [
      Finding.Appearance(
        divergenceClass: sample.divergenceClass, scenario: nil, count: sample.count)
    ]
    startAfresh()
    guard let divergence = try divergence(on: scenario),
      divergence.divergenceClass == sample.divergenceClass,
      let shrunk = try shrunk(scenario, divergence, budget ?? plan.budget, watch)
    else { return finding }
    finding.isReproducible = true
    finding.divergence = shrunk.divergence
    finding.shrinking = shrunk.shrinking
    finding.appearances[0].scenario = shrunk.shrinking?.sameClass ?? scenario
    return finding
  }

  /// Shrinks a kept scenario that fails.
  public mutating func finding(
    of failure: KnownFailure, budget: Shrinking.Budget, watch: ShrinkWatch
  ) throws(RunnerFailure) -> Finding {
    var finding = failure.finding
    if let shrunk = try shrunk(failure.entry.scenario, failure.divergence, budget, watch) {
      finding.divergence = shrunk.divergence
      finding.shrinking = shrunk.shrinking
    } else {
      finding.isReproducible = false
    }
    return finding
  }

  /// Nil when the shrunk scenario does not fail when it is played once more. What is interrupted is
  /// not shrunk.
  private mutating func shrunk(
    _ scenario: Scenario, _ divergence: Divergence, _ budget: Shrinking.Budget,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> (shrinking: Shrinking?, divergence: Divergence)? {
    let start = Shrinking.Progress(smallest: scenario, evaluations: 0)
    if watch(start) == .stop { return (nil, divergence) }
    do throws(RunnerFailure) {
      var shrinking = try shrink(scenario, budget: budget, watch: watch)
      shrinking = try keepingToTheCause(shrinking, divergence.divergenceClass, budget, watch)
      startAfresh()
      if let shrunk = try self.divergence(on: shrinking.scenario) { return (shrinking, shrunk) }
      // What was played on the way has made it fail: each candidate by itself, then.
      shrinking = try shrinkAfresh(scenario, budget, watch)
      startAfresh()
      guard let shrunk = try self.divergence(on: shrinking.scenario) else { return nil }
      return (shrinking, shrunk)
    } catch {
      guard error == .interrupted else { throw error }
      return (nil, divergence)
    }
  }

  /// Shrinks with a fresh subject for each candidate, as far as that is possible in a short time.
  private mutating func shrinkAfresh(
    _ scenario: Scenario, _ budget: Shrinking.Budget, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    var budget = budget
    budget.evaluations = min(budget.evaluations, 300)
    budget.small = 0
    var problem: RunnerFailure?
    let shrinking = StatusQuoHarness.shrink(
      scenario, budget: budget, watch: { problem == nil ? watch($0) : .stop },
      divergence: { candidate in
        do throws(RunnerFailure) {
          startAfresh()
          return try divergence(on: candidate)
        } catch {
          problem = problem ?? error
          return nil
        }
      })
    if let problem { throw problem }
    return shrinking
  }

  /// A shrinking that leaves its class may end at another bug. Where its end has nothing in common
  /// with the smallest scenario of the class, that one stands, and is shrunk within the class.
  private mutating func keepingToTheCause(
    _ shrinking: Shrinking, _ divergenceClass: DivergenceClass, _ budget: Shrinking.Budget,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    guard shrinking.scenario != shrinking.sameClass,
      let begun = try divergence(on: shrinking.sameClass),
      let ended = try divergence(on: shrinking.scenario), !begun.resembles(ended)
    else { return shrinking }
    var budget = budget
    budget.small = 0
    var problem: RunnerFailure?
    let withinClass = StatusQuoHarness.shrink(
      shrinking.sameClass, budget: budget,
      watch: { problem == nil ? watch($0) : .stop },
      divergence: { scenario in
        do throws(RunnerFailure) {
          let found = try divergence(on: scenario)
          return found?.divergenceClass == divergenceClass ? found : nil
        } catch {
          problem = problem ?? error
          return nil
        }
      })
    if let problem { throw problem }
    return withinClass
  }
}
