package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoHarness

/// Runs a plan on a system: any number of workers, each with a runner of its own, share the work.
package struct RunCoordinator<Runner: ScenarioRunner & Sendable>: Sendable {
  /// The plan of the run.
  package var plan: RunPlan
  /// The number of workers. The report does not depend on it.
  package var workers: Int
  /// Makes the runner of a worker.
  package var makeRunner: @Sendable () -> Runner
  /// Asked often, while playing and while shrinking. The scenarios played up to then are reported.
  package var shouldStop: @Sendable (RunPhase) -> Bool = { _ in false }
  /// Called with what happens, one thing after the other, in the order of the scenarios. When it
  /// fails, the run ends.
  package var notify: @Sendable (RunEvent) throws(RunnerFailure) -> Void = { _ in }
  /// The differences that are known. Their states are found out first.
  package var knownDifferences: [KnownDifference] = []
  /// True if a known difference may be fixed.
  package var allowsFixed = false
  /// The coverage that counts as reached from the start, so that reaching it is not new.
  package var known = Coverage()
  /// The faults that explain findings; nil to leave explanations out.
  package var explainer: Explainer?
  /// The time for replaying and playing; nil for as long as the plan has scenarios.
  package var playTime: Seconds?
  /// When its time began to count; nil for when the run begins.
  package var start: Seconds?
  /// The time for shrinking after that; nil for as many evaluations as the plan has. A limit in seconds makes
  /// the result depend on the machine where it is reached.
  package var shrinkTime: Seconds?
  /// The clock that these are measured by.
  package var now: @Sendable () -> Seconds = { SystemClock.now }
  /// The numbers of the scenarios that earlier runs have examined: others are examined first.
  package var examinedBefore: Set<Int> = []
  /// The sample that the last of them has begun.
  package var begunBefore: Finding.Sample.Begun?
  /// The scenarios replayed first.
  package var corpus: [CorpusEntry] = []
  /// The moment after which runners no longer wait for a subject: a little later than a phase of the run has
  /// to end. Runners that can wait look at it.
  package let deadline: Shared<Seconds?>

  /// A run with runners made by `makeRunner`.
  package init(
    _ plan: RunPlan, workers: Int = 1, deadline: Shared<Seconds?> = Shared(nil),
    makeRunner: @escaping @Sendable () -> Runner
  ) {
    self.deadline = deadline
    self.plan = plan
    self.workers = workers
    self.makeRunner = makeRunner
  }
}

/// The phases of a run.
package enum RunPhase: Sendable {
  case playing
  /// One of the workers shrinks, and is so far.
  case shrinking(Shrinking.Progress)
}

/// The events of a run.
package indirect enum RunEvent: Sendable {
  /// Progress; sent several times a second.
  case progress(RunProgress)
  /// The first divergence of a class.
  case found(DivergenceClass, NumberedScenario)
  /// A scenario that reached what none before it had reached.
  case newCoverage(NumberedScenario)
  /// The first difference, made short while others are played.
  case firstLook(Finding)
  /// A finding as soon as it is short, and again when it has become smaller.
  case examined(FindingQueue.News)
  /// All findings are short: their number, and how many are like none before. From now on they become smaller.
  case allShort(findings: Int, ways: Int)
  /// All that was played so far: a run can continue from here. Sent at least once a second.
  case played(RunTotals)
}

/// A scenario of a run.
package struct NumberedScenario: Sendable {
  /// Its number, from 0.
  package var index: Int
  /// The scenario.
  package var scenario: Scenario
}

extension RunCoordinator {
  /// Replays what is kept, plays, shrinks, and reports what was found; continues from what was
  /// played before.
  package func report(after before: RunTotals = RunTotals()) async -> RunReport {
    var report = RunReport(plan)
    report.before = before
    report.totals = before
    let start = now()
    var workers = makeWorkers()
    expectAnswers(within: playTime)
    let (known, failureOfKnown) = await statesOfKnown(&workers)
    report.known = known
    // Looking at what is known takes none of the time for what is not.
    let looking = now() - start
    let end = playTime.map { (self.start ?? start) + looking + $0 }
    expectAnswers(within: playTime)
    let (kept, replayed, first) = await keptFailures(known, until: end, &workers)
    (report.replayed, report.notReplayed) = (replayed, corpus.count - replayed)
    for case .kept(let entry) in kept.map(\.place) { report.failing.append(entry) }
    var failure = failureOfKnown ?? first
    var examined = self
    examined.plan.known = known
    if failure == nil {
      let played = await examined.playAndLearn(after: before, until: end, &workers)
      (report.plan, report.totals, failure) = played
      examined.plan = played.plan
    }
    report.plan.known = known
    report.playing = now() - start
    // However the run ended, its findings are reported. What playing took beyond its time is missing here.
    let (queue, second) = await examined.examine(
      report.totals, kept, until: shrinkTime.map { min(now(), end ?? .infinity) + $0 }, &workers)
    report.take(queue)
    let failures = [failure, second].compactMap { $0 }
    report.failure = (failures.first(where: \.isTrap) ?? failures.first)?.reason
    report.isTrap = failures.contains(where: \.isTrap)
    report.shrinking = now() - start - report.playing
    report.ending = await endSubjects(&workers)
    return report
  }

  /// Sets the deadline of a phase that takes this long; none without a limit.
  package func expectAnswers(within limit: Seconds?) {
    let end = limit.map { SystemClock.now + $0 + 3 }
    deadline.withLock { $0 = end }
  }

  /// Does something for each of many jobs, as `forEach`, and then lets the subjects end.
  package func forEachBeforeEnding<Job: Sendable, Answer: Sendable>(
    _ jobs: [Job], _ body: @escaping @Sendable (Job, inout Runner) throws(RunnerFailure) -> Answer
  ) async -> (answers: [Answer?], failure: RunnerFailure?, ending: SubjectEnding?) {
    var workers = makeWorkers()
    let (answers, failure) = await forEach(jobs, endsEarly: true, &workers) {
      job, worker throws(RunnerFailure) in
      try body(job, &worker.runner)
    }
    return (answers, failure, await endSubjects(&workers))
  }

  /// Does something for each of many jobs, as many at a time as there are workers, while `shouldStop`
  /// allows. Gives the results in the order of the jobs; nil for those that were left undone.
  package func forEach<Job: Sendable, Answer: Sendable>(
    _ jobs: [Job], _ body: @escaping @Sendable (Job, inout Runner) throws(RunnerFailure) -> Answer
  ) async -> (answers: [Answer?], failure: RunnerFailure?) {
    var workers = makeWorkers()
    return await forEach(jobs, endsEarly: true, &workers) { job, worker throws(RunnerFailure) in
      try body(job, &worker.runner)
    }
  }
}
