import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoSeededBugs
import Testing

/// Outcome and every format follow from what was seen, however a run is cut, continued, or merged.
@Suite struct VerdictTests {
  private static let plan: RunPlan = {
    var plan = RunPlan(
      seed: 3, scenarios: 40, budget: Shrinking.Budget(evaluations: 40, pairs: 5))
    plan.samples = 8
    return plan
  }()

  /// A resolver that is wrong after a turn, in a process that ends at some steps.
  private static let endings: [Divergence.Failure?] = [
    nil, .crashed(.process("SIGABRT")), .hung(seconds: 1),
  ]

  private static func coordinator(
    _ plan: RunPlan = plan, ending: Divergence.Failure?, calls: Int = .max, isGone: Bool = false
  ) -> RunCoordinator<MortalRunner> {
    let left = Shared(calls)
    return RunCoordinator(plan, workers: 2) { [plan] in
      MortalRunner(plan, ending, calls: left, isGone: isGone)
    }
  }

  /// Holds a report against its totals, and every format against both.
  private static func check(_ report: RunReport, at cut: Int, _ ending: Divergence.Failure?) throws
  {
    let seen = report.totals.divergences.map(\.divergenceClass.part)
    guard !seen.isEmpty else { return }
    let crashed = seen.contains { $0 == .crash || $0 == .hang }
    let expected: RunOutcome = crashed ? .crash : .divergence
    #expect(report.outcome == expected, "cut at \(cut)")
    let counts = report.findings.map(\.count) + report.notShown.map(\.count)
    #expect(counts.reduce(0, +) == report.divergences, "cut at \(cut)")
    let shown = Set(
      report.findings.flatMap { $0.examples.map(\.divergenceClass) }
        + report.notShown.map(\.divergenceClass))
    #expect(shown == Set(report.totals.divergences.map(\.divergenceClass)), "cut at \(cut)")

    let article = report.article(report.findings.map { Finding.Reported($0).article() })
    #expect(article.isGood == false)
    #expect(article.text().hasPrefix("the models differ on \(report.divergences) of"))
    #expect(article.markdown().hasPrefix("## statusquo fuzz\n\nthe models differ on"))
    #expect(report.json()["outcome"]?.string == expected.rawValue)
    #expect(ReportedEvent.ended(report).json["report"]?["outcome"]?.string == expected.rawValue)
    let run = report.checkedRun()
    #expect(run.verdict.hasPrefix("the models differ on"))
    #expect(run.junit.contains("<error ") == crashed, "cut at \(cut)")
    #expect(crashed || run.junit.contains("<failure "))
    #expect(run.gitHubAnnotations.hasPrefix("::error"))
    let results = run.sarif(version: "1")["runs"]?.elements?[0]["results"]?.elements
    #expect(results?.isEmpty == false)
    #expect(
      run.jsonLines.split(separator: "\n").contains { $0.contains("\"holds\":false") })
  }

  /// Cuts a run after so many calls of its subject, then continues it, cut again, until it is whole.
  @Test(arguments: endings.indices) func `a run that is cut and continued reports what it saw`(
    ending: Int
  ) async throws {
    let ending = Self.endings[ending]
    let whole = await Self.coordinator(ending: ending).report()
    try Self.check(whole, at: .max, ending)
    #expect(whole.divergences > 2 && whole.notShown.isEmpty)
    for calls in [0, 1, 2, 3, 5, 8, 13, 25, 40, 80] {
      for isGone in [false, true] {
        let first = await Self.coordinator(ending: ending, calls: calls, isGone: isGone).report()
        try Self.check(first, at: calls, ending)
        // As much time again, none, and all that it takes.
        for more in [calls, 0, .max] {
          var coordinator = Self.coordinator(ending: ending, calls: more, isGone: isGone)
          coordinator.examinedBefore = Set(first.examined)
          coordinator.begunBefore = first.begun
          let second = await coordinator.report(after: first.totals)
          try Self.check(second, at: calls, ending)
          #expect(more < .max || second.totals == whole.totals)
        }
      }
    }
  }

  @Test(arguments: endings.indices) func `shards that are cut report together what they saw`(
    ending: Int
  ) async throws {
    let ending = Self.endings[ending]
    for calls in [4, 12, .max] {
      var shards: [RunTotals] = []
      for number in 0..<3 {
        var plan = Self.plan
        plan.shard = Shard(number, of: 3)
        shards.append(await Self.coordinator(plan, ending: ending, calls: calls).report().totals)
      }
      for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        var joined = RunTotals()
        for number in order { joined.merge(shards[number]) }
        #expect(joined.divergenceCount == shards.reduce(0) { $0 + $1.divergenceCount })
        var plan = Self.plan
        plan.scenarios = 0
        for calls in [0, 3, .max] {
          try Self.check(
            await Self.coordinator(plan, ending: ending, calls: calls).report(after: joined),
            at: calls,
            ending)
        }
      }
    }
  }

  @Test func `what an earlier run has examined is shown by one that has no time`() async throws {
    let whole = await Self.coordinator(ending: nil).report()
    var coordinator = Self.coordinator(ending: nil)
    coordinator.examinedBefore = Set(whole.examined)
    coordinator.shrinkTime = 0
    let report = await coordinator.report(after: whole.totals)
    try Self.check(report, at: 0, nil)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.divergence.observed != nil)
    #expect(finding.mayBeSmaller)
    #expect(report.verdict.contains(", in at least 1 way, not proved minimal; "))
  }

  @Test func `classes beyond the limit of samples are listed`() async throws {
    var plan = Self.plan
    plan.scenarios = 120
    plan.samples = 1
    let report = await Self.coordinator(plan, ending: nil).report()
    #expect(report.findings.count == 1)
    #expect(report.totals.divergences.count > 1)
    try Self.check(report, at: .max, nil)
  }

  @Test func `whether enough was compared is said of the whole run, and not of a shard`() throws {
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    let plan = RunPlan(seed: 3, scenarios: 20)
    var runner = InProcessRunner(models, plan)
    var played = RunReport(plan)
    played.totals = runner.run(0..<20).totals
    var skipped = played
    skipped.totals.skipped.add(Skip("no child view controllers"), at: 20..<60)
    var known = played
    let popped = DivergenceClass(stepKind: .pop, .hidden, .other)
    let divergence = Divergence(
      step: 0, stepKind: nil, expected: Observation(), actual: Observation(), brokenInvariant: nil)
    known.known = KnownDifferences(
      [KnownDifference([[popped]], on: Scenario())], [.same(divergence)])
    known.totals.add(DivergenceClass.Occurrences(popped, at: Array(0..<8)))
    for little in [skipped, known] {
      #expect(little.outcome == .hardlyCompared)
      var shard = little
      shard.plan.shard = Shard(1, of: 3)
      #expect(shard.outcome == .agreement)
      #expect(shard.verdict.contains("; 'merge' of all shards says whether that is enough"))
      #expect(shard.checkedRun().problems.isEmpty)
    }
    #expect(played.outcome == .agreement && !played.verdict.contains("merge"))
  }

  @Test func `a run with a counterexample that can't be read does not agree`() {
    var report = RunReport(RunPlan(seed: 3, scenarios: 0))
    #expect(report.outcome == .agreement)
    report.unreadable = [UnreadableEntry(file: "kept.json", problem: "kept.json:1:1: found '{'")]
    #expect(report.outcome == .cut)
    #expect(report.verdict.contains("; 1 kept counterexample can't be read"))
    #expect(report.checkedRun().problems.contains { $0.file == "kept.json" })
  }

  @Test func `a run that could not replay what is kept does not agree`() async {
    var plan = RunPlan(seed: 3, scenarios: 4)
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    plan.samples = 1
    var coordinator = RunCoordinator(plan) { [plan] in InProcessRunner(models, plan) }
    coordinator.corpus = [CorpusEntry(Scenario(), in: "kept.json")]
    let whole = await coordinator.report()
    #expect(whole.outcome == .agreement && whole.replayed == 1)
    coordinator.playTime = 0
    let cut = await coordinator.report(after: whole.totals)
    #expect(cut.outcome == .cut && cut.replayed == 0)
    #expect(cut.verdict.hasSuffix("; 1 kept scenario not replayed"))
    #expect(cut.checkedRun().problems.map(\.rule) == [.ended])
  }
}

