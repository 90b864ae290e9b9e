public import StatusQuoAppearanceModel
public import StatusQuoHarness

/// Runs a plan on a system: any number of workers, each with a runner of its own, share the work.
public struct RunCoordinator<Runner: ScenarioRunner & Sendable>: Sendable {
  /// What to run.
  public var plan: RunPlan
  /// How many work at a time. The report does not depend on it.
  public var workers: Int
  /// Makes the runner of a worker.
  public var makeRunner: @Sendable () -> Runner
  /// Asked often, while playing and while shrinking. What was played up to then is reported.
  public var shouldStop: @Sendable (RunPhase) -> Bool = { _ in false }
  /// Called with what happens, one thing after the other, in the order of the scenarios. When it
  /// fails, the run ends.
  public var notify: @Sendable (RunEvent) throws(RunnerFailure) -> Void = { _ in }
  /// What counts as reached from the start, so that reaching it is not new.
  public var known = Coverage()
  /// What findings are explained by; nil where they are not.
  public var explainer: Explainer?
  /// How long what was found is shrunk.
  public var shrinkTime = ShrinkTime.unlimited
  /// The numbers of the scenarios that earlier runs have examined: others are examined first.
  public var examinedBefore: Set<Int> = []
  /// What is replayed first.
  public var corpus: [CorpusEntry] = []

  /// A run with runners made by `makeRunner`.
  public init(
    _ plan: RunPlan, workers: Int = 1, makeRunner: @escaping @Sendable () -> Runner
  ) {
    self.plan = plan
    self.workers = workers
    self.makeRunner = makeRunner
  }
}

/// How long a run may shrink its findings. A limit in seconds makes the result depend on the machine.
public enum ShrinkTime: Hashable, Sendable {
  /// As long as the budget of the plan allows.
  case unlimited
  /// As long as was played, but at least two seconds.
  case asPlayed
  /// This number of seconds.
  case atMost(Seconds)

  func limit(afterPlaying playing: Seconds) -> Seconds? {
    switch self {
    case .unlimited: nil
    case .asPlayed: max(playing, 2)
    case .atMost(let limit): limit
    }
  }
}

/// What a run is at.
public enum RunPhase: Sendable {
  case playing
  /// One of the workers shrinks, and is so far.
  case shrinking(Shrinking.Progress)
}

/// What happens in a run.
public enum RunEvent: Sendable {
  /// How far it is; sent several times a second.
  case progress(RunProgress)
  /// The first divergence of a class.
  case found(DivergenceClass, NumberedScenario)
  /// A scenario that reached what none before it had reached.
  case newCoverage(NumberedScenario)
  /// All that was played so far: a run can continue from here. Sent at least once a second.
  case played(RunTotals)
}

/// A scenario of a run.
public struct NumberedScenario: Sendable {
  /// Its number, from 0.
  public var index: Int
  /// The scenario.
  public var scenario: Scenario
}

extension RunCoordinator {
  /// Replays what is kept, plays, shrinks, and reports what was found; continues from what was
  /// played before.
  public func report(after before: RunTotals = RunTotals()) async -> RunReport {
    var report = RunReport(plan)
    report.before = before
    report.totals = before
    report.replayed = corpus.count
    let start = SystemClock.now
    var crew = Crew(self)
    let (replayed, first) = await knownFailures(&crew)
    var failure = first
    if failure == nil { (report.totals, failure) = await play(after: before, &crew) }
    report.playing = SystemClock.now - start
    // However the run ended, its findings are reported.
    let limit = shrinkTime.limit(afterPlaying: report.playing)
    let end = limit.map { SystemClock.now + $0 }
    let (kept, second) = await findings(of: replayed, until: end, &crew)
    let (queue, third) = await examine(
      report.totals, playedFor: report.playing, until: end, &crew)
    report.take(queue, ofCorpus: kept)
    report.failure = (failure ?? second ?? third)?.reason
    report.shrinking = SystemClock.now - start - report.playing
    return report
  }

  /// Does something for each of many jobs, as many at a time as there are workers, while `shouldStop`
  /// allows. Gives the results in the order of the jobs; nil for those that were left undone.
  public func forEach<Job: Sendable, Answer: Sendable>(
    _ jobs: [Job], _ body: @escaping @Sendable (Job, inout Runner) throws(RunnerFailure) -> Answer
  ) async -> (answers: [Answer?], failure: RunnerFailure?) {
    var crew = Crew(self)
    return await forEach(jobs, endsEarly: true, &crew) { job, hand throws(RunnerFailure) in
      try body(job, &hand.runner)
    }
  }
}
