import StatusQuoHarness

extension RunCoordinator {
  /// The state that workers share while they play.
  private struct SharedRun: Sendable {
    var run: Run
    var cursor: ScenarioCursor
    var failure: RunnerFailure?
    var lastProgress = SystemClock.now
    var lastTotals = SystemClock.now
    /// The first differences of new classes, until one was shown.
    var toLookAt: [(DivergenceClass, NumberedScenario)] = []
    /// The number of those that may still be looked at.
    var looks = 3
    var isLooking = false

    mutating func nextToLookAt() -> (DivergenceClass, NumberedScenario)? {
      guard looks > 0, !isLooking, !toLookAt.isEmpty else { return nil }
      looks -= 1
      isLooking = true
      return toLookAt.removeFirst()
    }
  }

  /// Plays the first scenarios, learns from those that were skipped, and plays the others by the plan that it
  /// answers.
  func playAndLearn(
    after before: RunTotals, until end: Seconds?, _ workers: inout [Worker]
  ) async -> (plan: RunPlan, totals: RunTotals, failure: RunnerFailure?) {
    var played = (totals: before, failure: RunnerFailure?.none)
    if plan.learns, before.positions < RunPlan.scenariosBeforeLearning {
      played = await play(plan.beforeLearning, after: before, until: end, &workers)
      let isDone = played.totals.positions >= RunPlan.scenariosBeforeLearning
      let hasEnded = plan.end == .divergence && played.totals.divergenceCount > 0
      guard played.failure == nil, isDone, !hasEnded else {
        return (plan, played.totals, played.failure)
      }
    }
    let plan = learnedPlan(from: played.totals)
    if plan.learned != nil {
      for place in workers.indices {
        workers[place].runner.plan = plan
        workers[place].cursor = ScenarioCursor(plan)
      }
    }
    played = await play(plan, after: played.totals, until: end, &workers)
    return (plan, played.totals, played.failure)
  }

  private func learnedPlan(from totals: RunTotals) -> RunPlan {
    var plan = plan
    if plan.learns { plan.learn(from: totals) }
    return plan
  }

  private func play(
    _ plan: RunPlan, after before: RunTotals, until end: Seconds?, _ workers: inout [Worker]
  ) async -> (totals: RunTotals, failure: RunnerFailure?) {
    let shared = Shared(
      SharedRun(
        run: Run(plan, after: before, known: known), cursor: ScenarioCursor(plan),
        looks: before.divergences.isEmpty ? 3 : 0))
    let failure = await together(&workers) { worker in play(shared, until: end, &worker) }
    return shared.withLock { shared in
      shared.failure = failure ?? shared.failure
      if shared.failure == nil {
        attempt(&shared) { shared throws(RunnerFailure) in
          try notify(.progress(shared.run.progress))
          try notify(.played(shared.run.totals))
        }
      }
      return (shared.run.totals, shared.failure ?? shared.run.incompleteness)
    }
  }

  /// Plays one range after the other, each of a size that takes about a third of a second: to send
  /// what was played costs as much as twenty milliseconds of playing.
  /// What can't be expected to end in time is not begun.
  private func play(_ shared: Shared<SharedRun>, until end: Seconds?, _ worker: inout Worker) {
    var size = 1
    // One scenario is played however long the subject takes to start, which says little of others.
    var (isFirst, expected) = (true, Seconds.zero)
    let playsOne = worker.number == 0 && playTime != 0
    while !isOver(at: isFirst && playsOne ? nil : end, in: expected),
      let positions = shared.withLock({ $0.run.nextPositions(atMost: size) })
    {
      let start = now()
      var position = positions.lowerBound
      do throws(RunnerFailure) {
        // Where scenarios crash or hang, a range may take minutes.
        while position < positions.upperBound, now() - start < 1 || !isOver(at: end) {
          let part = try worker.runner.run(position..<positions.upperBound)
          add(part, at: position, to: shared)
          position += part.totals.positions
          try lookAtFirst(shared, until: end, of: worker.runner.plan)
        }
      } catch {
        let isLate = error == .interrupted && !shouldStop(.playing)
        shared.withLock { fail(isLate ? .late : error, &$0) }
      }
      let duration = now() - start
      if duration < 0.2 { size = min(size * 2, 1 << 20) }
      if duration > 0.6 { size = max(size / 2, 1) }
      if !isFirst {
        // Smaller ones at the end, since some scenarios take many times as long as others.
        let each = max(duration / Seconds(positions.count), 1e-9)
        if let end { size = max(min(size, Int((end - now()) / 8 / each)), 1) }
        expected = each * Seconds(size)
      }
      isFirst = false
    }
  }

  /// Shows the first difference, while there is more to play: who waits has something to read.
  private func lookAtFirst(
    _ shared: Shared<SharedRun>, until end: Seconds?, of plan: RunPlan
  ) throws(RunnerFailure) {
    while shrinkTime != 0, let (divergenceClass, numbered) = shared.withLock({ $0.nextToLookAt() })
    {
      let finding = try firstLook(at: divergenceClass, in: numbered, until: end, of: plan)
      shared.withLock { shared in
        shared.isLooking = false
        guard let finding else { return }
        shared.looks = 0
        attempt(&shared) { _ throws(RunnerFailure) in try notify(.firstLook(finding)) }
      }
    }
  }

  private func add(_ part: RunPart, at position: Int, to shared: Shared<SharedRun>) {
    shared.withLock { shared in
      guard shared.failure == nil else { return }
      attempt(&shared) { shared throws(RunnerFailure) in
        for event in shared.run.add(part, at: position) {
          switch event {
          case .found(let divergenceClass, let index):
            let numbered = scenario(at: index, &shared)
            try notify(.found(divergenceClass, numbered))
            if shared.toLookAt.count < shared.looks, !plan.known.contains(divergenceClass) {
              shared.toLookAt.append((divergenceClass, numbered))
            }
          case .newCoverage(let index): try notify(.newCoverage(scenario(at: index, &shared)))
          }
        }
        try notifyNowAndThen(&shared)
      }
    }
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
    if failure != .interrupted, shared.failure == nil || failure.isTrap { shared.failure = failure }
    shared.run.end()
  }
}

extension Run {
  /// The reason, if there is one, why what counts is not all that could be seen.
  fileprivate var incompleteness: RunnerFailure? {
    // What shards have played ends no merge of them.
    if hasEnded, let hangs { return RunnerFailure("the subject hung \(hangs) times") }
    if hasEnded, let (how, count) = repeatedEnding {
      return RunnerFailure(
        "the subject ended \(count) times in one way (\(how)); accept it with --accept FILE, and "
          + "--known FILE goes past it")
    }
    return firstUncounted.map {
      RunnerFailure("scenario \($0) diverges, too, and one before it was not played to its end")
    }
  }
}

extension RunnerFailure {
  /// The time was over before a subject had answered.
  fileprivate static let late = RunnerFailure("the subject did not answer before the time was over")
}
