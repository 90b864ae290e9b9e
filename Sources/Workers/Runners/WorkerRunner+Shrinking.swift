public import StatusQuoAppearanceModel
public import StatusQuoHarness
import StatusQuoRunning
import StatusQuoScenarioFiles

extension WorkerRunner {
  /// The smallest scenario found on which the subject fails in the same manner.
  ///
  /// A divergence is shrunk inside of a worker, which reports how far it is; where a subject ends or
  /// twice hangs on the way, each candidate is played by itself, and each that fails costs a worker.
  public mutating func shrink(
    _ scenario: Scenario, budget: Shrinking.Budget, watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    let failure = try divergence(on: scenario)?.failure
    var hangs = 0
    while failure == nil, hangs < 2 {
      var progress = Shrinking.Progress(smallest: scenario, evaluations: 0)
      let reply = try ask(.shrink(scenario, budget), stopsShrinking: &progress, watch)
      switch reply {
      case nil: return Shrinking(stoppedAt: progress)
      case .answer(let json)?:
        guard let shrinking = json["shrinking"].flatMap(Shrinking.init(message:)) else {
          throw .strange(json)
        }
        return shrinking
      case .failure(let failure, _, _)?:
        // One hang may be a busy machine's; what is found must not depend on that.
        hangs = failure.part == .hang ? hangs + 1 : 2
      }
    }
    guard failure?.part == .hang else {
      return try shrinkOneByOne(scenario, budget: budget, watch)
    }
    // Each candidate that hangs, too, takes its time.
    patience = min(hangAfter, max(hangAfter / 20, 0.25))
    let end = SystemClock.now + max(hangAfter * 3, 20)
    return try shrinkOneByOne(scenario, budget: budget) {
      SystemClock.now > end ? .stop : watch($0)
    }
  }

  private mutating func shrinkOneByOne(
    _ scenario: Scenario, budget: Shrinking.Budget, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    var budget = budget
    // Each of them that fails too costs a worker.
    budget.small = 0
    defer { patience = hangAfter }
    var problem: RunnerFailure?
    var shrinking = StatusQuoHarness.shrink(scenario, budget: budget, watch: watch) { candidate in
      guard problem == nil, plan.capabilities.cover(candidate) else { return nil }
      do throws(RunnerFailure) {
        return try divergence(on: candidate)
      } catch {
        problem = error
        return nil
      }
    }
    if let problem { throw problem }
    // As the other way of shrinking gives it: with names in the order in which a document has them.
    shrinking.scenario = Scenario(document: ScenarioDocument(shrinking.scenario).json)!
    shrinking.sameClass = Scenario(document: ScenarioDocument(shrinking.sameClass).json)!
    return shrinking
  }
}

extension Shrinking {
  /// A shrinking that was stopped on its way.
  fileprivate init(stoppedAt progress: Progress) {
    self.init(
      scenario: progress.smallest, sameClass: progress.smallest,
      evaluations: progress.evaluations,
      certificate: Certificate(
        neighbors: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
  }
}