/// A resolver in a process that ends where a scenario dismisses, and that is gone, or interrupted, after so many calls.
private struct MortalRunner: ScenarioRunner, Sendable {
  var plan: RunPlan
  private var base: InProcessRunner<ReferenceModel, WrongResolver<CachedResolver>>
  private var cursor: ScenarioCursor
  private let ending: Divergence.Failure?
  private let calls: Shared<Int>
  private let isGone: Bool

  init(_ plan: RunPlan, _ ending: Divergence.Failure?, calls: Shared<Int>, isGone: Bool) {
    self.plan = plan
    self.ending = ending
    self.calls = calls
    self.isGone = isGone
    cursor = ScenarioCursor(plan)
    base = InProcessRunner(
      LockStep(
        reference: { ReferenceModel($0) },
        subject: { scenario in
          WrongResolver(
            scenario,
            bugs: [
              .forgetsToUpdate(after: .rotate),
              .forgetsToUpdate(after: .setNeedsStatusBarAppearanceUpdate),
            ]
          ) { CachedResolver($0) }
        }), plan)
  }

  private func call() throws(RunnerFailure) {
    let isLeft = calls.withLock { calls in
      calls -= 1
      return calls >= 0
    }
    if !isLeft { throw isGone ? RunnerFailure("the subject is gone") : .interrupted }
  }

  private func end(of scenario: Scenario) -> Divergence? {
    guard let ending, let step = scenario.steps.firstIndex(where: { $0.kind == .dismiss }) else {
      return nil
    }
    return Divergence(step: step + 1, stepKind: .dismiss, failure: ending)
  }

  mutating func run(_ positions: Range<Int>) throws(RunnerFailure) -> RunPart {
    try call()
    let index = plan.index(at: positions.lowerBound)
    let scenario = cursor.scenario(at: index)
    guard let end = end(of: scenario) else {
      return base.run(positions.lowerBound..<positions.lowerBound + 1)
    }
    var totals = RunTotals()
    totals.add(scenario, endedBy: end, at: index)
    totals.positions = 1
    return RunPart(totals)
  }

  mutating func divergences(on scenario: Scenario) throws(RunnerFailure) -> [Divergence] {
    try call()
    return end(of: scenario).map { [$0] } ?? base.divergences(on: scenario)
  }

  mutating func observations(on scenario: Scenario) throws(RunnerFailure) -> [Observation]? {
    try call()
    return end(of: scenario) == nil ? base.observations(on: scenario) : nil
  }

  mutating func shrink(
    _ scenario: Scenario, like wanted: [DivergenceClass], budget: Shrinking.Budget,
    watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    try shrinkEach(scenario, budget, watch) { candidate throws(RunnerFailure) in
      try divergence(on: candidate, like: wanted)
    }
  }
}
