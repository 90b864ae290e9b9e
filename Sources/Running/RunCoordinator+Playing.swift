import StatusQuoHarness

extension RunCoordinator {
  /// The state that workers share while they play.
  private struct SharedRun: Sendable {
    var run: Run
    var cursor: ScenarioCursor
    var failure: RunnerFailure?
    var lastProgress = SystemClock.now
    var lastTotals = SystemClock.now
  }

  func play(
    after before: RunTotals, _ workers: inout [Worker]
  ) async -> (RunTotals, RunnerFailure?) {
    let shared = Shared(
      SharedRun(run: Run(plan, after: before, known: known), cursor: ScenarioCursor(plan.source)))
    await together(&workers) { worker in play(shared, &worker) }
    return shared.withLock { shared in
      if shared.failure == nil {
        attempt(&shared) { shared throws(RunnerFailure) in
          try notify(.progress(shared.run.progress))
          try notify(.played(shared.run.totals))
        }
      }
      return (shared.run.totals, shared.failure)
    }
  }

  /// Plays one range after the other, each of a size that takes about a tenth of a second: to send
  /// what was played costs as much as twenty scenarios.
  private func play(_ shared: Shared<SharedRun>, _ worker: inout Worker) {
    var size = 4
    while !shouldStop(.playing),
      let positions = shared.withLock({ $0.run.nextPositions(atMost: size) })
    {
      let start = SystemClock.now
      var position = positions.lowerBound
      do throws(RunnerFailure) {
        // Where scenarios crash or hang, a range may take minutes.
        while position < positions.upperBound,
          SystemClock.now - start < 1 || !shouldStop(.playing)
        {
          let part = try worker.runner.run(position..<positions.upperBound)
          add(part, at: position, to: shared)
          position += part.positions
        }
      } catch {
        shared.withLock { fail(error, &$0) }
      }
      let duration = SystemClock.now - start
      if duration < 0.05 { size = min(size * 2, 1 << 20) }
      if duration > 0.2 { size = max(size / 2, 1) }
    }
  }

  private func add(_ part: RunTotals, at position: Int, to shared: Shared<SharedRun>) {
    shared.withLock { shared in
      guard shared.failure == nil else { return }
      attempt(&shared) { shared throws(RunnerFailure) in
        for event in shared.run.add(part, at: position) {
          switch event {
          case .found(let divergenceClass, let index):
            try notify(.found(divergenceClass, scenario(at: index, &shared)))
          case .newCoverage(let index): try notify(.newCoverage(scenario(at: index, &shared)))
          }
        }
        try notifyNowAndThen(&shared)
        try endAfterHangs(shared.run.totals)
      }
    }
  }

  /// A subject that hangs repeatedly in the same way has no time for anything else.
  private func endAfterHangs(_ totals: RunTotals) throws(RunnerFailure) {
    let hangs = totals.divergences.first {
      $0.divergenceClass.part == .hang && $0.count >= RunPlan.maxHangs
    }
    guard let hangs else { return }
    throw RunnerFailure(
      "the subject hung \(hangs.count) times in one way (\(hangs.divergenceClass))")
  }

  private func scenario(at index: Int, _ shared: inout SharedRun) -> NumberedScenario {
    NumberedScenario(index: index, scenario: shared.cursor.scenario(at: index))
  }

  private func notifyNowAndThen(_ shared: inout SharedRun) throws(RunnerFailure) {
    let now = SystemClock.now
    guard now - shared.lastProgress > 0.1 else { return }
    shared.lastProgress = now
    try notify(.progress(shared.run.progress))
    guard now - shared.lastTotals > 1 else { return }
    shared.lastTotals = now
    try notify(.played(shared.run.totals))
  }

  private func attempt(
    _ shared: inout SharedRun, _ body: (inout SharedRun) throws(RunnerFailure) -> Void
  ) {
    do throws(RunnerFailure) {
      try body(&shared)
    } catch {
      fail(error, &shared)
    }
  }

  private func fail(_ failure: RunnerFailure, _ shared: inout SharedRun) {
    if failure != .interrupted { shared.failure = shared.failure ?? failure }
    shared.run.end()
  }
}
