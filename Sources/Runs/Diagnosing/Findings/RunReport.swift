package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// The results of a run. The same for the same plan, but for the durations.
public struct RunReport: Sendable {
  /// The plan.
  package var plan: RunPlan
  /// The subject, in the words of the command line; empty for the resolver that the command line is
  /// made for.
  package var subject: [String] = []
  /// The totals: shards join by them, and runs continue from them.
  package var totals = RunTotals()
  /// The part of the totals that an earlier run had played.
  package var before = RunTotals()
  /// The findings: first those after steps on screen, then those at launch, then those after steps that are
  /// refused or about what is not on screen; of each in the order in which they were found, those that only
  /// kept scenarios show before others.
  public var findings: [Finding] = []
  /// The samples of what diverged that are not shown as findings, for lack of time or evaluations.
  package var unexamined: [Finding.Sample] = []
  /// The numbers of the scenarios that were examined, in the runs that this one continues, too.
  package var examined: [Int] = []
  /// The sample that was begun and not examined to its end.
  package var begun: Finding.Sample.Begun?
  /// The differences that were known, with their states and what they account for.
  package var known = KnownDifferences()
  /// The number of samples in known classes, with another answer than the known ones, that were not examined.
  package var unrecognized = 0
  /// The known faults that the scenarios notice; nil where that was not asked for.
  package var noticed: NoticedFaults?
  /// The share of the moments at which each part has to be compared where it is due.
  package var comparedAtLeast = ComparedValues.usualShare
  /// The number of kept scenarios that were replayed before.
  package var replayed = 0
  /// The kept scenarios that fail.
  package var failing: [CorpusEntry] = []
  /// The kept counterexamples that can't be read.
  package var unreadable: [UnreadableEntry] = []
  /// The number of kept scenarios for which there was no time.
  package var notReplayed = 0
  /// The duration of generating and playing, as measured by the caller.
  package var playing = Seconds.zero
  /// The duration of shrinking.
  package var shrinking = Seconds.zero
  /// The interruption that ended it early; nil if there was none.
  package var interruption: Interruption?

  /// A run that was ended from outside.
  package enum Interruption: Hashable, Sendable {
    /// It was limited to this time.
    case before(Seconds)
    /// It had no limit of time.
    case unlimited
  }
  /// How the subject ended after its last answer; nil where that was in order.
  package var ending: SubjectEnding?
  /// The reason, in words, why the run ended before its time.
  package var failure: String?
  /// True where code of the harness trapped.
  package var isTrap = false

  /// A run that found nothing and played nothing.
  package init(_ plan: RunPlan) { self.plan = plan }
}

extension RunReport {
  /// The coverage.
  package var coverage: Coverage { totals.coverage }
  /// The divergences that no known difference accounts for.
  package var newDivergences: [DivergenceClass.Occurrences] { known.new(in: totals) }

  /// The number of scenarios whose comparing ended at a known difference, at most.
  package var endedInKnown: Int {
    totals.divergences.reduce(0) { sum, occurrences in
      let ends = occurrences.divergenceClass.part.endsComparing
      return sum + (ends && known.contains(occurrences.divergenceClass) ? occurrences.count : 0)
    }
  }

  /// True if more than a fifth of the scenarios ended in known differences: too much may be behind them. A container is
  /// looked at behind a broken promise, too.
  package var isMostlyKnown: Bool { plan.check != .promises && endedInKnown * 5 > scenarios }

  /// The number of scenarios that were run.
  public var scenarios: Int { coverage.scenarios }
  /// The number of steps that were run.
  public var steps: Int { coverage.steps }
  /// The number of scenarios that failed.
  public var divergences: Int { totals.divergenceCount }

