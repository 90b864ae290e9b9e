import StatusQuoDiagnosing
package import StatusQuoHarness
import StatusQuoScenarioFiles

extension RunCoordinator {
  /// Plays the scenarios of the known differences. However late it is, they are few and small.
  package func statesOfKnown() async -> (known: KnownDifferences, failure: RunnerFailure?) {
    var workers = makeWorkers()
    return await statesOfKnown(&workers)
  }

  func statesOfKnown(
    _ workers: inout [Worker]
  ) async -> (known: KnownDifferences, failure: RunnerFailure?) {
    let (answers, failure) = await forEach(knownDifferences, endsEarly: true, &workers) {
      known, worker throws(RunnerFailure) in
      worker.runner.startAfresh()
      let found = try worker.runner.divergences(on: known.scenario)
      return KnownDifference.State(of: known, found, worker.runner.skipped)
    }
    var known = KnownDifferences(knownDifferences, answers.map { $0 ?? .notPlayed })
    known.allowsFixed = allowsFixed
    return (known, failure)
  }

  /// The kept scenarios that fail, of those for which there is time; those that fail in known ways only
  /// hold.
  func keptFailures(
    _ known: KnownDifferences, until end: Seconds?, _ workers: inout [Worker]
  ) async -> (samples: [Finding.Sample], replayed: Int, failure: RunnerFailure?) {
    let (answers, failure) = await forEach(corpus, endsEarly: true, until: end, &workers) {
      entry, worker throws(RunnerFailure) in
      try worker.runner.divergences(on: entry.scenario)
        .filter { !known.contains($0.classes) }
        .first(like: [entry.divergenceClass].compactMap { $0 })
        .map { Finding.Sample($0.newClass(for: entry, known), kept: entry) }
    }
    return (answers.compactMap { $0 ?? nil }, answers.count { $0 != nil }, failure)
  }

  /// Examines some of the divergences of each class and what of the kept scenarios fails, until the time
  /// is over. Where nothing was examined to its end, one of them is shown as it was found, however late it is.
  func examine(
    _ totals: RunTotals, _ kept: [Finding.Sample], until end: Seconds?, _ workers: inout [Worker]
  ) async -> (queue: FindingQueue, failure: RunnerFailure?) {
    expectAnswers(within: end.map { $0 - now() })
    var queue = FindingQueue(
      plan, totals, kept: withoutSamples(kept, of: totals), examinedBefore: examinedBefore,
      begun: begunBefore)
    var problem: RunnerFailure?
    var isShortening = true
    while case let jobs = queue.nextRound(), !jobs.isEmpty, problem == nil {
      if isShortening, jobs[0].isShort {
        isShortening = false
        let (findings, ways) = queue.counts
        report(.allShort(findings: findings, ways: ways), &problem)
      }
      let (answers, failure) = await forEach(jobs, endsEarly: false, &workers) {
        job, worker throws(RunnerFailure) in
        var cursor = worker.cursor
        return try worker.runner.examine(
          job, of: plan, explainer, scenario: { cursor.scenario(at: $0) },
          watch: { watch($0, until: end) })
      }
      problem = failure
      for news in queue.add(answers) { report(.examined(news), &problem) }
    }
    if let sample = queue.witness {
      expectAnswers(within: nil)
      let (answers, failure) = await forEach([sample], endsEarly: false, &workers) {
        sample, worker throws(RunnerFailure) in
        var cursor = worker.cursor
        let scenario = sample.scenario { cursor.scenario(at: $0) }
        return try worker.runner.witness(of: sample, on: scenario, in: plan)
      }
      problem = problem ?? failure
      if let witness = answers[0] { queue.show(witness) }
    }
    return (queue, problem)
  }

  private func report(_ event: RunEvent, _ problem: inout RunnerFailure?) {
    do throws(RunnerFailure) {
      try notify(event)
    } catch {
      problem = problem ?? error
    }
  }

  /// The first difference that is new, made short: something to look at while others are played. What is found of it
  /// counts for nothing, as it is examined with all others later. Nil where it is none.
  ///
  /// Another runner does it: a subject may keep what it has played.
  func firstLook(
    at divergenceClass: DivergenceClass, in numbered: NumberedScenario, until end: Seconds?,
    of plan: RunPlan
  ) throws(RunnerFailure) -> Finding? {
    let sample = Finding.Sample(divergenceClass, index: numbered.index)
    let job = FindingQueue.Job(firstLook: sample, plan)
    var runner = makeRunner()
    runner.plan = plan
    defer { _ = try? runner.endSubject() }
    do throws(RunnerFailure) {
      // To shorten what ends the subject takes long.
      if divergenceClass.part.isEnding {
        let finding = try runner.witness(of: sample, on: numbered.scenario, in: plan)
        return finding.isReproducible ? finding : nil
      }
      let result = try runner.examine(
        job, of: plan, nil, scenario: { _ in numbered.scenario },
        watch: { _ in isOver(at: end) ? .stop : .goOn })
      guard case .found(let finding, _, _) = result, finding.isReproducible else { return nil }
      return finding
    } catch {
      guard error == .interrupted else { throw error }
      return nil
    }
  }

  /// The kept scenarios without those that the run has met as well: once is enough.
  private func withoutSamples(_ kept: [Finding.Sample], of totals: RunTotals) -> [Finding.Sample] {
    if kept.isEmpty { return [] }
    var cursor = ScenarioCursor(plan)
    func hash(_ sample: Finding.Sample) -> String {
      ScenarioDocument(sample.scenario { cursor.scenario(at: $0) }).contentHash
    }
    let met = Set(samples(totals.divergences, limit: plan.samples).map(hash))
    return kept.filter { !met.contains(hash($0)) }
  }

  private func watch(
    _ progress: Shrinking.Progress, until end: Seconds?
  ) -> Shrinking.Command {
    if let end, now() >= end { return .stop }
    return shouldStop(.shrinking(progress)) ? .stop : .goOn
  }
}

extension Divergence {
  /// The class in which a kept scenario is examined: the one that it is kept for, if it shows that, else the first that
  /// is not known.
  fileprivate func newClass(for entry: CorpusEntry, _ known: KnownDifferences) -> DivergenceClass {
    if let kept = entry.divergenceClass, has([kept]), !known.contains(kept) { return kept }
    return classes.first { !known.contains($0) } ?? divergenceClass
  }
}
