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
    of failures: [KnownFailure], _ crew: inout Crew
  ) async -> (findings: [Finding], failure: RunnerFailure?) {
    let (answers, failure) = await forEach(
      Array(failures.prefix(plan.samples)), endsEarly: false, &crew
    ) { failure, hand throws(RunnerFailure) in
      try hand.runner.finding(of: failure, budget: plan.budget, watch: watch)
    }
    let rest = zip(failures, answers + Array(repeating: nil, count: failures.count - answers.count))
    return (rest.map { failure, finding in finding ?? failure.finding }, failure)
  }

  /// Shrinks some of the divergences of each class.
  func findings(
    of totals: RunTotals, playedFor playing: Seconds, _ crew: inout Crew
  ) async -> (findings: [Finding], failure: RunnerFailure?) {
    let samples = samples(totals.divergences, limit: plan.samples)
    // Hangs are shrunk for as long as was played: each candidate may take its time.
    let hangs = samples.contains { $0.divergenceClass.part == .hang }
    let end = hangs ? SystemClock.now + max(playing, 20) : nil
    let (answers, failure) = await forEach(samples, endsEarly: false, &crew) {
      sample, hand throws(RunnerFailure) in
      let scenario = hand.cursor.scenario(at: sample.index)
      return try hand.runner.finding(of: sample, on: scenario, of: plan) { progress in
        if let end, SystemClock.now > end { return .stop }
        return watch(progress)
      }
    }
    return (answers.compactMap(\.self), failure)
  }

  private func watch(_ progress: Shrinking.Progress) -> Shrinking.Command {
    shouldStop(.shrinking(progress)) ? .stop : .goOn
  }
}