  /// The share of further scenarios that would reach something new, estimated by the second half of
  /// those that were played; nil where that says nothing.
  ///
  /// As Good and Turing do: what was met once stands for what was not met yet. One scenario is added,
  /// so that it is never 0.
  package var shareOfNew: Double? {
    guard plan.source.reportsNewCoverage, plan.shard == .whole, scenarios >= 100 else { return nil }
    let half = totals.positions / 2
    let new = totals.firstUses.newScenarios(from: half)
    return Double(new + 1) / Double(totals.positions - half + 1)
  }

  /// The uses of rules, where what was met says how many were not; nil elsewhere.
  package var estimatedUses: RuleUses? {
    plan.source.reportsNewCoverage && scenarios >= 100 && coverage.uses.count > 0
      ? coverage.uses : nil
  }

  /// The parts that were compared at too few moments: that the models agree says little of them.
  package var hardlyCompared: [Observation.Part] {
    coverage.compared.parts(comparedBelow: comparedAtLeast)
  }

  /// True if the subject skipped more scenarios than leave enough to compare.
  package var isMostlySkipped: Bool {
    ComparedValues.isTooLittle(
      scenarios, of: scenarios + totals.skipped.count, share: comparedAtLeast)
  }

  /// True if nothing at all was played of what there is.
  public var isEmpty: Bool { hasPlayedNothing && totals.skipped.count == 0 && !isComplete }

  /// True if nothing was played, which may be all that there is.
  package var hasPlayedNothing: Bool { scenarios == 0 && replayed == 0 }

  /// True if all scenarios of the plan are done; false where it sets no limit.
  package var isComplete: Bool { plan.positions.map { totals.positions >= $0 } ?? false }

  /// Takes what became of the samples.
  package mutating func take(_ queue: FindingQueue) {
    unexamined = queue.unexamined
    examined = queue.examined
    known = queue.known
    unrecognized = queue.unrecognized
    begun = queue.begun
    findings = grouped(queue.findings).fromWhatEverybodyMeets
    for place in findings.indices { findings[place].limitCount(to: totals.divergenceCount) }
  }
}

extension RunPlan {
  /// Runs it from the start to the end on one runner, without a clock: durations stay zero.
  ///
  /// - Parameters:
  ///   - explainer: what findings are explained by.
  ///   - shouldStop: asked every few scenarios, and while findings are shrunk; when it says so, what
  ///     was found is reported.
  package func report(
    with runner: inout some ScenarioRunner, explainedBy explainer: Explainer? = nil,
    shouldStop: () -> Bool = { false }
  ) throws(RunnerFailure) -> RunReport {
    var plan = self
    var run = Run(plan.learns ? plan.beforeLearning : plan)
    try runner.run(&run) { _ in shouldStop() }
    if plan.learns, !run.hasEnded, !shouldStop() {
      plan.learn(from: run.totals)
      runner.plan = plan
      run = Run(plan, after: run.totals)
      try runner.run(&run) { _ in shouldStop() }
    }
    return try plan.report(of: run.totals, with: &runner, explainer, shouldStop)
  }

  /// Examines what a run has found.
  private func report(
    of totals: RunTotals, with runner: inout some ScenarioRunner, _ explainer: Explainer?,
    _ shouldStop: () -> Bool
  ) throws(RunnerFailure) -> RunReport {
    var report = RunReport(self)
    report.totals = totals
    var cursor = ScenarioCursor(self)
    var queue = FindingQueue(self, totals)
    while case let jobs = queue.nextRound(), !jobs.isEmpty {
      var results: [FindingQueue.Result?] = []
      for job in jobs {
        results.append(
          try runner.examine(
            job, of: self, explainer, scenario: { cursor.scenario(at: $0) },
            watch: { _ in shouldStop() ? .stop : .goOn }))
      }
      queue.add(results)
    }
    if let sample = queue.witness {
      let scenario = sample.scenario { cursor.scenario(at: $0) }
      queue.show(try runner.witness(of: sample, on: scenario, in: self))
    }
    report.take(queue)
    return report
  }
}
