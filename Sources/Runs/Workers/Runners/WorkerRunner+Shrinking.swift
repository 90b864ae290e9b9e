package import StatusQuoAppearanceModel
package import StatusQuoHarness

extension WorkerRunner {
  /// The smallest scenario found on which the subject fails in the same manner.
  ///
  /// A divergence is shrunk inside of a worker, which reports how far it is; where a subject ends or
  /// twice hangs on the way, each candidate is played by itself, and each that fails costs a worker.
  package mutating func shrink(
    _ scenario: Scenario, like wanted: [DivergenceClass], budget: Shrinking.Budget,
    watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    let failure = try divergence(on: scenario, like: wanted)?.failure
    var hangs = 0
    while failure == nil, hangs < 2 {
      var progress = Shrinking.Progress(smallest: scenario, evaluations: 0)
      let reply = try ask(.shrink(scenario, like: wanted, budget), stopsShrinking: &progress, watch)
      switch reply {
      case nil: return Shrinking(stoppedAt: progress)
      case .answer(let json)?:
        return try json.part("shrinking", Shrinking.jsonForm)
      case .failure(let failure, _, _)?:
        // One hang may be a busy machine's; what is found must not depend on that.
        hangs = failure.part == .hang ? hangs + 1 : 2
      }
    }
    guard failure?.part == .hang else {
      return try shrinkOneByOne(scenario, wanted, budget: budget, watch)
    }
    patience = patienceForOthers
    return try shrinkOneByOne(scenario, wanted, budget: budget, hangs: Self.maxHangs, watch)
  }

  /// The most candidates that hang, too, in a shrinking: each takes its time.
  private static var maxHangs: Int { 40 }

  private mutating func shrinkOneByOne(
    _ scenario: Scenario, _ wanted: [DivergenceClass], budget: Shrinking.Budget,
    hangs limit: Int = .max, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    var hangs = 0
    var budget = budget
    // Each of them that fails too costs a worker.
    budget.small = 0
    defer { patience = hangAfter }
    let shrinking = try shrinkEach(scenario, budget, { hangs < limit ? watch($0) : .stop }) {
      candidate throws(RunnerFailure) in
      let found = try divergence(on: candidate, like: wanted)
      if found?.part == .hang { hangs += 1 }
      return found
    }
    // As the other way of shrinking gives it: with names in the order in which a document has them.
    let form = Shrinking.jsonForm
    return try! form.value(form.json(shrinking))
  }
}

extension Shrinking {
  /// A shrinking that was stopped on its way.
  init(stoppedAt progress: Progress) {
    self.init(
      scenario: progress.smallest, sameClass: progress.smallest,
      evaluations: progress.evaluations,
      certificate: Certificate(
        neighbors: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
  }
}
