import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import Testing

/// The divergences of a run that are examined, and the fate of the others.
@Suite struct ExaminingTests {
  private typealias Subject = WrongResolver<CachedResolver>
  private typealias Runner = InProcessRunner<ReferenceModel, Subject>

  private static let bugs: [SeededBug] = [
    .forgetsToUpdate(after: .rotate), .forgetsToUpdate(after: .setNeedsStatusBarAppearanceUpdate),
  ]

  private static func models(_ bugs: [SeededBug]) -> LockStep<ReferenceModel, Subject> {
    LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } })
  }

  private static let explainer = Explainer.ofFaults { ReferenceModel($0) }

  private static let plan: RunPlan = {
    var plan = RunPlan(
      seed: 3, scenarios: 240, budget: Shrinking.Budget(evaluations: 200, pairs: 10))
    plan.samples = 8
    return plan
  }()

  private static func coordinator(_ plan: RunPlan = plan) -> RunCoordinator<Runner> {
    RunCoordinator(plan, workers: 2) { InProcessRunner(models(bugs), plan) }
  }

  @Test func `with a budget of none, one of what two bugs show is as found, the rest is left`()
    async throws
  {
    var plan = Self.plan
    plan.evaluations = 0
    let report = await Self.coordinator(plan).report()
    let shown = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(shown.shrinking == nil && shown.isReproducible && shown.divergence.observed != nil)
    #expect(report.examined.isEmpty)
    #expect(report.unexamined.reduce(shown.count) { $0 + $1.count } == report.divergences)
    var cursor = ScenarioCursor(plan)
    for bug in Self.bugs {
      var alone = Self.models([bug])
      #expect(
        ([shown.scenario] + report.unexamined.map { $0.scenario { cursor.scenario(at: $0) } })
          .contains { alone.firstDivergence(on: $0) != nil })
    }
  }

  @Test func `what was examined when the time ended is a beginning of what would have been`() async
  {
    let whole = await Self.coordinator().report()
    #expect(whole.unexamined.isEmpty)
    #expect(whole.findings.count >= 2)
    var order: [Int]?
    for limit in [0, 300, 600, 1_200] {
      let asked = Shared(0)
      var coordinator = Self.coordinator()
      coordinator.shouldStop = { phase in
        guard case .shrinking = phase else { return false }
        return asked.withLock { count in
          count += 1
          return count > limit
        }
      }
      let report = await coordinator.report()
      let left = report.unexamined.compactMap(\.index)
      // What was half shrunk, or not at all, is shown, where nothing else is.
      let shown = Set(report.findings.compactMap(\.index))
      #expect(!shown.isEmpty)
      #expect(Set(left).union(report.examined).union(shown) == Set(whole.examined))
      let counts: [Int] = report.findings.map(\.count) + report.unexamined.map(\.count)
      #expect(counts.reduce(0, +) == report.divergences)
      #expect(Set(left).isDisjoint(with: report.examined))
      // With no limit at all everything else is left, in the order in which it would be examined.
      let all = order ?? shown + left
      order = all
      #expect(left == Array(all.suffix(left.count)))
      #expect(report.findings.count <= max(whole.findings.count, 1))
    }
    #expect(order?.count == whole.examined.count)
  }

  @Test func `a crash takes its turn, and what shows after few steps comes first`() throws {
    var totals = RunTotals()
    totals.positions = 10
    let parts: [Divergence.Part] = [.crash, .observed(.bar), .hang, .observed(.styles)]
    for (index, part) in parts.enumerated() {
      let divergenceClass = DivergenceClass(stepKind: .pop, part: part, detail: .none)
      var occurrences = DivergenceClass.Occurrences(divergenceClass, at: [index, index + 4])
      // The second scenario of each shows it sooner, that of the last class soonest.
      occurrences.soonest = DivergenceClass.Occurrences.Soonest(
        isClear: true, step: 5 - index, index: index + 4)
      totals.add(occurrences)
    }
    var queue = FindingQueue(Self.plan, totals)
    var rounds: [[Int]] = []
    while case let round = queue.nextRound(), !round.isEmpty {
      rounds.append(round.compactMap(\.sample.index))
      queue.add(round.map { _ in .unexplained })
    }
    #expect(rounds.first == [7])
    #expect(Array(rounds.joined().prefix(4)) == [7, 6, 5, 4])
  }

  @Test func `every finding is short before any is made as small as it can be`() async throws {
    var plan = Self.plan
    plan.budget = Shrinking.Budget(evaluations: 1_000, pairs: 10)
    let told = Shared([FindingQueue.News]())
    for workers in 1...2 {
      var coordinator = Self.coordinator(plan)
      coordinator.workers = workers
      coordinator.notify = { event throws(RunnerFailure) in
        if case .examined(let news) = event { told.withLock { $0.append(news) } }
      }
      let report = await coordinator.report()
      let news = told.withLock { all in
        defer { all = [] }
        return all
      }
      let new = news.filter { !$0.isSmaller }
      #expect(new.map(\.number) == Array(1...new.count))
      #expect(news.prefix(new.count).allSatisfy { !$0.isSmaller })
      let evaluations = new.map { $0.finding.shrinking?.evaluations ?? 0 }
      // What fails among the steps before is shrunk once more.
      #expect(evaluations.filter { $0 > 600 } == [] && evaluations.contains { $0 <= 300 })
      #expect(Set(report.findings.flatMap(\.numbers)) == Set(1...new.count))
      #expect(report.findings.contains { ($0.shrinking?.evaluations ?? 0) > 300 })
      for smaller in news where smaller.isSmaller {
        let before = try #require(new.first { $0.number == smaller.number })
        #expect(ScenarioSize(smaller.finding.scenario) < ScenarioSize(before.finding.scenario))
      }
    }
  }

  @Test func `the first difference is shown while others are played`() async throws {
    for workers in 1...2 {
      var coordinator = Self.coordinator()
      coordinator.workers = workers
      let looks = Shared([(finding: Finding, playedUpTo: Int)]())
      let played = Shared(0)
      coordinator.notify = { event throws(RunnerFailure) in
        switch event {
        case .progress(let progress): played.withLock { $0 = progress.positions }
        case .firstLook(let finding):
          let position = played.withLock { $0 }
          looks.withLock { $0.append((finding, position)) }
        case .found, .newCoverage, .examined, .allShort, .played: break
        }
      }
      let report = await coordinator.report()
      let first = try #require(report.totals.divergences.first)
      let shown = looks.withLock { $0 }
      #expect(shown.count == 1)
      #expect(shown.first?.finding.index == first.indices[0])
      #expect(shown.first.map { $0.playedUpTo < report.totals.positions } == true)
    }
  }

  @Test func `a run that continues, or that may not shrink, shows no first difference`() async {
    let first = await Self.coordinator().report()
    var continued = Self.coordinator()
    continued.plan.scenarios = 480
    var hasty = Self.coordinator()
    hasty.shrinkTime = 0
    for (coordinator, before) in [(continued, first.totals), (hasty, RunTotals())] {
      let looks = Shared(0)
      var coordinator = coordinator
      coordinator.notify = { event throws(RunnerFailure) in
        if case .firstLook = event { looks.withLock { $0 += 1 } }
      }
      let report = await coordinator.report(after: before)
      #expect(report.divergences > first.divergences || before == RunTotals())
      #expect(looks.withLock { $0 } == 0)
    }
  }

  @Test(arguments: [
    (part: Divergence.Part.hang, detail: DivergenceClass.Detail.none),
    (.crash, .crash(.process("SIGABRT"), lastWords: "out of range")),
  ])
  func `what others have played ends nothing, however often the subject has ended in it`(
    part: Divergence.Part, detail: DivergenceClass.Detail
  ) async {
    var totals = RunTotals()
    totals.positions = Self.plan.scenarios ?? 0
    totals.add(
      DivergenceClass.Occurrences(
        DivergenceClass(stepKind: .pop, part: part, detail: detail), at: Array(0..<40)))
    var coordinator = Self.coordinator()
    coordinator.shouldStop = { if case .shrinking = $0 { true } else { false } }
    let report = await coordinator.report(after: totals)
    #expect(report.failure == nil)
    #expect(report.outcome == .crash)
  }

  @Test func `a run that continues begins with what was not examined`() throws {
    var runner = InProcessRunner(Self.models(Self.bugs), Self.plan)
    var run = Run(Self.plan)
    try runner.run(&run)
    func order(examinedBefore: Set<Int>) -> (jobs: [Int], unexamined: [Int]) {
      var queue = FindingQueue(Self.plan, run.totals, examinedBefore: examinedBefore)
      var jobs: [Int] = []
      while case let round = queue.nextRound(), !round.isEmpty {
        jobs += round.compactMap(\.sample.index)
        queue.add(round.map { _ in .unexplained })
      }
      return (jobs, queue.unexamined.compactMap(\.index))
    }
    let all = order(examinedBefore: []).jobs
    #expect(all.count == 8)
    let rest = order(examinedBefore: Set(all.prefix(3)))
    // Where there are more classes than samples, others come in between.
    #expect(rest.jobs.starts(with: all.dropFirst(3)))
    #expect(Array(rest.jobs.suffix(3)) == Array(all.prefix(3)))
    #expect(rest.unexamined == rest.jobs, "what was examined before is not lost")
  }

  @Test func `where the time is shorter than one sample takes, a run that continues gets on`() async
  {
    let whole = await Self.coordinator().report()
    var examined: Set<Int> = []
    var begun: Finding.Sample.Begun?
    var runs = 0
    while examined.count < whole.examined.count, runs < 200 {
      let asked = Shared(0)
      var coordinator = Self.coordinator()
      coordinator.workers = 1
      coordinator.examinedBefore = examined
      coordinator.begunBefore = begun
      coordinator.shouldStop = { phase in
        guard case .shrinking = phase else { return false }
        return asked.withLock { count in
          count += 1
          return count > 40
        }
      }
      let report = await coordinator.report()
      #expect(report.examined.count > examined.count || report.begun != begun)
      examined = Set(report.examined)
      begun = report.begun
      runs += 1
    }
    #expect(examined == Set(whole.examined))
    #expect(runs > whole.examined.count, "the limit did not cut anything")
  }

  @Test func `what a run has met is not examined a second time because it is kept`() async throws {
    var cursor = ScenarioCursor(Self.plan)
    var coordinator = Self.coordinator()
    let whole = await coordinator.report()
    // As a file gives it: names have other numbers there.
    coordinator.corpus = try whole.examined.map { index in
      let document = ScenarioDocument(cursor.scenario(at: index))
      return CorpusEntry(
        try ScenarioDocument(document.json, file: "kept-\(index).json").scenario,
        in: "kept-\(index).json")
    }
    coordinator.shouldStop = { if case .shrinking = $0 { true } else { false } }
    let report = await coordinator.report()
    #expect(report.replayed == whole.examined.count)
    #expect(report.unexamined.compactMap(\.index).count == report.unexamined.count)
  }

  @Test func `kept scenarios that fail are findings only where nothing else explains them`() async {
    var cursor = ScenarioCursor(Self.plan)
    var other = ScenarioCursor(RunPlan(seed: 4))
    var coordinator = Self.coordinator()
    coordinator.explainer = Self.explainer
    coordinator.corpus =
      (0..<120).map { CorpusEntry(cursor.scenario(at: $0), in: "own-\($0).json") }
      + (0..<120).map { CorpusEntry(other.scenario(at: $0), in: "other-\($0).json") }
    let kept = await coordinator.report()
    #expect(kept.replayed == 240)
    #expect(kept.unexamined.isEmpty)
    #expect(kept.findings.count <= Self.bugs.count)

    coordinator.shouldStop = { if case .shrinking = $0 { true } else { false } }
    let cut = await coordinator.report()
    #expect(cut.findings.count == 1)
    #expect(cut.unexamined.contains { if case .kept = $0.place { true } else { false } })
    #expect(cut.unexamined.map(\.count).reduce(cut.findings[0].count, +) == cut.divergences)
  }

  @Test func `no sample gets a budget below zero, however much the ones before took`() throws {
    var plan = Self.plan
    plan.evaluations = 3
    var runner = InProcessRunner(Self.models(Self.bugs), plan)
    var run = Run(plan)
    try runner.run(&run)
    var queue = FindingQueue(plan, run.totals)
    var jobs = queue.nextRound()
    #expect(jobs.map(\.budget.evaluations) == [3])
    var cursor = ScenarioCursor(plan)
    while !jobs.isEmpty {
      let results = try jobs.map { job -> FindingQueue.Result? in
        let result = try runner.examine(
          job, of: plan, nil, scenario: { cursor.scenario(at: $0) }, watch: { _ in .goOn })
        guard case .found(var finding, let diagnosis, _) = result else { return result }
        finding.shrinking?.evaluations = 1_000
        return .found(finding, diagnosis)
      }
      queue.add(results)
      jobs = queue.nextRound()
      #expect(jobs.allSatisfy { $0.budget.evaluations == 0 })
    }
    #expect(queue.findings.count <= 2)
    #expect(queue.unexamined.count + queue.examined.count == 8)
  }
}
