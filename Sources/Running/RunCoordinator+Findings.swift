import StatusQuoHarness

extension RunCoordinator {
  func knownFailures(
    _ crew: inout Crew
  ) async -> (failures: [KnownFailure], failure: RunnerFailure?) {
    let (answers, failure) = await forEach(corpus, endsEarly: true, &crew) {
      entry, hand throws(RunnerFailure) in
      try hand.runner.divergence(on: entry.scenario).map { KnownFailure(entry, $0) }
    }
    return (answers.compactMap { $0 ?? nil }, failure)
  }

  func findings(
    of failures: [KnownFailure], until end: Seconds?, _ crew: inout Crew
  ) async -> (findings: [Finding], failure: RunnerFailure?) {
    let (answers, failure) = await forEach(
      Array(failures.prefix(plan.samples)), endsEarly: false, &crew
    ) { failure, hand throws(RunnerFailure) in
      try hand.runner.finding(of: failure, budget: plan.budget) { watch($0, until: end) }
    }
    let rest = zip(failures, answers + Array(repeating: nil, count: failures.count - answers.count))
    return (rest.map { failure, finding in finding ?? failure.finding }, failure)
  }

  /// Examines some of the divergences of each class, until the time is over.
  func examine(
    _ totals: RunTotals, playedFor playing: Seconds, until limit: Seconds?,
    _ crew: inout Crew
  ) async -> (queue: FindingQueue, failure: RunnerFailure?) {
    // Hangs are shrunk for as long as was played: each candidate may take its time.
    let hangs = totals.divergences.contains { $0.divergenceClass.part == .hang }
    let end = limit ?? (hangs ? SystemClock.now + max(playing, 20) : nil)
    var queue = FindingQueue(plan, totals, examinedBefore: examinedBefore)
    var problem: RunnerFailure?
    while case let jobs = queue.nextRound(), !jobs.isEmpty, problem == nil {
      let (answers, failure) = await forEach(jobs, endsEarly: false, &crew) {
        job, hand throws(RunnerFailure) in
        var cursor = hand.cursor
        return try hand.runner.examine(
          job, of: plan, explainer, scenario: { cursor.scenario(at: $0) },
          watch: { watch($0, until: end) })
      }
      problem = failure
      queue.add(answers)
    }
    return (queue, problem)
  }

  private func watch(
    _ progress: Shrinking.Progress, until end: Seconds?
  ) -> Shrinking.Command {
    if let end, SystemClock.now > end { return .stop }
    return shouldStop(.shrinking(progress)) ? .stop : .goOn
  }
}
