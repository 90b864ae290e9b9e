import StatusQuoHarness
import StatusQuoScenarioFiles

extension RunCoordinator {
  /// The kept scenarios that fail.
  func keptFailures(_ workers: inout [Worker]) async -> (samples: [Sample], failure: RunnerFailure?)
  {
    let (answers, failure) = await forEach(corpus, endsEarly: true, &workers) {
      entry, worker throws(RunnerFailure) in
      try worker.runner.divergence(on: entry.scenario)
        .map { Sample($0.divergenceClass, kept: entry) }
    }
    return (answers.compactMap { $0 ?? nil }, failure)
  }

  /// Examines some of the divergences of each class and what of the kept scenarios fails, until the time
  /// is over.
  func examine(
    _ totals: RunTotals, _ kept: [Sample], playedFor playing: Seconds,
    _ workers: inout [Worker]
  ) async -> (queue: FindingQueue, failure: RunnerFailure?) {
    // Hangs are shrunk for as long as was played: each candidate may take its time.
    let hangs = (totals.divergences.map(\.divergenceClass) + kept.map(\.divergenceClass))
      .contains { $0.part == .hang }
    let limit = shrinkTime.limit(afterPlaying: playing) ?? (hangs ? max(playing, 20) : nil)
    let end = limit.map { SystemClock.now + $0 }
    expectAnswers(within: limit)
    var queue = FindingQueue(
      plan, totals, kept: withoutSamples(kept, of: totals), examinedBefore: examinedBefore,
      begun: begunBefore)
    var problem: RunnerFailure?
    while case let jobs = queue.nextRound(), !jobs.isEmpty, problem == nil {
      let (answers, failure) = await forEach(jobs, endsEarly: false, &workers) {
        job, worker throws(RunnerFailure) in
        var cursor = worker.cursor
        return try worker.runner.examine(
          job, of: plan, explainer, scenario: { cursor.scenario(at: $0) },
          watch: { watch($0, until: end) })
      }
      problem = failure
      queue.add(answers)
    }
    return (queue, problem)
  }

  /// The kept scenarios without those that the run has met as well: once is enough.
  private func withoutSamples(_ kept: [Sample], of totals: RunTotals) -> [Sample] {
    if kept.isEmpty { return [] }
    var cursor = ScenarioCursor(plan.source)
    func hash(_ sample: Sample) -> String {
      ScenarioDocument(sample.scenario { cursor.scenario(at: $0) }).contentHash
    }
    let met = Set(samples(totals.divergences, limit: plan.samples).map(hash))
    return kept.filter { !met.contains(hash($0)) }
  }

  private func watch(
    _ progress: Shrinking.Progress, until end: Seconds?
  ) -> Shrinking.Command {
    if let end, SystemClock.now > end { return .stop }
    return shouldStop(.shrinking(progress)) ? .stop : .goOn
  }
}
